import { path, span } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import type { WingBand } from '../parts/wing.ts';
import type { Recipe } from '../recipe.ts';

/** A bar or field of the speculum between two places along the wing, s at its upper edge; its ends stand slanting and parallel. */
function bar(from: number, to: number, colour: WingBand['colour'], soft = 0.4, opacity = 1): WingBand {
  const end = (s: number) => [0.64, 0.66, 0.8, 0.94, 1.08, 1.2].map((w): Point => [s + 0.11 * (w - 0.64), w]);
  return { over: [...end(from), ...end(to).reverse()], colour, soft, opacity };
}

/** The speculum that both birds share: blue between black and white bars. */
const speculum: readonly WingBand[] = [
  bar(0.412, 0.43, '#f0efe9'),
  bar(0.428, 0.442, '#14151a'),
  bar(0.44, 0.637, '#34479a'),
  bar(0.56, 0.637, '#4a3a92', 6, 0.6),
  bar(0.635, 0.649, '#14151a'),
  bar(0.647, 0.665, '#f0efe9'),
];

export const anadeAzulon: Recipe = {
  slug: 'anade-azulon',
  archetype: 'dabbler',
  pose: { carry: [6, 14], move: { d5: [-6, 0], d6: [-12, 4], d7: [-10, 4], v3: [4, 0], v4: [4, 0] } },
  frame: { size: 0.837, dx: -84, dy: 62 },
  base: '#b8b6b0',
  tuft: 0.72,
  tracts: [
    {
      sheet: path('0.3,-0.1 0.7,-0.1 0.8,0.25 0.6,0.4 0.34,0.4'),
      colour: '#a9a49a',
      soft: 10,
      mark: { kind: 'bar', colour: '#6f6a62', count: 3, opacity: 0.4 },
    },
    {
      sheet: path('0.42,-0.1 0.7,-0.1 0.74,0.12 0.44,0.16'),
      colour: '#7f7266',
      soft: 10,
      mark: { kind: 'bar', colour: '#6f6a62', count: 3, opacity: 0.35 },
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#c9c8c3',
      soft: 10,
      mark: { kind: 'bar', colour: '#7f7d79', count: 4, opacity: 0.5, spacing: 0.8 },
    },
    {
      sheet: path('0.15,-0.1 0.32,-0.1 0.355,0.2 0.4,0.42 0.475,0.64 0.53,0.8 0.535,0.94 0.505,1.1 0.12,1.1'),
      colour: '#6d4636',
      soft: 15,
      mark: { kind: 'scale', colour: '#9a735e', opacity: 0.22 },
    },
    {
      sheet: path('0.79,1.1 0.79,0.8 0.8,0.5 0.84,0.3 0.92,0.2 1,0.2 1.02,0.6 1.02,1.1 0.9,1.12'),
      colour: '#1b1c1d',
      soft: 7,
      mark: { kind: 'scale', colour: '#3c4a52', opacity: 0.55, size: 1.5 },
    },
    { sheet: path('0.78,-0.1 1.1,-0.1 1.1,0.36 0.84,0.3'), colour: '#1d1f1e', soft: 5 },
    { sheet: path('0.745,0.5 0.79,0.42 0.795,0.8 0.795,1.1 0.75,1.1 0.745,0.8'), colour: '#f1efe8', soft: 4, opacity: 0.95, mark: 'none' },
    { head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'), colour: '#195a3c', soft: 2 },
    { head: path('0.9,1.2 0.3,1.35 -0.4,1.42 -1.5,1.1 -1.5,1.3 -0.3,1.7 0.5,1.7 1,1.5'), colour: '#164438', soft: 8, opacity: 0.6 },
    { head: path('0.85,1.7 0.3,1.84 -0.3,1.77 -0.8,1.58 -1.2,1.36 -1.26,1.5 -0.86,1.72 -0.3,1.91 0.3,1.97 0.9,1.84'), colour: '#f4f2ec', soft: 1 },
  ],
  wing: {
    build: 'duck',
    scale: 1.5,
    lesserCoverts: '#978f84',
    lesserTo: 0.1,
    scapulars: '#968b7e',
    scapularMark: { kind: 'bar', colour: '#8b857b', count: 3, opacity: 0.4 },
    flankCover: 0.42,
    bands: speculum,
    rows: {
      primaries: { feather: { colour: '#5b534c', fringe: '#8c8378', fringeWidth: 0.75 } },
      secondaries: { tips: span('0.84,0.94 0.84,0.4'), feather: { colour: '#8f867b', fringe: '#a89f93', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#a49a8d', fringe: '#c9c2b6', fringeWidth: 1.05, centre: '#8a7a6b', centreWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#9c958b', fringe: '#b9b3a9', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#8f877c', fringe: '#aaa298', fringeWidth: 0.9 } },
      longScapulars: {
        feather: { colour: '#bdb9b1', fringe: '#d5d1c8', fringeWidth: 0.75, bars: { colour: '#908a81', count: 16, width: 1, opacity: 0.4 } },
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
    feather: { colour: '#d8d5cd', fringe: '#f3f1eb', fringeWidth: 2.25, centre: '#9b968e', centreWidth: 0.3, shape: 'pointed' },
  },
  bill: { kind: 'duck', length: 1.46, upper: '#cdb92e', shape: { droop: 0.66, depth: 0.96, blunt: 0.08, nail: '#1c1a16' } },
  eye: { radius: 0.135, iris: '#2b180d', pupil: 0.66 },
  legs: { colour: '#d87a2a' },
  ornaments: [
    { kind: 'crest', colour: '#1c2422', count: 2, at: [-6.8, 2.32], roots: [-0.24, 0.12], length: 0.86, width: 0.25, rise: 0.7, fan: 0.1, curl: 3.1 },
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
    tracts: [
      {
        at: 'upperparts',
        colour: '#7d6346',
        soft: 10,
        mark: { kind: 'arrow', colour: '#3a2c20', width: 0.85, length: 1, size: 1.55, spacing: 0.8, opacity: 0.75 },
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#a98d64',
        soft: 10,
        mark: { kind: 'arrow', colour: '#4a3a2a', width: 0.85, length: 1, size: 1.55, spacing: 0.8, opacity: 0.75 },
      },
      {
        sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
        colour: '#a2845b',
        soft: 8,
        mark: { kind: 'arrow', colour: '#4a3827', width: 0.85, length: 1, size: 1.2, spacing: 0.8, opacity: 0.75 },
      },
      {
        sheet: path('0.84,0.6 1.1,0.6 1.1,1.1 0.84,1.1'),
        colour: '#bda784',
        soft: 6,
        mark: { kind: 'arrow', colour: '#56452f', width: 0.85, length: 1, size: 1.1, spacing: 0.8, opacity: 0.75 },
      },
      {
        head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
        colour: '#b89e74',
        soft: 3,
        mark: { kind: 'streak', colour: '#5a4733', width: 0.25, size: 0.6, opacity: 0.6 },
      },
      { head: path('0.7,-0.1 0.4,-0.8 -0.3,-1.2 -1.1,-1.1 -1.6,0.2 -1.1,0.5 -0.85,0 -0.3,-0.36 0.3,-0.24'), colour: '#54422e', soft: 3 },
      { head: path('0.8,0.15 0.2,-0.1 -0.4,-0.06 -0.95,0.14 -0.95,0.24 -0.3,0.12 0.2,0.12 0.8,0.26'), colour: '#4a3926', soft: 2.5 },
    ],
    wing: {
      build: 'duck',
      scale: 1.5,
      lesserCoverts: '#8d7150',
      lesserTo: 0.1,
      scapulars: '#8d7150',
      scapularMark: { kind: 'arrow', colour: '#46362a', width: 0.8, size: 1.2, opacity: 0.8, chance: 0.9 },
      bands: speculum,
      rows: {
        primaries: { feather: { colour: '#4d443c', fringe: '#7a6d5e', fringeWidth: 0.6 } },
        secondaries: { tips: span('0.84,0.94 0.84,0.4'), feather: { colour: '#6a5844', fringe: '#8a745a', fringeWidth: 0.8 } },
        tertials: { feather: { colour: '#46362a', rim: '#a58a62', rimWidth: 1.7, shape: 'oval' } },
        greaterCoverts: { feather: { colour: '#46362a', rim: '#a58a62', rimWidth: 1.7, shape: 'oval' } },
        medianCoverts: { feather: { colour: '#46362a', rim: '#a58a62', rimWidth: 1.7, shape: 'oval' } },
        longScapulars: { feather: { colour: '#46362a', rim: '#a58a62', rimWidth: 1.7, shape: 'oval' } },
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
    bill: { kind: 'duck', length: 1.46, upper: '#d8863a', shape: { droop: 0.66, depth: 0.96, blunt: 0.09, ridge: '#46382a', nail: '#8a5a2a' } },
    ornaments: [],
  },
  scene: { habitat: 'humedal', season: 'primavera', sun: 'left', perch: { kind: 'agua' }, plants: ['hierba'] },
  rasgos: [
    { texto: 'Cabeza verde brillante (macho)', at: { head: [-0.5, -0.5] } },
    { texto: 'Pico amarillo', at: { head: [1.45, 0.66] } },
    { texto: 'Collar blanco', at: { head: [-0.3, 1.78] } },
    { texto: 'Pecho castaño', at: { sheet: [0.3, 0.75] } },
    { texto: 'Rizo negro sobre la cola', at: { sheet: [1, -0.28] } },
  ],
};
