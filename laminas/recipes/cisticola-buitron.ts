import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cisticolaBuitron: Recipe = {
  slug: 'cisticola-buitron',
  archetype: 'warbler',
  facing: 'right',
  pose: {
    head: 0.94,
    skull: { crown: 0.04, nape: 0 },
    plump: 0.95,
    depth: 0.97,
    turn: 0.1,
    legs: 0.86,
    move: { d5: [4, -5], d6: [5, -6], d9: [0, -4], d10: [0, -8] },
  },
  frame: { size: 0.8, dy: 10 },
  base: '#cba877',
  tuft: 0.95,
  tracts: [
    {
      at: 'upperparts',
      colour: '#c5a06a',
      soft: 7,
      mark: {
        kind: 'streak',
        colour: '#33271c',
        width: 0.3,
        length: 1.25,
        opacity: 0.9,
        size: 1.45,
        spacing: 0.72,
      },
    },
    {
      sheet: path('0.2,0.28 0.3,0.26 0.33,0.44 0.3,0.56 0.22,0.52'),
      colour: '#cba671',
      soft: 8,
      mark: 'none',
    },
    { at: ['rump'], colour: '#b98350', soft: 22, mark: 'none' },
    { at: 'underparts', colour: '#f0e3c8', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#dcb985', soft: 14 },
    { sheet: path('0.16,0.6 0.3,0.56 0.4,0.68 0.34,0.84 0.2,0.84'), colour: '#e6c998', soft: 12 },
    { head: path('0.9,0.3 0.3,0.4 -0.3,0.6 -0.7,1.1 -0.3,1.7 0.5,1.8 1,1.2'), colour: '#f6efdf', soft: 6 },
    {
      head: path('0.7,0.3 0,0.2 -0.9,0 -1.4,0.2 -1.3,0.7 -0.7,0.9 0,0.6 0.6,0.44'),
      colour: '#cfa972',
      soft: 4,
      mark: { kind: 'streak', colour: '#9b774a', width: 0.2, length: 0.7, opacity: 0.5, chance: 0.7 },
    },
    {
      head: path('0.72,0 0.3,-0.2 -0.1,-0.27 -0.4,-0.22 -0.3,-0.1 -0.2,0.1 0.1,0.19 0.7,0.22'),
      colour: '#e6d0a4',
      soft: 5,
    },
    {
      head: path(
        '0.6,-0.36 0.3,-0.75 -0.3,-1.1 -1,-1.1 -1.5,-0.8 -1.7,-0.2 -1.2,-0.3 -0.6,-0.42 0,-0.46 0.4,-0.32',
      ),
      colour: '#b8915c',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#2c2118',
        width: 0.28,
        length: 1.2,
        opacity: 0.9,
        size: 1.1,
        spacing: 0.75,
      },
    },
  ],
  wing: {
    chord: 0.4,
    lesserCoverts: '#b58f5c',
    scapularMark: { kind: 'streak', colour: '#33271c', width: 0.3, length: 1.25, opacity: 0.85, size: 1.3 },
    scapulars: '#c5a06a',
    rows: {
      primaries: {
        eachTip: path('0.96,0.88 1,0.66 1,0.5 0.985,0.42 0.965,0.36 0.945,0.32 0.92,0.29 0.895,0.26'),
        feather: { colour: '#5a4733', fringe: '#cfab76', fringeWidth: 1.68, rim: '#cfab76', rimWidth: 0.95 },
      },
      secondaries: {
        tips: [
          [0.83, 0.6],
          [0.76, 0.32],
        ],
        feather: { colour: '#5a4733', fringe: '#dbb984', fringeWidth: 3.6 },
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
        feather: {
          colour: '#3a2d20',
          fringe: '#ecd0a0',
          fringeWidth: 5,
          rim: '#ecd0a0',
          rimWidth: 4,
        },
      },
      primaryCoverts: { feather: { colour: '#5a4733', fringe: '#cfab76', fringeWidth: 1.92 } },
      alula: { feather: { colour: '#5a4733', fringe: '#cfab76', fringeWidth: 1.68 } },
      greaterCoverts: {
        tips: [
          [0.41, 0.88],
          [0.49, 0.12],
        ],
        bow: 0.012,
        feather: { colour: '#463727', fringe: '#e2c08c', fringeWidth: 4.2, rim: '#e2c08c', rimWidth: 2.4 },
      },
      medianCoverts: {
        tips: [
          [0.26, 0.9],
          [0.33, 0.12],
        ],
        feather: { colour: '#463727', fringe: '#e2c08c', fringeWidth: 4.2, rim: '#e2c08c', rimWidth: 2.4 },
      },
    },
  },
  tail: {
    undertail: 0.28,
    lift: 0.12,
    length: 1.75,
    width: 0.48,
    graduated: 0.42,
    spread: 0.2,
    feather: {
      colour: '#7a5f41',
      fringe: '#b99566',
      fringeWidth: 1.2,
      shape: 'round',
      zones: [{ from: 0.76, to: 0.9, colour: '#2a1f16' }],
      tip: '#f7f1e2',
      tipLength: 0.08,
    },
  },
  bill: { length: 0.52, depth: 0.92, curve: 0.14, upper: '#6a5242', lower: '#d4a084' },
  eye: { radius: 0.128, iris: '#6b4a22' },
  legs: { trouserLength: 0.74, colour: '#d7a48b', claw: '#6a4c3e', toeLength: 1.1 },
  scene: {
    habitat: 'cultivo',
    season: 'primavera',
    perch: { kind: 'tallo', plant: 'hierba', slope: 34, thickness: 11 },
    palette: 'prado',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Dorso y píleo rayados de negro', at: { sheet: [0.45, 0.12] } },
    { texto: 'Cola corta con manchas negras y puntas blancas', at: { tail: 0.8 } },
    { texto: 'Cara lisa y clara, ojo resaltado', at: { head: [-0.2, 0.3] } },
    { texto: 'Obispillo rojizo sin rayas', at: { sheet: [0.84, 0.2] } },
    { texto: 'Patas rosadas', at: { leg: 0.8 } },
  ],
};
