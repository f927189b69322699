import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { noise } from '../../geometry/noise.ts';
import { clamp } from '../../geometry/point.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const ROWS = 74;
/** Distance between tufts across the neck, head radii. */
const PITCH = 0.045;

/**
 * Down in place of feathers on the head and neck of a vulture: short, curled, in no order but that of its flow, thin over the
 * face so that the skin shows, fuller and standing out beyond the outline down the neck.
 */
export function paintDown(ctx: SKRSContext2D, subject: Subject): void {
  const { down } = subject.recipe.planes ?? {};
  if (!down) return;
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('down');
  const skin = rgbOf(down.skin);
  const own = down.colour && rgbOf(down.colour);
  for (let row = ROWS; row >= 0; row--) {
    const t = row / ROWS;
    const u = 0.012 + t * (down.to - 0.012);
    const count = Math.round((sheet.halfDepth(u) * 2) / (PITCH * anatomy.headRadius));
    for (let i = 0; i <= count; i++) {
      const v = (i + random.range(-0.5, 0.5)) / count;
      const root = sheet.at(u, clamp(v, -0.005, 1.005));
      const clump = noise(root[0] / (anatomy.headRadius * 0.12), root[1] / (anatomy.headRadius * 0.12), 5);
      const face = Math.max(0, 1 - t * 3.2);
      if (random.chance(face * 0.35)) continue;
      const length = anatomy.headRadius * (0.08 + 0.17 * t) * random.range(0.7, 1.3);
      const edge = v < 0.08 ? -0.4 : v > 0.92 ? 0.4 : 0;
      const curl = (clump - 0.5) * 1.6 + random.bell() * 0.4;
      ctx.fillStyle = css(
        tone(
          mix(own || subject.albedo.at(...root), skin, Math.max(0, face * 0.5 + (0.52 - clump) * 1.1)),
          random.bell() * 0.04,
        ),
        0.9,
      );
      const flow = sheet.flow(u, clamp(v, 0.02, 0.98));
      brushTuft(ctx, root, flow + edge * 0.6 + curl * 0.5, length, length * 0.16, curl * length * 0.12);
    }
  }
}
