import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gaviotaReidora: Recipe = {
  slug: 'gaviota-reidora',
  archetype: 'gull',
  facing: 'right',
  pose: {
    depth: 0.92,
    head: 1.06,
    legs: 0.92,
    skull: { forehead: 0.06, crown: 0.05 },
    move: { v4: [12, 0], v5: [14, 0], v6: [4, 0], d5: [-5, 4] },
  },
  base: '#f6f6f4',
  tuft: 0.9,
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.8,0.3 0.5,0.4 0.36,0.3'), colour: '#b3bac2', soft: 6 },
    {
      head: path('-0.6,0.1 -0.8,-0.1 -0.98,-0.06 -1.06,0.3 -0.96,0.56 -0.74,0.46'),
      colour: '#4a4d53',
      soft: 9,
    },
    {
      head: path('0.34,-0.16 0.1,-0.34 -0.12,-0.26 -0.06,-0.14 0.2,-0.08 0.34,0.12'),
      colour: '#6a6d72',
      soft: 4,
      opacity: 0.7,
    },
    {
      head: path('-0.2,-0.3 -0.3,-0.95 -0.62,-1 -0.56,-0.5 -0.46,-0.2'),
      colour: '#9a9da2',
      soft: 9,
      opacity: 0.5,
    },
  ],
  wing: {
    chord: 0.64,
    scale: 1.4,
    lesserCoverts: '#b4bbc3',
    lesserTo: 0.16,
    scapulars: '#b4bbc3',
    bands: [
      {
        over: path('0.63,0.02 0.665,0.1 0.68,0.3 0.665,0.46 0.655,0.44 0.664,0.3 0.648,0.14 0.62,0.04'),
        colour: '#eceeee',
        soft: 1.6,
      },
      {
        over: path('0.2,0.95 0.45,0.9 0.62,0.86 0.76,0.82 0.78,0.94 0.6,1.04 0.2,1.04'),
        colour: '#f4f4f2',
        soft: 1.5,
      },
    ],
    rows: {
      primaries: {
        feather: { colour: '#1d1f22', fringe: '#3a3d42', fringeWidth: 0.6, tip: '#f0f0ee', tipLength: 0.012 },
      },
      secondaries: { feather: { colour: '#b1b8c0', fringe: '#bfc5cc', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#b2b9c1', fringe: '#c2c8ce', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#d9dcdf', fringe: '#eceeee', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#b2b9c1', fringe: '#c6ccd2', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#b4bbc3', fringe: '#c8ced4', fringeWidth: 0.8 } },
      longScapulars: {
        feather: { colour: '#b3bac2', fringe: '#c6ccd2', fringeWidth: 0.8 },
      },
    },
  },
  tail: { length: 1.3, width: 0.8, feather: { colour: '#f1f1ef', fringe: '#dcdddc', fringeWidth: 0.8 } },
  bill: {
    length: 1.3,
    depth: 0.72,
    culmen: 0.06,
    gonys: 0.08,
    upper: '#a8443a',
    lower: '#b24d40',
    tip: '#2a1a18',
    tipLength: 0.28,
  },
  eye: { radius: 0.17, iris: '#2a1b15', ring: '#e9e9e7', ringWidth: 0.1 },
  legs: {
    colour: '#a8483c',
    claw: '#7d3029',
    toeLength: 1.3,
    trousers: 1.7,
    trouserColour: '#eeeeec',
    trouserLength: 0.25,
    toes: 'webbed',
  },
  pareja: {
    what: 'en verano',
    size: 0.56,
    x: 268,
    rise: 20,
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.8,0.3 0.5,0.4 0.36,0.3'), colour: '#b3bac2', soft: 6 },
      {
        head: path(
          '1.1,-0.2 0.6,-1 0,-1.4 -0.9,-1.4 -1.36,-0.9 -1.42,-0.2 -1.2,0.55 -0.7,1.25 -0.1,1.6 0.5,1.5 1.1,0.9',
        ),
        colour: '#4a2f22',
        soft: 3,
      },
      {
        head: path('-0.1,-0.24 -0.26,-0.16 -0.3,0 -0.26,0.16 -0.1,0.24 -0.22,0.1 -0.2,-0.1'),
        colour: '#f3f1ee',
        soft: 1,
      },
    ],
    bill: { length: 1.3, depth: 0.72, culmen: 0.06, gonys: 0.08, upper: '#8e2720', lower: '#97302a' },
    eye: { radius: 0.17, iris: '#2a1b15', ring: '#4a2f22', ringWidth: 0.1 },
  },
  frame: { size: 0.76, dx: -132, dy: 34 },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'agua',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Mancha oscura tras el ojo (invierno)', at: { head: [-0.85, 0.3] } },
    { texto: 'Capucha parda en verano', at: { plate: [384, 462] } },
    { texto: 'Pico rojo de punta oscura', at: { bill: 0.5 } },
    { texto: 'Dorso gris pálido', at: { wing: [0.3, 0.3] } },
    { texto: 'Patas rojas', at: { leg: 0.7 } },
  ],
};
