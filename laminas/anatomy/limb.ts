import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../geometry/colour.ts';
import { blend, type Path, pick } from '../geometry/point.ts';
import { Polyline } from '../geometry/polyline.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { stroke, trace } from '../geometry/trace.ts';

const STEPS = 36;

/** Width of a limb at a share of its length, px. */
export type LimbWidth = (t: number) => number;

/** A tapering limb: even colour, a shaded and a lit side, the faintest scutes. Widths px. */
export function paintLimb(
  ctx: SKRSContext2D,
  joints: Path,
  widths: readonly [start: number, end: number] | LimbWidth,
  colour: Rgb,
  light: { x: number; y: number },
): void {
  const line = new Polyline(curveThrough(joints, false, 12));
  const centre = line.even(STEPS);
  const widthAt = typeof widths === 'function' ? widths : (t: number) => blend(widths[0], widths[1], t);
  const half = (t: number) => widthAt(t) / 2;
  const width = widthAt(0);
  const outline = ribbon(centre, half);
  const beside = (share: number) => centre.map((_, i) => line.beside(i / STEPS, half(i / STEPS) * share));
  const side = pick(beside(1), STEPS / 2);
  const middle = pick(centre, STEPS / 2);
  const lit = (side[0] - middle[0]) * light.x + (side[1] - middle[1]) * light.y > 0 ? 1 : -1;
  ctx.save();
  trace(ctx, outline);
  ctx.fillStyle = css(colour);
  ctx.fill();
  ctx.clip();
  stroke(ctx, beside(-0.72 * lit), css(tone(colour, -0.14), 0.75), width * 0.42);
  stroke(ctx, beside(0.62 * lit), css(tone(colour, 0.12), 0.7), width * 0.22);
  paintScutes(ctx, line, width, colour);
  ctx.restore();
  stroke(ctx, outline, css(tone(colour, -0.22), 0.55), 0.8, true);
}

/** Faint rings, one every leg width and a half. */
function paintScutes(ctx: SKRSContext2D, line: Polyline, width: number, colour: Rgb): void {
  const count = Math.floor(line.length / Math.max(8, width * 1.5));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const ends = [line.beside(t, -width * 0.5), line.beside(t + 0.01, 0), line.beside(t, width * 0.2)];
    stroke(ctx, ends, css(tone(colour, -0.14), 0.3), 0.8);
  }
}
