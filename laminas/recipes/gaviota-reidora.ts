import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gaviotaReidora: Recipe = {
  slug: 'gaviota-reidora',
  archetype: 'gull',
  facing: 'right',
  pose: { depth: 0.92, head: 0.94, legs: 1.08, skull: { forehead: 0.06, crown: 0.05 } },
  base: '#f6f6f4',
  tuft: 0.9,
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.8,0.3 0.5,0.4 0.36,0.3'), colour: '#b3bac2', soft: 6 },
    {
      head: path('-0.62,0.12 -0.84,0.02 -1.04,0.14 -1.06,0.4 -0.9,0.56 -0.7,0.46 -0.6,0.28'),
      colour: '#3d4046',
      soft: 5,
    },
    {
      head: path('0.34,-0.16 0.1,-0.34 -0.12,-0.26 -0.06,-0.14 0.2,-0.08 0.34,0.12'),
      colour: '#6a6d72',
      soft: 4,
      opacity: 0.7,
    },
    {
      head: path('0,-0.66 -0.5,-0.86 -0.9,-0.7 -0.8,-0.5 -0.4,-0.56'),
      colour: '#a9acb0',
      soft: 7,
      opacity: 0.5,
    },
  ],
  wing: {
    chord: 0.74,
    scale: 1.4,
    lesserCoverts: '#b4bbc3',
    lesserTo: 0.16,
    scapulars: '#b4bbc3',
    rows: {
      primaries: {
        feather: { colour: '#1d1f22', fringe: '#3a3d42', fringeWidth: 0.6, tip: '#f0f0ee', tipLength: 0.02 },
        except: {
          0: {
            colour: '#f0f0ee',
            zones: [{ from: 0.72, to: 1, colour: '#1d1f22' }],
            tip: '#1d1f22',
            tipLength: 0.1,
          },
        },
      },
      secondaries: { feather: { colour: '#b1b8c0', tip: '#f2f2f0', tipLength: 0.08 } },
      tertials: { feather: { colour: '#b2b9c1', tip: '#f2f2f0', tipLength: 0.09 } },
      primaryCoverts: { feather: { colour: '#d9dcdf', fringe: '#eceeee', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#b2b9c1', fringe: '#c6ccd2', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#b4bbc3', fringe: '#c8ced4', fringeWidth: 0.8 } },
      longScapulars: {
        feather: { colour: '#b3bac2', fringe: '#c6ccd2', fringeWidth: 0.8, tip: '#e9ebec', tipLength: 0.05 },
      },
    },
  },
  tail: { length: 1.2, width: 0.75, feather: { colour: '#f1f1ef', fringe: '#dcdddc', fringeWidth: 0.8 } },
  bill: {
    length: 1.3,
    depth: 0.72,
    culmen: 0.06,
    gonys: 0.08,
    upper: '#b5342a',
    lower: '#bf3d30',
    tip: '#2a1a18',
    tipLength: 0.28,
  },
  eye: { radius: 0.17, iris: '#2a1b15', ring: '#e9e9e7', ringWidth: 0.1 },
  legs: {
    colour: '#b93b2c',
    claw: '#34201c',
    trousers: 1.7,
    trouserColour: '#eeeeec',
    trouserLength: 0.5,
    toes: 'webbed',
  },
  pareja: {
    what: 'en verano',
    size: 0.58,
    x: 250,
    rise: 56,
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.8,0.3 0.5,0.4 0.36,0.3'), colour: '#b3bac2', soft: 6 },
      {
        head: path('1,-0.2 0.6,-0.7 -0.1,-1 -0.8,-0.86 -1.1,-0.3 -1,0.5 -0.6,1.1 0.2,1.3 1,0.9'),
        colour: '#4a2f22',
        soft: 3,
      },
    ],
    bill: { length: 1.3, depth: 0.72, culmen: 0.06, gonys: 0.08, upper: '#8e2720', lower: '#97302a' },
    eye: { radius: 0.17, iris: '#2a1b15', ring: '#efefed', ringWidth: 0.2 },
  },
  frame: { size: 0.88, dx: -130 },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
    palette: 'agua',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Mancha oscura tras el ojo (invierno)', at: { head: [-0.85, 0.3] } },
    { texto: 'Capucha parda en verano', at: { plate: [413, 366] } },
    { texto: 'Pico rojo de punta oscura', at: { bill: 0.5 } },
    { texto: 'Dorso gris pálido', at: { wing: [0.3, 0.3] } },
    { texto: 'Patas rojas', at: { leg: 0.7 } },
  ],
};
