import { converter, differenceEuclidean, nearest, type Oklab } from 'culori';
import { COLOURS, type Colour, type ColourShares } from '../../../domain/identify/colours.ts';
import type { PerceivedColour } from '../../../domain/plates/appearance.ts';

/** A colour '#rrggbb' on a plate and the part of the bird that it takes. */
type Patch = { colour: string; area: number };

/** Lightness 0..1, chroma (0 grey, 0.3 as vivid as screens show) and hue, degrees. */
type Oklch = { l: number; c: number; h: number };

const oklab = converter('oklab');
const oklch = converter('oklch');

/** Chroma under which a colour passes for black, grey or white; the eye takes a little warmth for brown at once. */
const NEUTRAL = 0.028;
const NEUTRAL_WHEN_WARM = 0.02;
const WARM = { from: 30, to: 100 };
/** Lightness that parts black from grey, and chroma up to which what is darker or paler still is black or white. */
const DARK = 0.37;
const VERY_DARK = { lightness: 0.35, chroma: 0.06 };
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
const HUES: readonly [upTo: number, name: (colour: Oklch) => Colour][] = [
  [12, pinkOrRed],
  [48, redOrBrown],
  [76, ({ l, c }) => (c >= VIVID && l >= BROWN_BELOW ? 'anaranjado' : 'pardo')],
  [104, ({ l, c }) => (c >= VIVID && l >= PALE ? 'amarillo' : 'pardo')],
  [118, yellowOrOlive],
  [185, () => 'verde'],
  [300, ({ c }) => (c >= BLUISH ? 'azul' : 'gris')],
  [335, ({ l }) => (l >= BROWN_BELOW ? 'rosa' : 'azul')],
  [360, pinkOrRed],
];

function pinkOrRed({ l, c }: Oklch): Colour {
  if (l >= BROWN_BELOW) return 'rosa';
  return c >= VIVID ? 'rojo' : 'pardo';
}

function redOrBrown({ l, c, h }: Oklch): Colour {
  if (l >= PALE && c >= PALE_VIVID && c < VIVID) return 'rosa';
  if (c < VIVID) return 'pardo';
  return h > 40 ? 'anaranjado' : 'rojo';
}

function yellowOrOlive({ l, c }: Oklch): Colour {
  if (l >= PALE && c >= PALE_VIVID) return 'amarillo';
  return c >= GREENISH ? 'verde' : 'pardo';
}

/**
 * The name that a beginner gives to a colour '#rrggbb', by ranges of lightness, chroma and hue in OKLCH, in which equal
 * steps look equal (B. Ottosson 2020). Black, grey and white are told first: on feathers even they are a little warm.
 */
export const nameOfColour = (hex: string): Colour => nameOfOklch(oklch(hex) as Oklch);

/** The same of a colour that is known as the eye perceives it. */
export function nameOfPerceived([l, a, b]: PerceivedColour): Colour {
  return nameOfOklch(oklch({ mode: 'oklab', l, a, b }) as Oklch);
}

function nameOfOklch({ l, c, h = 0 }: Oklch): Colour {
  if (l < VERY_DARK.lightness && c < VERY_DARK.chroma) return 'negro';
  if (l >= VERY_PALE.lightness && c < VERY_PALE.chroma) return 'blanco';
  if (c < (h >= WARM.from && h <= WARM.to ? NEUTRAL_WHEN_WARM : NEUTRAL)) {
    return l < DARK ? 'negro' : 'gris';
  }
  return HUES.find(([upTo]) => h <= upTo)?.[1]({ l, c, h }) ?? 'gris';
}

/** How light, air and distance change a colour: lighter or darker, and chroma times what. */
const VIEWS = [
  { lighter: 0, vivid: 1 },
  { lighter: -0.07, vivid: 1 },
  { lighter: 0.06, vivid: 1 },
  { lighter: 0, vivid: 0.7 },
  { lighter: 0, vivid: 1.3 },
];

/** The names that a colour gets as it is and in other light: one near the border of two has both. */
function namesOf(hex: string): Colour[] {
  const { l, c, h = 0 } = oklch(hex) as Oklch;
  return VIEWS.map(({ lighter, vivid }) => nameOfOklch({ l: l + lighter, c: c * vivid, h }));
}

/** How the named colours of a bird share it out, in thousandths and in the order of `COLOURS`. */
export function sharesOf(patches: readonly Patch[]): ColourShares {
  const areas = new Map<Colour, number>();
  for (const { colour, area } of patches) {
    for (const name of namesOf(colour)) areas.set(name, (areas.get(name) ?? 0) + area / VIEWS.length);
  }
  const shares = COLOURS.map((name) => [name, Math.round((areas.get(name) ?? 0) * 1000) / 1000] as const);
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}

/**
 * The colour that stands for each name: of those on the plates the one nearest to their mean in OKLab, so that the
 * swatches are colours that one sees.
 */
export function swatchesOf(patches: readonly Patch[]): Record<Colour, string> {
  const named = Map.groupBy(patches, ({ colour }) => nameOfColour(colour));
  const swatches = COLOURS.map((colour) => [colour, swatchOf(named.get(colour) ?? [])]);
  return Object.fromEntries(swatches) as Record<Colour, string>;
}

function swatchOf(patches: readonly Patch[]): string {
  const whole = patches.reduce((sum, { area }) => sum + area, 0);
  const mean: Oklab = { mode: 'oklab', l: 0, a: 0, b: 0 };
  for (const { colour, area } of patches) {
    const { l, a, b } = oklab(colour) as Oklab;
    mean.l += (l * area) / whole;
    mean.a += (a * area) / whole;
    mean.b += (b * area) / whole;
  }
  const colours = [...new Set(patches.map(({ colour }) => colour))];
  return nearest(colours, differenceEuclidean('oklab'))(mean)[0] ?? '';
}
