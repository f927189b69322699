import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avionZapador: Recipe = {
  slug: 'avion-zapador',
  archetype: 'swallow',
  facing: 'left',
  pose: {
    head: 0.9,
    compact: 0.9,
    plump: 0.76,
    depth: 0.8,
    legs: 0.5,
    skull: { forehead: -0.03, crown: -0.12, nape: -0.06 },
    turn: -0.02,
  },
  frame: { size: 0.735, dx: 0, dy: 0 },
  base: '#8a7058',
  tuft: 0.74,
  tracts: [
    { at: 'upperparts', colour: '#8f765e', soft: 6 },
    { at: 'underparts', colour: '#f6f2ea', soft: 6 },
    {
      head: path(
        '1,0.2 0.6,-0.5 0.1,-1.1 -0.9,-1.25 -1.7,-0.9 -2.1,0 -2,0.7 -1.2,0.85 -0.8,0.55 -0.2,0.42 0.4,0.34',
      ),
      colour: '#866c55',
      soft: 4,
    },
    {
      head: path(
        '0.9,0.32 0.2,0.4 -0.3,0.52 -0.8,0.62 -1.1,0.4 -1.2,0.02 -1.36,0.06 -1.46,0.5 -1.35,0.95 -0.9,1.5 -0.4,1.7 0.3,1.45 1,0.9',
      ),
      colour: '#f7f3ec',
      soft: 4,
    },
    {
      head: path('0.35,-0.02 -0.4,-0.08 -0.9,0.15 -0.7,0.45 -0.1,0.35 0.4,0.2'),
      colour: '#6f5844',
      soft: 7,
      opacity: 0.8,
    },
    {
      sheet: path(
        '0.205,1.2 0.208,0.8 0.23,0.52 0.27,0.32 0.292,0.12 0.35,0.1 0.36,0.3 0.315,0.48 0.28,0.66 0.266,0.85 0.262,1.2',
      ),
      colour: '#765d47',
      soft: 5,
    },
  ],
  wing: {
    chord: 0.7,
    lesserCoverts: '#8f765e',
    lesserTo: 0.18,
    scapulars: '#8f765e',
    rows: {
      primaries: {
        count: 9,
        roots: [
          [0.34, 0.985],
          [0.36, 0.72],
        ],
        eachTip: path(
          '1,0.58 0.985,0.42 0.955,0.32 0.915,0.26 0.87,0.22 0.82,0.2 0.77,0.19 0.72,0.18 0.67,0.17',
        ),
        feather: { colour: '#54473c', fringe: '#776757', fringeWidth: 0.7 },
      },
      secondaries: {
        tips: [
          [0.58, 0.6],
          [0.54, 0.26],
        ],
        feather: { colour: '#5d4e41', fringe: '#8a7764', fringeWidth: 0.9 },
      },
      tertials: {
        loose: 0.014,
        eachTip: path('0.58,0.24 0.52,0.16 0.46,0.1'),
        feather: { colour: '#68584a', fringe: '#a08b74', fringeWidth: 1.1 },
      },
      primaryCoverts: { feather: { colour: '#564839', fringe: '#7c6a58', fringeWidth: 0.6 } },
      alula: { loose: 0.014, feather: { colour: '#564839' } },
      greaterCoverts: {
        loose: 0.014,
        tips: [
          [0.4, 0.86],
          [0.34, 0.14],
        ],
        feather: { colour: '#75624f', fringe: '#88735d', fringeWidth: 0.8 },
      },
      medianCoverts: {
        loose: 0.014,
        tips: [
          [0.27, 0.9],
          [0.24, 0.14],
        ],
        feather: { colour: '#7d6852', fringe: '#917a62', fringeWidth: 0.8 },
      },
    },
  },
  tail: {
    length: 1.35,
    width: 0.7,
    feathers: 6,
    notched: true,
    fork: 0.24,
    spread: 0.06,
    bend: 0.02,
    feather: { colour: '#5a4b3e', fringe: '#7f6d5b', fringeWidth: 0.7, shape: 'round' },
  },
  bill: { length: 0.23, depth: 0.85, curve: 0.12, culmen: 0.12, upper: '#231f1d' },
  eye: { radius: 0.145, iris: '#1c110c' },
  legs: {
    colour: '#3f332d',
    claw: '#1f1b1a',
    toeLength: 0.72,
    trousers: 1.9,
    trouserColour: '#f1ece2',
    trouserLength: 0.6,
  },
  aloft: {
    view: 'below',
    x: 760,
    y: 260,
    size: 330,
    bank: -0.7,
    roll: 0.25,
    span: 2.25,
    projection: 0.25,
    bill: { length: 0.025 },
    head: { length: 0.2, width: 0.19 },
    body: 0.2,
    wing: {
      arm: 0.27,
      breadth: 0.26,
      taper: 0.86,
      wrist: 0.06,
      sweep: 0.34,
      bow: 0.12,
      hollow: 0.1,
      round: 0.04,
      secondaries: 9,
    },
    tail: { length: 0.34, width: 0.13, spread: 0.16, fork: 0.22 },
    colours: {
      body: '#f6f2ea',
      head: '#735a44',
      coverts: '#7a6650',
      greater: '#857262',
      flight: '#6a5b4d',
      tail: '#6d5d4e',
      bands: [
        { from: 0.01, to: 0.225, colour: '#f6f2ea', half: 0.62, soft: 1 },
        { from: 0.225, to: 0.3, colour: '#735a44', half: 2, soft: 1 },
      ],
    },
  },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'rama', plant: 'sauce', bare: true, thickness: 30 },
    sun: 'hidden',
    palette: 'agua',
  },
  rasgos: [
    { texto: 'Banda parda en el pecho', at: { sheet: [0.22, 0.75] } },
    { texto: 'Garganta blanca', at: { head: [0.2, 0.85] } },
    { texto: 'Dorso pardo uniforme', at: { sheet: [0.42, 0.14] } },
    { texto: 'Alas oscuras por debajo', at: { aloft: [0.5, 0.45] } },
    { texto: 'Cola poco ahorquillada', at: { tail: 0.75 } },
  ],
};
