import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avionZapador: Recipe = {
  slug: 'avion-zapador',
  archetype: 'sandMartin',
  facing: 'left',
  pose: { head: 0.94 },
  frame: { size: 0.92, dx: -50, dy: 20 },
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
        '0.9,0.32 0.2,0.4 -0.3,0.52 -0.72,0.6 -0.98,0.52 -1.04,0.6 -1,0.85 -0.9,1.2 -0.8,1.5 -0.4,1.7 0.3,1.45 1,0.9',
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
        '0.2,1.2 0.2,0.95 0.232,0.72 0.262,0.55 0.276,0.42 0.272,0.34 0.34,0.34 0.36,0.46 0.342,0.56 0.31,0.74 0.272,0.92 0.268,1.2',
      ),
      colour: '#765d47',
      soft: 5,
    },
  ],
  wing: {
    chord: 0.77,
    lesserCoverts: '#8f765e',
    lesserTo: 0.26,
    scapularReach: 1.1,
    seat: 1.4,
    flankCover: 0.12,
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
        feather: { colour: '#4b3f35', fringe: '#766656', fringeWidth: 0.8, shape: 'pointed' },
      },
      secondaries: {
        tips: [
          [0.58, 0.6],
          [0.54, 0.26],
        ],
        feather: { colour: '#615244', fringe: '#8a7764', fringeWidth: 0.9 },
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
        feather: { colour: '#7a6652', fringe: '#8a755f', fringeWidth: 0.7 },
      },
      medianCoverts: {
        loose: 0.014,
        tips: [
          [0.27, 0.9],
          [0.24, 0.14],
        ],
        feather: { colour: '#836d57', fringe: '#8c7660', fringeWidth: 0.6 },
      },
    },
  },
  tail: {
    length: 1.7,
    width: 0.62,
    undertail: 0.36,
    feathers: 6,
    notched: true,
    fork: 0.24,
    spread: 0.04,
    bend: 0.06,
    feather: { colour: '#67574a', fringe: '#94816d', fringeWidth: 0.9, shape: 'round' },
  },
  bill: { length: 0.23, depth: 0.85, curve: 0.12, culmen: 0.12, upper: '#231f1d' },
  eye: { radius: 0.145, iris: '#1c110c' },
  legs: {
    colour: '#3f332d',
    claw: '#1f1b1a',
    toeLength: 0.72,
    thickness: 0.75,
    trousers: 1.9,
    trouserColour: '#f1ece2',
    trouserLength: 0.6,
  },
  aloft: {
    view: 'below',
    x: 800,
    y: 235,
    size: 360,
    bank: -0.7,
    roll: 0.34,
    span: 2.25,
    projection: 0.25,
    bill: { length: 0.025 },
    head: { length: 0.205, width: 0.198 },
    body: 0.2,
    wing: {
      arm: 0.27,
      breadth: 0.26,
      taper: 0.86,
      wrist: 0.1,
      sweep: 0.44,
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
    perch: { kind: 'rama', plant: 'sauce', bare: true, thickness: 15 },
    sun: 'hidden',
    palette: 'agua',
  },
  rasgos: [
    { texto: 'Banda parda en el pecho', at: { sheet: [0.268, 0.74] } },
    { texto: 'Garganta blanca', at: { head: [-0.1, 0.85] } },
    { texto: 'Dorso pardo uniforme', at: { sheet: [0.42, 0.14] } },
    { texto: 'Alas oscuras por debajo', at: { aloft: [0.5, 0.45] } },
    { texto: 'Cola poco ahorquillada', at: { tail: 0.75 } },
  ],
};
