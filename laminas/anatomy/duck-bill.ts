import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../geometry/colour.ts';
import type { Path, Point } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import type { Bill } from '../recipe.ts';

/** All in head radii from the eye, for a bill 1.62 long: x forward, y down. */
const REFERENCE_LENGTH = 1.62;
const ROOT = 0.6;
const LOWER: Path = [
  [0.5, 0.8],
  [1.05, 0.99],
  [1.62, 1.09],
  [2, 1.06],
  [2.08, 0.98],
  [1.5, 0.9],
  [0.6, 0.72],
];
const UPPER: Path = [
  [0.4, -0.1],
  [0.62, -0.04],
  [0.84, 0.18],
  [1.14, 0.43],
  [1.5, 0.62],
  [1.86, 0.7],
  [2.14, 0.73],
  [2.27, 0.82],
  [2.22, 0.96],
  [1.95, 1.02],
  [1.5, 0.98],
  [1.05, 0.9],
  [0.68, 0.83],
  [0.4, 0.76],
];
const GAPE: Path = [
  [0.62, 0.79],
  [1.05, 0.9],
  [1.6, 1],
  [2.1, 1.01],
];
const NAIL: Path = [
  [2.25, 0.79],
  [2.15, 0.76],
  [2.11, 0.86],
  [2.17, 0.95],
  [2.25, 0.93],
];
const NOSTRIL: Path = [
  [1.16, 0.54],
  [1.05, 0.46],
  [0.98, 0.47],
  [1.05, 0.55],
];
const SHINE: Path = [
  [0.98, 0.42],
  [1.4, 0.66],
  [1.85, 0.78],
];

/** A duck's bill: deep base, dished profile, flat rounded tip with its nail; `head` places head radii on the plate. */
export function paintDuckBill(ctx: SKRSContext2D, head: (point: Point) => Point, bill: Bill): void {
  const reach = bill.length / REFERENCE_LENGTH;
  const place = ([x, y]: Point) => head([ROOT + (x - ROOT) * reach, y]);
  const shape = (points: Path) => curveThrough(points.map(place), true, 8);
  const line = (points: Path) => curveThrough(points.map(place), false, 8);
  fill(ctx, shape(LOWER), toned(bill.lower ?? bill.upper, -0.12));
  const [x0, y0] = place([1.35, 0.45]);
  const [x1, y1] = place([1.2, 1]);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, toned(bill.upper, 0.08));
  shades.addColorStop(0.5, bill.upper);
  shades.addColorStop(1, toned(bill.upper, -0.1));
  const upper = shape(UPPER);
  trace(ctx, upper);
  ctx.fillStyle = shades;
  ctx.fill();
  stroke(ctx, upper, toned(bill.upper, -0.25, 0.6), 1, true);
  stroke(ctx, line(GAPE), 'rgba(25,14,6,0.55)', 1.2);
  fill(ctx, shape(NAIL), bill.tip ?? '#231a0c');
  fill(ctx, shape(NOSTRIL), 'rgba(25,18,8,0.75)');
  stroke(ctx, line(SHINE), 'rgba(255,255,240,0.35)', 2.4);
}
