import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alondraTotovia: Recipe = {
  slug: 'alondra-totovia',
  archetype: 'lark',
  facing: 'right',
  pose: {
    nape: 0.45,
    head: 0.98,
    plump: 0.92,
    depth: 0.81,
    compact: 0.9,
    turn: -0.02,
    legs: 0.6,
    carry: [6, 15],
  },
  frame: { size: 0.986 },
  base: '#a5835a',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a8814f',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#2f2116',
        width: 0.48,
        length: 1.3,
        opacity: 0.88,
        chance: 0.92,
        size: 0.9,
        spacing: 1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#a78763', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f6f0e1', soft: 10, mark: 'none' },
    {
      at: 'flanks',
      colour: '#e8d8b8',
      soft: 14,
      mark: { kind: 'streak', colour: '#8a6c4a', width: 0.14, opacity: 0.4, chance: 0.4 },
    },
    {
      sheet: path('0.12,0.46 0.24,0.42 0.34,0.52 0.36,0.7 0.32,1.1 0.1,1.1'),
      colour: '#ecd9ae',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#2f2116',
        width: 0.34,
        length: 1.05,
        opacity: 0.92,
        size: 0.8,
        spacing: 1.1,
      },
    },
    {
      head: path('0.9,0 0.3,-1 -0.7,-1.3 -1.5,-0.9 -1.6,0.2 -1.4,0.9 -0.6,1.2 0.3,1.1 0.9,0.8'),
      colour: '#e4d0a4',
      soft: 5,
      mark: 'none',
    },
    {
      head: path(
        '0.62,-0.26 0.5,-0.6 0.1,-1 -0.6,-1.3 -1.3,-1.1 -1.75,-0.6 -1.6,-0.16 -1.1,-0.32 -0.4,-0.4 0.1,-0.36 0.4,-0.24',
      ),
      colour: '#8a6238',
      soft: 3,
      mark: {
        kind: 'streak',
        colour: '#2b1d13',
        width: 0.5,
        length: 1.3,
        opacity: 0.9,
        size: 0.7,
        spacing: 0.8,
      },
    },
    {
      head: path('-1.4,0.2 -1.75,0.05 -2.3,0.3 -2.3,1.2 -1.6,1.3 -1.3,0.8'),
      colour: '#ab8656',
      soft: 5,
      mark: { kind: 'streak', colour: '#3a2818', width: 0.34, length: 1.2, opacity: 0.8, size: 0.75 },
    },
    {
      head: path(
        '0.62,-0.06 0.3,-0.26 -0.2,-0.36 -0.8,-0.37 -1.2,-0.33 -1.6,-0.22 -2.2,0.04 -2.3,0.34 -1.8,0.2 -1.4,0 -1.1,-0.12 -0.7,-0.19 -0.1,-0.21 0.3,-0.14',
      ),
      colour: '#f0e2bb',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.6,0.04 0.2,-0.08 -0.3,-0.12 -0.9,-0.1 -1.35,0 -1.4,0.3 -1.2,0.14 -0.6,0.08 0,0.12 0.5,0.16',
      ),
      colour: '#4d3420',
      soft: 2.5,
    },
    {
      head: path('0,0.18 -0.5,0.12 -1.1,0.14 -1.32,0.36 -1.1,0.72 -0.55,0.8 -0.12,0.55'),
      colour: '#a08053',
      soft: 4,
    },
    {
      head: path('-1.32,0.3 -1.2,0.66 -0.7,0.9 -0.3,0.78 -0.5,0.76 -1,0.64 -1.2,0.34'),
      colour: '#4b331f',
      soft: 2.5,
      opacity: 0.8,
    },
    { at: 'throat', colour: '#f8f2e2', soft: 6, mark: 'none' },
    {
      head: path('0.36,0.52 0.1,0.62 -0.24,0.96 -0.4,1.2 -0.3,1.2 -0.08,0.92 0.24,0.64'),
      colour: '#4a3524',
      soft: 3,
      opacity: 0.55,
    },
  ],
  wing: {
    chord: 0.57,
    flankCover: 0.2,
    lesserCoverts: '#9b7549',
    lesserTo: 0.09,
    scapulars: '#a8814f',
    bands: [
      {
        over: path('0.12,0.74 0.21,0.71 0.31,0.75 0.325,0.82 0.3,0.86 0.23,0.87 0.13,0.84'),
        colour: '#1c1510',
        soft: 2,
        onTop: true,
      },
      {
        over: path('0.06,0.74 0.1,0.72 0.13,0.735 0.145,0.78 0.135,0.83 0.1,0.84 0.065,0.8'),
        colour: '#fbf6e8',
        soft: 2,
        onTop: true,
      },
      {
        over: path('0.285,0.745 0.33,0.75 0.375,0.775 0.385,0.81 0.36,0.84 0.3,0.855 0.31,0.8'),
        colour: '#fbf6e8',
        soft: 2,
        onTop: true,
      },
    ],
    scapularMark: { kind: 'streak', colour: '#2f2116', width: 0.42, opacity: 0.8, chance: 0.6 },
    rows: {
      primaries: { feather: { colour: '#543d29', fringe: '#b8945f', fringeWidth: 1.2 } },
      secondaries: {
        count: 5,
        tips: [
          [0.84, 0.66],
          [0.76, 0.4],
        ],
        feather: { colour: '#584029', fringe: '#bd9861', fringeWidth: 1.9 },
      },
      tertials: {
        roots: [
          [0.3, 0.5],
          [0.2, 0.12],
        ],
        tips: [
          [0.95, 0.44],
          [0.66, 0.1],
        ],
        widths: [40, 44],
        feather: { colour: '#976d38', rim: '#d2b07a', rimWidth: 2.3, centre: '#4a3523', centreWidth: 0.56 },
      },
      primaryCoverts: {
        count: 4,
        roots: [
          [0.03, 0.9],
          [0.06, 0.72],
        ],
        tips: [
          [0.36, 0.92],
          [0.33, 0.72],
        ],
        widths: [17, 19],
        feather: { colour: '#4a3523', fringe: '#d2b07a', fringeWidth: 1 },
      },
      alula: {
        roots: [
          [0, 0.86],
          [0.02, 0.76],
        ],
        tips: [
          [0.19, 0.9],
          [0.18, 0.76],
        ],
        feather: { colour: '#4a3523', fringe: '#d2b07a', fringeWidth: 1 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.43, 0.89],
          [0.5, 0.14],
        ],
        widths: [25, 34],
        bow: 0.02,
        feather: { colour: '#976d38', rim: '#d2b07a', rimWidth: 1.6, centre: '#4a3523', centreWidth: 0.58 },
      },
      medianCoverts: {
        count: 6,
        widths: [24, 34],
        tips: [
          [0.2, 0.9],
          [0.33, 0.14],
        ],
        feather: { colour: '#976d38', rim: '#e6d2a6', rimWidth: 2, centre: '#3a2919', centreWidth: 0.7 },
      },
      longScapulars: {
        count: 5,
        roots: [
          [0, 0.42],
          [0.02, 0.02],
        ],
        tips: [
          [0.34, 0.4],
          [0.54, 0.06],
        ],
        feather: { colour: '#a8814f', rim: '#d2b07a', rimWidth: 1.1, centre: '#2f2116', centreWidth: 0.42 },
      },
    },
  },
  tail: {
    length: 1.65,
    undertail: 0.48,
    uppertail: 0.36,
    width: 0.54,
    bend: 0.12,
    fork: 0.03,
    spread: 0.03,
    feather: {
      colour: '#2d231b',
      fringe: '#8a6f50',
      fringeWidth: 0.8,
      tip: '#efe4cd',
      tipLength: 0.08,
      shape: 'round',
    },
    except: {
      4: { tip: '#7a6044', tipLength: 0.05 },
      5: { colour: '#7d6243', tip: '#8f7350', tipLength: 0.05 },
    },
  },
  bill: {
    length: 0.54,
    bristles: { colour: '#a98758', reach: 0.14 },
    depth: 0.8,
    curve: 0.04,
    culmen: 0.08,
    gonys: 0.04,
    upper: '#4b3a2d',
    lower: '#b79a7a',
  },
  eye: { radius: 0.15, iris: '#24150c' },
  legs: {
    colour: '#c8a98e',
    claw: '#8a6a50',
    toeLength: 1.05,
    hindClaw: 1.35,
    trouserColour: '#ecdfc2',
    trouserLength: 0.55,
    trousers: 2,
  },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'encina' },
    palette: 'cielo',
  },
  rasgos: [
    { texto: 'Cejas claras que se unen en la nuca', at: { head: [-0.9, -0.32] } },
    { texto: 'Marca blanca y negra en el ala', at: { wing: [0.23, 0.79] } },
    { texto: 'Cola muy corta de puntas blancas', at: { tail: 0.8 } },
    { texto: 'Pecho claro con rayas negras', at: { sheet: [0.26, 0.76] } },
  ],
};
