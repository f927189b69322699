import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'lesserWoodpecker',
  pose: {
    head: 1.02,
    compact: 0.92,
    skull: { forehead: 0.03, crown: -0.07, nape: -0.06 },
    turn: 0.05,
    move: { v3: [-6, 0], v4: [-10, 0], v5: [-12, 2], v6: [-10, 4], v7: [-4, 4], d6: [-6, 0] },
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
        '-0.78,-1 -1.5,-0.8 -2,0.4 -1.9,1.4 -1,1.3 -0.96,0.7 -0.92,0.2 -0.76,-0.18 -0.5,-0.26 -0.8,-0.4',
      ),
      colour: '#1b1a1c',
      soft: 2,
    },
    {
      head: path('0.8,0.46 0.4,0.58 0.1,0.72 -0.14,0.96 -0.26,1.3 0,1.7 0.6,1.6 0.8,1'),
      colour: '#f6efe2',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('-0.78,0.12 -0.92,0.16 -1.02,0.7 -0.98,1.12 -0.84,1.12 -0.78,0.7'),
      colour: '#ece2d0',
      soft: 3,
    },
    {
      head: path(
        '0.78,0.28 0.3,0.33 -0.14,0.44 -0.46,0.46 -0.6,0.2 -0.74,0.3 -0.78,0.7 -0.76,1.1 -0.64,1.6 -0.3,1.36 -0.14,0.96 0.1,0.72 0.4,0.58 0.78,0.46',
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
          '0.237,-0.050 0.232,-0.008 0.234,0.033 0.246,0.075 0.246,0.117 0.253,0.158 0.272,0.200 0.280,0.214 0.272,0.172 0.268,0.105 0.257,0.063 0.252,0.019 0.249,-0.012 0.249,-0.045',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.294,-0.050 0.304,0.018 0.313,0.087 0.314,0.155 0.316,0.223 0.327,0.292 0.340,0.360 0.352,0.354 0.349,0.286 0.330,0.215 0.335,0.156 0.331,0.089 0.320,0.013 0.325,-0.056',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.376,-0.050 0.376,0.030 0.384,0.110 0.379,0.190 0.384,0.270 0.394,0.350 0.418,0.430 0.431,0.436 0.431,0.352 0.414,0.256 0.407,0.198 0.408,0.124 0.407,0.041 0.411,-0.058',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.456,-0.050 0.455,0.035 0.467,0.120 0.459,0.205 0.468,0.290 0.472,0.375 0.491,0.460 0.500,0.468 0.499,0.365 0.493,0.295 0.499,0.215 0.484,0.126 0.494,0.034 0.486,-0.051',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.529,-0.050 0.541,0.027 0.529,0.103 0.545,0.180 0.537,0.257 0.551,0.333 0.564,0.410 0.579,0.413 0.572,0.325 0.577,0.270 0.569,0.177 0.569,0.113 0.560,0.025 0.552,-0.053',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.606,-0.050 0.603,0.015 0.609,0.080 0.618,0.145 0.617,0.210 0.625,0.275 0.643,0.340 0.650,0.327 0.645,0.263 0.646,0.219 0.631,0.157 0.632,0.084 0.626,0.029 0.618,-0.052',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1.6,
      },
      {
        over: path(
          '0.663,-0.050 0.663,-0.005 0.664,0.040 0.675,0.085 0.675,0.130 0.678,0.175 0.698,0.220 0.706,0.208 0.699,0.190 0.689,0.126 0.693,0.074 0.678,0.026 0.672,-0.015 0.674,-0.055',
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
  bill: { length: 0.66, depth: 0.85, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.12, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 3.6,
    trouserColour: '#e6dccb',
    trouserLength: 1,
    toes: 'climbing',
    toeLength: 1.05,
    thickness: 1,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'sauce', thickness: 210, shift: 26, onBark: true },
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
