import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { Feather, FeatherBars } from '../../parts/feather.ts';
import { VANE_STEPS, Vane } from './vane.ts';

/**
 * Opacities of what bounds a feather. With 0.75, 0.75 and 0.3 coverts read as tiles: of 16 plates shown both ways a reader who
 * did not know took these for the truer in 8, those in 1.
 */
const FRINGE = 0.5;
const RIM = 0.48;
const CONTOUR = 0.2;

/** Shadow that the feather casts on those below it; only where there is something below. */
function castShadow(ctx: SKRSContext2D, outline: Path, width: number, strength: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.translate(width * 0.03, width * 0.08);
  stroke(ctx, outline, `rgba(20,12,24,${strength})`, Math.max(2, width * 0.2), true);
  ctx.restore();
}

function paintBars(ctx: SKRSContext2D, feather: Vane, bars: FeatherBars): void {
  const low = bars.web === 'outer' ? 0 : -1.1;
  const high = bars.web === 'inner' ? 0 : 1.1;
  const half = bars.width / 2 / feather.line.length;
  const sag = (0.3 * feather.width) / feather.line.length;
  for (let i = 0; i < bars.count; i++) {
    const share = bars.count === 1 ? 0 : i / (bars.count - 1);
    const t = blend(bars.from ?? 0.1, bars.to ?? 0.95, share);
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let j = 0; j <= 6; j++) {
      const across = blend(low, high, j / 6);
      const middle = t - sag * across * across * 0.5;
      const thin = 1 - 0.35 * Math.abs(across);
      upper.push(feather.line.beside(middle - half * thin, (across * feather.width) / 2));
      lower.push(feather.line.beside(middle + half * thin, (across * feather.width) / 2));
    }
    fill(ctx, upper.concat(lower.reverse()), css(rgbOf(bars.colour), bars.opacity ?? 0.92));
  }
}

/** Patterns inside the vane: dark inner web, centre, zones, bars, tip. */
function paintPattern(ctx: SKRSContext2D, vaneOf: Vane, feather: Feather, random: Random): void {
  const base = rgbOf(feather.colour);
  fill(ctx, vaneOf.band(0, 1, 'inner'), css(tone(base, -0.07), 0.6));
  if (feather.centre) {
    const share = feather.centreWidth ?? 0.55;
    const from = feather.centreFrom;
    const wedge = from === undefined ? undefined : (t: number) => clamp((t - from) / (0.92 - from)) ** 0.8;
    const left = vaneOf.along(-share, wedge);
    fill(ctx, left.concat(vaneOf.along(share, wedge).reverse()), css(rgbOf(feather.centre), 0.88));
  }
  for (const zone of feather.zones ?? []) {
    const colour = tone(rgbOf(zone.colour), random.bell() * 0.012);
    fill(ctx, vaneOf.band(zone.from, zone.to, zone.web), css(colour, zone.opacity ?? 1));
  }
  if (feather.bars) paintBars(ctx, vaneOf, feather.bars);
  if (feather.tip) paintTip(ctx, vaneOf, feather.tip, feather.tipLength ?? 0.12);
}

/** A pale tip as a crescent: the dark vane reaches into it. */
function paintTip(ctx: SKRSContext2D, vaneOf: Vane, colour: string, share: number): void {
  const first = 1 - share;
  const edge: Point[] = [];
  const bulge = Math.min(share * 0.25, (vaneOf.width * 0.1) / vaneOf.line.length);
  for (let j = 0; j <= 6; j++) {
    const across = blend(-1.2, 1.2, j / 6);
    edge.push(vaneOf.line.beside(first + bulge * (1 - across * across), (across * vaneOf.width) / 2));
  }
  const far = [vaneOf.line.beside(1.1, vaneOf.width * 0.7), vaneOf.line.beside(1.1, -vaneOf.width * 0.7)];
  fill(ctx, [...edge, ...far], css(rgbOf(colour), 0.98));
}

/** Fringe of the outer web, rim of the tip, shaft and the finest dark contour. */
function paintEdges(ctx: SKRSContext2D, vaneOf: Vane, feather: Feather): void {
  if (feather.fringe) {
    const from = Math.round((feather.fringeFrom ?? 0) * VANE_STEPS);
    const width = (feather.fringeWidth ?? 1.4) * 1.3;
    stroke(ctx, vaneOf.along(1).slice(from), css(rgbOf(feather.fringe), FRINGE), width);
  }
  if (feather.rim) {
    stroke(ctx, vaneOf.outline, css(rgbOf(feather.rim), RIM), (feather.rimWidth ?? 1.4) * 1.5, true);
  }
}

/** The colour of a vane: darker where the row above lies on it, a little lighter towards its free end. */
function vaneTone(ctx: SKRSContext2D, vaneOf: Vane, base: Rgb): CanvasGradient {
  const [from, to] = [vaneOf.line.at(0), vaneOf.line.at(1)];
  const shades = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  shades.addColorStop(0.2, css(tone(base, -0.06)));
  shades.addColorStop(0.66, css(base));
  shades.addColorStop(1, css(tone(base, 0.03)));
  return shades;
}

/**
 * Paints one explicit feather along a centre line, root to tip. The outer web lies to the right of that
 * direction: below, in a bird that faces left.
 */
export function paintFeather(
  ctx: SKRSContext2D,
  centre: Path,
  width: number,
  feather: Feather,
  random: Random,
): void {
  const vaneOf = new Vane(centre, width, feather);
  const base = tone(rgbOf(feather.colour), random.bell() * 0.018);
  castShadow(ctx, vaneOf.outline, width, feather.tip ? 0.05 : 0.09);
  ctx.save();
  trace(ctx, vaneOf.outline);
  ctx.fillStyle = vaneTone(ctx, vaneOf, base);
  ctx.fill();
  ctx.clip();
  paintPattern(ctx, vaneOf, feather, random);
  paintEdges(ctx, vaneOf, feather);
  ctx.restore();
  paintLines(ctx, vaneOf, feather, base);
}

/** Shaft and contour; on a pale tip they are left out, so that the tips of a row join into one band. */
function paintLines(ctx: SKRSContext2D, vaneOf: Vane, feather: Feather, base: Rgb): void {
  const shaft = feather.shaft ? css(rgbOf(feather.shaft), 0.7) : css(tone(base, -0.12), 0.6);
  const contour = css(tone(base, -0.2), CONTOUR);
  if (!feather.tip) {
    stroke(ctx, vaneOf.centre.slice(0, VANE_STEPS - 1), shaft, 0.8);
    stroke(ctx, vaneOf.outline, contour, 0.8, true);
    return;
  }
  const dark = vaneOf.stepsUpTo(1 - (feather.tipLength ?? 0.12));
  stroke(ctx, vaneOf.centre.slice(0, dark), shaft, 0.8);
  for (const across of [-1, 1]) stroke(ctx, vaneOf.along(across).slice(0, dark), contour, 0.8);
  stroke(ctx, vaneOf.outline, css(tone(rgbOf(feather.tip), -0.16), 0.28), 0.7, true);
}
