import { path, span } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const chorlitejoChico: Recipe = {
  slug: 'chorlitejo-chico',
  archetype: 'plover',
  facing: 'right',
  pose: { turn: -0.05, head: 0.9, skull: { crown: -0.04 }, compact: 0.87, depth: 0.97, legs: 0.86 },
  frame: { size: 0.888, dx: 16, dy: 4 },
  base: '#f6f4ef',
  tuft: 0.6,
  tracts: [
    { at: 'upperparts', colour: '#a98d68', soft: 5 },
    { at: 'underparts', colour: '#faf8f4', soft: 4 },
    {
      sheet: path('0.19,-0.1 0.279,-0.1 0.273,0.25 0.252,0.5 0.214,0.66 0.17,0.86 0.156,1.1 0.04,1.1 0.04,0.8 0.12,0.6 0.16,0.3'),
      colour: '#faf8f4',
      soft: 2,
    },
    { head: path('0.86,0.3 0.3,0.4 -0.4,0.6 -1,0.9 -0.6,1.5 0.3,1.4 0.9,0.9'), colour: '#faf8f4', soft: 3 },
    {
      sheet: path(
        '0.276,-0.1 0.294,-0.1 0.296,0.25 0.292,0.46 0.27,0.62 0.224,0.76 0.178,0.88 0.158,1.1 0.14,1.1 0.15,0.9 0.206,0.66 0.248,0.5 0.27,0.25',
      ),
      colour: '#1d1b1a',
      soft: 2,
    },
    {
      head: path('0.5,-0.4 0.2,-1 -0.6,-1.25 -1.2,-1.1 -1.7,-0.7 -1.56,-0.42 -1.34,-0.2 -1.14,-0.1 -0.9,-0.16 -0.4,-0.36 0.3,-0.3'),
      colour: '#a98d68',
      soft: 3,
    },
    { head: path('1.1,0.34 1.05,-0.2 0.8,-0.6 0.46,-0.92 0.3,-0.54 0.28,-0.2 0.46,0.1 0.82,0.3'), colour: '#faf8f4', soft: 2 },
    {
      head: path('0.3,-0.26 0.31,-0.5 0.43,-0.92 0.3,-1.2 -0.02,-1.2 -0.06,-0.74 -0.12,-0.4 -0.1,-0.1 0.4,0.08 0.3,-0.08'),
      colour: '#1b1918',
      soft: 2,
    },
    {
      head: path('-0.02,-1.1 -0.1,-1.2 -0.14,-0.76 -0.25,-0.45 -0.66,-0.31 -1.06,-0.06 -1.06,0.02 -0.66,-0.18 -0.2,-0.26 -0.07,-0.5'),
      colour: '#f3efe6',
      soft: 1.6,
    },
    {
      head: path(
        '1.2,0.36 1,0.31 0.6,0.14 0.2,-0.16 -0.1,-0.26 -0.5,-0.2 -0.95,-0.02 -1.27,0.28 -1,0.42 -0.6,0.45 -0.2,0.4 0.3,0.33 0.8,0.44 1.2,0.52',
      ),
      colour: '#1b1918',
      soft: 2,
    },
  ],
  wing: {
    scale: 1.2,
    bands: [{ over: path('-0.05,0.6 0.2,0.86 0.36,0.9 0.5,0.94 0.56,1.2 0,1.2'), colour: '#a0845f', soft: 3 }],
    lesserCoverts: '#a98d68',
    lesserTo: 0.14,
    scapulars: '#ab8f6a',
    rows: {
      primaries: { feather: { colour: '#423a31', fringe: '#6d6252', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#8f7655', fringe: '#a88d68', fringeWidth: 0.6 } },
      tertials: {
        roots: span('0.34,0.42 0.26,0.14'),
        tips: span('0.9,0.3 0.72,0.12'),
        loose: 0.018,
        feather: { colour: '#a28661', fringe: '#bfa67f', fringeWidth: 0.9 },
      },
      primaryCoverts: { feather: { colour: '#5a4d3d' } },
      greaterCoverts: { loose: 0.018, feather: { colour: '#a58963', fringe: '#c3aa84', fringeWidth: 1 } },
      medianCoverts: { loose: 0.018, feather: { colour: '#a98d67', fringe: '#c6ae88', fringeWidth: 1 } },
      longScapulars: { loose: 0.018, feather: { colour: '#aa8e69', fringe: '#c6ad88', fringeWidth: 0.9 } },
    },
  },
  tail: {
    length: 1.55,
    width: 0.46,
    spread: 0.03,
    bend: 0.03,
    uppertail: 0.3,
    undertail: 0.4,
    graduated: 0.14,
    feather: { colour: '#8d7454', zones: [{ from: 0.66, to: 0.92, colour: '#4a3e31' }], tip: '#f3eee4', tipLength: 0.05 },
  },
  bill: { length: 0.9, depth: 0.64, gonys: 0.05, upper: '#1f1c1a' },
  eye: { radius: 0.138, iris: '#241610', ring: '#ffd024', ringWidth: 0.31, ringClosed: true },
  legs: { colour: '#c5a079', claw: '#463a30', toes: 'three', trouserColour: '#f1eee7', trousers: 2.2, trouserLength: 0.4, thickness: 0.84 },
  scene: { habitat: 'río', season: 'verano', perch: { kind: 'orilla' }, plants: ['hierba'], palette: 'cielo', sun: 'left' },
  rasgos: [
    { texto: 'Anillo amarillo en torno al ojo', at: { head: [0, 0] } },
    { texto: 'Banda negra en el pecho', at: { sheet: [0.225, 0.7] } },
    { texto: 'Línea clara sobre la frente negra', at: { head: [-0.05, -0.7] } },
    { texto: 'Pico corto y oscuro', at: { bill: 0.6 } },
    { texto: 'Dorso pardo arena', at: { wing: [0.35, 0.3] } },
  ],
};
