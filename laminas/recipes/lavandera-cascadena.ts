import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const lavanderaCascadena: Recipe = {
  slug: 'lavandera-cascadena',
  archetype: 'wagtail',
  facing: 'left',
  pose: {
    head: 0.86,
    plump: 0.94,
    depth: 0.9,
    turn: -0.03,
    carry: [-4, -12],
    move: { d6: [0, 4], d7: [-2, 8], d8: [0, 4], v9: [0, 7], v10: [2, 8] },
  },
  base: '#8b939c',
  frame: { size: 1.1 },
  tracts: [
    { at: 'upperparts', colour: '#878f99', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#a6ab55', soft: 18 },
    { at: 'underparts', colour: '#f3d936', soft: 10 },
    { sheet: path('0.4,0.56 0.68,0.58 0.74,0.72 0.6,0.84 0.44,0.76'), colour: '#f3ebb2', soft: 14 },
    { sheet: path('0.7,0.56 0.84,0.44 1.1,0.5 1.1,1.1 0.66,1.1'), colour: '#fad60a', soft: 6 },
    {
      head: path(
        '0.95,0.1 0.5,-0.7 0.05,-1 -0.6,-1.35 -1.4,-1.05 -1.85,-0.3 -1.95,0.4 -1.6,0.9 -1,1 -0.4,0.8 0.2,0.6 0.9,0.5',
      ),
      colour: '#868e98',
      soft: 4,
    },
    {
      head: path(
        '0.66,0.02 0.2,-0.06 -0.4,-0.1 -1.2,0 -1.4,0.4 -1.1,0.66 -0.5,0.56 -0.05,0.36 0.3,0.22 0.7,0.2',
      ),
      colour: '#6c747e',
      soft: 3,
    },
    {
      head: path('0.7,-0.1 0.2,-0.28 -0.3,-0.37 -0.8,-0.31 -1.2,-0.12 -0.8,-0.18 -0.3,-0.23 0.2,-0.16'),
      colour: '#fbfbf6',
      soft: 1.8,
    },
    {
      head: path('0.8,0.26 0.3,0.3 -0.2,0.52 -0.6,0.84 -1,1.1 -1.1,1.3 -0.6,1.26 -0.1,1 0.3,0.66 0.8,0.5'),
      colour: '#fbfaf4',
      soft: 2,
    },
    {
      head: path('0.9,0.42 0.4,0.46 0.1,0.72 -0.25,1 -0.55,1.26 -0.45,1.52 -0.05,1.68 0.5,1.7 1,1.4'),
      colour: '#161719',
      soft: 2.5,
    },
  ],
  wing: {
    plan: { form: 'cloaked', projection: 0.02, tipOnTail: 0.06 },
    lesserCoverts: '#868e98',
    scapulars: '#868e98',
    rows: {
      primaries: { feather: { colour: '#24262b', fringe: '#5d646c', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#26282d', fringe: '#6f767e', fringeWidth: 1.2 } },
      tertials: {
        feather: { colour: '#1f2125', fringe: '#f3f0da', fringeWidth: 4.6, rim: '#d8d6c4', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#202226', fringe: '#4b5056', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#202226', fringe: '#4b5056', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#282b30', fringe: '#7f8790', fringeWidth: 1.4, rim: '#6a727b', rimWidth: 1.2 },
      },
      medianCoverts: {
        feather: { colour: '#343940', rim: '#868e98', rimWidth: 2 },
      },
      scapulars: {
        feather: { colour: '#868e98' },
      },
    },
  },
  tail: {
    length: 7.8,
    undertail: 0.28,
    uppertail: 0.2,
    width: 0.48,
    fork: 0,
    graduated: 0.09,
    spread: 0.03,
    bend: 0.24,
    lift: 0.09,
    feather: { colour: '#17181a', fringe: '#2a2c2f', fringeWidth: 0.6, shape: 'round' },
    except: {
      0: { colour: '#f7f6f2', fringe: '#85878a', fringeWidth: 0.8 },
      1: { zones: [{ from: 0.3, to: 1, colour: '#f1f0ec', web: 'outer' }] },
    },
  },
  bill: { length: 0.64, depth: 0.74, curve: 0.02, culmen: 0.06, upper: '#1c1c1f' },
  eye: { radius: 0.15, iris: '#21130c' },
  legs: {
    stance: {
      tarsus: 0.46,
      hidden: -0.05,
      girth: 0.068,
      toe: 0.6,
      scutes: 0.4,
      thigh: 0.24,
      lean: [0.2, 0.42],
      stride: -0.22,
      yaw: [0.35, -0.1],
      apart: 0.1,
      balance: 0.45,
    },
    colour: '#b0907c',
    claw: '#6b5548',
  },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'roca', wet: 'still' },
    plants: [],
    palette: 'agua',
  },
  rasgos: [
    { texto: 'Babero negro del macho', at: { head: [0.1, 1.3] } },
    { texto: 'Dorso gris', at: { sheet: [0.5, 0.1] } },
    { texto: 'Amarillo de limón bajo la cola', at: { sheet: [0.9, 0.98] } },
    { texto: 'Cola larguísima', at: { tail: 0.6 } },
    { texto: 'Patas claras, pardo rosado', at: { leg: 0.7 } },
  ],
};
