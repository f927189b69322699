import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Path, Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke } from '../../geometry/trace.ts';

/** Breadth of the dark bare rim about the eyeball, radii of the eye. */
export const RIM = 0.12;

/** A circle about the middle of the eye, px. */
export const circle = (ctx: SKRSContext2D, radius: number, x = 0, y = 0) => {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
};

/** The edge of the upper lid, `cut` radii below the top of the eye, lowest at the inner corner: x outwards, y down. */
function lidLine(radius: number, cut: number): Path {
  const line: readonly Point[] = [
    [-1.16, -0.06 + cut * 0.5],
    [-0.78, -0.74 + cut * 1.5],
    [-0.1, -1.02 + cut],
    [0.66, -0.92 + cut * 0.5],
    [1.16, -0.26],
  ];
  return curveThrough(
    line.map(([x, y]): Point => [x * radius, y * radius]),
    false,
    10,
  );
}

/** The feathered upper lid and its shadow on the eye. */
export function paintLid(ctx: SKRSContext2D, radius: number, cut: number, skin: string): void {
  const line = lidLine(radius, cut);
  ctx.save();
  circle(ctx, radius * (1 + RIM));
  ctx.clip();
  ctx.filter = `blur(${radius * 0.08}px)`;
  const shade = ribbon(line, (t) => [0, radius * 0.3 * Math.sin(Math.PI * t)]);
  fill(ctx, shade, 'rgba(6,4,4,0.5)');
  ctx.filter = 'none';
  const above: Point[] = [...line, [radius * 1.4, -radius * 1.4], [-radius * 1.4, -radius * 1.4]];
  fill(ctx, above, skin);
  ctx.restore();
  stroke(ctx, line, 'rgba(12,7,6,0.95)', Math.max(1.4, radius * 0.17));
}
