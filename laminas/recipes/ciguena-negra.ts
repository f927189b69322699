import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenaNegra: Recipe = {
  slug: 'ciguena-negra',
  archetype: 'stork',
  facing: 'right',
  pose: {
    depth: 0.94,
    neck: 0.12,
    carry: [-16, -14],
    move: { d5: [6, 0], v5: [6, 0], d7: [-10, 8], v7: [-14, 8], d8: [-6, 4], v8: [-10, 4] },
  },
  base: '#23272a',
  tuft: 1.2,
  tracts: [
    { at: 'upperparts', colour: '#242a2c', soft: 8 },
    { sheet: path('0.36,0.8 0.46,0.66 0.7,0.56 0.92,0.58 0.95,1.1 0.35,1.1'), colour: '#f1efe8', soft: 4 },
    { sheet: path('0.1,-0.1 0.3,-0.1 0.3,0.6 0.1,0.6'), colour: '#2d2a33', soft: 8 },
    {
      head: path('0.95,0 0.4,-0.16 0.05,-0.3 -0.22,-0.22 -0.3,0 -0.2,0.22 0.06,0.28 0.4,0.16 0.95,0.2'),
      colour: '#c43123',
      soft: 1.6,
    },
  ],
  wing: {
    scale: 1.75,
    lesserCoverts: '#262b2e',
    lesserTo: 0.16,
    scapulars: '#242a2c',
    rows: {
      primaries: { feather: { colour: '#1b1e21', fringe: '#343c40', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#1e2326', fringe: '#3c474a', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#23292c', fringe: '#46534f', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#1c2023', fringe: '#353d41', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#242b2e', fringe: '#4a5458', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#272e31', fringe: '#4d565c', fringeWidth: 0.9 } },
      longScapulars: { feather: { colour: '#262d2f', fringe: '#485450', fringeWidth: 0.9 } },
    },
  },
  tail: { length: 1.5, width: 1, feather: { colour: '#1c2023', fringe: '#363f43', fringeWidth: 0.7 } },
  bill: { length: 4.2, depth: 0.92, curve: -0.03, culmen: 0.01, gonys: 0.08, upper: '#bf2b1f', lower: '#cc3526' },
  eye: { radius: 0.14, iris: '#2c1c18' },
  legs: {
    colour: '#c23c2b',
    claw: '#6f3026',
    trousers: 2,
    trouserColour: '#e9e7e0',
    trouserLength: 0.5,
    toeLength: 0.9,
  },
  ornaments: [
    { kind: 'gloss', at: [-1.9, 1.9], radius: 2, colour: '#8a5f9c', strength: 0.3 },
    { kind: 'gloss', at: [-1.4, 5], radius: 2.6, colour: '#4d9a78', strength: 0.5 },
    { kind: 'gloss', at: [-5.4, 7.2], radius: 3.4, colour: '#4f8f74', strength: 0.22 },
  ],
  scene: {
    habitat: 'río',
    season: 'verano',
    hour: 'mañana',
    perch: { kind: 'agua' },
    plants: ['sauce', 'hierba'],
    palette: 'agua',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Cuello negro con brillo irisado', at: { sheet: [0.22, 0.5] } },
    { texto: 'Pico y anillo del ojo rojos', at: { bill: 0.4 } },
    { texto: 'Vientre blanco', at: { sheet: [0.52, 0.92] } },
    { texto: 'Alas enteramente negras', at: { wing: [0.5, 0.5] } },
    { texto: 'Patas rojas', at: { leg: 0.6 } },
  ],
};
