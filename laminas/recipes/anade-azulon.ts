import { path } from '../geometry/path.ts';
import type { Wing } from '../parts/wing.ts';
import { brownBody, brownWing } from '../patterns/brown-duck.ts';
import { scaled, velvet, vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

/** The speculum that both birds share: the tips of the greater coverts and the outer webs of the secondaries. */
const speculum: Pick<Wing['rows'], 'secondaries' | 'greaterCoverts'> = {
  greaterCoverts: {
    feather: {
      colour: '#7d746a',
      zones: [{ from: 0.78, to: 0.89, colour: '#f0efe9' }],
      tip: '#14151a',
      tipLength: 0.11,
      shape: 'square',
    },
  },
  secondaries: {
    feather: {
      colour: '#2f3f95',
      zones: [
        { from: 0, to: 0.2, colour: '#51483f' },
        { from: 0.8, to: 0.9, colour: '#14151a' },
      ],
      tip: '#f0efe9',
      tipLength: 0.1,
      shape: 'square',
      shaft: '#1c2450',
    },
  },
};

export const anadeAzulon: Recipe = {
  slug: 'anade-azulon',
  archetype: 'dabbler',
  pose: { carry: [6, 14], move: { d5: [-6, 0], d6: [-12, 4], d7: [-10, 4], v3: [4, 0], v4: [4, 0] } },
  frame: { size: 0.837, dx: -84, dy: 62 },
  base: '#b8b6b0',
  tuft: 0.72,
  coat: 'silky',
  afloat: { draught: 0.19, lap: 6 },
  darks: { cold: '#7f93b8', warm: '#6a5142', sheen: 0.4 },
  rows: [
    vermiculated('#7f7d79', { front: 0.42, rear: 0.74, strength: 0.26 }),
    vermiculatedBack('#7f776e', 0.3),
    velvet(0.16, 0.32),
    scaled('0.35,0.3 0.38,0.42 0.44,0.6', '0.26,0.98 0.34,0.98 0.46,0.98', '#8e6552'),
  ],
  tracts: [
    {
      sheet: path('0.3,-0.1 0.7,-0.1 0.8,0.25 0.6,0.4 0.34,0.4'),
      colour: '#a9a49a',
      soft: 10,
    },
    {
      sheet: path('0.42,-0.1 0.7,-0.1 0.74,0.12 0.44,0.16'),
      colour: '#7f7266',
      soft: 10,
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#c9c8c3',
      soft: 10,
    },
    {
      sheet: path('0.15,-0.1 0.32,-0.1 0.355,0.2 0.4,0.42 0.475,0.64 0.53,0.8 0.535,0.94 0.505,1.1 0.12,1.1'),
      colour: '#6d4636',
      soft: 15,
    },
    {
      sheet: path('0.79,1.1 0.79,0.8 0.8,0.5 0.84,0.3 0.92,0.2 1,0.2 1.02,0.6 1.02,1.1 0.9,1.12'),
      colour: '#1b1c1d',
      soft: 7,
      mark: { kind: 'scale', colour: '#3c4a52', opacity: 0.55, size: 1.5 },
    },
    { sheet: path('0.78,-0.1 1.1,-0.1 1.1,0.36 0.84,0.3'), colour: '#1d1f1e', soft: 5 },
    {
      sheet: path('0.745,0.5 0.79,0.42 0.795,0.8 0.795,1.1 0.75,1.1 0.745,0.8'),
      colour: '#f1efe8',
      soft: 4,
      opacity: 0.95,
      mark: 'none',
    },
    {
      head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
      colour: '#195a3c',
      soft: 2,
    },
    {
      head: path('0.9,1.2 0.3,1.35 -0.4,1.42 -1.5,1.1 -1.5,1.3 -0.3,1.7 0.5,1.7 1,1.5'),
      colour: '#164438',
      soft: 8,
      opacity: 0.6,
    },
    {
      head: path(
        '0.85,1.64 0.3,1.8 -0.3,1.72 -0.8,1.52 -1.5,1.12 -1.62,1.34 -0.9,1.72 -0.3,1.92 0.3,2 0.9,1.86',
      ),
      colour: '#f4f2ec',
      soft: 1,
    },
  ],
  wing: {
    plan: { form: 'drake', projection: 0.28, tipOnTail: 0.2, tipBeside: -0.02 },
    lesserCoverts: '#978f84',
    scapulars: '#b2ada4',
    rows: {
      ...speculum,
      primaries: { feather: { colour: '#5b534c', fringe: '#8c8378', fringeWidth: 0.75 } },
      tertials: {
        feather: {
          colour: '#9c9184',
          fringe: '#6b5f54',
          fringeWidth: 1.6,
          centre: '#a9a195',
          centreWidth: 0.5,
          shape: 'pointed',
        },
      },
      medianCoverts: { feather: { colour: '#8f877c', fringe: '#aaa298', fringeWidth: 0.9 } },
      scapulars: {
        feather: {
          colour: '#b2ada4',
          vermiculation: { colour: '#7f7a72', gap: 3.2, width: 0.6, opacity: 0.3 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#bdb9b1',
          fringe: '#cbc7be',
          fringeWidth: 0.6,
          vermiculation: { colour: '#7f7a72', gap: 3.2, width: 0.6, opacity: 0.3 },
          shape: 'oval',
        },
        except: {
          0: { colour: '#8f8072', fringe: '#746558' },
          1: { colour: '#a1978b' },
        },
      },
    },
  },
  tail: {
    length: 1.45,
    width: 0.62,
    undertail: 0.34,
    uppertail: 0.3,
    feathers: 7,
    graduated: 0.4,
    spread: 0.12,
    feather: {
      colour: '#d8d5cd',
      fringe: '#f3f1eb',
      fringeWidth: 2.25,
      centre: '#9b968e',
      centreWidth: 0.3,
      shape: 'pointed',
    },
  },
  bill: {
    kind: 'duck',
    length: 1.46,
    upper: '#cdb92e',
    shape: { droop: 0.66, depth: 0.96, blunt: 0.08, nail: '#1c1a16' },
  },
  eye: { radius: 0.112, iris: '#2b180d', pupil: 0.66, at: [0.02, 0.02] },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#d87a2a' },
  ornaments: [
    {
      kind: 'crest',
      colour: '#1c2422',
      count: 2,
      at: [-6.8, 2.32],
      roots: [-0.24, 0.12],
      length: 0.86,
      width: 0.25,
      rise: 0.7,
      fan: 0.1,
      curl: 3.1,
    },
    { kind: 'gloss', at: [-0.3, -0.3], radius: 0.95, colour: '#78ebaa', strength: 0.32 },
    { kind: 'gloss', at: [-0.75, 0.75], radius: 0.6, colour: '#5a5abe', strength: 0.3 },
  ],
  pareja: {
    what: 'hembra',
    size: 0.655,
    x: 900,
    rise: 168,
    pose: { carry: [10, 26] },
    base: '#a68a62',
    planes: { ear: 0, crease: 0, relief: 0.7 },
    darks: undefined,
    rows: brownBody({ dark: '#4b3a2b', edge: '#c5a878', inner: '#98784c', breast: '#4a3827' }),
    tracts: [
      {
        at: 'upperparts',
        colour: '#7d6346',
        soft: 10,
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#a98d64',
        soft: 10,
      },
      {
        sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
        colour: '#a2845b',
        soft: 8,
      },
      {
        sheet: path('0.84,0.6 1.1,0.6 1.1,1.1 0.84,1.1'),
        colour: '#bda784',
        soft: 6,
      },
      {
        head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
        colour: '#b89e74',
        soft: 3,
        mark: { kind: 'streak', colour: '#5a4733', width: 0.25, size: 0.6, opacity: 0.6 },
      },
      {
        head: path('0.7,-0.1 0.4,-0.8 -0.3,-1.2 -1.1,-1.1 -1.6,0.2 -1.1,0.5 -0.85,0 -0.3,-0.36 0.3,-0.24'),
        colour: '#54422e',
        soft: 3,
      },
      {
        head: path('0.8,0.15 0.2,-0.1 -0.4,-0.06 -0.95,0.14 -0.95,0.24 -0.3,0.12 0.2,0.12 0.8,0.26'),
        colour: '#4a3926',
        soft: 2.5,
      },
    ],
    wing: {
      plan: { form: 'duck', projection: 0.28, tipOnTail: 0.2, tipBeside: -0.02 },
      lesserCoverts: '#8d7150',
      scapulars: '#6a5138',
      rows: {
        ...speculum,
        ...brownWing({ dark: '#4b3a2b', edge: '#c3a679' }),
      },
    },
    tail: {
      length: 1.37,
      width: 0.6,
      undertail: 0.4,
      uppertail: 0.3,
      feathers: 7,
      graduated: 0.4,
      spread: 0.12,
      feather: { colour: '#94795a', fringe: '#d0bc95', fringeWidth: 1.6, shape: 'pointed' },
    },
    bill: {
      kind: 'duck',
      length: 1.76,
      upper: '#cf7f38',
      shape: { droop: 0.8, depth: 0.9, blunt: 0.1, nostril: 0.85, ridge: '#46382a', nail: '#8a5a2a' },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Cabeza verde brillante (macho)', at: { head: [-0.5, -0.5] } },
    { texto: 'Pico amarillo', at: { head: [1.45, 0.66] } },
    { texto: 'Collar blanco', at: { head: [-0.3, 1.78] } },
    { texto: 'Pecho castaño', at: { sheet: [0.3, 0.75] } },
    { texto: 'Rizo negro sobre la cola', at: { sheet: [1, -0.28] } },
  ],
};
