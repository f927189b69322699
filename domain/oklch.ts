/** A colour by its perceived lightness 0..1, chroma (0 grey, 0.3 as vivid as screens show) and hue, degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Red, green and blue of sRGB, 0..255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness, green–red and blue–yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour '#rrggbb' in OKLab: B. Ottosson, «A perceptual color space for image processing» (2020). */
export function oklabOf(hex: string): Oklab {
  const [r, g, b] = rgbOf(hex).map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A colour '#rrggbb' in polar form. Greys have a hue too: ask for the chroma first. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}
