import { blend, smoothstep } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';

/** Length of a wavelet along the flank, px. */
const LENGTH = [26, 96] as const;
/** Rise of the bow wave and of the stern's, and the trough between, shares of the highest wavelet. */
const BOW = 0.9;
const STERN = 0.55;
const TROUGH = 0.35;

/** The edge of the water along a hull: px above (negative) or below its level. */
export type WaterEdge = (x: number) => number;

interface Wavelet {
  at: number;
  half: number;
  height: number;
}

/** Wavelets of uneven length along a hull, some of them missing, so that the line breaks. */
function waveletsAlong(left: number, right: number, lap: number, random: Random): Wavelet[] {
  const found: Wavelet[] = [];
  for (let x = left - 40; x < right + 40; ) {
    const half = random.range(LENGTH[0], LENGTH[1]) / 2;
    const height = random.chance(0.3) ? 0 : lap * random.range(0.25, 1);
    found.push({ at: x + half, half, height });
    x += half * random.range(1.1, 2);
  }
  return found;
}

/** The broken line in which water meets a swimmer that faces left: bow wave, trough, stern wave, and wavelets over all. */
export function waterEdge(hull: { left: number; right: number }, lap: number, random: Random): WaterEdge {
  const { left, right } = hull;
  const wavelets = waveletsAlong(left, right, lap, random);
  return (x) => {
    const t = (x - left) / (right - left);
    const bow = BOW * (1 - smoothstep(0, 0.14, Math.abs(t - 0.02)));
    const stern = STERN * (1 - smoothstep(0, 0.12, Math.abs(t - 0.97)));
    const trough = TROUGH * smoothstep(0.1, 0.35, t) * (1 - smoothstep(0.6, 0.9, t));
    const lapping = wavelets.reduce((sum, { at, half, height }) => {
      const away = Math.abs(x - at) / half;
      return away < 1 ? Math.max(sum, height * (1 - away ** 1.6)) : sum;
    }, 0);
    return lap * blend(trough, 0, bow) - lap * (bow + stern) - lapping;
  };
}
