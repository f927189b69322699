import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, type Point, smoothstep } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { Feather } from '../../parts/feather.ts';
import type { Blade } from './blade.ts';
import { paintPattern } from './vane-pattern.ts';

/** Shadow of a feather on those below it: softness and fall, plate px at the archetype's size, and strength. */
const SHADOW = { blur: 3.4, x: 0.5, y: 1.2, opacity: 0.2 } as const;
/** Share of that shadow that a feather with a tip of its own colour throws: the tips of a wing bar run together, no beads. */
const BAR_SHADOW = 0.35;
/** Barbs: distance along the shaft, px; how far they lean towards the tip, px a px of web; strength. */
const BARBS = { gap: 2.6, lean: 1.9, light: 0.09, dark: 0.14 } as const;

/** The vane in its own colour, with a soft shadow on what lies below; nothing of that shadow falls on the paper. */
function layVane(ctx: SKRSContext2D, blade: Blade, base: Rgb, shadow: number, unit: number): void {
  const device = ctx.getTransform().a;
  const [from, to] = [blade.shaft.at(0), blade.shaft.at(1)];
  const shades = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  shades.addColorStop(0.15, css(tone(base, -0.07)));
  shades.addColorStop(0.7, css(base));
  shades.addColorStop(1, css(tone(base, 0.025)));
  trace(ctx, blade.outline());
  ctx.fillStyle = shades;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.shadowColor = `rgba(18,12,20,${SHADOW.opacity * shadow})`;
  ctx.shadowBlur = SHADOW.blur * unit * device;
  ctx.shadowOffsetX = SHADOW.x * unit * device;
  ctx.shadowOffsetY = SHADOW.y * unit * device;
  ctx.fill();
  ctx.restore();
  ctx.fill();
}

/** The barbs: fine lines from the shaft to both edges, which lighten or darken whatever colour the vane has there. */
function paintBarbs(ctx: SKRSContext2D, blade: Blade, unit: number, random: Random): void {
  const count = Math.round(blade.length / (BARBS.gap * unit));
  ctx.save();
  ctx.globalCompositeOperation = 'soft-light';
  for (const line of [`rgba(0,0,0,${BARBS.dark})`, `rgba(255,255,255,${BARBS.light})`]) {
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const t = (i + random.range(-0.4, 0.4)) / count;
      for (const side of [-1, 1]) {
        if (random.chance(0.5)) continue;
        const web = side > 0 ? blade.outer : blade.inner;
        const [x, y] = blade.at(t, 0);
        const [tx, ty] = blade.at(Math.min(1, t + (web * BARBS.lean) / blade.length), side);
        ctx.moveTo(x, y);
        ctx.lineTo(tx, ty);
      }
    }
    ctx.strokeStyle = line;
    ctx.lineWidth = 0.8 * unit;
    ctx.stroke();
  }
  ctx.restore();
}

/** Where a tip of its own colour begins, share of the length; 1 where there is none. */
function tipStart({ tip, tipLength = 0.12 }: Feather): number {
  return tip ? 1 - tipLength : 1;
}

/** A border along the outer edge and round the tip, thin at the side and thick at the tip, one soft step. */
function paintBorder(ctx: SKRSContext2D, blade: Blade, feather: Feather, unit: number): void {
  const colour = feather.rim ?? feather.fringe;
  if (!colour) return;
  const width = (feather.rim ? (feather.rimWidth ?? 1.4) : (feather.fringeWidth ?? 1.4)) * unit * 1.7;
  const from = feather.fringeFrom ?? 0;
  const to = Math.min(
    feather.fringeTo ?? 1,
    feather.tip && !feather.tipFringe && !feather.rim ? tipStart(feather) : 1,
  );
  const thick = (t: number) =>
    width *
    blend(0.6, 1.15, smoothstep(0.55, 1, t)) *
    smoothstep(from - 0.05, from + 0.1, t) *
    clamp((to - t) / 0.12 + (to >= 1 ? 1 : 0));
  for (const [share, opacity] of [
    [1.5, 0.22],
    [0.85, 0.5],
  ] as const) {
    const inset = (t: number) => 1 - Math.min(0.9, (thick(t) * share) / blade.outer);
    fill(
      ctx,
      [...blade.along(1, 0, to), ...blade.along(inset, 0, to).reverse()],
      css(rgbOf(colour), opacity),
    );
    if (to < 1 || !(feather.rim || feather.tipFringe)) continue;
    const inward = (t: number) =>
      -1 + Math.min(0.9, (thick(t) * share * smoothstep(0.45, 0.98, t)) / blade.inner);
    fill(ctx, [...blade.along(-1), ...blade.along(inward).reverse()], css(rgbOf(colour), opacity));
  }
}

/** The inner web in the shade of the feather that lies on it, the shaft, and the finest step along the edge. */
function paintRelief(ctx: SKRSContext2D, blade: Blade, base: Rgb, feather: Feather, unit: number): void {
  const shaft: Point[] = blade.along(0, 0, 0.94);
  fill(ctx, [...blade.along(-1), ...blade.along(-0.1).reverse()], css(tone(base, -0.1), 0.22));
  const line = feather.shaft ? css(rgbOf(feather.shaft), 0.7) : css(tone(base, -0.16), 0.42);
  stroke(ctx, shaft, line, 0.9 * unit);
}

/** Paints one firm feather of the wing. */
export function paintBlade(
  ctx: SKRSContext2D,
  blade: Blade,
  feather: Feather,
  unit: number,
  random: Random,
): void {
  const base = tone(rgbOf(feather.colour), random.bell() * 0.016);
  layVane(ctx, blade, base, feather.tip ? BAR_SHADOW : 1, unit);
  ctx.save();
  trace(ctx, blade.outline());
  ctx.clip();
  paintRelief(ctx, blade, base, feather, unit);
  paintPattern(ctx, blade, feather, random);
  paintBarbs(ctx, blade, unit, random);
  paintBorder(ctx, blade, feather, unit);
  ctx.restore();
  const edgeEnd = tipStart(feather);
  stroke(ctx, blade.along(1, 0, edgeEnd), css(tone(base, -0.24), 0.22), 0.7 * unit, false);
  if (feather.tip)
    stroke(ctx, blade.along(1, edgeEnd, 1), css(tone(rgbOf(feather.tip), -0.07), 0.7), 1.1 * unit, false);
}
