import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cetiaRuisenor: Recipe = {
  slug: 'cetia-ruisenor',
  archetype: 'warbler',
  pose: {
    skull: { crown: 0.02, nape: 0.04 },
    head: 0.96,
    plump: 1,
    depth: 0.95,
    turn: -0.02,
    move: { d9: [-1, -8], d10: [-4, -18], v9: [-2, 4], v10: [-4, 8] },
  },
  frame: { size: 0.96 },
  base: '#87593a',
  tracts: [
    { at: 'upperparts', colour: '#87593a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#935c36', soft: 10 },
    { at: 'underparts', colour: '#c4b6a5', soft: 12 },
    { sheet: path('0.14,0.56 0.3,0.5 0.42,0.62 0.42,0.8 0.3,0.9 0.2,0.84'), colour: '#a89c8f', soft: 24 },
    { at: ['flanks', 'vent'], colour: '#a3846a', soft: 20 },
    {
      sheet: path('0.86,0.7 1.1,0.8 1.1,1.1 0.84,1.1'),
      colour: '#8c6448',
      soft: 7,
      mark: { kind: 'scale', colour: '#cdbda8', opacity: 0.4, width: 0.14 },
    },
    {
      head: path('0.9,0.3 0.3,0.36 -0.2,0.64 -0.45,1.1 -0.2,1.8 0.5,1.8 1,1.2'),
      colour: '#dedad1',
      soft: 16,
    },
    {
      head: path('0.4,0.26 -0.2,0.14 -0.9,0.04 -1.3,0.2 -1.2,0.62 -0.7,0.8 -0.2,0.6'),
      colour: '#a08b78',
      soft: 10,
    },
    {
      head: path('0.6,-0.02 0.3,-0.18 -0.1,-0.25 -0.55,-0.24 -0.8,-0.16 -0.3,-0.14 0.2,-0.12 0.6,0.03'),
      colour: '#c3b8aa',
      soft: 3.5,
    },
    { head: path('0.18,0.15 0,0.24 -0.2,0.15 -0.1,0.13 0.1,0.13'), colour: '#d8d0c4', soft: 1.5 },
    {
      head: path('0.7,0.04 0.3,-0.06 -0.3,-0.1 -1.05,0 -0.9,0.14 -0.2,0.12 0.2,0.12 0.7,0.2'),
      colour: '#6b4a34',
      soft: 4,
      opacity: 0.75,
    },
  ],
  wing: {
    chord: 0.4,
    lesserCoverts: '#87593a',
    lesserTo: 0.2,
    scapulars: '#87593a',
    rows: {
      primaries: {
        eachTip: path('0.96,0.88 1,0.66 1,0.5 0.985,0.42 0.965,0.36 0.945,0.32 0.92,0.29 0.895,0.26'),
        feather: { colour: '#4a3222', fringe: '#99653f', fringeWidth: 0.7, rim: '#99653f', rimWidth: 0.95 },
      },
      secondaries: {
        tips: [
          [0.83, 0.6],
          [0.76, 0.32],
        ],
        feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 1.5 },
      },
      tertials: {
        roots: [
          [0.28, 0.44],
          [0.2, 0.12],
        ],
        tips: [
          [0.85, 0.27],
          [0.66, 0.06],
        ],
        widths: [27, 32],
        feather: { colour: '#674429', fringe: '#b8906e', fringeWidth: 1.5, rim: '#b8906e', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.41, 0.88],
          [0.49, 0.12],
        ],
        bow: 0.012,
        feather: { colour: '#734c31', fringe: '#8a5a38', fringeWidth: 2.6 },
      },
      medianCoverts: {
        tips: [
          [0.26, 0.9],
          [0.33, 0.12],
        ],
        feather: { colour: '#7d5336', fringe: '#8c5c3a', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    feathers: 8,
    undertail: 0.36,
    length: 3.1,
    width: 0.86,
    graduated: 0.42,
    spread: 0.1,
    lift: 0.42,
    feather: { colour: '#744a2f', fringe: '#965f3b', fringeWidth: 1.2, shape: 'round' },
  },
  bill: { length: 0.72, depth: 1.04, upper: '#4a382e', lower: '#a97c62' },
  eye: { radius: 0.15, iris: '#2a170c' },
  legs: { trouserLength: 0.74, colour: '#b58a70', claw: '#5a4438' },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'zarza', slope: -4, thickness: 20 },
    plants: ['carrizo'],
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja corta y grisácea', at: { head: [-0.4, -0.28] } },
    { texto: 'Dorso pardo rojizo liso', at: { sheet: [0.5, 0.15] } },
    { texto: 'Cola ancha y redondeada, a menudo alzada', at: { tail: 0.65 } },
    { texto: 'Pecho gris', at: { sheet: [0.28, 0.76] } },
    { texto: 'Alas cortas y redondas', at: { wing: [0.9, 0.5] } },
  ],
};
