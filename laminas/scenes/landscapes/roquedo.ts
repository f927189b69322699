/** The cliffs. */

import type { Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { addCurve, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { layLand, rollingLine } from './land.ts';

/** A cliff that rises from one side: its edge steps inwards and down, ledge by ledge. */
function drawCliff(view: View, name: string, side: -1 | 1, reach: number, top: number, colour: string): void {
  const { ctx, light } = view;
  const random = view.dice(name);
  const rim = DISC.x + side * (DISC.radius + 20);
  const inner = (t: number): number => rim - side * reach * t;
  const edge: Point[] = [[rim, top - 24]];
  let y = top;
  for (let step = 0; step < 7; step++) {
    const t = 0.42 + step * 0.095;
    edge.push([inner(t) + random.bell() * 7, y]);
    y += random.range(26, 62);
    edge.push([inner(t + 0.02) + random.bell() * 6, y]);
  }
  edge.push([inner(1.04), DISC.bottom + 20], [rim, DISC.bottom + 20]);
  ctx.save();
  fill(ctx, edge, colour);
  ctx.clip();
  const lit = side * light.x < 0;
  for (const dark of [true, false])
    fillPath(ctx, veil(shade(colour, dark ? -0.07 : 0.07), dark ? 0.6 : lit ? 0.75 : 0.4), () => {
      for (let i = 0; i < 46; i++) {
        const from: Point = [inner(random.next()), random.range(top, DISC.bottom)];
        const length = random.range(40, 150);
        addTaper(
          ctx,
          from,
          [from[0] + random.bell() * 12 - side * length * 0.1, from[1] + length],
          random.range(2, dark ? 6 : 9),
        );
      }
    });
  ctx.restore();
}

export function behindRoquedo(view: View): void {
  const { palette, horizon, ctx } = view;
  layLand(view, rollingLine(view, 'far sierra', horizon - 10, 90, 5), palette.far);
  drawCliff(view, 'far cliff', 1, 230, horizon - 190, palette.far);
  drawCliff(view, 'left cliff', -1, 236, horizon - 250, palette.middle);
  drawCliff(view, 'right cliff', 1, 170, horizon - 110, palette.middle);
  fillPath(ctx, shade(palette.middle, 0.02), () => {
    addCurve(ctx, [[200, horizon + 50], ...rollingLine(view, 'scree', horizon + 56, 30, 6)], false);
    ctx.lineTo(DISC.right + 20, DISC.bottom + 20);
    ctx.lineTo(DISC.left - 20, DISC.bottom + 20);
  });
}
