import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../../geometry/colour.ts';
import { between, type Point, pick, shifted } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import { type FootSize, toePath } from './digit.ts';
import type { Digit } from './digits.ts';
import type { Tread } from './tread.ts';

/** How far the free edge of a web falls back towards the sole between two toes, and how far it runs up them, shares of a toe. */
const SAG = 0.16;
const ALONG = 0.97;
/** Folds of skin between two toes. */
const FOLDS = 4;

/** The skin between two neighbouring toes: its outline, its free edge and its folds. */
function webBetween(one: readonly Point[], other: readonly Point[]) {
  const reach = (toe: readonly Point[]) => toe.slice(0, Math.max(2, Math.round(toe.length * ALONG)));
  const [left, right] = [reach(one), reach(other)];
  const [from, to, sole] = [pick(left, left.length - 1), pick(right, right.length - 1), pick(left, 0)];
  const edge = curveThrough([from, between(between(from, to, 0.5), sole, SAG), to], false, 8);
  const folds = Array.from({ length: FOLDS }, (_, i): Point[] => {
    const end = pick(edge, Math.round(((i + 1) / (FOLDS + 1)) * (edge.length - 1)));
    return [between(sole, end, 0.34), between(sole, end, 0.96)];
  });
  return { outline: [...left, ...edge, ...[...right].reverse()], edge, folds };
}

/** The webs between the front toes of a swimmer that stands: thin skin laid on the ground, darker in its folds, its edge bowed in. */
export function paintWebs(
  ctx: SKRSContext2D,
  digits: readonly Digit[],
  size: FootSize,
  tread: Tread,
  skin: Rgb,
  light: { x: number; y: number },
): void {
  const front = digits.filter(({ heading }) => Math.abs(heading) < 1.2).sort((a, b) => a.heading - b.heading);
  const paths = front.map((digit) => toePath(digit, size, tread));
  for (let i = 1; i < paths.length; i++) {
    const { outline, edge, folds } = webBetween(pick(paths, i - 1), pick(paths, i));
    ctx.save();
    ctx.filter = 'blur(2px)';
    fill(ctx, shifted(outline, -light.x * 3, 3), 'rgba(24,14,22,0.3)');
    ctx.restore();
    ctx.save();
    fill(ctx, outline, css(tone(skin, i % 2 ? -0.06 : -0.1)));
    trace(ctx, outline);
    ctx.clip();
    for (const fold of folds) {
      stroke(ctx, fold, css(tone(skin, -0.2), 0.4), 1.1);
      stroke(ctx, shifted(fold, 1, -0.8), css(tone(skin, 0.1), 0.35), 0.8);
    }
    ctx.restore();
    stroke(ctx, edge, css(tone(skin, -0.24), 0.7), 1);
  }
}
