import { clamp } from './point.ts';

/** Red, green and blue, 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as '#rrggbb'. */
export type Hex = string;

/** Channels of a hex colour. */
export function rgbOf(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const channel = (value: number) => clamp(value, 0, 255) | 0;

/** A colour for the canvas; opacity 0..1. */
export function css(colour: Rgb, opacity = 1): string {
  return `rgba(${channel(colour[0])},${channel(colour[1])},${channel(colour[2])},${opacity})`;
}

/** A colour as '#rrggbb'; `whole` makes a channel a whole number. */
export function hexOf(colour: Rgb, whole: (value: number) => number = Math.floor): Hex {
  return `#${colour.map((value) => channel(whole(value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Mix of two colours; squares keep it bright, as pigment on wet paper. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const one = (from: number, to: number) => Math.sqrt(from * from * (1 - t) + to * to * t);
  return [one(a[0], b[0]), one(a[1], b[1]), one(a[2], b[2])];
}

const linear = Float64Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function gamma(value: number): number {
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055);
}

/**
 * Lightness, green–red and blue–yellow in OKLab. A plate asks for it a hundred thousand times: culori takes twice as long
 * there and back, and its matrices differ in the eighth decimal, enough to move a channel.
 */
export function labOf(colour: Rgb): Rgb {
  const r = linear[channel(colour[0])] ?? 0;
  const g = linear[channel(colour[1])] ?? 0;
  const b = linear[channel(colour[2])] ?? 0;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbFromLab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Lighter and warmer (positive) or darker and a little cooler (negative), keeping the hue clean; ±0.3 is much. */
export function tone(colour: Rgb, change: number): Rgb {
  const [lightness, a, b] = labOf(colour);
  const reach = change < 0 ? 0.35 + lightness * 0.75 : 1.05 - lightness * 0.35;
  const chroma = change < 0 ? 1 + change * 0.15 : 1 - change * 0.25;
  const lifted = clamp(lightness + change * reach);
  return rgbFromLab(lifted, a * chroma - (change < 0 ? change * 0.004 : 0), b * chroma + change * 0.03);
}

/** `tone` for hex colours, straight to css. */
export function toned(hex: Hex, change: number, opacity = 1): string {
  return css(tone(rgbOf(hex), change), opacity);
}

/** Perceived lightness, 0..1. */
export function lightnessOf(colour: Rgb): number {
  return labOf(colour)[0];
}
