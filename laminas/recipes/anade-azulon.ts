import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const anadeAzulon: Recipe = {
  slug: 'anade-azulon',
  archetype: 'duck',
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
      sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
      colour: '#6d4636',
      soft: 8,
      mark: { kind: 'scale', colour: '#9a735e', opacity: 0.22 },
    },
    {
      sheet: path('0.79,1.1 0.79,0.8 0.8,0.5 0.84,0.3 0.92,0.2 1,0.2 1.02,0.6 1.02,1.1 0.9,1.12'),
      colour: '#1c1b1b',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path('0.78,-0.1 1.1,-0.1 1.1,0.36 0.84,0.3'),
      colour: '#1d1f1e',
      soft: 5,
    },
    {
      sheet: path('0.745,0.5 0.785,0.45 0.785,0.8 0.785,1.1 0.75,1.1 0.745,0.8'),
      colour: '#eceae3',
      soft: 6,
      opacity: 0.75,
      mark: 'none',
    },
    {
      head: path('1.2,-0.4 0.4,-1.1 -1,-1.2 -1.8,0 -1.6,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
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
    scale: 1.5,
    lesserCoverts: '#a8a299',
    lesserTo: 0.1,
    scapulars: '#b3aea4',
    scapularMark: { kind: 'bar', colour: '#8b857b', count: 3, opacity: 0.4 },
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#5b534c', fringe: '#8c8378', fringeWidth: 0.75 },
      },
      secondaries: {
        count: 6,
        roots: [
          [0.4, 1],
          [0.4, 0.5],
        ],
        tips: [
          [0.86, 1.02],
          [0.84, 0.4],
        ],
        widths: [20, 22],
        feather: {
          colour: '#3350b0',
          fringe: '#4a6ad0',
          fringeWidth: 0.9,
          tip: '#f0efe9',
          tipLength: 0.08,
          zones: [{ from: 0.83, to: 0.92, colour: '#14151a' }],
        },
      },
      tertials: {
        count: 4,
        roots: [
          [0.24, 0.62],
          [0.16, 0.1],
        ],
        tips: [
          [0.88, 0.5],
          [0.74, 0.06],
        ],
        widths: [32, 34],
        feather: {
          colour: '#a49a8d',
          fringe: '#c9c2b6',
          fringeWidth: 1.05,
          centre: '#8a7a6b',
          centreWidth: 0.5,
        },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#9c958b', fringe: '#b9b3a9', fringeWidth: 0.9 },
      },
      medianCoverts: { feather: { colour: '#a49e95', fringe: '#bdb7ad', fringeWidth: 0.75 } },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.6],
          [0.02, 0.02],
        ],
        tips: [
          [0.5, 0.62],
          [0.62, 0.08],
        ],
        widths: [30, 32],
        feather: {
          colour: '#bdb9b1',
          fringe: '#d5d1c8',
          fringeWidth: 0.75,
          bars: { colour: '#908a81', count: 16, width: 1, opacity: 0.4 },
        },
      },
    },
  },
  tail: {
    length: 1.368,
    width: 0.632,
    feathers: 7,
    graduated: 0.25,
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
  bill: { length: 1.62, upper: '#c3b02f', kind: 'duck' },
  eye: { radius: 0.135, iris: '#2b180d', pupil: 0.66 },
  legs: { colour: '#d87a2a' },
  ornaments: [
    { kind: 'tail-curl', colour: '#1c2422' },
    { kind: 'gloss', at: [-0.3, -0.3], radius: 0.95, colour: '#78ebaa', strength: 0.32 },
    { kind: 'gloss', at: [-0.75, 0.75], radius: 0.6, colour: '#5a5abe', strength: 0.3 },
  ],
  scene: { habitat: 'humedal', perch: { kind: 'agua' }, plants: ['espadaña'] },
  rasgos: [
    { texto: 'Cabeza verde brillante (macho)', at: { plate: [419, 295] } },
    { texto: 'Pico amarillo', at: { plate: [252, 337] } },
    { texto: 'Collar blanco', at: { plate: [411, 415] } },
    { texto: 'Pecho pardo castaño', at: { plate: [354, 472] } },
    { texto: 'Rizo negro sobre la cola', at: { plate: [927, 435] } },
  ],
};
