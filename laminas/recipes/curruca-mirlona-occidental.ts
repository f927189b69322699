import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaMirlonaOccidental: Recipe = {
  slug: 'curruca-mirlona-occidental',
  archetype: 'warbler',
  facing: 'right',
  pose: {
    head: 0.9,
    skull: { crown: -0.02, forehead: -0.06, nape: 0.06 },
    plump: 0.95,
    depth: 0.91,
    turn: 0.08,
    move: {
      d5: [6, -7],
      d6: [8, -8],
      d7: [3, -4],
      d9: [0, -5],
      d10: [1, -8],
      v3: [-4, 2],
      v4: [-12, 6],
      v5: [-12, 3],
      v6: [-4, -3],
      v7: [0, -8],
      v8: [0, -3],
      v10: [3, 0],
    },
  },
  frame: { size: 1.03 },
  base: '#7f7b74',
  tracts: [
    { at: 'upperparts', colour: '#77726a', soft: 8 },
    { at: 'underparts', colour: '#efe8dc', soft: 9 },
    { at: ['vent'], colour: '#d8c8b8', soft: 16 },
    {
      sheet: path('0.3,0.56 0.44,0.54 0.66,0.58 0.9,0.62 0.9,0.96 0.6,0.92 0.36,0.84'),
      colour: '#d6c0ae',
      soft: 30,
    },
    {
      at: 'undertail',
      colour: '#e9e4da',
      soft: 8,
      mark: { kind: 'scale', colour: '#a39a8e', opacity: 0.5, width: 0.18 },
    },
    { head: path('0.4,-0.6 -0.4,-1.2 -1.4,-1.2 -1.8,-0.5 -1.66,0.2 -1.3,0.6'), colour: '#55534f', soft: 26 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-0.98 -0.4,-1.2 -1.1,-1 -1.35,-0.3 -1.25,0.35 -0.9,0.7 -0.45,0.66 0.1,0.46 0.5,0.34',
      ),
      colour: '#2b2a2d',
      soft: 7,
    },
    {
      head: path('0.95,0.3 0.5,0.36 0,0.5 -0.6,0.8 -0.9,1.2 -0.5,2 0.5,2 1,1.2'),
      colour: '#fbf8f1',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.48,
    flankCover: 0.28,
    lesserCoverts: '#77726a',
    lesserTo: 0.2,
    scapulars: '#77726a',
    rows: {
      primaries: {
        eachTip: path('0.96,0.88 1,0.66 1,0.48 0.97,0.39 0.94,0.33 0.905,0.28 0.87,0.25 0.835,0.22'),
        feather: { colour: '#3d3933', fringe: '#9a9184', fringeWidth: 0.7, rim: '#9a9184', rimWidth: 0.95 },
      },
      secondaries: {
        tips: [
          [0.76, 0.6],
          [0.7, 0.32],
        ],
        feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 1.5 },
      },
      tertials: {
        roots: [
          [0.28, 0.44],
          [0.2, 0.12],
        ],
        tips: [
          [0.77, 0.27],
          [0.6, 0.06],
        ],
        widths: [27, 32],
        feather: { colour: '#48443f', fringe: '#c6bdaa', fringeWidth: 1.5, rim: '#c6bdaa', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.7 } },
      greaterCoverts: {
        count: 7,
        widths: [24, 32],
        tips: [
          [0.41, 0.88],
          [0.49, 0.12],
        ],
        bow: 0.012,
        feather: { colour: '#5a554e', fringe: '#7d766b', fringeWidth: 2.4 },
      },
      medianCoverts: {
        count: 6,
        widths: [25, 32],
        tips: [
          [0.26, 0.9],
          [0.33, 0.12],
        ],
        feather: { colour: '#67625a', fringe: '#7a746b', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.34,
    uppertail: 0.3,
    length: 3.27,
    width: 0.59,
    bend: 0.12,
    spread: 0.035,
    lift: 0.08,
    feather: { colour: '#3b3834', fringe: '#605b54', fringeWidth: 0.9 },
    except: {
      0: {
        zones: [{ from: 0, to: 1, colour: '#f2efe8', web: 'outer' }],
        tip: '#f2efe8',
        tipLength: 0.08,
        fringe: '#77736b',
        fringeWidth: 0.7,
      },
      1: { tip: '#f2efe8', tipLength: 0.04 },
    },
  },
  bill: {
    length: 0.8,
    depth: 1.5,
    curve: 0.11,
    culmen: 0.06,
    upper: '#2b292a',
    lower: '#5d6067',
    tip: '#2b292a',
    tipLength: 0.5,
  },
  eye: { radius: 0.147, iris: '#efe9d6', pupil: 0.5, plain: true },
  legs: { trouserLength: 0.74, colour: '#6f6a66', claw: '#3a3633', thickness: 1.15 },
  scene: {
    habitat: 'dehesa',
    season: 'verano',
    perch: { kind: 'rama', plant: 'encina', slope: 6, thickness: 34 },
    palette: 'trigo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ojo claro en capucha oscura', at: { head: [0, 0] } },
    { texto: 'Garganta blanca', at: { head: [0.25, 0.95] } },
    { texto: 'Pico largo y fuerte', at: { bill: 0.5 } },
    { texto: 'Sin anillo rojo', at: { head: [-0.25, 0.22] } },
    { texto: 'Grande y robusta para ser curruca', at: { sheet: [0.45, 0.3] } },
  ],
};
