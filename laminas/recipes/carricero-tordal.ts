import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carriceroTordal: Recipe = {
  slug: 'carricero-tordal',
  archetype: 'reedling',
  facing: 'right',
  pose: {
    head: 1.05,
    skull: { crown: 0.1, forehead: -0.06, nape: 0.08 },
    plump: 1.1,
    turn: 0.08,
    legs: 1.05,
  },
  frame: { size: 1.06 },
  base: '#9a7d56',
  tracts: [
    { at: 'upperparts', colour: '#8d6f4a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#a0794a', soft: 10 },
    { at: 'underparts', colour: '#f1e6cb', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#dcbd86', soft: 14 },
    { at: 'undertail', colour: '#e8d4a8', soft: 9 },
    {
      head: path('0.9,0.2 0.4,0.3 0,0.42 -0.6,0.72 -1,1 -0.6,1.7 0.3,2 1,1.4'),
      colour: '#f7f1e3',
      soft: 6,
      mark: { kind: 'streak', colour: '#a18d70', opacity: 0.35, width: 0.16, chance: 0.5 },
    },
    {
      head: path('0.9,0.36 0.5,0.22 0,0.16 -0.6,0.1 -1.2,0.14 -1.3,0.5 -0.85,0.84 -0.3,0.7 0.2,0.46 0.6,0.4'),
      colour: '#a78a60',
      soft: 5,
    },
    {
      head: path(
        '0.68,-0.06 0.3,-0.34 -0.2,-0.42 -0.8,-0.36 -1.05,-0.22 -0.7,-0.16 -0.2,-0.17 0.3,-0.12 0.68,0.06',
      ),
      colour: '#efe1c0',
      soft: 2.5,
    },
    {
      head: path('0.7,0.02 0.3,-0.08 -0.2,-0.14 -0.8,-0.12 -1,0 -0.5,0.08 0.1,0.12 0.68,0.2'),
      colour: '#5d462f',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#8d6f4a',
    scapulars: '#8d6f4a',
    rows: {
      primaries: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.7 } },
      secondaries: {
        tips: [
          [0.76, 0.55],
          [0.7, 0.26],
        ],
        feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 1.5 },
      },
      tertials: {
        tips: [
          [0.74, 0.26],
          [0.56, 0.1],
        ],
        feather: { colour: '#5f4a34', fringe: '#b8986b', fringeWidth: 1.5, rim: '#b8986b', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#6f563b', fringe: '#a78659', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#7c6143', fringe: '#a78659', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.2,
    width: 0.66,
    graduated: 0.14,
    spread: 0.1,
    feather: { colour: '#765a3d', fringe: '#a08053', fringeWidth: 1.2, shape: 'round' },
  },
  bill: {
    length: 1.06,
    depth: 1.42,
    curve: 0.06,
    culmen: 0.08,
    gonys: 0.05,
    upper: '#4b3d33',
    lower: '#cf9a76',
    tip: '#42362e',
    tipLength: 0.3,
  },
  eye: { radius: 0.14, iris: '#5a3c20' },
  legs: { colour: '#9b8370', claw: '#4a3c32', thickness: 1.3 },
  scene: {
    habitat: 'humedal',
    season: 'verano',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 70, thickness: 13 },
    palette: 'malva',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ceja clara y ancha', at: { head: [-0.3, -0.3] } },
    { texto: 'Pico robusto, casi de zorzal', at: { bill: 0.55 } },
    { texto: 'Cabeza grande y angulosa', at: { head: [-0.6, -0.85] } },
    { texto: 'Brida oscura ante el ojo', at: { head: [0.4, 0.05] } },
    { texto: 'Patas fuertes', at: { leg: 0.75 } },
  ],
};
