import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenuelaComun: Recipe = {
  slug: 'ciguenuela-comun',
  archetype: 'wader',
  pose: {
    head: 0.9,
    legs: 1.14,
    move: { v3: [4, -2], v4: [10, -2], v5: [14, 0], v6: [14, -4], v7: [10, -6], d4: [-5, 2], d5: [-9, 2], d6: [-8, 2] },
  },
  base: '#f3f2ee',
  tuft: 1.2,
  tracts: [
    { sheet: path('0,-0.1 1.1,-0.1 1.1,1.1 0,1.1'), colour: '#f5f4f0', soft: 2 },
    { sheet: path('0.33,-0.1 0.84,-0.1 0.84,0.3 0.6,0.4 0.36,0.3'), colour: '#17191b', soft: 3 },
    {
      head: path('0,-0.66 -0.6,-0.95 -1.3,-0.7 -1.9,0.4 -1.6,0.9 -1.1,0.1 -0.6,-0.4'),
      colour: '#8e9193',
      soft: 10,
      opacity: 0.6,
    },
    { sheet: path('0.14,-0.1 0.24,-0.1 0.24,0.16 0.15,0.22'), colour: '#a9abac', soft: 8, opacity: 0.6 },
  ],
  wing: {
    chord: 0.54,
    scale: 1.5,
    lesserCoverts: '#1a2123',
    lesserTo: 0.2,
    scapulars: '#1b2224',
    rows: {
      primaries: { feather: { colour: '#121617', fringe: '#2c3436', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#14191a', fringe: '#303a3c', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#181e1f', fringe: '#3a4547', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#131718', fringe: '#2f383a', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#181f20', fringe: '#384345', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#1a2223', fringe: '#3d494c', fringeWidth: 0.8 } },
    },
  },
  tail: { length: 1.35, width: 0.5, feather: { colour: '#c9cbcb', fringe: '#e6e6e4', fringeWidth: 0.9 } },
  bill: { length: 2.95, depth: 0.75, culmen: 0, gonys: 0, upper: '#1d1a1b' },
  eye: { radius: 0.17, iris: '#a81f1e', pupil: 0.6 },
  legs: {
    colour: '#e0717c',
    claw: '#4a2c2e',
    trousers: 1.5,
    trouserColour: '#e2e1de',
    trouserLength: 0.14,
    toes: 'three',
    thickness: 0.85,
  },
  ornaments: [{ kind: 'gloss', at: [-4, 4.4], radius: 2.6, colour: '#4fae9a', strength: 0.1 }],
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    perch: { kind: 'agua' },
    plants: ['carrizo'],
    palette: 'malva',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Patas rosas larguísimas', at: { leg: 0.5 } },
    { texto: 'Pico negro, fino y recto', at: { bill: 0.5 } },
    { texto: 'Alas y dorso negros', at: { wing: [0.4, 0.4] } },
    { texto: 'Cuello y vientre blancos', at: { sheet: [0.28, 0.7] } },
    { texto: 'Ojo rojo', at: { head: [0, 0] } },
  ],
};
