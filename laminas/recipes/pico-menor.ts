import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'lesserWoodpecker',
  pose: { skull: { forehead: 0.08 } },
  frame: { size: 1.02, dx: 24 },
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
      head: path('0.8,0.42 0.4,0.5 0.1,0.58 -0.26,0.8 -0.36,1.2 0,1.7 0.6,1.6 0.8,1'),
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
        '0.74,0.3 0.3,0.36 -0.2,0.52 -0.54,0.56 -0.62,0.34 -0.74,0.38 -0.76,0.7 -0.74,1.1 -0.64,1.5 -0.4,1.2 -0.26,0.78 0.1,0.58 0.4,0.5 0.74,0.42',
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
          '0.261,-0.04 0.259,0.03 0.261,0.10 0.260,0.17 0.268,0.24 0.289,0.24 0.303,0.20 0.292,0.17 0.299,0.13 0.289,0.10 0.294,0.06 0.287,0.03 0.293,-0.01 0.278,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path(
          '0.342,-0.04 0.337,0.06 0.344,0.15 0.343,0.25 0.357,0.34 0.372,0.34 0.387,0.29 0.374,0.25 0.379,0.20 0.371,0.15 0.379,0.10 0.368,0.06 0.373,0.01 0.358,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path(
          '0.423,-0.04 0.423,0.07 0.425,0.18 0.424,0.29 0.435,0.40 0.453,0.40 0.463,0.35 0.455,0.29 0.462,0.24 0.452,0.18 0.456,0.12 0.449,0.07 0.456,0.01 0.438,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path(
          '0.504,-0.04 0.500,0.08 0.503,0.20 0.505,0.32 0.515,0.44 0.535,0.44 0.544,0.38 0.536,0.32 0.545,0.26 0.532,0.20 0.542,0.14 0.529,0.08 0.534,0.02 0.518,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path(
          '0.584,-0.04 0.579,0.07 0.583,0.18 0.588,0.29 0.594,0.40 0.613,0.40 0.629,0.35 0.615,0.29 0.622,0.24 0.612,0.18 0.621,0.12 0.609,0.07 0.616,0.01 0.598,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path(
          '0.663,-0.04 0.661,0.05 0.661,0.14 0.662,0.23 0.675,0.32 0.691,0.32 0.704,0.28 0.693,0.23 0.707,0.18 0.691,0.14 0.702,0.10 0.688,0.05 0.697,0.00 0.678,-0.04',
        ),
        onTop: true,
        colour: '#f1ebdf',
        soft: 1,
      },
      {
        over: path('0.312,0.450 0.308,0.488 0.316,0.527 0.335,0.519 0.342,0.488 0.337,0.457'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.341,0.571 0.338,0.610 0.344,0.650 0.362,0.642 0.368,0.610 0.363,0.579'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.409,0.517 0.406,0.551 0.413,0.584 0.431,0.577 0.438,0.551 0.433,0.524'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.419,0.610 0.415,0.647 0.422,0.683 0.442,0.676 0.449,0.647 0.444,0.618'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.431,0.690 0.428,0.725 0.435,0.759 0.457,0.752 0.465,0.725 0.459,0.697'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.496,0.573 0.493,0.605 0.500,0.637 0.519,0.630 0.526,0.605 0.521,0.579'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.507,0.652 0.504,0.685 0.510,0.719 0.527,0.712 0.533,0.685 0.528,0.659'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.518,0.747 0.515,0.783 0.521,0.819 0.538,0.812 0.545,0.783 0.540,0.754'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.583,0.540 0.580,0.579 0.587,0.619 0.605,0.611 0.612,0.579 0.607,0.548'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.602,0.646 0.599,0.686 0.606,0.726 0.627,0.718 0.634,0.686 0.629,0.654'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.608,0.748 0.605,0.784 0.612,0.819 0.633,0.812 0.641,0.784 0.635,0.756'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.670,0.513 0.667,0.554 0.673,0.596 0.690,0.587 0.697,0.554 0.692,0.521'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
      },
      {
        over: path('0.693,0.624 0.689,0.670 0.696,0.715 0.713,0.706 0.719,0.670 0.715,0.633'),
        onTop: true,
        colour: '#f1ebdf',
        soft: 0.8,
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
  bill: { length: 0.66, depth: 0.85, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.135, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 1.8,
    trouserColour: '#e6dccb',
    trouserLength: 0.6,
    toes: 'climbing',
    toeLength: 1.05,
    thickness: 1,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'chopo', thickness: 220, shift: 38, onBark: true },
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
