import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const chochaPerdiz: Recipe = {
  slug: 'chocha-perdiz',
  archetype: 'woodcock',
  pose: { turn: -0.14, legs: 0.7 },
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
        count: 2,
        width: 0.09,
        opacity: 0.75,
        size: 1.1,
        spacing: 0.75,
      },
    },
    {
      sheet: path('0.1,0.4 0.3,0.34 0.4,0.5 0.38,0.8 0.1,0.9'),
      colour: '#b98c5a',
      soft: 10,
      mark: { kind: 'bar', colour: '#5c3c25', count: 2, width: 0.08, opacity: 0.7, spacing: 0.8 },
    },
    {
      head: path('1.7,0.3 0.9,-0.3 -0.2,-0.4 -1.2,-0.1 -1.2,1 0.4,1.5 1.6,1.2'),
      colour: '#cfab7b',
      soft: 6,
      mark: 'none',
    },
    { head: path('1.62,0.64 0.9,0.34 0.2,0.08 0.1,-0.06 0.9,0.16 1.7,0.5'), colour: '#2b1c13', soft: 2 },
    {
      head: path('0.7,0.9 0.1,0.66 -0.6,0.6 -0.6,0.74 0.1,0.84 0.66,1.04'),
      colour: '#4a3120',
      soft: 3,
      opacity: 0.85,
    },
    { head: path('0.3,-0.4 0.34,-1 -0.08,-1.05 -0.08,-0.4'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-0.3,-0.42 -0.34,-1.1 -0.7,-1 -0.62,-0.3'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-0.84,-0.26 -0.94,-1 -1.3,-0.7 -1.14,0.02'), colour: '#2b1b12', soft: 1, mark: 'none' },
    { head: path('-1.3,0.14 -1.5,-0.5 -1.8,0 -1.52,0.5'), colour: '#2b1b12', soft: 1, mark: 'none' },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#8f6139',
    lesserMark: { kind: 'bar', colour: '#2f1f14', count: 1, opacity: 0.8, chance: 0.9 },
    lesserTo: 0.2,
    scapulars: '#6b4529',
    scapularMark: { kind: 'bar', colour: '#23160e', count: 2, opacity: 0.8, chance: 1 },
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
          tip: '#d9c3a0',
          tipLength: 0.05,
        },
      },
      primaryCoverts: { feather: { colour: '#4f3726', bars: { colour: '#a97445', count: 4, width: 4 } } },
      greaterCoverts: {
        feather: {
          colour: '#98683e',
          bars: { colour: '#362316', count: 3, width: 6 },
          tip: '#cfae80',
          tipLength: 0.08,
        },
      },
      medianCoverts: {
        feather: {
          colour: '#946239',
          bars: { colour: '#332015', count: 2, width: 6 },
          tip: '#d3b286',
          tipLength: 0.14,
        },
      },
      longScapulars: {
        count: 5,
        feather: {
          colour: '#6d4427',
          bars: { colour: '#1f140d', count: 4, width: 9 },
          fringe: '#d8c7ab',
          fringeWidth: 4,
          tip: '#d3c3a9',
          tipLength: 0.07,
        },
      },
    },
  },
  tail: {
    length: 1.2,
    width: 1,
    feather: {
      colour: '#2a1c13',
      tip: '#cfcac0',
      tipLength: 0.1,
      bars: { colour: '#7d5230', count: 3, width: 4, web: 'outer' },
    },
  },
  bill: {
    length: 3.5,
    depth: 0.9,
    culmen: 0,
    gonys: 0,
    upper: '#9a7a62',
    lower: '#b08f74',
    tip: '#4c392e',
    tipLength: 0.35,
  },
  eye: { radius: 0.2, iris: '#1c110b' },
  legs: { colour: '#b09080', claw: '#4a3a30', trousers: 2.4, trouserLength: 0.9 },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'suelo' },
    plants: ['zarza', 'hierba'],
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Bandas negras anchas en la coronilla', at: { head: [-0.5, -0.55] } },
    { texto: 'Ojo grande, muy alto y atrás', at: { head: [0, 0] } },
    { texto: 'Pico largo apuntado hacia abajo', at: { bill: 0.6 } },
    { texto: 'Dorso de hojarasca', at: { wing: [0.3, 0.3] } },
    { texto: 'Vientre finamente barrado', at: { sheet: [0.46, 0.94] } },
  ],
};
