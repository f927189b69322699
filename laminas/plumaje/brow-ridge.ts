import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../geometry/colour.ts';
import { between, heading, type Path, walk } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke } from '../geometry/trace.ts';
import type { Subject } from './subject.ts';

/**
 * The bony ridge over the eye of a raptor: it cuts the top of the eye and falls towards the bill, which makes the
 * stare. Painted after the eye, in the colour of the plumaje above it.
 */
export function paintBrowRidge(ctx: SKRSContext2D, subject: Subject): void {
  const { brow, radius: r } = subject.recipe.eye;
  if (!brow) return;
  const { head, anatomy } = subject.frames;
  const px = r * anatomy.headRadius;
  const weight = brow.weight ?? 1;
  const lower: Path = [
    [r * 2.5, r * 0.12],
    [r * 1.1, -r * 0.5],
    [0, -r * 0.74],
    [-r * 1.3, -r * 0.7],
    [-r * 2.4, -r * 0.3],
  ];
  const upper: Path = [
    [r * 2.6, -r * 0.05],
    [r * 1.2, -r * (0.75 + 0.42 * weight)],
    [0, -r * (0.9 + 0.5 * weight)],
    [-r * 1.4, -r * (0.84 + 0.3 * weight)],
    [-r * 2.4, -r * 0.3],
  ];
  const [bottom, top] = [curveThrough(lower.map(head)), curveThrough(upper.map(head))];
  const [x, y] = head([0.05, -r * 1.7]);
  const colour: Rgb = brow.colour ? rgbOf(brow.colour) : subject.albedo.at(x, y);
  fill(ctx, [...bottom, ...[...top].reverse()], css(tone(colour, 0.02)));
  stroke(ctx, top, 'rgba(255,248,230,0.22)', px * 0.12);
  fill(
    ctx,
    ribbon(bottom, (t) => {
      const half = px * 0.17 * Math.sin(Math.PI * t);
      return [half, half];
    }),
    'rgba(20,12,10,0.72)',
  );
}

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
    ribbon(line, (t) => [breadth * (1 - t * 0.95), breadth * (1 - t * 0.95)]),
    css(rgbOf(gape)),
  );
  stroke(ctx, line, 'rgba(30,14,10,0.4)', Math.max(0.8, breadth * 0.24));
}
