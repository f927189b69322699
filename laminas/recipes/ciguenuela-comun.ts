import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenuelaComun: Recipe = {
  slug: 'ciguenuela-comun',
  archetype: 'wader',
  base: '#f3f2ee',
  tuft: 1.2,
  tracts: [
    { sheet: path('0,-0.1 1.1,-0.1 1.1,1.1 0,1.1'), colour: '#f5f4f0', soft: 2 },
    { sheet: path('0.34,-0.1 0.8,-0.1 0.8,0.34 0.6,0.45 0.36,0.3'), colour: '#1a2021', soft: 4 },
    {
      head: path('-0.1,-0.62 -0.6,-0.9 -1.2,-0.7 -1.7,0.1 -1.5,0.5 -1,0 -0.5,-0.34'),
      colour: '#6d7073',
      soft: 6,
      opacity: 0.7,
    },
    { sheet: path('0.14,-0.1 0.24,-0.1 0.24,0.16 0.15,0.22'), colour: '#a9abac', soft: 8, opacity: 0.6 },
  ],
  wing: {
    chord: 0.62,
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
  tail: { length: 0.8, width: 0.5, feather: { colour: '#b9bbbb', fringe: '#d8d9d8', fringeWidth: 0.9 } },
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
  ornaments: [{ kind: 'gloss', at: [-4, 4.4], radius: 2.6, colour: '#4fae9a', strength: 0.22 }],
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
