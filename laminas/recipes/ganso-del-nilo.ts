import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gansoDelNilo: Recipe = {
  slug: 'ganso-del-nilo',
  archetype: 'goose',
  facing: 'right',
  pose: { head: 1.08, carry: [2, 40], legs: 1.02, depth: 0.97, turn: 0.05 },
  base: '#c8ab87',
  tuft: 1,
  tracts: [
    {
      at: 'upperparts',
      colour: '#a07a56',
      soft: 10,
      mark: { kind: 'bar', colour: '#7a5a3e', count: 3, opacity: 0.35, spacing: 0.8 },
    },
    {
      sheet: path('0.38,0.56 0.62,0.52 0.84,0.58 0.84,0.9 0.56,1 0.4,0.9'),
      colour: '#cbb292',
      soft: 8,
      mark: { kind: 'bar', colour: '#937454', count: 4, opacity: 0.5, spacing: 0.8 },
    },
    { sheet: path('0.18,0.3 0.34,0.2 0.42,0.6 0.42,1.1 0.16,1.1'), colour: '#c9a984', soft: 8 },
    { sheet: path('0.4,0.84 0.7,0.88 0.8,1.1 0.4,1.1'), colour: '#e2d3ba', soft: 8 },
    { sheet: path('0.8,0.66 0.9,0.6 1.1,0.6 1.1,1.1 0.78,1.1'), colour: '#d39a58', soft: 6, mark: 'none' },
    {
      sheet: path('0.315,0.85 0.36,0.77 0.41,0.81 0.425,0.94 0.4,1.05 0.335,1.02'),
      colour: '#6e3a22',
      soft: 9,
      mark: 'none',
    },
    {
      head: path('1.3,-0.4 0.4,-1.1 -0.6,-1.3 -1.6,-0.2 -1.4,1 -0.4,1.4 0.5,1.4 1.3,0.8'),
      colour: '#e2d0b2',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('0.7,-0.15 0.2,-0.9 -0.5,-1.1 -1.3,-0.5 -1.2,-0.1 -0.7,-0.45 0,-0.45'),
      colour: '#b88a60',
      soft: 6,
      opacity: 0.8,
    },
    {
      head: path('0.36,-0.28 0,-0.46 -0.4,-0.36 -0.56,-0.02 -0.38,0.32 0,0.4 0.34,0.26 0.5,0'),
      colour: '#6b3420',
      soft: 2.2,
    },
    { head: path('0.95,0.02 0.6,0.06 0.52,0.4 0.6,0.8 0.95,0.8'), colour: '#6b3420', soft: 2.5 },
    {
      head: path('-0.6,1.74 0,1.7 0.5,1.66 0.7,1.9 0,2.02 -0.7,2.04 -1.7,1.8 -1.9,0.6 -1.4,0.2 -1.2,1.3'),
      colour: '#8d5738',
      soft: 6,
      opacity: 0.85,
    },
  ],
  wing: {
    build: 'goose',
    scale: 1.5,
    lesserCoverts: '#b3926c',
    lesserTo: 0.1,
    scapulars: '#9c7452',
    flankCover: 0.4,
    seat: 0.6,
    bands: [
      {
        over: path(
          '0.05,0.94 0.11,0.83 0.2,0.75 0.33,0.69 0.43,0.66 0.47,0.72 0.51,0.84 0.54,1 0.42,1.03 0.2,1.03 0.08,1',
        ),
        colour: '#f3efe6',
        soft: 4,
        opacity: 0.92,
      },
      {
        over: path('0.425,0.66 0.44,0.65 0.5,0.8 0.545,1 0.53,1.01 0.482,0.82'),
        colour: '#1b1a1d',
        soft: 1.2,
      },
    ],
    rows: {
      primaries: {
        roots: [
          [0.64, 0.82],
          [0.62, 0.5],
        ],
        feather: { colour: '#1b1a1d', fringe: '#37343a', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#2a6a4c', fringe: '#5fa585', fringeWidth: 1.3 } },
      tertials: {
        count: 4,
        roots: [
          [0.26, 0.5],
          [0.16, 0.1],
        ],
        tips: [
          [0.86, 0.44],
          [0.66, 0.06],
        ],
        widths: [30, 32],
        feather: { colour: '#8a4f2c', fringe: '#a5683f', fringeWidth: 1 },
      },
      greaterCoverts: {
        feather: {
          colour: '#a98560',
          fringe: '#b99a74',
          fringeWidth: 0.8,
        },
      },
      medianCoverts: {
        roots: [
          [0.08, 0.9],
          [0.05, 0.36],
        ],
        tips: [
          [0.29, 0.9],
          [0.26, 0.36],
        ],
        feather: { colour: '#a98560', fringe: '#b99a74', fringeWidth: 0.6 },
      },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.28],
          [0.02, -0.04],
        ],
        tips: [
          [0.46, 0.26],
          [0.56, 0.04],
        ],
        widths: [24, 28],
        feather: { colour: '#9c7250', fringe: '#b58a66', fringeWidth: 0.9 },
      },
    },
  },
  tail: {
    length: 1.35,
    width: 1.1,
    feathers: 7,
    graduated: 0.4,
    spread: 0.1,
    feather: { colour: '#1d1b1e', fringe: '#37343a', fringeWidth: 0.6, shape: 'round' },
  },
  bill: {
    kind: 'duck',
    length: 1.42,
    upper: '#dd8a92',
    lower: '#8a4a50',
    cere: '#7a3a42',
    shape: { depth: 1.06, droop: 0.9, taper: 0.16, nail: '#3a2a2a' },
  },
  eye: { radius: 0.17, iris: '#e59a2c', pupil: 0.5 },
  legs: { colour: '#e0858a', claw: '#4a403c', toes: 'webbed', toeLength: 1.3, thickness: 0.95 },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'espadaña'],
    palette: 'prado',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Parche castaño en el ojo', at: { head: [-0.1, 0] } },
    { texto: 'Mancha blanca en el ala', at: { wing: [0.3, 0.85] } },
    { texto: 'Patas largas y rosas', at: { leg: 0.6 } },
    { texto: 'Pico rosa', at: { head: [1.35, 0.66] } },
    { texto: 'Mancha oscura en el pecho', at: { sheet: [0.37, 0.9] } },
  ],
};
