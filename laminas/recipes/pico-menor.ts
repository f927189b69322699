import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'woodpecker',
  pose: { head: 1.12, plump: 1.05, skull: { forehead: 0.08 } },
  frame: { size: 0.92, dx: 10 },
  base: '#efe7d8',
  tuft: 1.05,
  tracts: [
    { at: 'upperparts', colour: '#1c1b1d', soft: 5 },
    {
      at: 'underparts',
      colour: '#f0e8d9',
      soft: 8,
      mark: { kind: 'streak', colour: '#4b423a', width: 0.18, length: 0.9, opacity: 0.6, chance: 0.55 },
    },
    {
      sheet: path('0.42,-0.1 0.8,-0.1 0.8,0.3 0.5,0.34'),
      colour: '#1c1b1d',
      soft: 4,
      mark: { kind: 'bar', colour: '#f0e9dc', count: 1, width: 0.14, size: 1.8, opacity: 0.95, spacing: 0.9 },
    },
    {
      head: path('0.9,0 0.3,-0.3 -0.5,-0.3 -1.3,-0.1 -1.4,0.6 -0.6,1 0.2,0.8 0.9,0.6'),
      colour: '#ece2d0',
      soft: 4,
    },
    { head: path('0.9,-0.12 0.66,-0.42 0.5,-0.4 0.4,-0.12'), colour: '#e6d8bf', soft: 3 },
    {
      head: path('0.52,-0.4 0.2,-0.95 -0.5,-1.2 -1.12,-0.95 -1.1,-0.42 -0.5,-0.34 0.2,-0.3'),
      colour: '#c92a22',
      soft: 2,
    },
    {
      head: path('-1,-0.95 -1.5,-0.8 -2,0.3 -1.8,1 -1.4,0.7 -1.3,0 -1.05,-0.3 -0.6,-0.28 -1.1,-0.5'),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path(
        '0.9,0.46 0.3,0.52 -0.3,0.72 -0.9,0.9 -1.2,0.74 -1.3,1.1 -0.9,1.36 -0.5,1.1 0.1,0.76 0.9,0.6',
      ),
      colour: '#1b1a1c',
      soft: 2.4,
    },
  ],
  wing: {
    chord: 0.56,
    scale: 1.15,
    lesserCoverts: '#1c1b1d',
    scapulars: '#1d1c1e',
    rows: {
      primaries: {
        feather: {
          colour: '#1e1c1d',
          bars: { colour: '#f1ebdf', count: 5, width: 9, from: 0.25, to: 0.92, web: 'outer' },
        },
      },
      secondaries: {
        feather: { colour: '#1e1c1d', bars: { colour: '#f1ebdf', count: 4, width: 9, from: 0.3, to: 0.92 } },
      },
      tertials: {
        feather: { colour: '#1e1c1d', bars: { colour: '#f1ebdf', count: 4, width: 10, from: 0.25, to: 0.9 } },
      },
      primaryCoverts: { feather: { colour: '#1b1a1c' } },
      greaterCoverts: { feather: { colour: '#1c1b1d', tip: '#f1ebdf', tipLength: 0.26 } },
      medianCoverts: { feather: { colour: '#1c1b1d', tip: '#f1ebdf', tipLength: 0.24 } },
      longScapulars: {
        count: 4,
        tips: [
          [0.56, 0.5],
          [0.72, 0.08],
        ],
        feather: {
          colour: '#1c1b1d',
          bars: { colour: '#f1ebdf', count: 4, width: 11, from: 0.36, to: 0.96 },
        },
      },
    },
  },
  tail: {
    length: 1.9,
    width: 0.6,
    graduated: 0.3,
    spread: 0.04,
    bend: 0.2,
    feather: { colour: '#1a191b', shape: 'pointed' },
    except: { 0: { colour: '#ece4d6', bars: { colour: '#1a191b', count: 3, width: 6 } } },
  },
  bill: { length: 0.72, depth: 0.85, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.16, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 2.2,
    trouserColour: '#e6dccb',
    trouserLength: 0.7,
    toes: 'two-two',
    thickness: 0.85,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'chopo', thickness: 96 },
    palette: 'melocotón',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Píleo rojo (macho)', at: { head: [-0.4, -0.6] } },
    { texto: 'Dorso barrado como una escalera', at: { wing: [0.45, 0.25] } },
    { texto: 'Sin rojo bajo la cola', at: { sheet: [0.86, 0.85] } },
    { texto: 'Pico muy corto', at: { bill: 0.6 } },
    { texto: 'Del tamaño de un gorrión', at: { sheet: [0.5, 0.9] } },
  ],
};
