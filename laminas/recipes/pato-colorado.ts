import { path } from '../geometry/path.ts';
import { scaled, velvet } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const patoColorado: Recipe = {
  slug: 'pato-colorado',
  archetype: 'lowDiver',
  facing: 'right',
  pose: {
    head: 0.95,
    carry: [4, 12],
    depth: 0.95,
    skull: { forehead: 0.2, crown: 0.24, nape: 0.14 },
    move: { d6: [-3, 0], d7: [-8, 0], d8: [-4, 8], d9: [8, 6], d10: [10, -11], d11: [0, -6] },
  },
  frame: { size: 0.871, dx: -78, dy: 88 },
  base: '#f0ece2',
  tuft: 0.72,
  coat: 'silky',
  afloat: { draught: 0.34, lap: 7 },
  darks: { cold: '#6f7d98', warm: '#6a5142', sheen: 0.25 },
  rows: [
    {
      ...scaled('0.46,0.56 0.6,0.52 0.76,0.58', '0.46,0.98 0.6,0.98 0.76,0.96', '#dcd8cd', 0.3, 0.7),
      rows: 7,
    },
    { ...scaled('0.3,0.1 0.33,0.2 0.37,0.5', '0.18,0.98 0.26,0.98 0.36,0.98', '#34313a', 0.2), rows: 10 },
    {
      ...scaled('0.36,0.02 0.54,0.02 0.8,0.03', '0.4,0.3 0.54,0.34 0.76,0.3', '#a98e72', 0.4, 0.54),
      rows: 7,
    },
    velvet(0.15, 0.3),
  ],
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#8c6f54', soft: 8 },
    {
      sheet: path('0.4,0.56 0.45,0.42 0.6,0.4 0.74,0.46 0.82,0.6 0.84,0.8 0.8,1.1 0.4,1.1'),
      colour: '#f5f2ea',
      soft: 1.5,
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#17151a',
      soft: 4,
    },
    { sheet: path('0.23,-0.1 0.36,-0.1 0.42,0.12 0.32,0.2 0.26,0.1'), colour: '#1b181c', soft: 4 },
    {
      sheet: path('0.84,1.1 0.82,0.7 0.83,0.4 0.83,0.2 0.84,-0.1 1.06,-0.1 1.06,1.1'),
      colour: '#17161a',
      soft: 4,
    },
    {
      sheet: path('0.43,0.16 0.45,0.12 0.475,0.3 0.49,0.56 0.455,0.56 0.44,0.36'),
      colour: '#f5f2ea',
      soft: 6,
    },
    {
      head: path(
        '1.3,-0.4 0.4,-1.9 -1,-2.1 -2,-0.4 -1.7,0.5 -1.2,0.85 -0.8,1.3 -0.3,1.7 0.4,1.95 1.3,2 1.5,0.9',
      ),
      colour: '#c65f22',
      soft: 9,
    },
    {
      head: path('0.95,-0.3 0.8,-1.3 -0.2,-2.2 -1.4,-2 -2.1,-0.3 -1.5,0.2 -1,-0.35 -0.2,-0.55 0.4,-0.45'),
      colour: '#f8cd84',
      soft: 18,
      opacity: 0.95,
    },
    {
      head: path(
        '-1.15,0.75 -0.85,1.3 -0.4,1.68 0.4,1.9 1.3,1.95 1.3,2.6 1,2.9 0,3 -0.8,2.2 -2.2,1.7 -1.9,0.6 -1.5,0.4',
      ),
      colour: '#17151a',
      soft: 7,
    },
  ],
  wing: {
    plan: {
      form: 'duck',
      projection: 0.2,
      tipOnTail: 0.12,
      tipBeside: -0.02,
      scapularTo: 0.7,
      flankTo: 0.86,
      flankDepth: 0.24,
      scapularDepth: 0.5,
    },
    lesserCoverts: '#8c6f54',
    scapulars: '#8c6f54',
    patches: [
      {
        over: path('-0.03,0.1 0.02,0.08 0.06,0.3 0.08,0.6 0.1,0.9 0.06,0.9 0.03,0.6 -0.005,0.32'),
        colour: '#f5f2ea',
        length: 0.8,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#6d5b4b', fringe: '#ad9377', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#8f745a', fringe: '#ad9377', fringeWidth: 0.6, shape: 'square' } },
      tertials: { feather: { colour: '#8a6f56', fringe: '#ad9377', fringeWidth: 1, shape: 'oval' } },
      greaterCoverts: { feather: { colour: '#8d7158', fringe: '#ad9377', fringeWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#8d7158', fringe: '#ad9377', fringeWidth: 0.6 } },
      longScapulars: { feather: { colour: '#92775c', fringe: '#ad9377', fringeWidth: 0.9, shape: 'oval' } },
    },
  },
  tail: {
    length: 1.05,
    width: 0.64,
    undertail: 0.4,
    uppertail: 0.2,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#7d6d5c', fringe: '#a59480', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.36,
    upper: '#e0402c',
    shape: { depth: 1.06, droop: 0.52, blunt: 0.04, nail: '#f0b48a' },
  },
  eye: { radius: 0.11, iris: '#d3271b', pupil: 0.5 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#c8654a' },
  pareja: {
    what: 'hembra',
    size: 0.68,
    x: 322,
    rise: 132,
    base: '#9a8066',
    darks: undefined,
    rows: [
      {
        ...scaled('0.4,0.36 0.6,0.32 0.84,0.38', '0.4,0.98 0.6,0.98 0.84,0.96', '#c4ae92', 0.5, 0.62),
        rows: 8,
      },
      {
        ...scaled('0.34,0.02 0.54,0.02 0.8,0.03', '0.36,0.34 0.54,0.34 0.76,0.3', '#9c846a', 0.5, 0.52),
        rows: 7,
      },
      {
        ...scaled('0.3,0.06 0.34,0.18 0.42,0.34', '0.18,0.98 0.28,0.98 0.42,0.98', '#b79e82', 0.4, 0.36),
        rows: 10,
      },
    ],
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#836b52', soft: 8 },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#ad9478',
        soft: 8,
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#a0876b',
        soft: 8,
      },
      {
        sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
        colour: '#d8ccb6',
        soft: 6,
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#c9bfae',
        soft: 5,
      },
      {
        head: path(
          '0.9,0.02 0.5,-0.06 0.2,0.12 -0.3,0.16 -0.9,0.34 -1,1.1 -1.2,1.6 -2.2,1.4 -2,-0.2 -1,-1.7 0.4,-1.6 1.2,-0.6',
        ),
        colour: '#6a4c36',
        soft: 2.5,
      },
    ],
    wing: {
      plan: {
        form: 'duck',
        projection: 0.2,
        tipOnTail: 0.12,
        tipBeside: -0.02,
        scapularTo: 0.7,
        flankTo: 0.86,
        flankDepth: 0.46,
      },
      lesserCoverts: '#836b52',
      scapulars: '#836b52',
      rows: {
        primaries: { feather: { colour: '#5f5142', fringe: '#a18a70', fringeWidth: 0.6 } },
        secondaries: { feather: { colour: '#836c54', fringe: '#a18a70', fringeWidth: 0.6, shape: 'square' } },
        tertials: { feather: { colour: '#7d664e', fringe: '#a18a70', fringeWidth: 1, shape: 'oval' } },
        greaterCoverts: { feather: { colour: '#856e56', fringe: '#a18a70', fringeWidth: 0.6 } },
        medianCoverts: { feather: { colour: '#856e56', fringe: '#a18a70', fringeWidth: 0.6 } },
        longScapulars: { feather: { colour: '#88705a', fringe: '#a18a70', fringeWidth: 0.9, shape: 'oval' } },
      },
    },
    bill: {
      kind: 'duck',
      length: 1.46,
      upper: '#4a4444',
      tip: '#d98a7a',
      tipLength: 0.2,
      shape: { depth: 0.8, droop: 0.86, blunt: 0.04 },
    },
    eye: { radius: 0.115, iris: '#4a2c18', pupil: 0.6 },
    pose: { head: 0.96, depth: 0.94, skull: { forehead: 0.1, crown: 0.08 } },
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'oliva',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Cabeza naranja muy redonda', at: { head: [-0.4, -0.7] } },
    { texto: 'Pico rojo coral', at: { head: [1.35, 0.62] } },
    { texto: 'Pecho y popa negros', at: { sheet: [0.3, 0.75] } },
    { texto: 'Flancos blancos', at: { sheet: [0.6, 0.56] } },
    { texto: 'Hembra: mejilla pálida', at: { plate: [478, 379] } },
  ],
};
