/** A face of a hewn post, with its grain. */

import type { Path } from '../../../geometry/point.ts';
import { fill } from '../../../geometry/trace.ts';
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

export const FOOT = 908;

function grain(view: View, left: number, right: number, top: number, colour: string, name: string): void {
  const { ctx } = view;
  const random = view.dice(name);
  for (const [tone, count] of [
    [-0.13, 34],
    [0.1, 26],
  ] as const)
    fillPath(ctx, veil(shade(colour, tone), 0.65), () => {
      for (let i = 0; i < count; i++) {
        const x = random.range(left + 3, right - 3);
        const y = random.range(top - 6, FOOT);
        const length = random.range(30, 150);
        addTaper(ctx, [x, y], [x + random.bell() * 3, y + length], random.range(0.8, 2.3), random.bell() * 2);
      }
    });
  fillPath(ctx, shade(colour, -0.26), () => {
    const x = left + (right - left) * random.range(0.35, 0.65);
    addTaper(
      ctx,
      [x, top - 4],
      [x + random.bell() * 8, top + random.range(120, 190)],
      3.4,
      random.bell() * 5,
    );
  });
}

export function face(view: View, corners: Path, colour: string, name: string): void {
  const { ctx } = view;
  ctx.save();
  fill(ctx, corners, colour);
  ctx.clip();
  const xs = corners.map((corner) => corner[0]);
  grain(
    view,
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...corners.map((corner) => corner[1])),
    colour,
    name,
  );
  ctx.restore();
}
