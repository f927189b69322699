import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaMirlonaOccidental: Recipe = {
  slug: 'curruca-mirlona-occidental',
  archetype: 'warbler',
  facing: 'right',
  pose: { head: 1.04, skull: { crown: -0.02, forehead: -0.05 }, plump: 1.1, depth: 1.05, turn: 0.05 },
  frame: { size: 1.05 },
  base: '#7f7b74',
  tracts: [
    { at: 'upperparts', colour: '#77726a', soft: 8 },
    { at: 'underparts', colour: '#f4f0e8', soft: 9 },
    {
      sheet: path('0.3,0.6 0.44,0.56 0.66,0.6 0.84,0.66 0.8,0.84 0.5,0.8 0.34,0.74'),
      colour: '#cdb6a6',
      soft: 16,
    },
    {
      at: 'undertail',
      colour: '#e9e4da',
      soft: 8,
      mark: { kind: 'scale', colour: '#a39a8e', opacity: 0.5, width: 0.18 },
    },
    {
      head: path('0.95,0.3 0.5,0.36 0,0.5 -0.6,0.8 -0.9,1.2 -0.5,2 0.5,2 1,1.2'),
      colour: '#fdfbf6',
      soft: 3.5,
    },
    { head: path('0.4,-0.6 -0.4,-1.2 -1.5,-1.1 -1.95,-0.2 -1.8,0.5 -1.3,0.7'), colour: '#5a5755', soft: 10 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-0.95 -0.5,-1.1 -1.1,-0.8 -1.35,-0.2 -1.25,0.4 -0.9,0.72 -0.45,0.66 0.1,0.46 0.5,0.34',
      ),
      colour: '#343235',
      soft: 6,
    },
  ],
  wing: {
    chord: 0.53,
    lesserCoverts: '#77726a',
    scapulars: '#77726a',
    rows: {
      primaries: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 1.5 } },
      tertials: {
        tips: [
          [0.77, 0.26],
          [0.58, 0.1],
        ],
        feather: { colour: '#48443f', fringe: '#aea595', fringeWidth: 1.5, rim: '#aea595', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#5a554e', fringe: '#9a9184', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#67625a', fringe: '#9a9184', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.35,
    width: 0.64,
    feather: { colour: '#3b3834', fringe: '#605b54', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#f2efe8', web: 'outer' }], tip: '#f2efe8', tipLength: 0.16 },
      1: { tip: '#f2efe8', tipLength: 0.08 },
    },
  },
  bill: {
    length: 0.86,
    depth: 1.15,
    curve: 0.08,
    culmen: 0.06,
    upper: '#2b292a',
    lower: '#5d6067',
    tip: '#2b292a',
    tipLength: 0.5,
  },
  eye: { radius: 0.15, iris: '#efe9d2', pupil: 0.4 },
  legs: { colour: '#6f6a66', claw: '#3a3633', thickness: 1.15 },
  scene: {
    habitat: 'dehesa',
    season: 'verano',
    perch: { kind: 'rama', plant: 'encina', slope: -6, thickness: 34 },
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
