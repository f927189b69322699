import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const abubilla: Recipe = {
  slug: 'abubilla',
  archetype: 'hoopoe',
  frame: { size: 0.977 },
  pose: {
    legs: 0.84,
    head: 1.06,
    turn: -0.1,
    plump: 0.96,
    skull: { crown: -0.1, nape: 0.06 },
    carry: [8, 30],
    move: {
      v2: [8, -4],
      v3: [18, -6],
      v4: [26, -8],
      v5: [20, -8],
      v6: [10, -8],
      d4: [-8, 0],
      d5: [-8, 2],
      d6: [-6, 2],
      d7: [2, -6],
      d8: [6, -12],
      d9: [4, -8],
    },
  },
  base: '#d6a47a',
  tuft: 1.08,
  tracts: [
    { at: 'upperparts', colour: '#c79468', soft: 8 },
    { at: 'rump', colour: '#efe7da', soft: 8 },
    { at: 'uppertail', colour: '#2a2422', soft: 6 },
    { sheet: path('0.5,-0.1 0.55,-0.1 0.56,0.6 0.51,0.6'), colour: '#1f1a18', soft: 3 },
    { sheet: path('0.55,-0.1 0.61,-0.1 0.62,0.6 0.56,0.6'), colour: '#f2e6d2', soft: 3 },
    { sheet: path('0.61,-0.1 0.68,-0.1 0.69,0.6 0.62,0.6'), colour: '#1f1a18', soft: 3 },
    { sheet: path('0.68,-0.1 0.74,-0.1 0.75,0.6 0.69,0.6'), colour: '#f2e6d2', soft: 3 },
    { sheet: path('0.74,-0.1 0.8,-0.1 0.81,0.6 0.75,0.6'), colour: '#1f1a18', soft: 3 },
    {
      sheet: path('0,-0.1 0.3,-0.1 0.42,0.5 0.46,1.1 0,1.1'),
      colour: '#d9a176',
      soft: 8,
    },
    {
      sheet: path('0.1,0.6 0.36,0.6 0.4,1.1 0.1,1.1'),
      colour: '#dcab84',
      soft: 12,
    },
    {
      sheet: path('0.46,0.7 0.6,0.6 1.1,0.5 1.1,1.1 0.46,1.1'),
      colour: '#f0e8dc',
      soft: 26,
    },
    {
      sheet: path('0.5,0.66 0.7,0.62 0.84,0.66 0.84,0.84 0.6,0.84 0.5,0.76'),
      colour: '#eadfce',
      soft: 12,
      mark: { kind: 'streak', colour: '#5d4a3c', width: 0.28, length: 1, opacity: 0.6, chance: 0.6 },
    },
    {
      head: path('0.7,0 0.2,-0.12 0.1,0.06 0.3,0.16 0.7,0.2'),
      colour: '#a87752',
      soft: 4,
      opacity: 0.6,
    },
  ],
  wing: {
    chord: 0.44,
    scale: 1.45,
    lesserCoverts: '#c99669',
    lesserTo: 0.16,
    flankCover: 0.3,
    scapulars: '#c79468',
    bands: [
      {
        over: path(
          '0.178,0.04 0.196,0.09 0.199,0.14 0.217,0.20 0.219,0.25 0.231,0.30 0.227,0.35 0.239,0.40 0.235,0.46 0.246,0.51 0.238,0.56 0.246,0.61 0.238,0.66 0.246,0.72 0.237,0.77 0.240,0.82 0.227,0.87 0.231,0.92 0.218,0.98 0.221,1.03 0.208,1.08 0.278,1.08 0.293,1.03 0.293,0.98 0.308,0.92 0.307,0.87 0.323,0.82 0.322,0.77 0.331,0.72 0.323,0.66 0.331,0.61 0.323,0.56 0.331,0.51 0.319,0.46 0.322,0.40 0.309,0.35 0.312,0.30 0.299,0.25 0.295,0.20 0.274,0.14 0.269,0.09 0.248,0.04',
        ),
        colour: '#ecd6b2',
        soft: 1.4,
      },
      {
        over: path(
          '0.398,0.10 0.413,0.15 0.413,0.20 0.428,0.25 0.427,0.30 0.440,0.35 0.436,0.39 0.447,0.44 0.443,0.49 0.455,0.54 0.446,0.59 0.452,0.64 0.442,0.69 0.449,0.74 0.439,0.79 0.444,0.84 0.432,0.88 0.436,0.93 0.425,0.98 0.429,1.03 0.418,1.08 0.478,1.08 0.490,1.03 0.487,0.98 0.499,0.93 0.495,0.88 0.508,0.84 0.503,0.79 0.512,0.74 0.505,0.69 0.514,0.64 0.507,0.59 0.515,0.54 0.503,0.49 0.507,0.44 0.496,0.39 0.500,0.35 0.487,0.30 0.488,0.25 0.473,0.20 0.473,0.15 0.458,0.10',
        ),
        colour: '#f2eadb',
        soft: 1.4,
      },
      {
        over: path(
          '0.558,0.12 0.572,0.17 0.570,0.22 0.584,0.26 0.582,0.31 0.594,0.36 0.589,0.41 0.599,0.46 0.594,0.50 0.605,0.55 0.596,0.60 0.602,0.65 0.592,0.70 0.598,0.74 0.588,0.79 0.593,0.84 0.582,0.89 0.586,0.94 0.575,0.98 0.579,1.03 0.568,1.08 0.608,1.08 0.620,1.03 0.617,0.98 0.629,0.94 0.625,0.89 0.637,0.84 0.633,0.79 0.643,0.74 0.637,0.70 0.647,0.65 0.641,0.60 0.651,0.55 0.639,0.50 0.645,0.46 0.634,0.41 0.639,0.36 0.627,0.31 0.629,0.26 0.615,0.22 0.617,0.17 0.603,0.12',
        ),
        colour: '#f4eee2',
        soft: 1.4,
      },
      {
        over: path(
          '0.698,0.30 0.710,0.35 0.706,0.41 0.718,0.46 0.713,0.51 0.721,0.56 0.713,0.62 0.721,0.67 0.713,0.72 0.719,0.78 0.709,0.83 0.714,0.88 0.703,0.93 0.709,0.99 0.698,1.04 0.733,1.04 0.745,0.99 0.740,0.93 0.752,0.88 0.747,0.83 0.759,0.78 0.753,0.72 0.761,0.67 0.753,0.62 0.761,0.56 0.753,0.51 0.758,0.46 0.746,0.41 0.750,0.35 0.738,0.30',
        ),
        colour: '#f4eee2',
        soft: 1.4,
      },
    ],
    rows: {
      primaries: {
        count: 6,
        eachTip: path('0.985,0.8 1,0.45 0.98,0.3 0.95,0.2 0.92,0.16 0.89,0.14'),
        feather: {
          colour: '#1c1817',
          fringe: '#3a332f',
          fringeWidth: 0.45,
          zones: [{ from: 0.76, to: 0.83, colour: '#f4efe4' }],
        },
      },
      secondaries: {
        roots: [
          [0.34, 0.98],
          [0.34, 0.3],
        ],
        tips: [
          [0.8, 0.9],
          [0.8, 0.24],
        ],
        feather: { colour: '#1c1817', fringe: '#39312c', fringeWidth: 0.6 },
      },
      tertials: {
        feather: { colour: '#1e1a18', fringe: '#e2c79d', fringeWidth: 2, tip: '#e6cfae', tipLength: 0.05 },
      },
      greaterCoverts: {
        roots: [
          [0.16, 0.98],
          [0.16, 0.14],
        ],
        tips: [
          [0.42, 0.98],
          [0.42, 0.12],
        ],
        feather: { colour: '#1c1817', fringe: '#39312c', fringeWidth: 0.6 },
      },
      medianCoverts: {
        roots: [
          [0.06, 0.9],
          [0.04, 0.14],
        ],
        tips: [
          [0.26, 0.96],
          [0.26, 0.12],
        ],
        feather: { colour: '#1c1817' },
      },
    },
  },
  tail: {
    length: 2.9,
    width: 0.9,
    spread: 0.07,
    undertail: 0.18,
    feather: {
      colour: '#1c1918',
      fringe: '#3d3632',
      fringeWidth: 0.525,
      zones: [{ from: 0.62, to: 0.76, colour: '#f4efe4' }],
    },
    except: {
      0: { zones: [{ from: 0.66, to: 0.765, colour: '#f4efe4' }] },
      1: { zones: [{ from: 0.651, to: 0.756, colour: '#f4efe4' }] },
      2: { zones: [{ from: 0.642, to: 0.747, colour: '#f4efe4' }] },
      3: { zones: [{ from: 0.633, to: 0.738, colour: '#f4efe4' }] },
      4: { zones: [{ from: 0.624, to: 0.729, colour: '#f4efe4' }] },
      5: { zones: [{ from: 0.615, to: 0.72, colour: '#f4efe4' }] },
    },
  },
  bill: {
    length: 2.75,
    depth: 0.86,
    curve: 0.17,
    upper: '#4a403d',
    lower: '#6d5d54',
    tip: '#2c2827',
    tipLength: 0.5,
  },
  eye: { radius: 0.158, iris: '#2a160d' },
  legs: { colour: '#77706a', claw: '#3b3634', trousers: 2.04, trouserLength: 0.6 },
  ornaments: [
    {
      kind: 'fan-crest',
      colour: '#d99a6c',
      band: '#f3e6d3',
      tip: '#1b1715',
      turn: [-2.0, -0.22],
      loose: 1.3,
      count: 19,
    },
    {
      kind: 'tuft-crest',
      colour: '#d99a6c',
      edge: '#d99a6c',
      streak: '#c98a5e',
      count: 13,
      from: [0.42, -0.42],
      to: [-1.05, -0.5],
      length: 0.85,
      width: 0.3,
      first: 0.7,
      last: 0.7,
      peak: 0.5,
      rise: 2.0,
      fan: 0.85,
    },
  ],
  scene: { habitat: 'dehesa', season: 'primavera', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Cresta en abanico con puntas negras', at: { head: [-0.6, -2] } },
    { texto: 'Pico largo y curvo', at: { bill: 0.6 } },
    { texto: 'Cuerpo de color canela', at: { sheet: [0.3, 0.7] } },
    { texto: 'Alas a bandas blancas y negras', at: { wing: [0.4, 0.5] } },
    { texto: 'Cola negra con banda blanca', at: { tail: 0.69 } },
  ],
};
