import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenuelaComun: Recipe = {
  slug: 'ciguenuela-comun',
  archetype: 'wader',
  base: '#f3f2ee',
  tuft: 1.25,
  tracts: [
    {
      sheet: path('0,-0.1 1.1,-0.1 1.1,1.1 0,1.1'),
      colour: '#f5f4f0',
      soft: 2,
    },
    {
      sheet: path('0.36,-0.1 0.78,-0.1 0.8,0.34 0.6,0.45 0.38,0.3'),
      colour: '#1d2223',
      soft: 5,
    },
    {
      head: path('0.2,-0.5 -0.3,-0.85 -1.1,-0.7 -1.6,0.1 -1.5,0.7 -1,0.2 -0.5,-0.2'),
      colour: '#8d9092',
      soft: 7,
      opacity: 0.75,
    },
    {
      sheet: path('0.14,-0.1 0.3,-0.1 0.3,0.22 0.15,0.3'),
      colour: '#aeb0b1',
      soft: 8,
      opacity: 0.6,
    },
  ],
  wing: {
    chord: 0.66,
    scale: 1.5,
    lesserCoverts: '#1d2426',
    lesserTo: 0.2,
    scapulars: '#1e2527',
    rows: {
      primaries: { feather: { colour: '#15191a', fringe: '#333b3d', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#171c1d', fringe: '#364042', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#1b2122', fringe: '#414c4e', fringeWidth: 0.825 } },
      primaryCoverts: { feather: { colour: '#15191a', fringe: '#353e40', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#1b2223', fringe: '#3f4a4c', fringeWidth: 0.825 } },
      medianCoverts: { feather: { colour: '#1d2526', fringe: '#445053', fringeWidth: 0.825 } },
    },
  },
  tail: { length: 0.8, width: 0.5, feather: { colour: '#b9bbbb', fringe: '#d8d9d8', fringeWidth: 0.9 } },
  bill: { length: 2.875, depth: 0.8, upper: '#1d1a1b' },
  eye: { radius: 0.198, iris: '#b3201f', pupil: 0.55 },
  legs: {
    colour: '#e0838a',
    claw: '#4a2c2e',
    trousers: 1.36,
    trouserColour: '#e2e1de',
    trouserLength: 0.3,
    toes: 'three',
    thickness: 0.68,
  },
  ornaments: [{ kind: 'gloss', at: [-4, 2.6], radius: 2.6, colour: '#4fae9a', strength: 0.22 }],
  scene: { habitat: 'humedal', hour: 'tarde', perch: { kind: 'agua' }, plants: ['carrizo'] },
  rasgos: [
    { texto: 'Patas rosas larguísimas', at: { plate: [619, 546] } },
    { texto: 'Pico negro, fino y recto', at: { plate: [310, 187] } },
    { texto: 'Alas y dorso negros', at: { plate: [657, 331] } },
    { texto: 'Cuello y vientre blancos', at: { plate: [460, 309] } },
    { texto: 'Ojo rojo', at: { plate: [425, 172] } },
  ],
};
