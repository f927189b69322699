import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const abubilla: Recipe = {
  slug: 'abubilla',
  archetype: 'hoopoe',
  pose: {
    legs: 0.8,
    skull: { nape: 0.1 },
    carry: [6, 14],
    move: {
      v2: [8, -4],
      v3: [16, -6],
      v4: [22, -8],
      v5: [18, -10],
      v6: [8, -10],
      d4: [-10, 2],
      d5: [-12, 4],
      d6: [-8, 6],
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
    rows: {
      primaries: {
        count: 6,
        eachTip: path('0.985,0.8 1,0.45 0.98,0.3 0.95,0.2 0.92,0.16 0.89,0.14'),
        feather: {
          colour: '#1c1817',
          fringe: '#3a332f',
          fringeWidth: 0.45,
          zones: [{ from: 0.72, to: 0.8, colour: '#f4efe4' }],
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
        feather: {
          colour: '#1c1817',
          zones: [
            { from: 0.3, to: 0.46, colour: '#f4efe4' },
            { from: 0.68, to: 0.84, colour: '#f4efe4' },
          ],
        },
      },
      tertials: {
        feather: {
          colour: '#1e1a18',
          fringe: '#e2c79d',
          fringeWidth: 2.4,
          tip: '#e6cfae',
          tipLength: 0.05,
          zones: [{ from: 0.5, to: 0.64, colour: '#f2eadc' }],
        },
      },
      greaterCoverts: {
        roots: [
          [0.16, 0.98],
          [0.16, 0.14],
        ],
        tips: [
          [0.46, 0.98],
          [0.46, 0.12],
        ],
        feather: { colour: '#1c1817', zones: [{ from: 0.52, to: 0.8, colour: '#f4efe4' }] },
      },
      medianCoverts: {
        roots: [
          [0.04, 0.98],
          [0.04, 0.14],
        ],
        tips: [
          [0.3, 0.98],
          [0.3, 0.12],
        ],
        feather: { colour: '#1c1817', tip: '#f0dfc4', tipLength: 0.36 },
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
  ornaments: [{ kind: 'fan-crest', colour: '#d99a6c', band: '#f3e6d3', tip: '#1b1715' }],
  scene: { habitat: 'dehesa', season: 'primavera', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Cresta en abanico con puntas negras', at: { head: [-0.6, -2] } },
    { texto: 'Pico largo y curvo', at: { bill: 0.6 } },
    { texto: 'Cuerpo de color canela', at: { sheet: [0.3, 0.7] } },
    { texto: 'Alas a bandas blancas y negras', at: { wing: [0.4, 0.5] } },
    { texto: 'Cola negra con banda blanca', at: { tail: 0.69 } },
  ],
};
