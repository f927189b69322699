import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../../geometry/colour.ts';
import { between, type Path, pick } from '../../geometry/point.ts';
import { fill, trace } from '../../geometry/trace.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

/** One mandible: a vertical gradient, the tip's own colour, a thin contour of its own dark. */
export function paintMandible(
  ctx: SKRSContext2D,
  shape: Path,
  colour: string,
  place: BillFrame,
  span: { from: number; to: number; bright: number; dark: number },
): void {
  const [x0, y0] = place(0, span.from);
  const [x1, y1] = place(0, span.to);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, toned(colour, span.bright));
  shades.addColorStop(0.5, colour);
  shades.addColorStop(1, toned(colour, span.dark));
  fill(ctx, shape, shades);
}

/** A colour that fades along the bill, inside the shape. */
export function washAlong(
  ctx: SKRSContext2D,
  shape: Path,
  place: BillFrame,
  wash: { colour: string; full: number; clear: number },
): void {
  const [x0, y0] = place(wash.clear, 0);
  const [x1, y1] = place(wash.full, 0);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, css(rgbOf(wash.colour), 0));
  shades.addColorStop(1, css(rgbOf(wash.colour), 1));
  fill(ctx, shape, shades);
}

/** Shadow of the face on the root of the bill, fading out at `reach`, px. */
export function shadeRoot(
  ctx: SKRSContext2D,
  shapes: readonly Path[],
  place: BillFrame,
  colour: string,
  reach: number,
) {
  const [x0, y0] = place(0, 0);
  const [x1, y1] = place(reach, 0);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, toned(colour, -0.3, 0.36));
  shades.addColorStop(1, toned(colour, -0.3, 0));
  ctx.fillStyle = shades;
  for (const shape of shapes) {
    trace(ctx, shape);
    ctx.fill();
  }
}

/** How far along the lower mandible the spot of a gull lies, share of it. */
const SPOT_AT = 0.7;

/** A round spot on the lower mandible. */
export function paintSpot(
  ctx: SKRSContext2D,
  lower: Path,
  edges: Mandibles,
  size: number,
  colour: string,
): void {
  const step = Math.round((edges.gonys.length - 1) * SPOT_AT);
  const [x, y] = between(pick(edges.lowerCut, step), pick(edges.gonys, step), 0.5);
  ctx.save();
  trace(ctx, lower);
  ctx.clip();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, size * 0.26, size * 0.22, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
