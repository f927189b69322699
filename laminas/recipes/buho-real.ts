import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buhoReal: Recipe = {
  slug: 'buho-real',
  archetype: 'owl',
  base: '#b98f57',
  tuft: 1.224,
  tracts: [
    {
      sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'),
      colour: '#b39065',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#3a2a1c',
        width: 0.22,
        length: 0.9,
        opacity: 0.6,
        size: 0.6,
        spacing: 1.1,
      },
    },
    {
      sheet: path('0,0.2 0.14,0.2 0.14,0.8 0,0.8'),
      colour: '#7a5c3b',
      soft: 12,
      mark: { kind: 'streak', colour: '#2b1e15', width: 0.5, opacity: 0.85, size: 0.6, spacing: 0.7 },
    },
    {
      sheet: path('0.3,-0.1 1.1,-0.1 1.1,1.1 0.3,1.1'),
      colour: '#c79c5f',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#3a281a',
        width: 0.2,
        length: 1,
        opacity: 0.8,
        size: 0.8,
        spacing: 0.74,
      },
    },
    {
      sheet: path('0.3,0.08 0.46,0.12 0.55,0.3 0.57,0.5 0.55,0.7 0.46,0.88 0.3,0.92'),
      colour: '#c3955a',
      soft: 14,
      mark: {
        kind: 'streak',
        colour: '#241811',
        width: 0.66,
        length: 1.15,
        opacity: 0.92,
        size: 1.05,
        spacing: 0.82,
      },
    },
    {
      sheet: path('0.34,0.42 0.4,0.4 0.4,0.6 0.34,0.58'),
      colour: '#f3ead6',
      soft: 10,
      mark: 'none',
    },
    {
      sheet: path('0.8,0.3 1,0.3 1,0.7 0.8,0.7'),
      colour: '#dcc292',
      soft: 14,
      mark: { kind: 'bar', colour: '#7d6340', count: 3, opacity: 0.45 },
    },
  ],
  bill: { kind: 'owl', length: 0.4, upper: '#2e2c2d' },
  eye: { radius: 0.29, iris: '#ee8a1c', pupil: 0.5 },
  legs: { colour: '#c09a63', claw: '#1e1a1a', feathered: true },
  face: {
    disc: '#c9b793',
    discDark: '#8f7a56',
    rim: '#2e2118',
    brow: '#e2d2ac',
    chin: '#f3ecdc',
    tufts: { length: 0.7, dark: '#3a2a1d', pale: '#9a7a4b' },
  },
  wing: {
    scale: 1,
    lesserCoverts: '#a67f4d',
    lesserMark: { kind: 'streak', colour: '#2d2018', width: 0.5 },
    lesserTo: 0.3,
    scapulars: '#a67f4d',
    scapularMark: { kind: 'streak', colour: '#2d2018', width: 0.5 },
    rows: {
      primaries: {
        count: 6,
        roots: [
          [0.4, 0.96],
          [0.36, 0.3],
        ],
        tips: [
          [1, 0.7],
          [0.86, 0.3],
        ],
        widths: [26, 32],
        feather: {
          colour: '#a17a4b',
          fringe: '#c9a873',
          fringeWidth: 1,
          bars: { colour: '#3d2b1c', count: 6, width: 11, from: 0.25, to: 0.95 },
        },
      },
      secondaries: {
        count: 6,
        roots: [
          [0.3, 0.95],
          [0.25, 0.16],
        ],
        tips: [
          [0.72, 0.9],
          [0.66, 0.18],
        ],
        widths: [28, 32],
        feather: {
          colour: '#a9824f',
          fringe: '#c9a873',
          fringeWidth: 1,
          bars: { colour: '#38281b', count: 4, width: 9, from: 0.3, to: 0.95 },
        },
      },
      greaterCoverts: {
        count: 6,
        roots: [
          [0.16, 0.95],
          [0.1, 0.12],
        ],
        tips: [
          [0.5, 0.92],
          [0.45, 0.16],
        ],
        widths: [28, 31],
        feather: {
          colour: '#ad8853',
          fringe: '#d9c090',
          fringeWidth: 1,
          centre: '#33241a',
          centreWidth: 0.42,
          bars: { colour: '#3b2a1b', count: 3, width: 6, from: 0.5, to: 0.95 },
        },
      },
    },
  },
  scene: { habitat: 'roquedo', hour: 'noche', perch: { kind: 'roca' } },
  rasgos: [
    { texto: 'Penachos largos sobre la cabeza', at: { plate: [477, 130] } },
    { texto: 'Ojos de color naranja', at: { plate: [556, 238] } },
    { texto: 'Mancha blanca en la garganta', at: { plate: [597, 354] } },
    { texto: 'Pecho con listas negras anchas', at: { plate: [519, 404] } },
    { texto: 'Dedos emplumados', at: { plate: [558, 690] } },
  ],
};
