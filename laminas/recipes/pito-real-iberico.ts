import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pitoRealIberico: Recipe = {
  slug: 'pito-real-iberico',
  archetype: 'woodpecker',
  pose: {
    turn: 0.06,
    carry: [0, 12],
    legs: 0.8,
    move: { v3: [-4, 0], v4: [-10, 0], v5: [-14, 4], v6: [-10, 6], v7: [-2, 6] },
  },
  frame: { size: 1.12, dx: 10 },
  base: '#7f9150',
  tuft: 0.936,
  tracts: [
    { at: 'upperparts', colour: '#76893f', soft: 8 },
    { sheet: path('0.62,-0.1 1,-0.1 1,0.6 0.84,0.5 0.68,0.3'), colour: '#e2cf3c', soft: 9 },
    { at: 'uppertail', colour: '#b9ad4a', soft: 8 },
    { at: 'underparts', colour: '#cfcda2', soft: 12 },
    {
      at: ['flanks', 'vent'],
      colour: '#bfc08c',
      soft: 12,
      mark: { kind: 'bar', colour: '#6e7448', count: 1, opacity: 0.45, chance: 0.6 },
    },
    {
      head: path('0.8,0.6 0.2,0.9 -0.5,1.3 -0.2,2.2 0.5,2.2 0.9,1.2'),
      colour: '#d9d6b6',
      soft: 8,
    },
    {
      head: path('0.9,0 0.2,-0.3 -0.6,-0.3 -1.3,0 -1.4,0.7 -0.8,1.2 0,1 0.8,0.6'),
      colour: '#a7aca0',
      soft: 6,
    },
    { head: path('0.75,0 0.4,-0.2 0.16,-0.1 0.2,0.14 0.72,0.24'), colour: '#6d7064', soft: 6, opacity: 0.7 },
    {
      head: path(
        '0.85,0 0.6,-0.45 0.25,-0.75 -0.4,-1 -1.1,-0.9 -1.6,-0.3 -1.72,0.5 -1.62,1.2 -1.12,1.1 -1.04,0.5 -0.94,0.06 -0.66,-0.14 -0.3,-0.22 0.1,-0.26 0.4,-0.14 0.66,0',
      ),
      colour: '#b3241f',
      soft: 3,
    },
    {
      head: path('0.7,0.36 0.25,0.42 -0.14,0.62 -0.54,0.96 -0.6,1.12 -0.42,1.16 -0.04,0.96 0.3,0.7 0.7,0.5'),
      colour: '#23211e',
      soft: 2.4,
    },
    {
      head: path(
        '0.5,0.42 0.22,0.48 -0.12,0.68 -0.48,0.98 -0.52,1.06 -0.4,1.09 -0.06,0.92 0.26,0.66 0.5,0.52',
      ),
      colour: '#c0272a',
      soft: 2,
    },
  ],
  wing: {
    chord: 0.5,
    scale: 1.2,
    lesserCoverts: '#74873f',
    scapulars: '#76893f',
    rows: {
      primaries: {
        feather: {
          colour: '#4a4733',
          fringe: '#6a6a45',
          fringeWidth: 0.45,
          bars: { colour: '#d9d5b0', count: 8, width: 6.5, from: 0.3, to: 0.97, web: 'outer', opacity: 0.85 },
        },
      },
      secondaries: { feather: { colour: '#717f3c', fringe: '#8c9a4d', fringeWidth: 1.8 } },
      tertials: { feather: { colour: '#76863f', fringe: '#8d9a4e', fringeWidth: 1.2 } },
      primaryCoverts: {
        feather: {
          colour: '#57582f',
          fringe: '#7d8647',
          fringeWidth: 0.9,
          bars: { colour: '#c5c294', count: 3, width: 4, web: 'outer', opacity: 0.6 },
        },
      },
      alula: { feather: { colour: '#5f6334', fringe: '#87904c', fringeWidth: 0.9 } },
      greaterCoverts: { bow: 0.02, feather: { colour: '#76883e', fringe: '#7d8e45', fringeWidth: 0.9 } },
      medianCoverts: { bow: 0.015, feather: { colour: '#778a40', fringe: '#7d8f45', fringeWidth: 0.8 } },
    },
  },
  tail: {
    length: 2.526,
    width: 0.674,
    graduated: 0.3,
    spread: 0.04,
    bend: 0.04,
    feather: {
      colour: '#5d5f39',
      fringe: '#8c9350',
      fringeWidth: 0.975,
      bars: { colour: '#a3a472', count: 7, width: 4, from: 0.3, web: 'outer', opacity: 0.5 },
      shape: 'pointed',
    },
    except: { 4: { colour: '#4a4a2f' }, 5: { colour: '#4a4a2f' } },
  },
  bill: {
    length: 1.1,
    depth: 1.12,
    culmen: 0.03,
    gonys: 0.02,
    upper: '#4c4f50',
    lower: '#bcab58',
    tip: '#3d4042',
    tipLength: 0.5,
  },
  eye: { radius: 0.138, iris: '#d8d3c6', pupil: 0.5 },
  legs: {
    colour: '#99998a',
    claw: '#2e2d29',
    thickness: 1.1,
    toeLength: 1,
    trousers: 3,
    trouserColour: '#b3b581',
    trouserLength: 1,
    toes: 'two-two',
  },
  scene: {
    habitat: 'dehesa',
    perch: { kind: 'tronco', plant: 'encina', shift: 14, onBark: true },
    palette: 'cielo',
  },
  rasgos: [
    { texto: 'Píleo y nuca rojos', at: { head: [-0.8, -0.55] } },
    { texto: 'Cara gris, sin antifaz negro', at: { head: [-0.6, 0.2] } },
    { texto: 'Bigotera roja bordeada de negro (macho)', at: { head: [-0.2, 0.85] } },
    { texto: 'Dorso verde', at: { wing: [0.3, 0.4] } },
    { texto: 'Obispillo amarillo', at: { sheet: [0.82, 0.06] } },
  ],
};
