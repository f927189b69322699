import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'woodpecker',
  pose: { head: 1.12, plump: 1.12, depth: 1.08, turn: 0.07, skull: { forehead: 0.08 } },
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
        '-0.86,-0.95 -1.5,-0.8 -2,0.4 -1.9,1.4 -1.2,1.3 -1.02,0.7 -1,0.2 -0.86,-0.2 -0.5,-0.28 -0.96,-0.42',
      ),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path(
        '0.9,0.46 0.3,0.52 -0.3,0.68 -0.62,0.6 -0.72,0.3 -0.86,0.36 -0.86,0.7 -0.8,1.1 -0.66,1.4 -0.4,1.1 0.1,0.78 0.9,0.6',
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
    bands: [
      {
        over: path('0.250,-0.02 0.262,0.3 0.246,0.62 0.276,0.64 0.298,0.3 0.284,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
      {
        over: path('0.340,-0.02 0.352,0.3 0.336,0.70 0.366,0.72 0.388,0.3 0.374,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
      {
        over: path('0.430,-0.02 0.442,0.3 0.426,0.74 0.456,0.76 0.478,0.3 0.464,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
      {
        over: path('0.520,-0.02 0.532,0.3 0.516,0.76 0.546,0.78 0.568,0.3 0.554,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
      {
        over: path('0.610,-0.02 0.622,0.3 0.606,0.74 0.636,0.76 0.658,0.3 0.644,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
      {
        over: path('0.700,-0.02 0.712,0.3 0.696,0.70 0.726,0.72 0.748,0.3 0.734,-0.02'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.2,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#1e1c1d',
          bars: { colour: '#f1ebdf', count: 5, width: 9, from: 0.25, to: 0.92, web: 'outer' },
        },
      },
      secondaries: {
        feather: { colour: '#1e1c1d' },
      },
      tertials: {
        feather: { colour: '#1e1c1d' },
      },
      primaryCoverts: { feather: { colour: '#1b1a1c' } },
      greaterCoverts: { feather: { colour: '#1c1b1d' } },
      medianCoverts: { feather: { colour: '#1c1b1d' } },
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
    perch: { kind: 'tronco', plant: 'chopo', thickness: 120 },
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
