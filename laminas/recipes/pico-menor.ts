import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'lesserWoodpecker',
  pose: {
    head: 1.02,
    compact: 0.94,
    carry: [2, 22],
    skull: { forehead: 0.05, crown: -0.07, nape: -0.06 },
    turn: 0.05,
    move: {
      v2: [-4, 4],
      v3: [-10, 12],
      v4: [-12, 6],
      v5: [-12, 2],
      v6: [-10, 4],
      v7: [-4, 4],
      d5: [-2, -7],
      d6: [-2, -4],
    },
  },
  frame: { size: 1.18, dx: 10, dy: 4 },
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
        '-0.78,-1 -1.5,-0.8 -2,0.4 -1.9,1.4 -1.3,1.3 -1.1,0.7 -0.92,0.2 -0.76,-0.18 -0.5,-0.26 -0.8,-0.4',
      ),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path(
        '0.8,0.46 0.4,0.54 0.1,0.64 -0.18,0.84 -0.34,1.14 -0.36,1.4 -0.22,1.64 0.04,1.8 0.6,1.6 0.8,1',
      ),
      colour: '#f6efe2',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '-0.5,-0.02 -0.84,0.02 -1.02,0.26 -1.1,0.6 -1.12,0.92 -1.04,1.12 -0.94,1.12 -0.88,0.9 -0.8,0.6 -0.66,0.34',
      ),
      colour: '#f1e9da',
      soft: 3,
    },
    {
      head: path(
        '0.84,0.27 0.4,0.35 0,0.45 -0.36,0.46 -0.56,0.24 -0.7,0.32 -0.8,0.66 -0.86,1 -0.9,1.3 -0.9,1.95 -0.2,2 0.04,1.84 -0.1,1.56 -0.22,1.3 -0.26,1.06 -0.12,0.84 0.2,0.66 0.5,0.58 0.82,0.52',
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
        over: path(
          '0.284,-0.100 0.279,-0.100 0.255,0.033 0.259,0.075 0.252,0.117 0.250,0.158 0.261,0.200 0.270,0.214 0.271,0.172 0.281,0.105 0.279,0.063 0.284,0.019 0.305,-0.100 0.306,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.342,-0.100 0.328,0.018 0.324,0.087 0.312,0.155 0.301,0.223 0.299,0.292 0.298,0.360 0.312,0.354 0.323,0.286 0.319,0.215 0.337,0.156 0.347,0.089 0.353,0.013 0.381,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.425,-0.100 0.399,0.030 0.391,0.110 0.371,0.190 0.361,0.270 0.356,0.350 0.363,0.430 0.373,0.436 0.390,0.352 0.393,0.256 0.399,0.198 0.417,0.124 0.433,0.041 0.466,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.504,-0.100 0.478,0.035 0.472,0.120 0.449,0.205 0.440,0.290 0.428,0.375 0.430,0.460 0.435,0.468 0.456,0.365 0.465,0.295 0.487,0.215 0.493,0.126 0.520,0.034 0.542,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.577,-0.100 0.564,0.027 0.539,0.103 0.538,0.180 0.517,0.257 0.515,0.333 0.513,0.410 0.526,0.413 0.537,0.325 0.553,0.270 0.567,0.177 0.578,0.113 0.591,0.025 0.608,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.653,-0.100 0.628,0.015 0.621,0.080 0.617,0.145 0.605,0.210 0.600,0.275 0.605,0.340 0.616,0.327 0.623,0.263 0.634,0.219 0.634,0.157 0.650,0.084 0.656,0.029 0.675,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.710,-0.100 0.710,-0.100 0.684,0.040 0.686,0.085 0.678,0.130 0.672,0.175 0.683,0.220 0.697,0.208 0.694,0.190 0.698,0.126 0.713,0.074 0.709,0.026 0.728,-0.100 0.731,-0.100',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path('0.284,0.450 0.280,0.496 0.285,0.542 0.299,0.533 0.301,0.496 0.296,0.455'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.346,0.510 0.339,0.549 0.347,0.587 0.367,0.579 0.370,0.549 0.363,0.514'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.355,0.622 0.351,0.661 0.355,0.700 0.366,0.692 0.368,0.661 0.364,0.626'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.435,0.516 0.430,0.549 0.437,0.581 0.454,0.575 0.457,0.549 0.450,0.520'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.425,0.583 0.419,0.622 0.426,0.661 0.445,0.653 0.447,0.622 0.440,0.587'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.443,0.690 0.439,0.736 0.444,0.781 0.457,0.772 0.458,0.736 0.454,0.695'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.512,0.543 0.506,0.588 0.513,0.634 0.532,0.625 0.535,0.588 0.528,0.547'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.512,0.639 0.508,0.673 0.514,0.708 0.529,0.701 0.532,0.673 0.526,0.642'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.502,0.746 0.498,0.779 0.503,0.811 0.516,0.804 0.518,0.779 0.513,0.750'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.585,0.512 0.581,0.561 0.586,0.609 0.601,0.600 0.604,0.561 0.598,0.517'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.598,0.640 0.594,0.671 0.599,0.702 0.613,0.696 0.616,0.671 0.610,0.643'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.586,0.722 0.582,0.763 0.587,0.804 0.600,0.796 0.602,0.763 0.597,0.726'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.668,0.466 0.663,0.508 0.669,0.550 0.684,0.542 0.686,0.508 0.681,0.471'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.670,0.562 0.665,0.610 0.672,0.658 0.689,0.648 0.691,0.610 0.685,0.567'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.676,0.706 0.671,0.736 0.677,0.766 0.693,0.760 0.695,0.736 0.689,0.709'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
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
    spread: 0.06,
    bend: 0.08,
    feather: { colour: '#1a191b', shape: 'pointed' },
    except: {
      0: { colour: '#ece4d6', bars: { colour: '#1a191b', count: 4, width: 7, from: 0.25, to: 0.92 } },
      1: {
        zones: [{ from: 0.5, to: 1, colour: '#ece4d6' }],
        bars: { colour: '#1a191b', count: 3, width: 7, from: 0.55, to: 0.92 },
      },
    },
  },
  bill: { length: 0.58, depth: 0.84, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.12, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 3,
    trouserColour: '#e6dccb',
    trouserLength: 0.8,
    toes: 'climbing',
    toeLength: 1.05,
    thickness: 1,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'sauce', thickness: 210, shift: 33, onBark: true },
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
