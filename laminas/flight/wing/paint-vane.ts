import { css, lightnessOf, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { clamp, pick } from '../../geometry/point.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import { type Easel, placed, px } from '../easel.ts';
import type { Barring } from '../flight-colours.ts';
import type { Vane } from './vane.ts';

/** A stretch of a vane in another colour, shares of its length. */
export interface VaneField {
  from: number;
  to: number;
  colour: string;
  opacity?: number;
}

/** What a vane looks like. */
export interface VaneLook {
  colour: string;
  fields?: readonly VaneField[];
  bars?: Barring;
  rim?: string;
  /** Strength of the shadow on what lies below, of the shaft and of the contour, 0..1. */
  shadow?: number;
  shaft?: number;
  contour?: number;
}

/** Lightness under which a feather is told from its neighbour by a lighter edge, not by a darker one. */
const DARK = 0.42;

/** The shadow that the feather casts on those already painted. */
function castShadow(easel: Easel, vane: Vane, strength: number): void {
  const { ctx } = easel;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  const breadth = Math.min(0.016, vane.breadth * 0.3);
  for (const share of [1, 0.45])
    stroke(
      ctx,
      placed(easel, vane.outline),
      `rgba(24,16,22,${strength * 0.5})`,
      px(easel, breadth * share, 0.6),
      true,
    );
  ctx.restore();
}

/** Bars counted from the tip: those of neighbours run on into each other. */
function paintBars(easel: Easel, vane: Vane, bars: Barring): void {
  const { ctx, random } = easel;
  const half = bars.width / 2 / vane.length;
  const end = 1 - (bars.reach ?? 0.8);
  for (let t = 1 - bars.first / vane.length; t > end; t -= bars.gap / vane.length) {
    const slip = (random.bell() * 0.06 * bars.gap) / vane.length;
    const fade = clamp((t - end) / 0.25, 0.25, 1);
    ctx.fillStyle = css(rgbOf(bars.colour), (bars.opacity ?? 0.85) * fade);
    const shape = vane.band(t + slip - half, t + slip + half, 0.18);
    fill(ctx, placed(easel, shape), ctx.fillStyle as string);
  }
}

/** Darker where the row above lies on it, lighter towards its free end. */
function shades(easel: Easel, vane: Vane, base: Rgb) {
  const [from, to] = [pick(vane.shaft, 0), vane.tip()].map((point) => pick(placed(easel, [point]), 0));
  const gradient = easel.ctx.createLinearGradient(from?.[0] ?? 0, from?.[1] ?? 0, to?.[0] ?? 1, to?.[1] ?? 1);
  gradient.addColorStop(0.15, css(tone(base, -0.045)));
  gradient.addColorStop(0.7, css(base));
  gradient.addColorStop(1, css(tone(base, 0.025)));
  return gradient;
}

/** Paints one explicit feather with what is drawn on it. */
export function paintVane(easel: Easel, vane: Vane, look: VaneLook): void {
  const { ctx, random } = easel;
  const base = tone(rgbOf(look.colour), random.bell() * 0.016);
  const outline = placed(easel, vane.outline);
  if (look.shadow !== 0) castShadow(easel, vane, look.shadow ?? 0.17);
  ctx.save();
  trace(ctx, outline);
  ctx.fillStyle = shades(easel, vane, base);
  ctx.fill();
  ctx.clip();
  for (const { from, to, colour, opacity = 1 } of look.fields ?? [])
    fill(ctx, placed(easel, vane.band(from, to)), css(tone(rgbOf(colour), random.bell() * 0.012), opacity));
  if (look.bars) paintBars(easel, vane, look.bars);
  const trailing = [...vane.edge(0), ...vane.edge(1.2).reverse()];
  fill(ctx, placed(easel, trailing), css(tone(base, -0.09), 0.16));
  if (look.rim) stroke(ctx, outline, css(rgbOf(look.rim), 0.5), px(easel, 0.009, 1), true);
  ctx.restore();
  const lightness = lightnessOf(base);
  const ink = 1.1 - 0.65 * lightness;
  const edge = lightness < DARK ? css(tone(base, 0.13), (look.contour ?? 0.26) * 0.95) : '';
  if (look.shaft !== 0)
    stroke(
      ctx,
      placed(easel, vane.shaft.slice(2, -1)),
      `rgba(30,20,20,${(look.shaft ?? 0.36) * ink})`,
      px(easel, 0.0035, 0.5),
    );
  if (look.contour !== 0)
    stroke(
      ctx,
      outline,
      edge || `rgba(26,17,19,${(look.contour ?? 0.26) * ink})`,
      px(easel, 0.0035, 0.55),
      true,
    );
}
