import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'woodpecker',
  pose: { head: 1.1, carry: [2, 28], plump: 1.1, depth: 1.1, turn: 0.05, skull: { forehead: 0.08 } },
  frame: { size: 0.96, dx: 10 },
  base: '#efe7d8',
  tuft: 1.05,
  tracts: [
    { at: 'upperparts', colour: '#1c1b1d', soft: 5 },
    {
      at: 'underparts',
      colour: '#f0e8d9',
      soft: 8,
      mark: { kind: 'streak', colour: '#4b423a', width: 0.26, length: 0.9, opacity: 0.7, chance: 0.7 },
    },
    {
      head: path('0.9,0 0.3,-0.3 -0.5,-0.3 -0.9,-0.16 -1.04,0.4 -1,1.1 -0.6,1 0.2,0.8 0.9,0.6'),
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
      head: path(
        '-0.78,-1 -1.5,-0.8 -2,0.4 -1.9,1.4 -1,1.3 -0.96,0.7 -0.92,0.2 -0.76,-0.18 -0.5,-0.26 -0.8,-0.4',
      ),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path('-0.78,0.12 -0.92,0.16 -1.02,0.7 -0.98,1.12 -0.84,1.12 -0.78,0.7'),
      colour: '#ece2d0',
      soft: 3,
    },
    {
      head: path(
        '0.9,0.46 0.3,0.52 -0.3,0.68 -0.54,0.6 -0.62,0.34 -0.74,0.38 -0.78,0.7 -0.84,1.2 -0.96,1.8 -0.66,1.9 -0.46,1.3 -0.3,1 0.1,0.78 0.9,0.6',
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
    scapularReach: 0.45,
    rows: {
      primaries: {
        feather: {
          colour: '#1e1c1d',
          bars: { colour: '#f1ebdf', count: 5, width: 9, from: 0.25, to: 0.92, web: 'outer' },
        },
      },
      secondaries: {
        feather: { colour: '#1e1c1d', bars: { colour: '#f1ebdf', count: 4, width: 10, from: 0.3, to: 0.92 } },
      },
      tertials: {
        feather: { colour: '#1e1c1d', bars: { colour: '#f1ebdf', count: 4, width: 9, from: 0.3, to: 0.92 } },
      },
      primaryCoverts: { feather: { colour: '#1b1a1c' } },
      greaterCoverts: { feather: { colour: '#1c1b1d', tip: '#f1ebdf', tipLength: 0.1 } },
      medianCoverts: { feather: { colour: '#1c1b1d', tip: '#f1ebdf', tipLength: 0.08 } },
      longScapulars: {
        count: 3,
        roots: [
          [0.03, 0.34],
          [0.02, 0],
        ],
        tips: [
          [0.6, 0.42],
          [0.74, 0.04],
        ],
        widths: [38, 44],
        feather: {
          colour: '#1d1c1e',
          bars: { colour: '#f1ebdf', count: 7, width: 14, from: 0.16, to: 0.94 },
        },
      },
    },
  },
  tail: {
    length: 2,
    width: 0.6,
    graduated: 0.3,
    spread: 0.04,
    bend: 0.03,
    feather: { colour: '#1a191b', shape: 'pointed' },
    except: { 0: { colour: '#ece4d6', bars: { colour: '#1a191b', count: 3, width: 6 } } },
  },
  bill: { length: 0.72, depth: 0.85, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.135, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 1.8,
    trouserColour: '#e6dccb',
    trouserLength: 0.6,
    toes: 'two-two',
    thickness: 0.95,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'chopo', thickness: 84 },
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
