import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garcetaGrande: Recipe = {
  slug: 'garceta-grande',
  archetype: 'greatEgret',
  facing: 'right',
  pose: { depth: 0.96, legs: 1.03, footing: -10 },
  frame: { size: 1.2, dy: -2 },
  base: '#f7f6f2',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#f4f3ef', soft: 6 },
    {
      head: path('0.98,-0.02 0.5,-0.12 0.18,-0.04 0.14,0.16 0.5,0.26 0.98,0.32'),
      colour: '#c3c25c',
      soft: 2.5,
    },
    {
      head: path('0.98,0.31 0.3,0.28 -0.4,0.25 -0.85,0.26 -0.4,0.33 0.3,0.36 0.98,0.39'),
      colour: '#3b3a2e',
      soft: 0.8,
    },
  ],
  wing: {
    scale: 1.8,
    lesserCoverts: '#f5f4f0',
    scapulars: '#f7f6f3',
    patches: [
      {
        over: path('0,0.3 0.3,0.24 0.48,0.4 0.48,0.86 0.3,0.98 0.04,0.96'),
        colour: '#f6f5f1',
        density: 0.55,
        length: 1.3,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#efeeea', fringe: '#dcdcd8', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#f1f0ec', fringe: '#dcdcd8', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#f4f3ef', fringe: '#dededa', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#f0efeb' } },
      greaterCoverts: { feather: { colour: '#f5f4f0', fringe: '#dcdcd8', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#f7f6f2', fringe: '#e0e0dc', fringeWidth: 0.9 } },
    },
  },
  tail: { length: 1.45, width: 0.72, feather: { colour: '#efeeea', fringe: '#dcdcd8', fringeWidth: 0.8 } },
  bill: {
    length: 3.5,
    depth: 1.3,
    culmen: 0.01,
    gonys: 0.02,
    upper: '#e2ab2e',
    lower: '#eebd3d',
    tip: '#c99a35',
    tipLength: 0.15,
  },
  eye: { radius: 0.17, iris: '#efdf7a', pupil: 0.5 },
  legs: {
    colour: '#232220',
    claw: '#171615',
    trousers: 2.5,
    trouserColour: '#eceae6',
    trouserLength: 0.26,
    toeLength: 1.4,
  },
  ornaments: [{ kind: 'scapular-plumes', colours: ['#ffffff', '#f3f2ee', '#fbfaf7'] }],
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    perch: { kind: 'orilla' },
    plants: ['carrizo', 'espadaña'],
    palette: 'lavanda',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Cuello larguísimo y quebrado', at: { sheet: [0.21, 0.5] } },
    { texto: 'Pico amarillo (negro al criar)', at: { bill: 0.6 } },
    { texto: 'Comisura que pasa del ojo', at: { head: [-0.4, 0.36] } },
    { texto: 'Blanca y tan grande como la garza real', at: { wing: [0.4, 0.5] } },
    { texto: 'Patas y pies negros', at: { leg: 0.6 } },
  ],
};
