import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../geometry/colour.ts';
import { between, type Path, type Point } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import type { Bill, DuckBillShape } from '../parts/bill.ts';
import { paintLamellae } from './head/lamellae.ts';

/** All in head radii from the eye, for a bill 1.62 long: x forward, y down. */
const REFERENCE_LENGTH = 1.62;
const ROOT = 0.6;
const SPAN = 1.67;
const LOWER: Path = [
  [0.5, 0.8],
  [1.05, 0.99],
  [1.62, 1.08],
  [2, 1.08],
  [2.1, 1],
  [1.5, 0.92],
  [0.6, 0.72],
];
const UPPER: Path = [
  [0.4, -0.1],
  [0.62, -0.05],
  [0.84, 0.14],
  [1.14, 0.38],
  [1.5, 0.58],
  [1.86, 0.72],
  [2.08, 0.81],
  [2.21, 0.9],
  [2.24, 0.98],
  [2.15, 1.04],
  [1.95, 1.05],
  [1.5, 1],
  [1.05, 0.91],
  [0.68, 0.83],
  [0.4, 0.76],
];
const RIDGE: Path = [
  [0.4, -0.1],
  [0.62, -0.05],
  [0.84, 0.14],
  [1.14, 0.38],
  [1.5, 0.58],
  [1.86, 0.72],
  [2.1, 0.82],
  [2.1, 0.88],
  [1.84, 0.82],
  [1.5, 0.75],
  [1.14, 0.61],
  [0.84, 0.45],
  [0.6, 0.33],
  [0.4, 0.3],
];
const GAPE: Path = [
  [0.62, 0.79],
  [1.05, 0.9],
  [1.6, 1],
  [2.14, 1.04],
];
const NAIL: Path = [
  [2.1, 0.79],
  [2.22, 0.85],
  [2.32, 0.98],
  [2.22, 1.04],
  [2.15, 0.95],
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
/** Middle of the bill from root to tip, head radii below the eye. */
const AXIS_ROOT = 0.37;
const AXIS_DROP = 0.5;

const bump = (t: number, at: number, spread: number) => Math.exp(-(((t - at) / spread) ** 2));

/** Bends the reference bill to the shape of a species; without one it stays as it is. */
function shaped(shape: DuckBillShape | undefined): (point: Point) => Point {
  if (!shape) return (point) => point;
  const { droop = 1, depth = 1, spatula = 0, swell = 0, taper = 0, straight = 0, blunt = 0 } = shape;
  return ([x, y]) => {
    const t = Math.max(0, Math.min(1.1, (x - ROOT) / SPAN));
    const axis = AXIS_ROOT + AXIS_DROP * t;
    const widen = 1 + spatula * Math.min(1, Math.max(0, (t - 0.3) / 0.5)) - taper * t;
    const off = (y - axis) * (1 + (depth - 1) * Math.min(1, t * 3)) * widen;
    const lift =
      off < 0 ? swell * bump(t, 0.26, 0.26) + straight * bump(t, 0.45, 0.32) + blunt * bump(t, 0.86, 0.3) : 0;
    return [x, AXIS_ROOT + AXIS_DROP * droop * t + off - lift];
  };
}

/** A colour inside the upper mandible from one share of its length to another, fading at its edges. */
function band(
  ctx: SKRSContext2D,
  shape: Path,
  place: (point: Point) => Point,
  colour: string,
  [clear, full]: readonly [number, number],
) {
  const [x0, y0] = place([ROOT + clear * SPAN, 0.6]);
  const [x1, y1] = place([ROOT + full * SPAN, 0.6]);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, css(rgbOf(colour), 0));
  shades.addColorStop(1, css(rgbOf(colour), 1));
  trace(ctx, shape);
  ctx.fillStyle = shades;
  ctx.fill();
}

/** Where the knob rises between forehead and culmen, head radii, how steeply they fall there, and its flatness. */
const KNOB = { at: [0.74, 0.12], slope: 0.9, flat: 0.56 } as const;

/** The knob on the root of a shelduck's bill: a swelling in the line from forehead to culmen, radius in head radii. */
function paintKnob(ctx: SKRSContext2D, head: (point: Point) => Point, radius: number, colour: string) {
  const [x, y] = head(KNOB.at);
  const [edgeX, edgeY] = head([KNOB.at[0] + radius, KNOB.at[1]]);
  const reach = Math.hypot(edgeX - x, edgeY - y);
  const ahead = edgeX < x ? -1 : 1;
  const shades = ctx.createRadialGradient(0, -reach * 0.4, reach * 0.1, 0, 0, reach);
  shades.addColorStop(0, toned(colour, 0.12));
  shades.addColorStop(1, toned(colour, -0.06));
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(ahead * KNOB.slope);
  ctx.scale(1, KNOB.flat);
  ctx.fillStyle = shades;
  ctx.beginPath();
  ctx.arc(0, 0, reach, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

/** Places a point of the reference bill, head radii from the eye, on the bill of a species. */
export function duckBillPlace(head: (point: Point) => Point, bill: Bill): (point: Point) => Point {
  const reach = bill.length / REFERENCE_LENGTH;
  const bend = shaped(bill.shape);
  return (point) => {
    const [x, y] = bend(point);
    return head([ROOT + (x - ROOT) * reach, y]);
  };
}

/** A duck's bill: deep base, dished profile, flat rounded tip with its nail; `head` places head radii on the plate. */
export function paintDuckBill(ctx: SKRSContext2D, head: (point: Point) => Point, bill: Bill): void {
  const place = duckBillPlace(head, bill);
  const shape = (points: Path) => curveThrough(points.map(place), true, 8);
  const line = (points: Path) => curveThrough(points.map(place), false, 8);
  const lower = shape(LOWER);
  fill(ctx, lower, toned(bill.lower ?? bill.upper, -0.12));
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
  if (bill.shape?.ridge) fill(ctx, shape(RIDGE), bill.shape.ridge);
  if (bill.cere) band(ctx, upper, place, bill.cere, [0.52, 0.36]);
  if (bill.tip && bill.tipLength) {
    const from = 1 - bill.tipLength;
    for (const part of [lower, upper]) band(ctx, part, place, bill.tip, [from - 0.05, from + 0.04]);
  }
  stroke(ctx, upper, toned(bill.upper, -0.25, 0.6), 1, true);
  stroke(ctx, line(GAPE), 'rgba(25,14,6,0.55)', 1.2);
  ctx.save();
  trace(ctx, upper);
  ctx.clip();
  fill(ctx, shape(NAIL), bill.shape?.nail ?? bill.tip ?? '#231a0c');
  ctx.restore();
  const { nostril = 1 } = bill.shape ?? {};
  const open = NOSTRIL.map((point) => between([1.06, 0.5], point, nostril));
  fill(ctx, shape(open), 'rgba(25,18,8,0.75)');
  stroke(ctx, line(SHINE), 'rgba(255,255,240,0.35)', 2.4);
  paintLamellae(ctx, place, bill.upper);
  if (bill.shape?.knob) paintKnob(ctx, head, bill.shape.knob, bill.upper);
}
