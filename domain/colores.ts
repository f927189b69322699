import { type Oklch, oklabOf, oklchOf } from './oklch.ts';

/**
 * The colours that a visitor may name: the basic colour terms of Spanish (Berlin & Kay, «Basic Color Terms», 1969)
 * without «morado», which no bird of the guide shows beyond a sheen.
 */
export const COLORES = [
  'blanco',
  'gris',
  'negro',
  'pardo',
  'rojo',
  'anaranjado',
  'amarillo',
  'verde',
  'azul',
  'rosa',
] as const;

export type Color = (typeof COLORES)[number];

/** How much of a bird each colour takes, 0..1; together 1. Colours that it has not are left out. */
export type Reparto = Partial<Record<Color, number>>;

/** Chroma under which a colour passes for black, grey or white; the eye takes a little warmth for brown at once. */
const NEUTRAL = 0.028;
const NEUTRAL_WHEN_WARM = 0.02;
const WARM = { from: 30, to: 100 };
/** Lightness that parts black from grey, and chroma up to which what is darker or paler still is black or white. */
const DARK = 0.37;
const VERY_DARK = { lightness: 0.31, chroma: 0.05 };
const VERY_PALE = { lightness: 0.84, chroma: 0.055 };
/** Chroma from which a warm colour is no longer a brown, and lightness under which it is one all the same. */
const VIVID = 0.115;
const BROWN_BELOW = 0.56;
/** A pale warm colour is pink or yellow at half the chroma. */
const PALE = 0.68;
const PALE_VIVID = 0.055;
/** Chroma under which a blue passes for a grey, and a yellowish green for a brown. */
const BLUISH = 0.045;
const GREENISH = 0.07;

/** Names of the hues, each up to the angle given, degrees; of the sRGB primaries red is 29, yellow 110, green 142, blue 264. */
const HUES: readonly [upTo: number, name: (colour: Oklch) => Color][] = [
  [12, pinkOrRed],
  [48, redOrBrown],
  [76, ({ lightness, chroma }) => (chroma >= VIVID && lightness >= BROWN_BELOW ? 'anaranjado' : 'pardo')],
  [104, ({ lightness, chroma }) => (chroma >= VIVID && lightness >= PALE ? 'amarillo' : 'pardo')],
  [118, yellowOrOlive],
  [185, () => 'verde'],
  [300, ({ chroma }) => (chroma >= BLUISH ? 'azul' : 'gris')],
  [335, ({ lightness }) => (lightness >= BROWN_BELOW ? 'rosa' : 'azul')],
  [360, pinkOrRed],
];

function pinkOrRed({ lightness, chroma }: Oklch): Color {
  if (lightness >= BROWN_BELOW) return 'rosa';
  return chroma >= VIVID ? 'rojo' : 'pardo';
}

function redOrBrown({ lightness, chroma, hue }: Oklch): Color {
  if (lightness >= PALE && chroma >= PALE_VIVID && chroma < VIVID) return 'rosa';
  if (chroma < VIVID) return 'pardo';
  return hue > 40 ? 'anaranjado' : 'rojo';
}

function yellowOrOlive({ lightness, chroma }: Oklch): Color {
  if (lightness >= PALE && chroma >= PALE_VIVID) return 'amarillo';
  return chroma >= GREENISH ? 'verde' : 'pardo';
}

/**
 * The name that a beginner gives to a colour '#rrggbb', by ranges of lightness, chroma and hue in OKLCH, in which equal
 * steps look equal (B. Ottosson 2020). Black, grey and white are told first: on feathers even they are a little warm.
 */
export function nombreDeColor(hex: string): Color {
  const colour = oklchOf(hex);
  const { lightness, chroma, hue } = colour;
  if (lightness < VERY_DARK.lightness && chroma < VERY_DARK.chroma) return 'negro';
  if (lightness >= VERY_PALE.lightness && chroma < VERY_PALE.chroma) return 'blanco';
  if (chroma < (hue >= WARM.from && hue <= WARM.to ? NEUTRAL_WHEN_WARM : NEUTRAL)) {
    return lightness < DARK ? 'negro' : 'gris';
  }
  return HUES.find(([upTo]) => hue <= upTo)?.[1](colour) ?? 'gris';
}

/** How the colours of a bird share it out once each has its name. */
export function repartoOf(manchas: readonly { colour: string; area: number }[]): Reparto {
  const reparto: Reparto = {};
  for (const { colour, area } of manchas) {
    const name = nombreDeColor(colour);
    reparto[name] = (reparto[name] ?? 0) + area;
  }
  return reparto;
}

/**
 * The colour that stands for each name: of those on the plates the one nearest to their mean in OKLab, so that the
 * swatches are colours that one sees.
 */
export function muestrasOf(manchas: readonly { colour: string; area: number }[]): Record<Color, string> {
  const named = Map.groupBy(manchas, ({ colour }) => nombreDeColor(colour));
  return Object.fromEntries(COLORES.map((color) => [color, muestraOf(named.get(color) ?? [])])) as Record<
    Color,
    string
  >;
}

function muestraOf(manchas: readonly { colour: string; area: number }[]): string {
  const mean = [0, 0, 0];
  const whole = manchas.reduce((sum, { area }) => sum + area, 0);
  for (const { colour, area } of manchas) {
    oklabOf(colour).forEach((value, i) => {
      mean[i] = (mean[i] ?? 0) + (value * area) / whole;
    });
  }
  const far = (colour: string) => Math.hypot(...oklabOf(colour).map((value, i) => value - (mean[i] ?? 0)));
  const colours = [...new Set(manchas.map(({ colour }) => colour))];
  const distances = colours.map(far);
  return colours[distances.indexOf(Math.min(...distances))] ?? '';
}
