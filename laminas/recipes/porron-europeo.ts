import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const porronEuropeo: Recipe = {
  slug: 'porron-europeo',
  archetype: 'divingDuck',
  pose: { head: 0.92, skull: { forehead: -0.1, crown: 0.1 } },
  frame: { size: 0.86, dx: -84 },
  base: '#b9bab9',
  tuft: 0.7,
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#b4b6b6',
      soft: 8,
      mark: { kind: 'bar', colour: '#7a7d7e', count: 4, opacity: 0.55, spacing: 0.7 },
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#c3c4c3',
      soft: 8,
      mark: { kind: 'bar', colour: '#85888a', count: 4, opacity: 0.5, spacing: 0.7 },
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#17161a',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
      colour: '#19191b',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
      colour: '#8c3f22',
      soft: 2,
    },
    {
      head: path('0.9,0.9 0.3,1.25 -0.5,1.3 -1.4,1.1 -1.6,1.6 -0.4,1.8 0.6,1.8 1.1,1.3'),
      colour: '#6a2d18',
      soft: 8,
      opacity: 0.55,
    },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#b4b6b6',
    lesserTo: 0.1,
    scapulars: '#b4b6b6',
    scapularMark: { kind: 'bar', colour: '#7a7d7e', count: 3, opacity: 0.5, spacing: 0.8 },
    flankCover: 0.6,
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#6b6c6e', fringe: '#8a8b8d', fringeWidth: 0.7 },
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
        feather: { colour: '#a9abac', fringe: '#c3c4c4', fringeWidth: 0.8 },
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
        feather: { colour: '#a6a8a9', fringe: '#bfc0c0', fringeWidth: 0.8 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#aeb0b0', fringe: '#c1c2c2', fringeWidth: 0.8 },
      },
      medianCoverts: { feather: { colour: '#aeb0b0', fringe: '#c1c2c2', fringeWidth: 0.8 } },
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
        feather: {
          colour: '#b6b8b8',
          fringe: '#c9caca',
          fringeWidth: 0.7,
          bars: { colour: '#7d8082', count: 16, width: 1, opacity: 0.45 },
        },
      },
    },
  },
  tail: {
    length: 0.95,
    width: 0.64,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#4a4a4c', fringe: '#77787a', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.75,
    upper: '#9db4c4',
    tip: '#1b1c20',
    tipLength: 0.2,
    cere: '#1e2024',
    shape: { depth: 1, droop: 0.92 },
  },
  eye: { radius: 0.14, iris: '#d0261c', pupil: 0.5 },
  legs: { colour: '#6e7274' },
  ornaments: [{ kind: 'gloss', at: [-0.3, -0.3], radius: 0.9, colour: '#ff9a5a', strength: 0.14 }],
  pareja: {
    what: 'hembra',
    size: 0.62,
    x: 930,
    rise: 58,
    facing: 'right',
    base: '#8f8478',
    tracts: [
      {
        sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
        colour: '#8d8880',
        soft: 8,
        mark: { kind: 'bar', colour: '#5f5b56', count: 3, opacity: 0.4, spacing: 0.8 },
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#a19a90',
        soft: 8,
        mark: { kind: 'bar', colour: '#6a655f', count: 4, opacity: 0.4, spacing: 0.8 },
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#6a5241',
        soft: 6,
        mark: 'none',
      },
      {
        sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
        colour: '#54463c',
        soft: 6,
        mark: 'none',
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#7d5e47',
        soft: 3,
      },
      { head: path('0.85,0.25 0.55,0.2 0.3,0.5 0.4,0.9 0.9,0.9'), colour: '#cdb99d', soft: 5 },
      { head: path('0.15,-0.14 -0.05,-0.26 -0.28,0 -0.15,0.2 0.1,0.18'), colour: '#cdb99d', soft: 2.5 },
      {
        head: path('-0.2,0.08 -0.6,0.22 -0.95,0.5 -0.9,0.58 -0.55,0.34 -0.2,0.18'),
        colour: '#cdb99d',
        soft: 3,
        opacity: 0.85,
      },
      { head: path('0.7,0.9 0.2,1 0,1.4 0.6,1.5'), colour: '#b9a68c', soft: 6 },
    ],
    wing: {
      scale: 1.5,
      lesserCoverts: '#8d8880',
      lesserTo: 0.1,
      scapulars: '#8d8880',
      flankCover: 0.6,
      rows: {
        primaries: {
          count: 4,
          eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
          feather: { colour: '#5f5a55', fringe: '#7d7872', fringeWidth: 0.7 },
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
          feather: { colour: '#8f8b85', fringe: '#a8a49d', fringeWidth: 0.8 },
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
          feather: { colour: '#7f7a72', fringe: '#98938a', fringeWidth: 0.8 },
        },
        greaterCoverts: {
          count: 7,
          tips: [
            [0.4, 0.8],
            [0.36, 0.14],
          ],
          feather: { colour: '#88837b', fringe: '#9f9a91', fringeWidth: 0.8 },
        },
        medianCoverts: { feather: { colour: '#88837b', fringe: '#9f9a91', fringeWidth: 0.8 } },
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
          feather: { colour: '#8f8a81', fringe: '#a5a096', fringeWidth: 0.7 },
        },
      },
    },
    bill: {
      kind: 'duck',
      length: 1.7,
      upper: '#7d8b95',
      tip: '#1b1c20',
      tipLength: 0.24,
      cere: '#2a2b2e',
      shape: { depth: 0.95, droop: 1.02 },
    },
    eye: { radius: 0.14, iris: '#2e1b10', pupil: 0.6 },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    palette: 'agua',
    sun: 'right',
    perch: { kind: 'agua' },
    plants: ['espadaña'],
  },
  rasgos: [
    { texto: 'Cabeza castaño rojiza, frente tendida', at: { head: [-0.1, -0.5] } },
    { texto: 'Pecho negro', at: { sheet: [0.33, 0.7] } },
    { texto: 'Cuerpo gris claro', at: { sheet: [0.6, 0.7] } },
    { texto: 'Banda clara en el pico', at: { head: [1.6, 0.72] } },
    { texto: 'Hembra: trazos claros en la cara', at: { plate: [1075, 365] } },
  ],
};
