import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../../geometry/colour.ts';
import { between, heading, walk } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';

/** How far the cere of a raptor reaches back over the feathers, head radii. */
const CERE_REACH = 0.13;

/** The back edge of a raptor's cere: a curve that bites into the feathers of the lores, not a straight seam. */
export function paintCereEdge(ctx: SKRSContext2D, subject: Subject): void {
  const { bill, eye } = subject.recipe;
  if (!bill.cere || !eye.brow) return;
  const { sheet, anatomy } = subject.frames;
  const [top, low] = [sheet.at(0, 0.04), sheet.at(0, 0.62)];
  const middle = between(top, low, 0.5);
  const back = heading(middle, anatomy.eye);
  const bulge = walk(middle, back, CERE_REACH * anatomy.headRadius, 0);
  const edge = curveThrough([top, bulge, low], false, 10);
  const front = walk(middle, back, -CERE_REACH * 0.4 * anatomy.headRadius, 0);
  fill(ctx, [...edge, front], bill.cere);
  stroke(ctx, edge, 'rgba(40,24,10,0.35)', Math.max(0.8, anatomy.headRadius * 0.014));
}

/** The bare corner of the mouth that runs back under the eye of a raptor. */
export function paintGape(ctx: SKRSContext2D, subject: Subject): void {
  const { gape, gapeTo } = subject.recipe.bill;
  if (!gape) return;
  const { head, sheet, anatomy } = subject.frames;
  const corner = sheet.at(0, 0.6);
  const end = head([Math.max(0.2, gapeTo ?? 0.2), 0.4]);
  const middle: [number, number] = [
    (corner[0] + end[0]) / 2,
    (corner[1] + end[1]) / 2 + anatomy.headRadius * 0.05,
  ];
  const line = curveThrough([corner, middle, end]);
  const breadth = anatomy.headRadius * 0.045;
  fill(
    ctx,
    ribbon(line, (t) => breadth * (1 - t * 0.95)),
    css(rgbOf(gape)),
  );
  stroke(ctx, line, 'rgba(30,14,10,0.4)', Math.max(0.8, breadth * 0.24));
}
