import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const andarriosGrande: Recipe = {
  slug: 'andarrios-grande',
  archetype: 'sandpiper',
  facing: 'right',
  pose: { head: 0.94, legs: 1.16, turn: -0.02, carry: [0, -16], plump: 1.04 },
  base: '#f4f3ef',
  tuft: 0.9,
  tracts: [
    {
      at: 'upperparts',
      colour: '#4b463d',
      soft: 6,
      mark: { kind: 'drop', colour: '#d8d2c2', width: 0.22, length: 0.5, opacity: 0.7, chance: 0.5 },
    },
    { at: 'uppertail', colour: '#f6f5f1', soft: 3, mark: 'none' },
    { at: 'underparts', colour: '#f7f6f2', soft: 5 },
    {
      sheet: path('0.06,-0.1 0.26,-0.1 0.31,0.4 0.31,0.7 0.28,0.9 0.24,1.1 0.06,1.1'),
      colour: '#c2bcb0',
      soft: 6,
      mark: {
        kind: 'streak',
        colour: '#36312b',
        width: 0.4,
        length: 1.1,
        opacity: 0.85,
        size: 1.2,
        spacing: 0.8,
      },
    },
    {
      head: path('0.95,-0.1 0.5,-0.6 -0.2,-1 -1.2,-0.9 -1.6,0 -1.2,0.7 -0.4,0.7 0.4,0.4 0.95,0.3'),
      colour: '#5a544a',
      soft: 6,
      mark: { kind: 'streak', colour: '#2e2a25', width: 0.3, length: 0.8, opacity: 0.5, chance: 0.6 },
    },
    {
      head: path('0.95,-0.02 0.5,-0.26 0.12,-0.28 0.12,-0.16 0.5,-0.1 0.95,0.08'),
      colour: '#f1eee6',
      soft: 2,
    },
    { head: path('0.95,0.08 0.3,-0.06 0.16,0.1 0.95,0.22'), colour: '#2f2b26', soft: 2 },
    { head: path('0.95,0.36 0.3,0.5 -0.1,0.9 0.2,1.3 0.95,0.9'), colour: '#f3f1eb', soft: 5 },
  ],
  wing: {
    chord: 0.54,
    scale: 1.25,
    lesserCoverts: '#45403a',
    lesserMark: { kind: 'drop', colour: '#d8d2c2', width: 0.2, length: 0.4, opacity: 0.6 },
    lesserTo: 0.12,
    scapulars: '#49443c',
    scapularMark: { kind: 'drop', colour: '#e0dacb', width: 0.2, length: 0.4, opacity: 0.8, chance: 0.9 },
    rows: {
      primaries: { feather: { colour: '#2b2824', fringe: '#45403a', fringeWidth: 0.5 } },
      secondaries: { feather: { colour: '#322e2a', fringe: '#4c4740', fringeWidth: 0.6 } },
      tertials: {
        feather: {
          colour: '#48433b',
          fringe: '#5f594f',
          fringeWidth: 0.6,
          bars: { colour: '#dcd6c6', count: 8, width: 3.4, web: 'outer', from: 0.2, opacity: 0.8 },
        },
      },
      primaryCoverts: { feather: { colour: '#2d2a26' } },
      greaterCoverts: {
        feather: {
          colour: '#433e37',
          bars: { colour: '#d6d0c0', count: 3, width: 3, web: 'outer', from: 0.4, opacity: 0.75 },
        },
      },
      medianCoverts: {
        feather: {
          colour: '#443f38',
          bars: { colour: '#d6d0c0', count: 2, width: 3, web: 'outer', from: 0.5, opacity: 0.75 },
        },
      },
    },
  },
  tail: {
    length: 1.05,
    width: 0.6,
    feather: { colour: '#f3f1ec', bars: { colour: '#2f2b27', count: 3, width: 7, from: 0.55, to: 0.92 } },
  },
  bill: {
    length: 2,
    depth: 0.82,
    culmen: 0,
    gonys: 0.02,
    upper: '#3a3a34',
    lower: '#5a5c4c',
    tip: '#232320',
    tipLength: 0.5,
  },
  eye: { radius: 0.15, iris: '#241812', ring: '#f1eee6', ringWidth: 0.2 },
  legs: {
    colour: '#6f7a64',
    claw: '#33362e',
    trousers: 2,
    trouserColour: '#eceae4',
    trouserLength: 0.4,
    thickness: 0.82,
  },
  scene: {
    habitat: 'río',
    season: 'otoño',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'sauce'],
    palette: 'miel',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Dorso muy oscuro con motas blancas', at: { wing: [0.3, 0.25] } },
    { texto: 'Blanco del vientre cortado por el pecho gris', at: { sheet: [0.29, 0.9] } },
    { texto: 'Ceja blanca solo delante del ojo', at: { head: [0.45, -0.2] } },
    { texto: 'Patas verdosas bastante largas', at: { leg: 0.85 } },
  ],
};
