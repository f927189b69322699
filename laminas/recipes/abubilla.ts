import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const abubilla: Recipe = {
  slug: 'abubilla',
  archetype: 'hoopoe',
  pose: {
    legs: 0.84,
    head: 1.06,
    turn: -0.1,
    plump: 0.96,
    skull: { nape: 0.06 },
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
    chord: 0.46,
    scale: 1.45,
    lesserCoverts: '#c99669',
    lesserTo: 0.16,
    flankCover: 0.34,
    scapulars: '#c79468',
    bands: [
      {
        over: path('0.17,0.04 0.22,0.24 0.24,0.5 0.24,0.76 0.21,1.1 0.29,1.1 0.33,0.76 0.33,0.5 0.31,0.24 0.26,0.04'),
        colour: '#efd9b4',
        soft: 2.5,
      },
      {
        over: path('0.4,0.1 0.43,0.3 0.45,0.55 0.44,0.8 0.42,1.1 0.49,1.1 0.52,0.8 0.52,0.55 0.5,0.3 0.47,0.1'),
        colour: '#f4ecdd',
        soft: 2.5,
      },
      {
        over: path('0.56,0.12 0.585,0.32 0.6,0.56 0.59,0.8 0.57,1.1 0.62,1.1 0.65,0.8 0.655,0.56 0.64,0.32 0.615,0.12'),
        colour: '#f6f1e6',
        soft: 2.5,
      },
      {
        over: path('0.7,0.3 0.715,0.5 0.715,0.74 0.7,1 0.74,1 0.76,0.74 0.76,0.5 0.745,0.3'),
        colour: '#f6f1e6',
        soft: 2.5,
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
          [0.04, 0.98],
          [0.04, 0.14],
        ],
        tips: [
          [0.26, 0.98],
          [0.26, 0.12],
        ],
        feather: { colour: '#1c1817' },
      },
    },
  },
  tail: {
    length: 2.9,
    width: 0.737,
    spread: 0.05,
    feather: {
      colour: '#1c1918',
      fringe: '#3d3632',
      fringeWidth: 0.525,
      zones: [{ from: 0.62, to: 0.76, colour: '#f4efe4' }],
    },
    except: {
      0: { zones: [{ from: 0.685, to: 0.8, colour: '#f4efe4' }] },
      1: { zones: [{ from: 0.67, to: 0.785, colour: '#f4efe4' }] },
      2: { zones: [{ from: 0.655, to: 0.77, colour: '#f4efe4' }] },
      3: { zones: [{ from: 0.635, to: 0.75, colour: '#f4efe4' }] },
      4: { zones: [{ from: 0.615, to: 0.73, colour: '#f4efe4' }] },
      5: { zones: [{ from: 0.595, to: 0.71, colour: '#f4efe4' }] },
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
  ornaments: [{ kind: 'fan-crest', colour: '#d99a6c', band: '#f3e6d3', tip: '#1b1715', turn: [-2.0, -0.22], loose: 1.3, count: 19 }],
  scene: { habitat: 'dehesa', season: 'primavera', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Cresta en abanico con puntas negras', at: { head: [-0.6, -2] } },
    { texto: 'Pico largo y curvo', at: { bill: 0.6 } },
    { texto: 'Cuerpo de color canela', at: { sheet: [0.3, 0.7] } },
    { texto: 'Alas a bandas blancas y negras', at: { wing: [0.4, 0.5] } },
    { texto: 'Cola negra con banda blanca', at: { tail: 0.69 } },
  ],
};
