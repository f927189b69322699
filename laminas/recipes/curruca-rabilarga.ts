import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaRabilarga: Recipe = {
  slug: 'curruca-rabilarga',
  archetype: 'warbler',
  pose: {
    head: 1.05,
    skull: { crown: 0.16, forehead: 0.08 },
    plump: 0.98,
    depth: 0.9,
    turn: 0.04,
    move: { d9: [-4, -12], d10: [-8, -25], v10: [0, 4] },
  },
  frame: { size: 1.02 },
  base: '#5d6067',
  tracts: [
    { at: 'upperparts', colour: '#585d66', soft: 8 },
    { sheet: path('0.46,0 0.9,0 0.9,0.5 0.56,0.42'), colour: '#5f564f', soft: 18, opacity: 0.75 },
    { at: 'underparts', colour: '#94443e', soft: 9 },
    { sheet: path('0.56,0.93 0.64,0.9 0.78,0.92 0.8,1.1 0.56,1.1'), colour: '#e4d9cf', soft: 12 },
    { at: 'undertail', colour: '#9a8f8c', soft: 8 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-1.1 -0.6,-1.5 -1.5,-1.1 -1.9,-0.2 -1.6,0.5 -1.1,0.8 -0.4,0.5 0.3,0.24',
      ),
      colour: '#545a65',
      soft: 5,
    },
    {
      head: path('0.9,0.34 0.4,0.36 0,0.5 -0.4,0.86 -0.5,1.2 -0.2,1.6 0.5,1.6 1,1.2'),
      colour: '#86393a',
      soft: 4,
      mark: {
        kind: 'drop',
        colour: '#efe6df',
        width: 0.3,
        length: 0.4,
        opacity: 0.92,
        chance: 0.62,
        size: 1.1,
        spacing: 0.95,
      },
    },
  ],
  wing: {
    chord: 0.29,
    lesserCoverts: '#5c5a5c',
    lesserTo: 0.2,
    scapulars: '#5c5a5c',
    rows: {
      primaries: {
        eachTip: path('0.96,0.88 1,0.66 1,0.5 0.985,0.42 0.965,0.36 0.945,0.32 0.92,0.29 0.895,0.26'),
        feather: { colour: '#302b27', fringe: '#6f635a', fringeWidth: 0.7, rim: '#6f635a', rimWidth: 0.95 },
      },
      secondaries: {
        tips: [
          [0.83, 0.6],
          [0.76, 0.32],
        ],
        feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 1.5 },
      },
      tertials: {
        roots: [
          [0.28, 0.44],
          [0.2, 0.12],
        ],
        tips: [
          [0.85, 0.27],
          [0.66, 0.06],
        ],
        widths: [27, 32],
        feather: { colour: '#3a342f', fringe: '#a49685', fringeWidth: 1.5, rim: '#a49685', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.41, 0.88],
          [0.49, 0.12],
        ],
        bow: 0.012,
        feather: { colour: '#47413d', fringe: '#6f635a', fringeWidth: 1.6 },
      },
      medianCoverts: {
        tips: [
          [0.26, 0.9],
          [0.33, 0.12],
        ],
        feather: { colour: '#504c4a', fringe: '#6f635a', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    undertail: 0.3,
    length: 5.3,
    width: 0.58,
    graduated: 0.2,
    lift: 0.84,
    bend: -0.22,
    spread: 0.035,
    feathers: 6,
    feather: { colour: '#3a3a3f', fringe: '#5b5b61', fringeWidth: 0.8, shape: 'round' },
    except: { 0: { fringe: '#d9d6d2', fringeWidth: 1.2, tip: '#d9d6d2', tipLength: 0.05 } },
  },
  bill: {
    length: 0.5,
    depth: 0.85,
    curve: 0.05,
    upper: '#2b2728',
    lower: '#c99a55',
    tip: '#2b2728',
    tipLength: 0.45,
  },
  eye: { radius: 0.138, iris: '#cf5a1e', ring: '#d23a26', ringWidth: 0.32 },
  legs: { trouserLength: 0.74, trouserColour: '#6a4a46', colour: '#c48d4e', claw: '#5a4030' },
  scene: {
    habitat: 'matorral',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'piorno', slope: 10, thickness: 16 },
    palette: 'arena',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cola larguísima, a menudo empinada', at: { tail: 0.6 } },
    { texto: 'Pecho vinoso oscuro', at: { sheet: [0.26, 0.8] } },
    { texto: 'Anillo rojo en el ojo', at: { head: [0.02, 0.2] } },
    { texto: 'Motas blancas en la garganta', at: { head: [0.1, 0.8] } },
    { texto: 'Dorso gris pizarra', at: { sheet: [0.42, 0.15] } },
  ],
};
