import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const verderonSerrano: Recipe = {
  slug: 'verderon-serrano',
  archetype: 'finch',
  facing: 'right',
  pose: { head: 0.99, plump: 0.87, depth: 0.94, legs: 0.95, turn: 0.08, neck: -0.06 },
  frame: { size: 0.88 },
  base: '#a9ab4d',
  tracts: [
    {
      at: 'upperparts',
      colour: '#828a4c',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#565a38',
        width: 0.2,
        length: 1,
        opacity: 0.4,
        size: 0.8,
        chance: 0.7,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#b7bb3e', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#cdc648', soft: 12, mark: 'none' },
    { at: 'undertail', colour: '#ece8c4', soft: 12 },
    {
      sheet: path('0.36,0.44 0.46,0.52 0.7,0.58 0.86,0.66 0.8,0.82 0.56,0.8 0.4,0.68'),
      colour: '#9aa0a0',
      soft: 14,
    },
    {
      head: path(
        '0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.5,-1 -1.7,-0.2 -1.5,0.4 -0.9,0.8 -0.4,1.25 0.5,1.2 0.95,0.9',
      ),
      colour: '#8f9668',
      soft: 6,
      mark: 'none',
    },
    {
      head: path(
        '-0.72,-0.3 -1.2,-0.8 -1.7,-0.8 -2.1,0.1 -1.8,0.6 -1.3,1.1 -0.8,1.5 -0.55,1.2 -0.62,0.7 -0.66,0.2',
      ),
      colour: '#989ea1',
      soft: 9,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0.2 0.7,-0.4 0.3,-0.76 -0.15,-0.82 -0.4,-0.52 -0.6,-0.16 -0.62,0.3 -0.42,0.72 -0.1,1.1 0.2,1.5 0.7,1.7 0.95,1',
      ),
      colour: '#d3ca3a',
      soft: 9,
    },
    {
      head: path('0.14,0.14 -0.2,-0.06 -0.6,-0.06 -0.78,0.24 -0.66,0.62 -0.3,0.72 0.06,0.46'),
      colour: '#9ea05a',
      soft: 8,
      opacity: 0.85,
    },
    {
      head: path('0.75,0.06 0.45,-0.02 0.18,-0.04 0.12,0.1 0.45,0.22 0.75,0.3'),
      colour: '#a3a342',
      soft: 5,
      opacity: 0.6,
    },
  ],
  wing: {
    chord: 0.61,
    lesserCoverts: '#838b4a',
    lesserTo: 0.16,
    scapulars: '#828a4c',
    patches: [
      {
        over: path('0.452,0.22 0.484,0.2 0.476,0.5 0.432,0.84 0.405,0.86 0.446,0.5'),
        colour: '#c2c04e',
        length: 0.45,
        density: 0.6,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#262723', fringe: '#a6a75a', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#262723', fringe: '#aaab52', fringeWidth: 1.6 } },
      tertials: {
        feather: { colour: '#2b2c27', fringe: '#b6b66e', fringeWidth: 2.2, rim: '#bcbc7a', rimWidth: 1.4 },
      },
      primaryCoverts: { feather: { colour: '#242521', fringe: '#6c6e40', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#242521', fringe: '#8d8f4a', fringeWidth: 0.8 } },
      greaterCoverts: {
        loose: 0.007,
        feather: { colour: '#2a2b25', tip: '#c2c04e', tipLength: 0.12 },
        tips: [
          [0.42, 0.88],
          [0.48, 0.2],
        ],
        bow: 0.02,
        tipTaper: [0.9, 0.5],
      },
      medianCoverts: {
        tips: [
          [0.25, 0.92],
          [0.31, 0.12],
        ],
        widths: [18, 27],
        loose: 0.004,
        feather: { colour: '#4a4d33', tip: '#a9aa52', tipLength: 0.14 },
        tipTaper: [0.5, 0.4],
      },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 1.85,
    width: 0.62,
    fork: 0.22,
    notched: true,
    spread: 0.11,
    feather: { colour: '#272824', fringe: '#8f9159', fringeWidth: 1 },
  },
  bill: {
    length: 0.52,
    depth: 1,
    culmen: 0.05,
    gonys: 0.04,
    kink: 0.16,
    upper: '#64625f',
    lower: '#98928a',
    tip: '#3f3d3b',
    tipLength: 0.2,
  },
  eye: { radius: 0.15, iris: '#1b1009' },
  legs: { colour: '#a08072', claw: '#4f3f37' },
  scene: {
    habitat: 'alta montaña',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'pino', slope: 8, thickness: 24 },
  },
  rasgos: [
    { texto: 'Nuca y lados del cuello grises', at: { head: [-1.25, 0.3] } },
    { texto: 'Cara amarilla verdosa', at: { head: [0.1, -0.5] } },
    { texto: 'Pecho liso, sin estrías', at: { sheet: [0.3, 0.82] } },
    { texto: 'Dos bandas amarillentas en el ala', at: { wing: [0.4, 0.5] } },
    { texto: 'Cola negra sin amarillo', at: { tail: 0.7 } },
  ],
};
