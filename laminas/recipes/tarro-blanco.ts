import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarroBlanco: Recipe = {
  slug: 'tarro-blanco',
  archetype: 'goose',
  facing: 'right',
  pose: {
    head: 1.12,
    carry: [11, 42],
    legs: 0.78,
    depth: 0.96,
    compact: 0.84,
    skull: { forehead: -0.08, crown: -0.06 },
  },
  frame: { size: 0.93 },
  base: '#f4f2ec',
  tuft: 1,
  tracts: [
    { at: 'underparts', colour: '#f6f4ee', soft: 8 },
    {
      sheet: path(
        '0.334,-0.1 0.382,-0.1 0.392,0.16 0.414,0.36 0.428,0.7 0.414,1.1 0.312,1.1 0.312,0.7 0.32,0.35',
      ),
      colour: '#a8552a',
      soft: 7,
    },
    {
      sheet: path('0.388,-0.1 0.5,-0.12 0.6,-0.1 0.72,-0.06 0.74,0.14 0.58,0.3 0.46,0.22 0.4,0.18'),
      colour: '#1f1e21',
      soft: 4,
    },
    {
      sheet: path('0.44,0.98 0.52,0.93 0.62,0.925 0.7,0.96 0.74,1.04 0.66,1.06 0.54,1.06 0.46,1.04'),
      colour: '#2a2422',
      soft: 3.5,
    },
    { sheet: path('0.84,0.76 1.1,0.7 1.1,1.1 0.82,1.1'), colour: '#c9945c', soft: 7 },
    {
      head: path('1.3,-0.4 0.4,-1.2 -0.6,-1.4 -1.7,-0.2 -1.7,1.45 -0.9,1.92 0,1.87 0.7,1.55 1.3,0.8'),
      colour: '#12372e',
      soft: 9,
    },
  ],
  wing: {
    build: 'goose',
    scale: 1.5,
    lesserCoverts: '#f6f4ee',
    lesserTo: 0.33,
    scapulars: '#1f1e21',
    flankCover: 0.3,
    seat: 0.75,
    scapularReach: 0.5,
    shoulder: 17,
    rows: {
      primaries: {
        roots: [
          [0.64, 0.82],
          [0.62, 0.5],
        ],
        feather: { colour: '#1a191c', fringe: '#35323a', fringeWidth: 0.6 },
      },
      secondaries: {
        roots: [
          [0.4, 0.86],
          [0.36, 0.5],
        ],
        tips: [
          [0.78, 0.84],
          [0.8, 0.5],
        ],
        feather: { colour: '#1d6b52', fringe: '#3a8a6c', fringeWidth: 0.8 },
      },
      tertials: {
        count: 3,
        roots: [
          [0.3, 0.42],
          [0.24, 0.2],
        ],
        tips: [
          [0.86, 0.44],
          [0.76, 0.2],
        ],
        widths: [22, 24],
        feather: { colour: '#9a5630', fringe: '#b97f58', fringeWidth: 1.1, shape: 'pointed' },
      },
      greaterCoverts: {
        count: 11,
        loose: 0.016,
        bow: 0.05,
        roots: [
          [0.24, 0.97],
          [0.2, 0.2],
        ],
        tips: [
          [0.6, 0.95],
          [0.48, 0.24],
        ],
        widths: [17, 20],
        feather: { colour: '#f6f4ee', fringe: '#ebe8df', fringeWidth: 0.7 },
      },
      medianCoverts: {
        count: 11,
        loose: 0.02,
        bow: 0.03,
        roots: [
          [0.06, 0.95],
          [0.04, 0.16],
        ],
        tips: [
          [0.38, 0.95],
          [0.34, 0.2],
        ],
        widths: [15, 18],
        feather: { colour: '#f6f4ee', fringe: '#ebe8df', fringeWidth: 0.7 },
      },
      longScapulars: {
        count: 5,
        loose: 0.012,
        roots: [
          [0.34, 0.17],
          [0.1, 0.03],
        ],
        tips: [
          [0.66, 0.2],
          [0.78, 0.06],
        ],
        widths: [24, 26],
        feather: { colour: '#1c1b1e', fringe: '#3a373e', fringeWidth: 0.8, shape: 'pointed' },
      },
    },
  },
  tail: {
    length: 2,
    width: 1.5,
    feathers: 7,
    graduated: 0.35,
    spread: 0.08,
    feather: {
      colour: '#f4f2ec',
      tip: '#19181b',
      tipLength: 0.14,
      fringe: '#e0dcd2',
      fringeWidth: 0.6,
      shape: 'round',
    },
  },
  bill: {
    kind: 'duck',
    length: 1.46,
    upper: '#d8232e',
    shape: { depth: 1.06, droop: 0.8, blunt: 0.07, swell: 0.1, knob: 0.42, nail: '#8a1a20' },
  },
  eye: { radius: 0.14, iris: '#2b180d', pupil: 0.66 },
  legs: { colour: '#e0929a', claw: '#4a403c', toes: 'webbed', toeLength: 1.25, thickness: 0.9 },
  ornaments: [{ kind: 'gloss', at: [-0.3, -0.3], radius: 0.8, colour: '#5ac8a0', strength: 0.28 }],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'carrizo'],
    palette: 'agua',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Pico rojo con bulto', at: { head: [1.25, 0.5] } },
    { texto: 'Cabeza verde muy oscura', at: { head: [-0.4, -0.2] } },
    { texto: 'Cinturón castaño en el pecho', at: { sheet: [0.38, 0.6] } },
    { texto: 'Cuerpo blanco', at: { sheet: [0.6, 0.8] } },
    { texto: 'Patas rosas', at: { leg: 0.6 } },
  ],
};
