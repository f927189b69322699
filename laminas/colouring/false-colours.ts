import type { Airborne } from '../airborne-plan.ts';
import type { Rgb } from '../geometry/colour.ts';
import type { Feather } from '../parts/feather.ts';
import type { RowName, Wing, WingRow } from '../parts/wing.ts';
import type { Recipe } from '../recipe.ts';

/** Parts of a bird that are coloured by themselves; what is none of them is air. */
export const PARTS = [
  'air',
  'legs',
  'bill',
  'eye',
  'body',
  'tail',
  'primaries',
  'secondaries',
  'coverts',
  'shoulder',
] as const;

export type Part = (typeof PARTS)[number];

/** Hues far apart tell the parts of the plumage from each other, whatever shade the brush lays over them. */
const HUES = {
  body: '#d02020',
  primaries: '#20d020',
  secondaries: '#2020d0',
  coverts: '#d0d020',
  shoulder: '#d020d0',
  tail: '#20d0d0',
} as const satisfies Partial<Record<Part, string>>;

type Plumage = keyof typeof HUES;

/** The part that each row of the wing belongs to: a crayon has no point for more. */
const ROWS: Readonly<Record<RowName, Plumage>> = {
  primaries: 'primaries',
  secondaries: 'secondaries',
  tertials: 'secondaries',
  primaryCoverts: 'coverts',
  alula: 'coverts',
  greaterCoverts: 'coverts',
  medianCoverts: 'shoulder',
  lesserCoverts: 'shoulder',
  bend: 'shoulder',
  longScapulars: 'shoulder',
  scapulars: 'shoulder',
};

/** The part of each colour of a bird in flight; what is not named here is left out. */
const ALOFT: Readonly<Record<string, Plumage>> = {
  body: 'body',
  head: 'body',
  undertail: 'body',
  coverts: 'coverts',
  median: 'coverts',
  greater: 'coverts',
  primaryCoverts: 'coverts',
  axillaries: 'coverts',
  leading: 'coverts',
  flight: 'primaries',
  outerHand: 'primaries',
  secondaries: 'primaries',
  tail: 'tail',
  tailBase: 'tail',
};

/** The same bird in false colours, without pattern: what is seen where is told by its hue. */
export function inFalseColours(recipe: Recipe): Recipe {
  const { pareja, rows, face, ornaments, wing, tail, aloft, darks, ...rest } = recipe;
  return {
    ...rest,
    base: HUES.body,
    tracts: [],
    legs: { ...rest.legs, trouserColour: HUES.body, ...culottes(recipe) },
    ...(wing && { wing: falseWing(wing) }),
    ...(tail && { tail: { ...tail, feather: plain(tail.feather, 'tail'), except: {} } }),
    ...(aloft && { aloft: falseFlight(aloft) }),
  };
}

const culottes = ({ legs: { culottes: own } }: Recipe) =>
  own && { culottes: { breadth: own.breadth, crown: own.crown, booted: own.booted, colour: HUES.body } };

function plain({ shape, taper }: Feather, part: Plumage): Feather {
  return { colour: HUES[part], ...(shape && { shape }), ...(taper !== undefined && { taper }) };
}

function falseWing({ bands, patches, lesserMark, scapularMark, rows, ...wing }: Wing): Wing {
  const falseRows = Object.entries(rows).map(([name, row]: [string, WingRow]) => {
    const { except, ...place } = row;
    return [name, { ...place, feather: plain(row.feather, ROWS[name as RowName]) }];
  });
  return {
    ...wing,
    lesserCoverts: HUES.shoulder,
    scapulars: HUES.shoulder,
    rows: Object.fromEntries(falseRows),
  };
}

function falseFlight({ flock, ...bird }: Airborne): Airborne {
  const colours = Object.keys(bird.colours)
    .filter((name) => name in ALOFT)
    .map((name) => [name, HUES[ALOFT[name] as Plumage]]);
  return { ...bird, colours: Object.fromEntries(colours) } as Airborne;
}

/** The plumage part whose hue is nearest to a colour. */
export function partOfHue([red, green, blue]: Rgb): Plumage {
  const most = Math.max(red, green, blue);
  const level = (most + Math.min(red, green, blue)) / 2;
  const key = (red > level ? 4 : 0) + (green > level ? 2 : 0) + (blue > level ? 1 : 0);
  return BY_KEY[key] ?? 'body';
}

/** By which of red, green and blue are strong in it: 4, 2 and 1. */
const BY_KEY: Readonly<Record<number, Plumage>> = {
  1: 'secondaries',
  2: 'primaries',
  3: 'tail',
  4: 'body',
  5: 'shoulder',
  6: 'coverts',
};
