import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarroCanelo: Recipe = {
  slug: 'tarro-canelo',
  archetype: 'goose',
  pose: {
    head: 1.12,
    carry: [18, 58],
    legs: 0.72,
    compact: 0.88,
    depth: 0.88,
    skull: { forehead: 0.06 },
    move: {
      d5: [-6, 0],
      d6: [-13, 0],
      d7: [-15, 2],
      d8: [-8, 4],
      v3: [5, 0],
      v4: [10, 0],
      v5: [18, 0],
      v6: [28, 0],
      v7: [22, -4],
      v8: [10, -6],
      v10: [0, 8],
      v11: [0, 12],
      v12: [0, 8],
    },
  },
  frame: { size: 0.9, dx: 6 },
  base: '#d3742a',
  tuft: 1,
  tracts: [
    {
      at: 'upperparts',
      colour: '#cb6f29',
      soft: 10,
      mark: { kind: 'scale', colour: '#e2995a', opacity: 0.35 },
    },
    {
      sheet: path('0.36,0.5 0.84,0.5 0.84,1.1 0.36,1.1'),
      colour: '#d97e31',
      soft: 8,
      mark: { kind: 'scale', colour: '#b05a1c', opacity: 0.4 },
    },
    { sheet: path('0.9,-0.1 1.1,-0.1 1.1,0.5 0.96,0.46 0.92,0.3'), colour: '#1b1a1c', soft: 4 },
    {
      head: path('1.3,-0.4 0.4,-1.2 -0.6,-1.4 -1.6,-0.2 -1.6,1.5 -0.9,1.9 0,2 0.7,1.8 1.3,0.8'),
      colour: '#e7c08c',
      soft: 8,
    },
    {
      head: path('1,-0.3 0.5,-0.5 0.1,-0.1 -0.2,0.4 0.2,0.9 1,0.9'),
      colour: '#f4e4c8',
      soft: 6,
      opacity: 0.9,
    },
    {
      head: path('0.75,2.02 0.2,2.1 -0.5,2.05 -1.7,1.62 -1.8,1.84 -0.6,2.3 0.2,2.36 0.8,2.26'),
      colour: '#17161a',
      soft: 1.4,
    },
  ],
  wing: {
    build: 'goose',
    scale: 1.5,
    lesserCoverts: '#d0742d',
    lesserTo: 0.14,
    scapulars: '#cb6f29',
    flankCover: 0.42,
    bands: [
      {
        over: path(
          '0.06,0.9 0.14,0.86 0.28,0.85 0.4,0.82 0.47,0.83 0.51,0.88 0.53,0.98 0.46,1.03 0.3,1.04 0.1,1.0',
        ),
        colour: '#f6f2e8',
        soft: 2,
        opacity: 0.95,
      },
    ],
    rows: {
      primaries: {
        roots: [
          [0.5, 0.9],
          [0.56, 0.5],
        ],
        feather: { colour: '#1a191c', fringe: '#35323a', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#1f7350', fringe: '#3c9470', fringeWidth: 0.8 } },
      tertials: {
        count: 4,
        roots: [
          [0.26, 0.5],
          [0.16, 0.1],
        ],
        tips: [
          [0.84, 0.3],
          [0.66, 0.06],
        ],
        widths: [28, 30],
        feather: { colour: '#c96c28', fringe: '#dd9450', fringeWidth: 1 },
      },
      greaterCoverts: {
        count: 5,
        roots: [
          [0.12, 0.98],
          [0.12, 0.6],
        ],
        tips: [
          [0.44, 0.98],
          [0.42, 0.6],
        ],
        widths: [24, 26],
        feather: { colour: '#cf7630', fringe: '#e09a58', fringeWidth: 0.8 },
      },
      medianCoverts: { feather: { colour: '#d27a31', fringe: '#e39e5c', fringeWidth: 1 } },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.66],
          [0.02, 0.02],
        ],
        tips: [
          [0.56, 0.62],
          [0.64, 0.06],
        ],
        widths: [30, 32],
        feather: { colour: '#d27a31', fringe: '#e39e5c', fringeWidth: 1.1 },
      },
    },
  },
  tail: {
    length: 1.5,
    width: 0.95,
    feathers: 7,
    graduated: 0.3,
    spread: 0.08,
    feather: { colour: '#19181b', fringe: '#35323a', fringeWidth: 0.6, shape: 'round' },
  },
  bill: { kind: 'duck', length: 1.02, upper: '#242428', shape: { depth: 0.76, droop: 0.7, straight: 0.05 } },
  eye: { radius: 0.14, iris: '#2b180d', pupil: 0.66 },
  legs: { colour: '#38343a', claw: '#1f1d20', toes: 'webbed', toeLength: 1.25, thickness: 0.98 },
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    perch: { kind: 'orilla' },
    plants: ['carrizo'],
    palette: 'cielo',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cuerpo naranja canela', at: { sheet: [0.56, 0.75] } },
    { texto: 'Cabeza más pálida', at: { head: [-0.3, 0.3] } },
    { texto: 'Collar negro fino (macho)', at: { head: [-0.3, 2.18] } },
    { texto: 'Pico y patas negros', at: { head: [1.2, 0.62] } },
    { texto: 'Cola y puntas del ala negras', at: { tail: 0.5 } },
  ],
};
