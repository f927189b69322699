import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const patoColorado: Recipe = {
  slug: 'pato-colorado',
  archetype: 'divingDuck',
  facing: 'right',
  pose: { head: 1.02, depth: 0.94, carry: [4, -10], skull: { forehead: 0.2, crown: 0.26, nape: 0.12 } },
  frame: { size: 0.86, dx: -84 },
  base: '#f0ece2',
  tuft: 0.72,
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#8c6f54', soft: 8 },
    {
      sheet: path('0.4,0.5 0.5,0.3 0.72,0.34 0.82,0.5 0.85,0.75 0.8,1.1 0.4,1.1'),
      colour: '#f5f2ea',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#17151a',
      soft: 4,
      mark: 'none',
    },
    { sheet: path('0.23,-0.1 0.36,-0.1 0.42,0.12 0.32,0.2 0.26,0.1'), colour: '#1b181c', soft: 4 },
    {
      sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
      colour: '#17161a',
      soft: 4,
      mark: 'none',
    },
    { sheet: path('0.82,1.1 0.8,0.8 0.84,0.72 0.86,1.1'), colour: '#f0ece2', soft: 5 },
    {
      head: path('1.3,-0.4 0.4,-1.7 -1,-1.9 -2,-0.2 -1.5,0.75 -0.9,0.98 0,1.02 0.6,1.05 1.2,0.9'),
      colour: '#c45a1d',
      soft: 3,
    },
    {
      head: path('0.7,-0.3 0.4,-0.8 -0.2,-1.3 -1,-1.3 -1.5,-0.4 -1.2,-0.1 -0.7,-0.5 0,-0.55'),
      colour: '#dc8b3a',
      soft: 8,
      opacity: 0.9,
    },
    {
      head: path('-1.1,0.7 -0.5,1.1 0.5,1.1 0.9,0.85 1.2,1.6 0.4,2 -0.8,1.9 -2.2,1.4 -1.8,0.5 -1.4,0.3'),
      colour: '#17151a',
      soft: 3,
    },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#8c6f54',
    lesserTo: 0.1,
    scapulars: '#8c6f54',
    flankCover: 0.6,
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#6d5b4b', fringe: '#8a7765', fringeWidth: 0.7 },
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
        feather: { colour: '#8f745a', fringe: '#a98f74', fringeWidth: 0.6 },
      },
      tertials: {
        count: 4,
        roots: [
          [0.24, 0.62],
          [0.16, 0.1],
        ],
        tips: [
          [0.9, 0.5],
          [0.76, 0.06],
        ],
        widths: [30, 32],
        feather: { colour: '#8f745a', fringe: '#a98f74', fringeWidth: 0.8 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#8d7158', fringe: '#a2886d', fringeWidth: 0.8 },
      },
      medianCoverts: { feather: { colour: '#8d7158', fringe: '#a2886d', fringeWidth: 0.8 } },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.6],
          [0.02, 0.02],
        ],
        tips: [
          [0.5, 0.62],
          [0.66, 0.08],
        ],
        widths: [28, 30],
        feather: { colour: '#92775c', fringe: '#a98f74', fringeWidth: 0.7 },
      },
    },
  },
  tail: {
    length: 1.05,
    width: 0.64,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#7d6d5c', fringe: '#a59480', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.72,
    upper: '#e0402c',
    tip: '#f0b48a',
    tipLength: 0.06,
    shape: { depth: 0.84, droop: 0.95, taper: 0.1 },
  },
  eye: { radius: 0.125, iris: '#d3271b', pupil: 0.5 },
  legs: { colour: '#c8654a' },
  pareja: {
    what: 'hembra',
    size: 0.62,
    x: 278,
    rise: 58,
    facing: 'left',
    base: '#9a8066',
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#836b52', soft: 8 },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#ad9478',
        soft: 8,
        mark: { kind: 'scale', colour: '#8d745a', opacity: 0.35 },
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#a0876b',
        soft: 8,
        mark: 'none',
      },
      {
        sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
        colour: '#d8ccb6',
        soft: 6,
        mark: 'none',
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#d9d0be',
        soft: 3,
      },
      {
        head: path(
          '0.9,0.02 0.5,-0.06 0.2,0.12 -0.3,0.16 -0.9,0.34 -1,1.1 -1.2,1.6 -2.2,1.4 -2,-0.2 -1,-1.7 0.4,-1.6 1.2,-0.6',
        ),
        colour: '#6a4c36',
        soft: 2.5,
      },
    ],
    wing: {
      scale: 1.5,
      lesserCoverts: '#836b52',
      lesserTo: 0.1,
      scapulars: '#836b52',
      flankCover: 0.6,
      rows: {
        primaries: {
          count: 4,
          eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
          feather: { colour: '#5f5142', fringe: '#7d6d5b', fringeWidth: 0.7 },
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
          feather: { colour: '#836c54', fringe: '#9a8268', fringeWidth: 0.6 },
        },
        tertials: {
          count: 4,
          roots: [
            [0.24, 0.62],
            [0.16, 0.1],
          ],
          tips: [
            [0.9, 0.5],
            [0.76, 0.06],
          ],
          widths: [30, 32],
          feather: { colour: '#836c54', fringe: '#9a8268', fringeWidth: 0.8 },
        },
        greaterCoverts: {
          count: 7,
          tips: [
            [0.4, 0.8],
            [0.36, 0.14],
          ],
          feather: { colour: '#856e56', fringe: '#9a8268', fringeWidth: 0.8 },
        },
        medianCoverts: { feather: { colour: '#856e56', fringe: '#9a8268', fringeWidth: 0.8 } },
        longScapulars: {
          count: 6,
          roots: [
            [0, 0.6],
            [0.02, 0.02],
          ],
          tips: [
            [0.5, 0.62],
            [0.66, 0.08],
          ],
          widths: [28, 30],
          feather: { colour: '#88705a', fringe: '#9c8468', fringeWidth: 0.7 },
        },
      },
    },
    bill: {
      kind: 'duck',
      length: 1.7,
      upper: '#4a4444',
      tip: '#d98a7a',
      tipLength: 0.2,
      shape: { depth: 0.84, droop: 0.95 },
    },
    eye: { radius: 0.13, iris: '#4a2c18', pupil: 0.6 },
    pose: { head: 0.96, depth: 0.94, skull: { forehead: 0.1, crown: 0.08 } },
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'oliva',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['carrizo', 'espadaña'],
  },
  rasgos: [
    { texto: 'Cabeza naranja muy redonda', at: { head: [-0.4, -0.7] } },
    { texto: 'Pico rojo coral', at: { head: [1.45, 0.72] } },
    { texto: 'Pecho y popa negros', at: { sheet: [0.3, 0.75] } },
    { texto: 'Flancos blancos', at: { sheet: [0.6, 0.75] } },
    { texto: 'Hembra: mejilla pálida', at: { plate: [175, 395] } },
  ],
};
