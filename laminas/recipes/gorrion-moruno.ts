import { path } from '../geometry/path.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import { streakedFlank } from '../parts/rows-of-underparts.ts';
import type { Recipe } from '../recipe.ts';

export const gorrionMoruno: Recipe = {
  slug: 'gorrion-moruno',
  archetype: 'sparrow',
  frame: { size: 0.969 },
  pose: {
    nape: 0.45,
    head: 1.03,
    plump: 0.9,
    depth: 0.97,
    compact: 0.95,
    legs: 0.95,
    turn: -0.02,
    move: { d0: [2, -8], v0: [3, 9], v1: [1, 4], d5: [-5, 4], d6: [-8, 7], d7: [-4, 4] },
  },
  base: '#8f6a48',
  coat: 'loose',
  rows: [
    ...streakedBack({
      vane: '#7a6242',
      dark: '#1b1512',
      width: 0.56,
      from: 0.35,
    }),
    streakedFlank({
      dark: '#17120f',
      width: 0.34,
      rows: 8,
      length: [0.5, 0.62, 0.56],
      density: [1, 0.95, 0.4],
      ragged: 0.3,
    }),
  ],
  tracts: [
    {
      at: 'upperparts',
      colour: '#6d583d',
      soft: 7,
    },
    { at: ['rump', 'uppertail'], colour: '#8f8470', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f1eee6', soft: 9, mark: 'none' },
    {
      sheet: path('0.3,0.46 0.6,0.5 0.88,0.58 0.86,0.8 0.7,0.86 0.56,0.9 0.44,0.98 0.34,1 0.3,0.8'),
      colour: '#eeeae0',
      soft: 8,
    },
    {
      sheet: path('0.2,0.5 0.3,0.5 0.39,0.6 0.37,0.72 0.42,0.84 0.36,0.98 0.24,1.1'),
      colour: '#2a2421',
      soft: 10,
    },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.9,0 -1.8,0.7 -1.2,1.05 -0.5,1.1 0.4,1 1,0.8'),
      colour: '#f5f2ea',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0 0.5,-0.12 0.1,-0.14 -0.4,-0.08 -0.9,0.02 -1.3,0.2 -1.5,0.6 -1.9,0.5 -2,-0.4 -1.5,-1.2 -0.6,-1.5 0.4,-1.2 0.95,-0.5',
      ),
      colour: '#803a1d',
      soft: 3,
      mark: 'none',
    },
    { head: path('0.62,-0.06 0.4,-0.22 0.2,-0.26 0.34,-0.14 0.5,-0.06'), colour: '#f7f4ec', soft: 1.6 },
    { head: path('-0.2,-0.1 -0.42,-0.17 -0.6,-0.08 -0.38,-0.04'), colour: '#f4f0e6', soft: 1.5 },
    {
      head: path('0.78,0.04 0.3,-0.1 0,-0.08 -0.34,-0.04 -0.56,0.04 -0.3,0.08 0,0.14 0.4,0.22 0.78,0.34'),
      colour: '#171413',
      soft: 2.4,
    },
    {
      head: path('0.85,0.38 0.4,0.4 0.14,0.66 -0.14,1.02 -0.7,1.3 -0.9,1.8 -0.3,2.3 0.6,2.3 1,1.3'),
      colour: '#171413',
      soft: 10,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.52,
    lesserCoverts: '#8a4626',
    lesserTo: 0.16,
    flankCover: 0.36,
    scapulars: '#b79f70',
    patches: [
      {
        over: path('0,0 0.1,-0.05 0.22,-0.06 0.36,-0.02 0.48,0.04 0.36,0.01 0.22,-0.03 0.1,-0.01'),
        colour: '#efe0b4',
        length: 0.8,
      },
      {
        over: path('0.03,0.22 0.12,0.15 0.24,0.12 0.36,0.12 0.46,0.15 0.35,0.155 0.23,0.16 0.12,0.2'),
        colour: '#e9d7a6',
        length: 0.8,
      },
    ],
    scapularMark: {
      kind: 'streak',
      colour: '#1a1512',
      width: 0.62,
      length: 1.5,
      opacity: 0.95,
      chance: 0.95,
    },
    rows: {
      primaries: { feather: { colour: '#4d3d32', fringe: '#9f7b58', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#4f3e32', fringe: '#aa815a', fringeWidth: 1.8 } },
      tertials: {
        feather: { colour: '#b1875f', centre: '#362a21', centreWidth: 0.6, rim: '#b1875f', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#493a2f' } },
      alula: { feather: { colour: '#493a2f' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#7a553a', centre: '#3a2d25', centreWidth: 0.62, tip: '#b08f6a', tipLength: 0.04 },
        bow: 0.03,
        tipTaper: [0.6, 0.2],
      },
      medianCoverts: {
        tips: [
          [0.25, 0.92],
          [0.31, 0.12],
        ],
        count: 10,
        widths: [24, 33],
        loose: 0.008,
        feather: { colour: '#3a2e25', tip: '#efeae0', tipLength: 0.32, shape: 'round' },
        bow: 0.045,
        tipTaper: [0.7, 0.5],
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.1,
    width: 0.62,
    fork: 0.09,
    notched: true,
    spread: 0.11,
    feather: { colour: '#4a3e35', fringe: '#a08468', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.62,
    depth: 0.92,
    curve: 0.06,
    culmen: 0.14,
    gonys: 0.08,
    kink: 0.2,
    upper: '#232020',
    lower: '#2c2928',
    seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
  },
  eye: { radius: 0.135, iris: '#24150d' },
  legs: { colour: '#a5796a', claw: '#5a463c' },
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'rama', plant: 'chopo', thickness: 38 } },
  rasgos: [
    { texto: 'Píleo castaño y mejilla blanca', at: { head: [-0.6, -0.7] } },
    { texto: 'Babero negro que cubre el pecho', at: { sheet: [0.28, 0.8] } },
    { texto: 'Flancos con gruesas estrías negras', at: { sheet: [0.55, 0.84] } },
    { texto: 'Dorso negro con tirantes crema', at: { sheet: [0.48, 0.09] } },
    { texto: 'Ceja blanca fina', at: { head: [0.4, -0.17] } },
  ],
};
