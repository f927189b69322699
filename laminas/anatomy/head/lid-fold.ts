import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill, stroke } from '../../geometry/trace.ts';

/** An arc over the eye, `high` radii above its middle at the crest, px. */
function arch(radius: number, high: number): Point[] {
  return Array.from({ length: 17 }, (_, i): Point => {
    const turn = Math.PI * (0.04 + (0.92 * i) / 16);
    return [Math.cos(turn) * radius * 1.12, -Math.sin(turn) * radius * high];
  });
}

/** The feathered lid of a bird that rests: the dome of the eyeball above the slit, with a fold where the lid is drawn from. */
export function paintLidFold(ctx: SKRSContext2D, radius: number, closed: number, around: Rgb): void {
  const slit = arch(radius, 1 - closed);
  const brow = arch(radius, 1.02);
  fill(ctx, [...slit, ...[...brow].reverse()], css(tone(around, -0.05), 0.9));
  const half = (t: number) => radius * 0.07 * Math.sin(Math.PI * t);
  fill(ctx, ribbon(brow, half), css(tone(around, -0.22), 0.6));
  stroke(ctx, arch(radius, 1 - closed * 0.4), css(tone(around, 0.07), 0.5), Math.max(0.8, radius * 0.1));
}
