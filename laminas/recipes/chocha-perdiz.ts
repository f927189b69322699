import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const chochaPerdiz: Recipe = {
  slug: 'chocha-perdiz',
  archetype: 'woodcock',
  pose: {
    turn: -0.1,
    legs: 0.52,
    plump: 1.06,
    move: {
      d8: [0, -16],
      d9: [-6, -20],
      d10: [-10, -12],
      d11: [-14, 0],
      v9: [0, 10],
      v10: [-6, 10],
      v11: [-14, 0],
    },
  },
  base: '#b8905f',
  tuft: 0.9,
  tracts: [
    {
      at: 'upperparts',
      colour: '#8a5a34',
      soft: 8,
      mark: { kind: 'bar', colour: '#2c1c12', count: 2, opacity: 0.75, size: 1.4 },
    },
    {
      at: 'underparts',
      colour: '#d0b083',
      soft: 10,
      mark: {
        kind: 'bar',
        colour: '#6e4c2f',
        count: 4,
        width: 0.06,
        opacity: 0.8,
        size: 2.6,
        spacing: 0.7,
      },
    },
    {
      sheet: path('0.1,0.4 0.3,0.34 0.4,0.5 0.38,0.8 0.1,0.9'),
      colour: '#b98c5a',
      soft: 10,
      mark: { kind: 'bar', colour: '#5c3c25', count: 4, width: 0.06, opacity: 0.7, size: 2.4, spacing: 0.75 },
    },
    {
      head: path('1.7,0.3 0.9,-0.3 -0.2,-0.4 -1.2,-0.1 -1.2,1 0.4,1.5 1.6,1.2'),
      colour: '#c9a677',
      soft: 6,
      mark: {
        kind: 'drop',
        colour: '#5c412b',
        width: 0.3,
        length: 0.5,
        opacity: 0.6,
        size: 0.8,
        spacing: 0.9,
      },
    },
    {
      head: path('1.62,0.64 0.9,0.34 0.2,0.08 0.1,-0.06 0.9,0.16 1.7,0.5'),
      colour: '#2b1c13',
      soft: 2.6,
      opacity: 0.9,
      mark: 'none',
    },
    {
      head: path('0.7,0.9 0.1,0.66 -0.6,0.6 -0.6,0.74 0.1,0.84 0.66,1.04'),
      colour: '#4a3120',
      soft: 3,
      opacity: 0.85,
    },
    { head: path('-0.02,-0.26 0.04,-0.9 -0.42,-1 -0.36,-0.22'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-0.56,0.3 -0.58,-1.1 -0.96,-1.05 -0.92,0.44'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-1.18,0.66 -1.2,-0.9 -1.58,-0.5 -1.5,0.9'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-1.74,1.1 -1.82,-0.3 -2.2,0.3 -2.02,1.36'), colour: '#2b1b12', soft: 1, mark: 'none' },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#8f6139',
    lesserMark: { kind: 'bar', colour: '#2f1f14', count: 1, opacity: 0.8, chance: 0.9 },
    lesserTo: 0.2,
    scapulars: '#6b4529',
    scapularMark: { kind: 'bar', colour: '#23160e', count: 2, opacity: 0.8, chance: 1 },
    bands: [
      {
        over: path('0,0.1 0.3,0.05 0.62,0.12 0.62,0.17 0.3,0.11 0,0.17'),
        colour: '#c4b69c',
        soft: 2.4,
        opacity: 0.75,
      },
      {
        over: path('0,0.44 0.26,0.4 0.5,0.44 0.5,0.49 0.26,0.46 0,0.51'),
        colour: '#bda781',
        soft: 2.4,
        opacity: 0.7,
      },
    ],
    rows: {
      primaries: {
        feather: { colour: '#4a3425', bars: { colour: '#b27e4a', count: 9, width: 5, web: 'outer' } },
      },
      secondaries: {
        feather: { colour: '#553a27', bars: { colour: '#b78551', count: 8, width: 5, web: 'outer' } },
      },
      tertials: {
        feather: {
          colour: '#8b5d37',
          bars: { colour: '#2b1b11', count: 7, width: 7 },
          tip: '#ad9067',
          tipLength: 0.05,
        },
      },
      primaryCoverts: { feather: { colour: '#4f3726', bars: { colour: '#a97445', count: 4, width: 4 } } },
      greaterCoverts: {
        feather: {
          colour: '#98683e',
          bars: { colour: '#362316', count: 3, width: 6 },
          tip: '#cdb082',
          tipLength: 0.09,
        },
      },
      medianCoverts: {
        feather: {
          colour: '#946239',
          bars: { colour: '#332015', count: 2, width: 6 },
          tip: '#d0b487',
          tipLength: 0.12,
        },
      },
      longScapulars: {
        count: 5,
        feather: {
          colour: '#6d4427',
          bars: { colour: '#1f140d', count: 4, width: 9 },
          zones: [{ from: 0.3, to: 0.42, colour: '#b8743c' }],
          tip: '#b79a70',
          tipLength: 0.09,
        },
      },
    },
  },
  tail: {
    length: 1.3,
    width: 0.95,
    feather: {
      colour: '#2a1c13',
      tip: '#cfcac0',
      tipLength: 0.07,
      bars: { colour: '#7d5230', count: 3, width: 4, web: 'outer' },
    },
  },
  bill: {
    length: 3.5,
    depth: 0.66,
    culmen: 0,
    gonys: 0,
    upper: '#9a7a62',
    lower: '#b08f74',
    tip: '#4c392e',
    tipLength: 0.35,
  },
  eye: { radius: 0.2, iris: '#1c110b' },
  legs: { colour: '#b09080', claw: '#4a3a30', trousers: 3, trouserLength: 0.8 },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'suelo' },
    plants: ['zarza', 'hierba'],
    palette: 'salvia',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Bandas negras anchas en la coronilla', at: { head: [-0.76, -0.1] } },
    { texto: 'Ojo grande, muy alto y atrás', at: { head: [0, 0] } },
    { texto: 'Pico largo apuntado hacia abajo', at: { bill: 0.6 } },
    { texto: 'Dorso de hojarasca', at: { wing: [0.3, 0.3] } },
    { texto: 'Vientre finamente barrado', at: { sheet: [0.46, 0.94] } },
  ],
};
