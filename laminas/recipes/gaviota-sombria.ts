import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gaviotaSombria: Recipe = {
  slug: 'gaviota-sombria',
  archetype: 'largeGull',
  pose: { legs: 0.98, carry: [16, 24], head: 1.06, turn: -0.03 },
  frame: { size: 0.95, dx: 12 },
  base: '#f5f5f2',
  tuft: 0.95,
  tracts: [
    {
      sheet: path('0.285,-0.1 0.8,-0.1 0.8,0.3 0.5,0.5 0.39,0.6 0.33,0.54 0.29,0.36'),
      colour: '#4a4f56',
      soft: 14,
    },
    {
      head: path('0.6,-0.5 -0.2,-1 -1.4,-0.8 -1.8,0.1 -1.4,0.6 -1,0.35 -0.4,0 0.2,-0.2'),
      colour: '#f2f1ec',
      soft: 8,
      mark: { kind: 'streak', colour: '#7d766a', width: 0.3, length: 1, opacity: 0.7, chance: 0.85 },
    },
  ],
  wing: {
    chord: 0.66,
    scale: 1.45,
    seat: 0.85,
    lesserCoverts: '#4b5057',
    lesserTo: 0.16,
    scapulars: '#4a4f56',
    rows: {
      primaries: {
        feather: { colour: '#17181a', fringe: '#303236', fringeWidth: 0.6, tip: '#f1f1ef', tipLength: 0.016 },
      },
      secondaries: { feather: { colour: '#464b52', fringe: '#565b62', fringeWidth: 0.8 } },
      tertials: {
        feather: {
          colour: '#484d54',
          fringe: '#5a5f66',
          fringeWidth: 0.8,
          tip: '#eeeeec',
          tipLength: 0.03,
        },
      },
      primaryCoverts: { feather: { colour: '#2c2f33' } },
      greaterCoverts: { feather: { colour: '#474c53', fringe: '#5e646b', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#4a4f56', fringe: '#62686f', fringeWidth: 0.8 } },
      longScapulars: {
        feather: { colour: '#494e55', fringe: '#5e646b', fringeWidth: 0.8 },
      },
    },
  },
  tail: { length: 1.35, width: 0.85, feather: { colour: '#f1f1ee', fringe: '#dcdcd9', fringeWidth: 0.8 } },
  bill: {
    kind: 'gull',
    length: 1.86,
    depth: 1.06,
    culmen: 0.05,
    gonys: 0.24,
    hook: 0.16,
    bend: 4,
    upper: '#e5b734',
    lower: '#e2ad30',
    spot: '#c22a1c',
    spotSize: 0.72,
    bristles: { colour: '#f3f3f0', reach: 0.14 },
  },
  eye: { radius: 0.138, iris: '#f0e5ae', pupil: 0.42, ring: '#b8402c', ringWidth: 0.2 },
  legs: {
    colour: '#e0b43c',
    claw: '#b98f2c',
    toeLength: 1.3,
    trousers: 1.8,
    trouserColour: '#eeeeea',
    trouserLength: 0.3,
    toes: 'webbed',
  },
  ornaments: [
    {
      kind: 'skin',
      shape: path('1.24,0.33 1.06,0.34 0.94,0.4 0.9,0.45 1.04,0.41 1.24,0.38'),
      colour: '#a8402c',
      soft: true,
    },
  ],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Dorso gris pizarra oscuro', at: { wing: [0.3, 0.35] } },
    { texto: 'Mancha roja en el pico', at: { bill: 0.66 } },
    { texto: 'Patas amarillas', at: { leg: 0.9 } },
    { texto: 'Puntas del ala negras con lunares', at: { wing: [0.92, 0.5] } },
    { texto: 'Ojo claro', at: { head: [0, 0] } },
  ],
};
