import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import type { Ornament } from '../parts/ornament.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

type Ruff = Extract<Ornament, { kind: 'ruff' }>;

/** The collar of down or lances at the foot of a vulture's neck: rows of loose plumes, the lowest first. */
export function paintRuff(ctx: SKRSContext2D, subject: Subject, ruff: Ruff): void {
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('ruff');
  const rgb = rgbOf(ruff.colour);
  const plume = ruff.length * anatomy.headRadius;
  const rows = 5;
  for (let row = rows - 1; row >= 0; row--) {
    const u = ruff.at + (row / rows) * (ruff.depth ?? 0.05);
    const count = Math.round(34 - row * 2);
    for (let i = 0; i <= count; i++) {
      const v = (i + random.range(-0.5, 0.5)) / count;
      const root = sheet.at(u, Math.min(1.02, Math.max(-0.02, v)));
      const flow = sheet.flow(u, Math.min(0.98, Math.max(0.02, v)));
      const length = plume * random.range(0.7, 1.15);
      const angle = flow + (v - 0.5) * (ruff.flare ?? 0.5) + random.bell() * 0.16;
      ctx.fillStyle = css(tone(rgb, random.bell() * 0.05 - row * 0.015));
      brushTuft(ctx, root, angle, length, length * (ruff.lance ? 0.11 : 0.2), random.bell() * length * 0.08);
    }
  }
}
