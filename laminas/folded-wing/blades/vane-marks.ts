import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../../geometry/colour.ts';
import { blend, type Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { fill } from '../../geometry/trace.ts';
import type { FeatherNotches, Vermiculation } from '../../parts/feather.ts';
import type { Blade } from './blade.ts';

/** Corners of a notch along and across: half an oval that leans to the tip, its base the edge of the web. */
const NOTCH: readonly (readonly [along: number, deep: number])[] = [
  [-1, -0.2],
  [-0.86, 0.25],
  [-0.52, 0.72],
  [-0.08, 0.97],
  [0.3, 1],
  [0.66, 0.8],
  [0.9, 0.4],
  [1, -0.2],
];
/** How much smaller the notches nearest to the root are. */
const SMALLEST = 0.7;

/** Notches in rows along the edges: each eats into its web from outside, those of both webs side by side. */
export function paintNotches(
  ctx: SKRSContext2D,
  blade: Blade,
  notches: FeatherNotches,
  random: Random,
): void {
  const { count, size = 0.3, deep = 0.6, web = 'both' } = notches;
  const [from, to] = [notches.from ?? 0.3, notches.to ?? 0.94];
  const gap = (to - from) / Math.max(1, count - 1);
  const sides = web === 'both' ? [1, -1] : web === 'outer' ? [1] : [-1];
  for (let i = 0; i < count; i++) {
    for (const side of sides) {
      const t = from + gap * i + random.bell() * gap * 0.08;
      const grown = blend(SMALLEST, 1, i / Math.max(1, count - 1)) * (1 + random.bell() * 0.12);
      const half = (gap * size * grown) / 2;
      const outline = NOTCH.map(([along, inward]): Point => {
        const at = t + along * half;
        return blade.at(Math.min(0.995, at), side * (1 - inward * deep * grown));
      });
      fill(ctx, outline, css(rgbOf(notches.colour), notches.opacity ?? 0.95));
    }
  }
}

/** Fine wavy lines across both webs, broken and no two alike. */
export function paintVermiculation(
  ctx: SKRSContext2D,
  blade: Blade,
  { colour, gap, width = 0.8, opacity = 0.6 }: Vermiculation,
  random: Random,
): void {
  const count = Math.round(blade.length / gap);
  ctx.save();
  ctx.strokeStyle = css(rgbOf(colour), opacity);
  for (let i = 1; i < count; i++) {
    const t = (i + random.range(-0.2, 0.2)) / count;
    const [low, high] = [random.range(-1, -0.6), random.range(0.6, 1)];
    const wave = random.range(0, 6.28);
    ctx.lineWidth = width * random.range(0.6, 1.2);
    ctx.beginPath();
    for (let j = 0; j <= 8; j++) {
      const across = blend(low, high, j / 8);
      const sag = (0.3 * Math.abs(across) * (blade.outer + blade.inner)) / 2 / blade.length;
      const [x, y] = blade.at(t - sag + (Math.sin(wave + j * 1.7) * 0.22) / count, across);
      j === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
  ctx.restore();
}
