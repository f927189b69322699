/** Colours as '#rrggbb' strings, mixed and shaded with the engine's own measures. */
import { css, hexOf, mix as mixRgb, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';

/** Rounded, since a colour of the scene is worked over again and again. */
const rounded = (colour: Rgb) => hexOf(colour, Math.round);

/** `t` of the way from one colour to the other. */
export function mix(from: string, to: string, t: number): string {
  return rounded(mixRgb(rgbOf(from), rgbOf(to), t));
}

/** Lighter and warmer (positive) or darker and cooler (negative); ±0.3 is much. */
export function shade(hex: string, step: number): string {
  return rounded(tone(rgbOf(hex), step));
}

/** A dark, quiet colour from the other side of the wheel: what shadows are tinted with. */
export function complementaryShadow(hex: string): string {
  const colour = rgbOf(hex);
  const sum = Math.max(...colour) + Math.min(...colour);
  const opposite = rounded([sum - colour[0], sum - colour[1], sum - colour[2]]);
  return mix(shade(opposite, -0.42), '#4a3d3c', 0.72);
}

/** The colour as a CSS value with an opacity. */
export function veil(hex: string, opacity: number): string {
  return css(rgbOf(hex), Number(opacity.toFixed(3)));
}
