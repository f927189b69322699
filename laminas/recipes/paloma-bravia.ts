import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaBravia: Recipe = {
  slug: 'paloma-bravia',
  archetype: 'pigeon',
  pose: {
    head: 0.98,
    turn: 0.06,
    compact: 0.84,
    plump: 0.93,
    depth: 0.89,
    droop: 0.045,
    legs: 1.1,
    carry: [6, -10],
    move: { d8: [0, -6], d9: [0, -10], d10: [0, -8], v8: [0, 6], v9: [0, 4] },
  },
  frame: { size: 1.031, dy: 14 },
  base: '#9aa5b3',
  tracts: [
    { at: 'upperparts', colour: '#a9b2bd', soft: 10 },
    { sheet: path('0.79,-0.1 0.955,-0.1 0.965,0.6 0.9,0.6 0.81,0.4'), colour: '#f8f7f3', soft: 5 },
    { sheet: path('0.965,-0.1 1.1,-0.1 1.1,0.9 0.97,0.8'), colour: '#8f9aa8', soft: 5 },
    { at: 'underparts', colour: '#8d98a8', soft: 14 },
    { sheet: path('0.12,-0.1 0.26,-0.1 0.34,0.2 0.36,0.6 0.32,1.1 0.12,1.1'), colour: '#5b6a7c', soft: 16 },
    {
      sheet: path('0.15,-0.1 0.23,-0.1 0.255,0.4 0.245,0.8 0.23,1.1 0.15,1.1'),
      colour: '#3f8a6e',
      soft: 12,
      opacity: 0.9,
    },
    {
      sheet: path('0.238,-0.1 0.3,-0.05 0.335,0.4 0.345,0.75 0.32,1.1 0.236,1.1 0.245,0.6'),
      colour: '#80507f',
      soft: 14,
      opacity: 0.9,
    },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.2 -1.5,-0.9 -1.7,0.2 -1,1.2 0.2,1.4 1,0.9'),
      colour: '#586575',
      soft: 9,
    },
  ],
  wing: {
    chord: 0.65,
    build: 'pigeon',
    seat: 2,
    shoulder: 46,
    lesserCoverts: '#b2bac4',
    lesserTo: 0.34,
    scapulars: '#adb6c0',
    patches: [
      {
        over: path('0.2,0.2 0.3,0.12 0.37,0.4 0.34,0.9 0.16,0.97 0.05,0.93 0.06,0.82 0.14,0.6'),
        colour: '#b2bac4',
        length: 1.1,
      },
    ],
    bands: [
      {
        over: path('-0.1,-0.1 0.06,-0.1 0.1,0.3 0.08,0.7 0.1,1.1 -0.1,1.1'),
        onTop: true,
        colour: '#8e99a9',
        soft: 26,
      },
      {
        over: path(
          '0.486,0 0.503,0.141 0.504,0.193 0.506,0.213 0.517,0.264 0.514,0.316 0.516,0.336 0.524,0.387 0.52,0.439 0.521,0.458 0.527,0.51 0.521,0.562 0.52,0.581 0.524,0.633 0.516,0.684 0.514,0.704 0.517,0.756 0.506,0.807 0.504,0.827 0.503,0.879 0.494,1.03 0.462,1.03 0.479,0.725 0.484,0.51 0.479,0.295 0.458,0',
        ),
        colour: '#24262c',
        soft: 2,
      },
      {
        over: path(
          '0.634,-0.03 0.652,0.078 0.654,0.127 0.657,0.146 0.669,0.195 0.667,0.244 0.669,0.263 0.677,0.312 0.672,0.361 0.672,0.379 0.677,0.428 0.669,0.477 0.667,0.496 0.669,0.545 0.657,0.594 0.654,0.613 0.65,0.72 0.64,0.94 0.6,0.98 0.623,0.545 0.629,0.37 0.623,0.195 0.602,-0.03',
        ),
        colour: '#24262c',
        soft: 2,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#2e3138', fringe: '#4d545e', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#a5afba' } },
      tertials: { loose: 0.012, feather: { colour: '#a9b2bd' } },
      primaryCoverts: { feather: { colour: '#8a94a1' } },
      greaterCoverts: { loose: 0.012, feather: { colour: '#b0b9c3' } },
      longScapulars: { loose: 0.012, feather: { colour: '#adb6c0' } },
      medianCoverts: { loose: 0.012, feather: { colour: '#b4bcc6' } },
    },
  },
  tail: {
    length: 3.4,
    width: 1.7,
    undertail: 0.36,
    lift: 0.06,
    feathers: 6,
    graduated: 0.05,
    feather: {
      colour: '#7f8a98',
      fringe: '#929cab',
      fringeWidth: 1,
      zones: [{ from: 0.8, to: 1, colour: '#2c3037' }],
    },
  },
  bill: {
    length: 0.77,
    depth: 1.4,
    curve: 0.14,
    culmen: 0.02,
    gonys: 0.04,
    upper: '#3d3a3c',
    lower: '#4c474a',
    cere: '#e6e2dc',
  },
  eye: { radius: 0.175, iris: '#cf5f2a', pupil: 0.56 },
  legs: { colour: '#c0525a', claw: '#3a2e2e' },
  ornaments: [
    { kind: 'gloss', at: [-1.5, 1.7], radius: 1.2, colour: '#4fc18f', strength: 0.4 },
    { kind: 'gloss', at: [-0.6, 2.9], radius: 0.9, colour: '#b573b8', strength: 0.3 },
  ],
  scene: { habitat: 'ciudad', season: 'otoño', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Dos barras negras en el ala', at: { wing: [0.52, 0.5] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.88, 0.08] } },
    { texto: 'Brillos verdes y púrpuras en el cuello', at: { sheet: [0.22, 0.5] } },
    { texto: 'Ojo anaranjado', at: { head: [0, 0] } },
    { texto: 'Patas rojas', at: { leg: 0.7 } },
  ],
};
