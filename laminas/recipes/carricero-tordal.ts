import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carriceroTordal: Recipe = {
  slug: 'carricero-tordal',
  archetype: 'reedling',
  facing: 'right',
  pose: {
    head: 1,
    compact: 0.93,
    skull: { crown: -0.06, forehead: -0.08, nape: 0.02 },
    plump: 1.02,
    move: { d1: [-8, 6], d2: [-6, 13], d3: [0, 9], d4: [6, 2], d5: [6, -2], d7: [-4, 3], d8: [-8, 5], d9: [-4, 2] },
    depth: 0.97,
    turn: 0.06,
  },
  frame: { size: 1.1, dy: 24 },
  base: '#9a7d56',
  tracts: [
    { at: 'upperparts', colour: '#8d6f4a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#977148', soft: 34 },
    { at: 'underparts', colour: '#f1e6cb', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#d9bd8c', soft: 26 },
    {
      sheet: path('0.34,0.6 0.5,0.6 0.7,0.66 0.8,0.8 0.7,0.94 0.5,0.86 0.36,0.74'),
      colour: '#dec498',
      soft: 40,
    },
    { at: 'undertail', colour: '#cfae76', soft: 14 },
    {
      head: path('0.9,0.2 0.4,0.3 0,0.42 -0.6,0.72 -1,1 -0.6,1.7 0.3,2 1,1.4'),
      colour: '#f7f1e3',
      soft: 6,
    },
    {
      head: path('0.9,0.36 0.5,0.22 0,0.16 -0.6,0.1 -1.2,0.14 -1.3,0.5 -0.85,0.84 -0.3,0.7 0.2,0.46 0.6,0.4'),
      colour: '#a78a60',
      soft: 5,
    },
    {
      head: path(
        '0.7,-0.08 0.45,-0.28 0.1,-0.35 -0.35,-0.33 -0.95,-0.2 -0.4,-0.18 0.1,-0.15 0.35,-0.1 0.7,0.03',
      ),
      colour: '#e8dab8',
      soft: 3.5,
    },
    {
      head: path('0.7,0.04 0.3,-0.04 -0.2,-0.1 -0.6,-0.1 -0.85,-0.03 -0.5,0.03 0.1,0.1 0.68,0.17'),
      colour: '#5d462f',
      soft: 2.5,
    },
    {
      head: path('0.7,0.9 0.1,0.8 -0.5,1.2 -0.7,1.9 -0.2,2.5 0.7,2.3'),
      colour: '#f3ebd8',
      soft: 16,
      opacity: 0.8,
      mark: {
        kind: 'streak',
        colour: '#8a7a66',
        width: 0.2,
        length: 1.1,
        opacity: 0.75,
        chance: 0.8,
        size: 0.6,
      },
    },
  ],
  wing: {
    chord: 0.54,
    flankCover: 0.28,
    lesserCoverts: '#8d6f4a',
    lesserTo: 0.2,
    scapulars: '#8d6f4a',
    rows: {
      primaries: {
        eachTip: path('0.96,0.88 1,0.66 0.995,0.48 0.96,0.38 0.92,0.32 0.88,0.27 0.835,0.23 0.79,0.2'),
        feather: { colour: '#4a3a29', fringe: '#a78659', fringeWidth: 0.7, rim: '#a78659', rimWidth: 0.95 },
      },
      secondaries: {
        tips: [
          [0.66, 0.6],
          [0.6, 0.32],
        ],
        feather: { colour: '#6a5339', fringe: '#b08f60', fringeWidth: 2.2 },
      },
      tertials: {
        roots: [
          [0.28, 0.44],
          [0.2, 0.12],
        ],
        tips: [
          [0.67, 0.27],
          [0.54, 0.06],
        ],
        widths: [27, 32],
        feather: { colour: '#5f4a34', fringe: '#cdb48d', fringeWidth: 1.5, rim: '#cdb48d', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.7 } },
      greaterCoverts: {
        count: 7,
        widths: [24, 32],
        tips: [
          [0.41, 0.88],
          [0.49, 0.12],
        ],
        bow: 0.012,
        feather: { colour: '#735a3e', fringe: '#8f6f49', fringeWidth: 2.6 },
      },
      medianCoverts: {
        count: 6,
        widths: [25, 32],
        tips: [
          [0.26, 0.9],
          [0.33, 0.12],
        ],
        feather: { colour: '#7f6344', fringe: '#92734c', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.26,
    length: 3.1,
    width: 0.7,
    bend: 0.12,
    graduated: 0.3,
    spread: 0.025,
    feather: { colour: '#765a3d', fringe: '#a08053', fringeWidth: 1.2, shape: 'round' },
  },
  bill: {
    length: 1.1,
    depth: 1.5,
    curve: 0.1,
    culmen: 0.08,
    gonys: 0.05,
    upper: '#4b3d33',
    lower: '#cf9a76',
    tip: '#42362e',
    tipLength: 0.3,
  },
  eye: { radius: 0.147, iris: '#5a3c20' },
  legs: {
    trouserLength: 0.74,
    colour: '#9b8370',
    claw: '#4a3c32',
    thickness: 1.05,
    trouserColour: '#c7a26c',
  },
  scene: {
    habitat: 'humedal',
    season: 'verano',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 60, thickness: 15 },
    palette: 'malva',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ceja clara, ancha ante el ojo', at: { head: [0.25, -0.28] } },
    { texto: 'Pico robusto, casi de zorzal', at: { bill: 0.55 } },
    { texto: 'Cabeza grande y angulosa', at: { head: [-0.6, -0.7] } },
    { texto: 'Brida oscura ante el ojo', at: { head: [0.4, 0.05] } },
    { texto: 'Patas fuertes', at: { leg: 0.75 } },
  ],
};
