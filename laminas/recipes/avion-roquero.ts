import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avionRoquero: Recipe = {
  slug: 'avion-roquero',
  archetype: 'swallow',
  facing: 'right',
  pose: { head: 0.96, plump: 1, depth: 0.94, legs: 0.6, skull: { crown: -0.14, nape: -0.04 }, turn: 0.04 },
  frame: { size: 0.72, dx: -10, dy: 0 },
  base: '#8f8376',
  tuft: 0.76,
  tracts: [
    { at: 'upperparts', colour: '#7f7368', soft: 8 },
    { at: 'underparts', colour: '#b9a892', soft: 14 },
    { at: ['breast', 'upperbreast'], colour: '#c9b9a2', soft: 14 },
    { sheet: path('0.5,0.8 0.7,0.6 1.1,0.5 1.1,1.1 0.5,1.1'), colour: '#94836f', soft: 20 },
    { at: ['vent', 'undertail'], colour: '#5d5045', soft: 14 },
    {
      head: path('1,0.2 0.6,-0.5 0.1,-1.1 -0.9,-1.25 -1.7,-0.9 -2.1,0 -2,0.7 -1.2,0.9 -0.6,0.6 0.2,0.42'),
      colour: '#7a6e63',
      soft: 6,
    },
    {
      head: path('0.9,0.32 0.2,0.46 -0.4,0.7 -0.6,1.1 0.3,1.4 1,0.9'),
      colour: '#cbbba4',
      soft: 7,
      mark: { kind: 'streak', colour: '#8a7a68', width: 0.16, opacity: 0.7, chance: 0.7 },
    },
    { head: path('0.6,0 0.1,-0.12 -0.2,0.1 0.2,0.25'), colour: '#5f544a', soft: 5, opacity: 0.8 },
  ],
  wing: {
    chord: 0.92,
    lesserCoverts: '#7b6f64',
    lesserTo: 0.18,
    scapulars: '#7f7368',
    rows: {
      primaries: {
        count: 9,
        roots: [
          [0.34, 0.985],
          [0.36, 0.72],
        ],
        eachTip: path(
          '1,0.62 0.985,0.46 0.955,0.36 0.915,0.28 0.87,0.24 0.82,0.22 0.77,0.2 0.72,0.19 0.67,0.18',
        ),
        feather: { colour: '#514841', fringe: '#70655b', fringeWidth: 0.7 },
      },
      secondaries: {
        tips: [
          [0.58, 0.6],
          [0.54, 0.26],
        ],
        feather: { colour: '#5a5048', fringe: '#82766a', fringeWidth: 0.9 },
      },
      tertials: {
        eachTip: path('0.58,0.24 0.52,0.16 0.46,0.1'),
        feather: { colour: '#655a50', fringe: '#938677', fringeWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#4c443d', fringe: '#6e6359', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#4c443d' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.86],
          [0.34, 0.14],
        ],
        feather: { colour: '#695e54', fringe: '#8f8274', fringeWidth: 1.1 },
      },
      medianCoverts: {
        tips: [
          [0.27, 0.9],
          [0.24, 0.14],
        ],
        feather: { colour: '#73685d', fringe: '#96897b', fringeWidth: 1.1 },
      },
    },
  },
  tail: {
    length: 1.5,
    width: 0.8,
    feathers: 6,
    fork: 0.05,
    spread: 0.09,
    bend: 0.02,
    feather: { colour: '#5c5148', fringe: '#7f7265', fringeWidth: 0.7 },
  },
  bill: { length: 0.23, depth: 0.85, curve: 0.12, culmen: 0.12, upper: '#231f1d' },
  eye: { radius: 0.145, iris: '#1c110c' },
  legs: { colour: '#a07c66', claw: '#2a2320', trousers: 1.6, trouserColour: '#a5947f', trouserLength: 0.8 },
  aloft: {
    view: 'below',
    x: 430,
    y: 250,
    size: 340,
    bank: -0.65,
    roll: -0.2,
    span: 2.25,
    projection: 0.24,
    bill: { length: 0.025 },
    head: { length: 0.19, width: 0.19 },
    body: 0.23,
    wing: { arm: 0.29, breadth: 0.33, taper: 0.88, wrist: 0.06, sweep: 0.26, bow: 0.11, hollow: 0.04, round: 0.12, secondaries: 10 },
    tail: { length: 0.33, width: 0.15, spread: 0.4, fork: 0.05 },
    colours: {
      body: '#c4b49d',
      mask: '#6a5d52',
      head: '#b5a590',
      coverts: '#4a4038',
      greater: '#8d8072',
      flight: '#94877a',
      tail: '#5f544a',
      tailSpots: '#f6f1e6',
      bands: [{ from: 0.55, to: 0.8, colour: '#5a4d43', half: 2, soft: 5 }],
    },
  },
  scene: {
    habitat: 'roquedo',
    season: 'primavera',
    perch: { kind: 'roca' },
    sun: 'hidden',
    palette: 'cielo',
  },
  rasgos: [
    { texto: 'Manchas blancas en la cola abierta', at: { aloft: [0.08, 0.9] } },
    { texto: 'Pardo grisáceo, sin banda pectoral', at: { sheet: [0.25, 0.75] } },
    { texto: 'Coberteras inferiores muy oscuras', at: { aloft: [0.45, 0.3] } },
    { texto: 'Cola casi cuadrada', at: { tail: 0.8 } },
  ],
};
