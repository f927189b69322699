import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const herrerilloCapuchino: Recipe = {
  slug: 'herrerillo-capuchino',
  archetype: 'tit',
  pose: {
    head: 0.94,
    plump: 0.84,
    depth: 0.93,
    turn: -0.04,
    skull: { forehead: 0.06, crown: 0.02, nape: 0.04 },
  },
  frame: { size: 0.94, dy: 12 },
  base: '#a38a6a',
  tracts: [
    { at: 'upperparts', colour: '#977b58', soft: 8 },
    { at: 'underparts', colour: '#f1e8d6', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#cba877', soft: 18 },
    {
      head: path(
        '0.9,0.2 0.6,-0.5 0.2,-1 -0.6,-1.3 -1.5,-0.95 -1.75,-0.1 -1.6,0.7 -1.1,1.2 -0.4,1.3 0.4,0.9',
      ),
      colour: '#f4f1ea',
      soft: 4,
    },
    {
      head: path(
        '0.6,-0.32 0.3,-0.7 -0.2,-1.05 -0.8,-1.25 -1.4,-1.05 -1.3,-0.7 -0.7,-0.6 -0.1,-0.5 0.3,-0.36',
      ),
      colour: '#e9e5dc',
      soft: 5,
      mark: {
        kind: 'streak',
        colour: '#17171a',
        width: 0.34,
        length: 0.9,
        opacity: 0.9,
        size: 1,
        spacing: 0.75,
      },
    },
    {
      head: path(
        '0.5,-0.38 0.3,-0.58 0.4,-0.38 0.3,-0.48 0.1,-0.68 0.2,-0.48 0.08,-0.54 -0.12,-0.74 -0.02,-0.54 -0.16,-0.58 -0.36,-0.78 -0.26,-0.58 -0.4,-0.6 -0.6,-0.8 -0.5,-0.6 -0.64,-0.61 -0.84,-0.81 -0.74,-0.61 -0.88,-0.6 -1.08,-0.8 -0.98,-0.6 -1.1,-0.56 -1.3,-0.76 -1.2,-0.56 -1.15,-0.55 -0.93,-0.58 -0.69,-0.59 -0.45,-0.58 -0.21,-0.56 0.03,-0.53 0.25,-0.46 0.45,-0.36',
      ),
      colour: '#1b1a1d',
      soft: 1.4,
    },
    {
      head: path(
        '0.34,-0.68 0.14,-0.88 0.24,-0.68 0.1,-0.76 -0.1,-0.96 0,-0.76 -0.14,-0.82 -0.34,-1.02 -0.24,-0.82 -0.38,-0.85 -0.58,-1.05 -0.48,-0.85 -0.62,-0.86 -0.82,-1.06 -0.72,-0.86 -0.86,-0.84 -1.06,-1.04 -0.96,-0.84 -1.08,-0.78 -1.28,-0.98 -1.18,-0.78 -1.13,-0.77 -0.91,-0.82 -0.67,-0.84 -0.43,-0.83 -0.19,-0.8 0.05,-0.74 0.29,-0.67',
      ),
      colour: '#1b1a1d',
      soft: 1.4,
    },
    {
      head: path(
        '-0.12,-0.08 -0.5,-0.14 -0.92,-0.1 -1.14,0.12 -1.14,0.48 -0.92,0.74 -0.46,0.86 -0.64,0.74 -0.9,0.61 -1.03,0.42 -1.02,0.16 -0.84,0.03 -0.4,-0.01 -0.14,0.05',
      ),
      colour: '#1b1a1c',
      soft: 1.8,
    },
    {
      head: path('0.72,0.1 0.3,-0.02 0.08,-0.06 0.1,0.06 0.3,0.1 0.7,0.2'),
      colour: '#3a3838',
      soft: 2.5,
      opacity: 0.8,
    },
    {
      head: path(
        '-1.3,-0.66 -1.6,-0.5 -1.8,0.3 -1.62,0.9 -1.2,1.28 -0.6,1.48 0,1.5 0.3,1.2 -0.1,1.2 -0.6,1.24 -1.1,1.06 -1.42,0.7 -1.54,0.3 -1.4,-0.3',
      ),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path('0.85,0.38 0.4,0.4 0.14,0.6 0.04,1 -0.1,1.3 0.1,1.56 0.6,1.5 0.9,1'),
      colour: '#17161a',
      soft: 2.2,
    },
  ],
  wing: {
    chord: 0.54,
    lesserCoverts: '#957957',
    lesserTo: 0.29,
    scapulars: '#957957',
    rows: {
      primaries: { feather: { colour: '#6b5a46', fringe: '#b3a48c', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#6b5a46', fringe: '#bda887', fringeWidth: 1.9 } },
      tertials: {
        feather: { colour: '#6b5a46', fringe: '#baa583', fringeWidth: 1.8, rim: '#baa583', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#6b5a46', fringe: '#a48d6e', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#6b5a46', fringe: '#a48d6e', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#78654d', fringe: '#a48d6e', fringeWidth: 1.6 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#866f53', fringe: '#a48d6e', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    notched: true,
    undertail: 0.36,
    length: 2.3,
    width: 0.46,
    fork: 0.1,
    feather: { colour: '#6f5e4a', fringe: '#a08a6c', fringeWidth: 1.1 },
  },
  bill: { length: 0.42, depth: 0.84, curve: 0.04, upper: '#1f1f22' },
  eye: { radius: 0.15, iris: '#2e160c' },
  legs: { trouserLength: 0.74, colour: '#6a747c', claw: '#3b434a', thickness: 0.92 },
  ornaments: [
    {
      kind: 'wedge-crest',
      colour: '#eae6dc',
      streak: '#0e0e10',
      from: [0.42, -0.5],
      to: [-1.3, -0.78],
      tip: [-1.9, -1.84],
      lag: 0.6,
      bow: 0.12,
    },
    {
      kind: 'tuft-crest',
      colour: '#1a1a1d',
      edge: '#efebe2',
      streak: '#0e0e10',
      count: 8,
      from: [0.16, -0.78],
      to: [-0.66, -0.98],
      length: 0.8,
      width: 0.27,
      first: 0.55,
      last: 1,
      peak: 0.95,
      rise: 0.5,
      fan: -0.15,
      curl: 0.12,
    },
  ],
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'rama', plant: 'pino', slope: 6, thickness: 30 },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cresta puntiaguda blanca y negra', at: { head: [-1.25, -1.38] } },
    { texto: 'Cara blanca con media luna negra', at: { head: [-1.1, 0.35] } },
    { texto: 'Babero y collar negros', at: { head: [0.3, 0.9] } },
    { texto: 'Dorso pardo', at: { sheet: [0.5, 0.15] } },
  ],
};
