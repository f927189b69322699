import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { noise } from '../../geometry/noise.ts';
import { blend, clamp, smoothstep } from '../../geometry/point.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const ROWS = 60;
/** How far down the neck the silk reaches, u of the sheet. */
const END = 0.24;

/**
 * The close, silky plumage of a duck's head: long fine hairs laid flat along the flow, their sheen in slow waves; it stays
 * within the outline, which is smooth.
 */
export function paintSilk(ctx: SKRSContext2D, subject: Subject): void {
  const silk = subject.recipe.planes?.silk ?? 0;
  if (silk === 0) return;
  const { frames, albedo } = subject;
  const { sheet, anatomy } = frames;
  const random = subject.stream('silk');
  const radius = anatomy.headRadius;
  for (let row = ROWS; row >= 0; row--) {
    const u = 0.008 + ((END - 0.008) * row) / ROWS;
    const short = blend(1, 0.4, smoothstep(0.14, END, u));
    const count = Math.round((sheet.halfDepth(u) * 2) / (radius * 0.04));
    for (let i = 1; i < count; i++) {
      const v = (i + random.range(-0.5, 0.5)) / count;
      const root = sheet.at(u, clamp(v, 0.03, 0.97));
      const wave = noise(root[0] / (radius * 0.4), root[1] / (radius * 0.22), 11) - 0.5;
      const flow = sheet.flow(u, v) + random.bell() * 0.05;
      const length = radius * random.range(0.2, 0.32) * short;
      ctx.fillStyle = css(tone(albedo.at(...root), wave * 0.09 * silk + random.bell() * 0.022), 0.6);
      brushTuft(ctx, root, flow, length, length * 0.06, random.bell() * length * 0.03);
    }
  }
}
