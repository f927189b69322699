import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const agateadorEuropeo: Recipe = {
  slug: 'agateador-europeo',
  archetype: 'creeper',
  pose: { head: 0.9 },
  frame: { size: 1.05, dx: 36 },
  base: '#8d775c',
  tracts: [
    {
      at: 'upperparts',
      colour: '#7b6549',
      soft: 7,
      mark: {
        kind: 'streak',
        colour: '#eee3ca',
        edge: '#32261a',
        width: 0.2,
        length: 1.5,
        opacity: 0.9,
        size: 1.15,
        spacing: 0.66,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#9d7448', soft: 9, mark: 'none' },
    { at: 'underparts', colour: '#ece5d6', soft: 7 },
    {
      sheet: path('0.46,0.6 0.7,0.56 0.95,0.6 1.1,0.8 1.1,1.1 0.6,1.1 0.5,0.94'),
      colour: '#cfb189',
      soft: 24,
    },
    { head: path('0.9,0.24 0.3,0.3 -0.2,0.46 -0.5,1.1 -0.25,1.8 0.5,1.8 1,1.2'), colour: '#f8f5ee', soft: 4 },
    {
      head: path('0.6,-0.3 0.2,-0.9 -0.6,-1.25 -1.4,-1 -1.7,-0.1 -1.2,-0.1 -0.5,-0.26 0.2,-0.22'),
      colour: '#6d563e',
      soft: 4,
      mark: { kind: 'streak', colour: '#d9c8a8', width: 0.26, length: 0.6, opacity: 0.7 },
    },
    {
      head: path('0.6,0.24 0,0.16 -0.7,-0.04 -1.3,0.1 -1.2,0.5 -0.7,0.66 -0.1,0.44'),
      colour: '#6b563f',
      soft: 4,
      mark: { kind: 'streak', colour: '#c9b798', width: 0.2, opacity: 0.5 },
    },
    {
      head: path(
        '0.62,0 0.3,-0.17 -0.1,-0.31 -0.5,-0.32 -0.95,-0.18 -1.3,0.04 -0.95,0 -0.5,-0.1 -0.18,-0.1 0.2,-0.05 0.62,0.08',
      ),
      colour: '#eadfc4',
      soft: 2,
    },
  ],
  wing: {
    chord: 0.5,
    scale: 0.9,
    lesserCoverts: '#715b42',
    lesserMark: { kind: 'streak', colour: '#d9c49c', edge: '#443526', width: 0.2, length: 1.2, opacity: 0.8 },
    scapularMark: {
      kind: 'streak',
      colour: '#eee3ca',
      edge: '#32261a',
      width: 0.22,
      length: 1.4,
      opacity: 0.95,
    },
    scapulars: '#7b6549',
    bands: [
      {
        over: path(
          '0.54,0.24 0.6,0.4 0.58,0.56 0.66,0.72 0.63,0.86 0.71,1 0.78,1 0.7,0.86 0.73,0.72 0.65,0.56 0.67,0.4 0.61,0.24',
        ),
        colour: '#332619',
        soft: 3,
        opacity: 0.6,
      },
      {
        over: path(
          '0.46,0.24 0.52,0.4 0.5,0.56 0.57,0.72 0.55,0.86 0.63,1 0.69,1 0.62,0.86 0.64,0.72 0.565,0.56 0.585,0.4 0.53,0.24',
        ),
        colour: '#dcc294',
        soft: 2.5,
        opacity: 0.9,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#5d4a38',
          fringe: '#8d7557',
          fringeWidth: 0.7,
          tip: '#b8a584',
          tipLength: 0.015,
        },
      },
      secondaries: {
        feather: {
          colour: '#5d4a38',
          fringe: '#8d7557',
          fringeWidth: 1.5,
          tip: '#d9cbae',
          tipLength: 0.04,
        },
      },
      tertials: {
        feather: {
          colour: '#5d4a38',
          fringe: '#8d7557',
          fringeWidth: 1.5,
          rim: '#8d7557',
          rimWidth: 1,
          tip: '#b79d75',
          tipLength: 0.03,
          centre: '#3f3125',
          centreWidth: 0.5,
        },
      },
      primaryCoverts: { feather: { colour: '#5d4a38', fringe: '#8d7557', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5d4a38', fringe: '#8d7557', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#5d4a38', fringe: '#8d7557', fringeWidth: 1.6, tip: '#d9c49c', tipLength: 0.1 },
      },
      medianCoverts: {
        feather: { colour: '#5d4a38', fringe: '#8d7557', fringeWidth: 1.5, tip: '#c4ab80', tipLength: 0.07 },
        tipTaper: [1, 0.4],
      },
    },
  },
  tail: {
    feathers: 5,
    length: 3.2,
    uppertail: 0.34,
    width: 0.5,
    graduated: 0.24,
    spread: 0.06,
    bend: 0.03,
    feather: { colour: '#7c634a', fringe: '#a08461', fringeWidth: 1.1, shape: 'pointed', shaft: '#c9ab80' },
  },
  bill: { length: 1.2, depth: 0.75, curve: 0.4, lowerReach: 1, upper: '#4a3d33', lower: '#c79f82' },
  eye: { radius: 0.145, iris: '#22150c' },
  legs: { colour: '#d2b096', claw: '#4a3a2c', toes: 'climbing', toeLength: 1.5, thickness: 1 },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'tronco', plant: 'encina', thickness: 310, slope: -0.5, shift: 56, onBark: true },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Pico fino y curvo', at: { bill: 0.6 } },
    { texto: 'Trepa pegado al tronco, apoyado en la cola', at: { tail: 0.75 } },
    { texto: 'Dorso jaspeado como la corteza', at: { sheet: [0.4, 0.15] } },
    { texto: 'Ceja ocre apagada', at: { head: [-0.45, -0.19] } },
    { texto: 'Flancos lavados de pardo', at: { sheet: [0.72, 0.92] } },
  ],
};
