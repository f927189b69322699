import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenuelaComun: Recipe = {
  slug: 'ciguenuela-comun',
  archetype: 'stilt',
  frame: { size: 1.18, dy: 4 },
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
    chord: 0.6,
    scale: 1.5,
    lesserCoverts: '#1a2123',
    lesserTo: 0.2,
    scapulars: '#1b2224',
    rows: {
      primaries: { feather: { colour: '#121617', fringe: '#2c3436', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#14191a', fringe: '#303a3c', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#1c2527', fringe: '#566b6c', fringeWidth: 1.1 } },
      primaryCoverts: { feather: { colour: '#131718', fringe: '#2f383a', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#1e2a2c', fringe: '#526567', fringeWidth: 1 } },
      medianCoverts: { feather: { colour: '#1a2223', fringe: '#3d494c', fringeWidth: 0.8 } },
    },
  },
  tail: { length: 0.95, width: 0.5, feather: { colour: '#e2e3e2', fringe: '#efefec', fringeWidth: 0.9 } },
  bill: { length: 3.4, depth: 0.62, tipDepth: 0.3, culmen: 0, gonys: 0, curve: -0.01, upper: '#1d1a1b' },
  eye: { radius: 0.17, iris: '#a81f1e', pupil: 0.6 },
  legs: {
    colour: '#dc5a69',
    claw: '#4a2c2e',
    trousers: 1.5,
    trouserColour: '#e2e1de',
    trouserLength: 0.14,
    toes: 'three',
    thickness: 0.85,
  },
  ornaments: [{ kind: 'gloss', at: [-4, 4.4], radius: 3, colour: '#4fae9a', strength: 0.24 }],
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
