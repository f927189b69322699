import { type Rgb, rgbOf } from '../../geometry/colour.ts';
import { clamp, smoothstep } from '../../geometry/point.ts';
import type { Darks } from '../../parts/darks.ts';
import { boxBlur } from './box-blur.ts';
import type { Relief } from './relief.ts';

/** Luma (0..1) up to which plumage is black through and through, and from which on it is a colour of its own. */
const BLACK = 0.24;
const COLOUR = 0.4;
/** Luma of a feather's body and of its edge: sheen sits on edges, so that each feather is a facet and not part of a glow. */
const VANE = 0.1;
const EDGE = 0.24;
/** What of the sheen a whole vane takes, and how much of a tint the strongest sheen mixes in. */
const ON_VANE = 0.3;
const MIXED = { cold: 0.55, warm: 0.26 } as const;
/** Least lightness where a recipe gives none, as OKLab and as a channel. */
const FLOOR = 0.2;
const channelOf = (lightness: number): number => 255 * (1.055 * lightness ** (3 / 2.4) - 0.055);

/** How far each cell of the relief faces the sky (1) or the ground (−1). */
export function skyOf({ columns, rows, height }: Relief): Float32Array {
  const sky = new Float32Array(columns * rows);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      const slopeX = ((height[i + 1] ?? 0) - (height[i - 1] ?? 0)) / 2;
      const slopeY = ((height[i + columns] ?? 0) - (height[i - columns] ?? 0)) / 2;
      sky[i] = slopeY / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
    }
  }
  boxBlur(sky, columns, rows, 2, 1);
  return sky;
}

/** Blacks as a volume: a cold sheen on the edges of feathers that face the sky, a warm one below, and a least lightness. */
export class DarkGrade {
  private readonly cold: Rgb;
  private readonly warm: Rgb;
  private readonly floor: number;
  private readonly sheen: number;

  constructor({ cold, warm, sheen, floor = FLOOR }: Darks) {
    this.cold = rgbOf(cold);
    this.warm = rgbOf(warm);
    this.sheen = sheen;
    this.floor = channelOf(floor);
  }

  /** One lit pixel in place; `sky` says how far it faces up. */
  apply(pixels: Uint8ClampedArray, i: number, sky: number): void {
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    const luma = (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
    const dark = 1 - smoothstep(BLACK, COLOUR, luma);
    if (dark <= 0) return;
    const facet = ON_VANE + (1 - ON_VANE) * clamp((luma - VANE) / (EDGE - VANE));
    const cold = dark * this.sheen * facet * MIXED.cold * smoothstep(-0.05, 0.8, sky);
    const warm = dark * this.sheen * MIXED.warm * smoothstep(0.1, 0.8, -sky);
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[i + channel] ?? 0;
      const up = value + ((this.cold[channel] ?? 0) - value) * cold;
      const lit = up + ((this.warm[channel] ?? 0) - up) * warm;
      pixels[i + channel] = lit + (Math.hypot(lit, this.floor * 0.8) - lit) * dark;
    }
  }
}
