import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const verderonSerrano: Recipe = {
  slug: 'verderon-serrano',
  archetype: 'finch',
  facing: 'right',
  pose: {
    head: 1.04,
    plump: 0.88,
    depth: 0.94,
    legs: 0.8,
    turn: 0.06,
    neck: -0.05,
    skull: { forehead: 0.02, crown: -0.04, nape: 0.04 },
    move: { d0: [2, -6], d1: [0, -2], v0: [3, 6], v1: [2, 4], v9: [-14, -6], d9: [-10, 0] },
  },
  frame: { size: 0.8, dy: -4 },
  base: '#a3a55a',
  tracts: [
    {
      at: 'upperparts',
      colour: '#7f8558',
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
    { at: ['rump', 'uppertail'], colour: '#a0a650', soft: 12, mark: 'none' },
    { at: 'underparts', colour: '#bcb858', soft: 14, mark: 'none' },
    { at: 'undertail', colour: '#ece8c4', soft: 12 },
    {
      sheet: path('0.24,0.36 0.32,0.42 0.38,0.54 0.4,0.66 0.34,0.7 0.27,0.6'),
      colour: '#979d9c',
      soft: 18,
    },
    {
      head: path(
        '0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.5,-1 -1.7,-0.2 -1.5,0.4 -0.9,0.8 -0.4,1.25 0.5,1.2 0.95,0.9',
      ),
      colour: '#8f966a',
      soft: 8,
      mark: 'none',
    },
    {
      head: path(
        '-0.8,-0.5 -1.2,-1 -1.7,-0.9 -2.1,0.1 -1.8,0.7 -1.3,1.2 -0.7,1.6 -0.4,1.3 -0.5,0.8 -0.6,0.3',
      ),
      colour: '#959b9b',
      soft: 18,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0.2 0.7,-0.4 0.3,-0.76 -0.15,-0.82 -0.4,-0.52 -0.6,-0.16 -0.62,0.3 -0.42,0.72 -0.1,1.1 0.2,1.5 0.7,1.7 0.95,1',
      ),
      colour: '#c0bc4c',
      soft: 16,
    },
    {
      head: path('0.14,0.14 -0.2,-0.06 -0.6,-0.06 -0.78,0.24 -0.66,0.62 -0.3,0.72 0.06,0.46'),
      colour: '#979c78',
      soft: 10,
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
    lesserCoverts: '#80875a',
    lesserTo: 0.16,
    scapulars: '#7f8558',
    rows: {
      primaries: { feather: { colour: '#33342d', fringe: '#a6a75a', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#35362e', fringe: '#9b9d54', fringeWidth: 2.6 } },
      tertials: {
        feather: { colour: '#3a3b33', fringe: '#a3a562', fringeWidth: 3, rim: '#a9ab70', rimWidth: 1.8 },
      },
      primaryCoverts: { feather: { colour: '#242521', fringe: '#6c6e40', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#242521', fringe: '#8d8f4a', fringeWidth: 0.8 } },
      greaterCoverts: {
        feather: { colour: '#3d3f31', fringe: '#7d8048', fringeWidth: 1.4, tip: '#a9ab55', tipLength: 0.22 },
        loose: 0.006,
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
        loose: 0.014,
        feather: { colour: '#565a3a', tip: '#9ea156', tipLength: 0.18 },
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
    length: 0.54,
    depth: 1,
    culmen: 0.08,
    gonys: 0.06,
    kink: 0.16,
    upper: '#7a7672',
    lower: '#a29b92',
    tip: '#504d4a',
    tipLength: 0.2,
  },
  eye: { radius: 0.14, iris: '#1b1009' },
  legs: { colour: '#a08072', claw: '#4f3f37' },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    palette: 'rosa',
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
