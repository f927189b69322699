import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone, toned } from '../../geometry/colour.ts';
import { between, heading, type Point, pick } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import type { ClosedBill } from '../bill/bill-edges.ts';

/** Of the steps of the culmen and of the cutting edge, where the skin of the cere ends on the horn. */
const TOP_STEP = 8;
const CUT_STEP = 5;

/** The bare skin over the root of a raptor's bill: it swells a little, ends in a curve on the horn and holds the nostril. */
export function paintCere(
  ctx: SKRSContext2D,
  { edges, depth, place, length }: ClosedBill,
  colour: string,
): void {
  const [top, low] = [pick(edges.culmen, TOP_STEP), pick(edges.upperCut, CUT_STEP)];
  const bulge = between(between(top, low, 0.46), place(length, 0), 0.1);
  const front = curveThrough([top, bulge, low], false, 10);
  const shape: Point[] = [
    ...edges.culmen.slice(0, TOP_STEP + 1),
    ...front,
    ...edges.upperCut.slice(0, CUT_STEP + 1).reverse(),
  ];
  const [from, to] = [place(length * 0.1, -depth * 0.55), place(length * 0.1, depth * 0.2)];
  const shades = ctx.createLinearGradient(...from, ...to);
  shades.addColorStop(0, toned(colour, 0.12));
  shades.addColorStop(0.45, colour);
  shades.addColorStop(1, toned(colour, -0.14));
  fill(ctx, shape, shades);
  stroke(ctx, front, toned(colour, -0.32, 0.6), 1);
  const middle = place(length * 0.2, -depth * 0.16);
  const turn = heading(place(0, 0), place(1, 0));
  ctx.save();
  ctx.translate(middle[0], middle[1]);
  ctx.rotate(turn + 0.5);
  for (const [size, paint] of [
    [1.35, css(tone(rgbOf(colour), -0.12), 0.7)],
    [1, 'rgba(22,12,8,0.82)'],
  ] as const) {
    ctx.fillStyle = paint;
    ctx.beginPath();
    ctx.ellipse(
      0,
      0,
      Math.max(1.6, depth * 0.085) * size,
      Math.max(1.1, depth * 0.05) * size,
      0,
      0,
      Math.PI * 2,
    );
    ctx.fill();
  }
  ctx.restore();
}
