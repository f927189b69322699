import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garzaReal: Recipe = {
  slug: 'garza-real',
  archetype: 'heron',
  facing: 'right',
  base: '#aab2b9',
  tuft: 1.25,
  tracts: [
    { at: 'upperparts', colour: '#98a2ab', soft: 10 },
    {
      sheet: path('0,-0.1 0.36,-0.1 0.38,0.5 0.3,1.1 0,1.1'),
      colour: '#d9dadb',
      soft: 8,
    },
    {
      sheet: path('0.18,-0.1 0.4,-0.1 0.4,0.35 0.2,0.35'),
      colour: '#bcc2c8',
      soft: 10,
    },
    {
      sheet: path('0.34,0.66 0.5,0.7 0.9,0.66 1.1,0.6 1.1,1.1 0.3,1.1'),
      colour: '#eceae6',
      soft: 12,
    },
    {
      sheet: path('0.4,0.56 0.56,0.6 0.74,0.74 0.7,0.86 0.5,0.76 0.4,0.68'),
      colour: '#31343c',
      soft: 10,
      opacity: 0.9,
    },
    {
      head: path('1.1,0 0.4,-0.7 -1,-0.75 -1.8,-0.2 -1.9,0.5 -1,0.85 0.2,0.9 1,0.6'),
      colour: '#f4f3f0',
      soft: 4,
    },
    {
      head: path('0.25,-0.34 -0.4,-0.62 -1.2,-0.62 -1.95,-0.1 -2.2,0.3 -1.6,0.12 -0.9,-0.12 -0.2,-0.16'),
      colour: '#22262e',
      soft: 2.4,
    },
    {
      sheet: path(
        '0.135,0.78 0.2,0.76 0.26,0.78 0.34,0.82 0.4,0.88 0.4,0.94 0.33,0.92 0.26,0.9 0.2,0.88 0.135,0.9',
      ),
      colour: '#e9e7e2',
      soft: 5,
      mark: {
        kind: 'streak',
        colour: '#25282f',
        width: 0.5,
        length: 1.15,
        opacity: 0.95,
        chance: 1,
        size: 0.8,
        spacing: 0.62,
      },
    },
  ],
  wing: {
    scale: 1.75,
    lesserCoverts: '#a3adb6',
    lesserTo: 0.1,
    scapulars: '#9ba5ae',
    rows: {
      primaries: {
        count: 6,
        eachTip: path('0.98,0.8 1,0.5 0.97,0.35 0.94,0.28 0.91,0.22 0.88,0.18'),
        feather: { colour: '#2b2f37', fringe: '#4b515a', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#454c56', fringe: '#6a727c', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#8f99a3', fringe: '#a9b2ba', fringeWidth: 0.75 } },
      primaryCoverts: { feather: { colour: '#2e333b', fringe: '#555c66', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#97a1ab', fringe: '#b7bfc6', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#9fa9b2', fringe: '#bac2c8', fringeWidth: 0.75 } },
      bend: {
        count: 4,
        roots: [
          [-0.02, 0.99],
          [0, 0.84],
        ],
        tips: [
          [0.17, 1.02],
          [0.15, 0.88],
        ],
        widths: [12, 12],
        feather: { colour: '#23262d' },
      },
    },
  },
  tail: {
    length: 1.789,
    width: 0.947,
    spread: 0.06,
    feather: { colour: '#8b949e', fringe: '#a4adb5', fringeWidth: 0.75 },
  },
  bill: {
    length: 3.227,
    depth: 1.02,
    culmen: 0.02,
    gonys: 0.02,
    upper: '#c9a043',
    lower: '#dba94a',
    tip: '#8f7a48',
    tipLength: 0.3,
  },
  eye: { radius: 0.193, iris: '#ecd04a', pupil: 0.5 },
  legs: {
    colour: '#8d8164',
    claw: '#4d463a',
    trousers: 1.445,
    trouserColour: '#c3c8cc',
    trouserLength: 0.55,
  },
  ornaments: [
    { kind: 'nape-plumes', colour: '#2a2e36', count: 3, length: 4.6 },
    { kind: 'scapular-plumes', colours: ['#d3d7d8', '#b9c0c6', '#b9c0c6'] },
    { kind: 'breast-plumes', colours: ['#c3c8ca', '#e6e6e2', '#e6e6e2', '#e6e6e2'] },
  ],
  scene: { habitat: 'río', hour: 'mañana', perch: { kind: 'agua' }, plants: ['carrizo'] },
  rasgos: [
    { texto: 'Pico largo en forma de puñal', at: { plate: [815, 176] } },
    { texto: 'Penacho negro en la nuca', at: { plate: [621, 168] } },
    { texto: 'Cuello largo en S con rayas negras', at: { plate: [689, 281] } },
    { texto: 'Dorso gris ceniza', at: { plate: [543, 402] } },
    { texto: 'Patas muy largas', at: { plate: [548, 592] } },
  ],
};
