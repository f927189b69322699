import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../../geometry/colour.ts';
import { between, type Path, type Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { Bill } from '../../parts/bill.ts';
import { paintLamellae } from '../head/lamellae.ts';
import {
  duckBillPlace,
  GAPE,
  LOWER,
  NAIL,
  NOSTRIL,
  RIDGE,
  ROOT,
  SHINE,
  SPAN,
  UPPER,
} from './duck-bill-shape.ts';

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
  fill(ctx, shape, shades);
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
  fill(ctx, upper, shades);
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
