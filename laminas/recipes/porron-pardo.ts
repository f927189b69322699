import { path } from '../geometry/path.ts';
import { scaled } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

/** The outline that both birds share. */
const build: NonNullable<Recipe['pose']>['move'] = {
  v11: [6, -12],
  v10: [10, 10],
  d1: [3, 1],
  d2: [2, 0],
  d3: [4, -2],
  d4: [-4, -2],
  d5: [-6, -2],
  d6: [-15, 0],
  d7: [-16, 5],
  d8: [-8, 4],
  d9: [0, 3],
  v2: [2, -4],
  v3: [3, -4],
  v4: [-2, -6],
  v5: [0, -4],
  d10: [0, 6],
};

export const porronPardo: Recipe = {
  slug: 'porron-pardo',
  archetype: 'pochard',
  pose: {
    head: 0.91,
    depth: 0.95,
    carry: [2, 6],
    skull: { forehead: 0, crown: 0.07, nape: -0.02 },
    move: build,
  },
  frame: { size: 0.905, dx: -78, dy: 88 },
  base: '#6a2c1a',
  tuft: 0.72,
  coat: 'silky',
  afloat: { draught: 0.25, lap: 7 },
  darks: { cold: '#5f5a58', warm: '#5a4034', sheen: 0.2 },
  rows: [
    {
      ...scaled('0.41,0.4 0.6,0.4 0.78,0.46', '0.4,0.98 0.6,0.98 0.79,0.96', '#97472a', 0.32, 0.66),
      rows: 8,
    },
    { ...scaled('0.3,0.1 0.34,0.2 0.42,0.5', '0.18,0.98 0.28,0.98 0.41,0.98', '#8a3f26', 0.4), rows: 10 },
    {
      ...scaled('0.46,0.02 0.56,0.02 0.8,0.03', '0.48,0.3 0.58,0.34 0.76,0.34', '#654d3a', 0.5, 0.54),
      rows: 7,
    },
  ],
  tracts: [
    { sheet: path('0.37,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.42,0.3'), colour: '#2f221c', soft: 14 },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#823a20',
      soft: 14,
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#74301c',
      soft: 16,
    },
    { sheet: path('0.74,-0.1 1,-0.1 1,0.36 0.9,0.42 0.8,0.4'), colour: '#2e211b', soft: 4 },
    {
      sheet: path('0.8,0.4 0.85,0.42 0.86,0.7 0.83,1.1 0.79,1.1'),
      colour: '#4a2417',
      soft: 10,
    },
    {
      sheet: path('0.785,1.3 0.785,0.98 0.8,0.78 0.83,0.6 0.88,0.48 0.94,0.42 0.985,0.5 1.06,0.9 1.1,1.3'),
      colour: '#f8f6f1',
      soft: 1.5,
    },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
      colour: '#80331b',
      soft: 2,
    },
    {
      head: path('0.85,0.95 0.3,1.3 -0.5,1.36 -1.4,1.1 -1.5,1.35 -0.4,1.62 0.6,1.62 1.1,1.3'),
      colour: '#3a1710',
      soft: 12,
      opacity: 0.4,
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
      flankDepth: 0.26,
    },
    lesserCoverts: '#2f221c',
    scapulars: '#33261f',
    rows: {
      primaries: { feather: { colour: '#3a2c25', fringe: '#7d624b', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#3d2b22', fringe: '#7d624b', fringeWidth: 0.6, shape: 'square' } },
      tertials: { feather: { colour: '#38271f', fringe: '#7d624b', fringeWidth: 1, shape: 'oval' } },
      greaterCoverts: { feather: { colour: '#3d2b22', fringe: '#7d624b', fringeWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#3d2b22', fringe: '#7d624b', fringeWidth: 0.6 } },
      longScapulars: { feather: { colour: '#3d2b21', fringe: '#7d624b', fringeWidth: 0.9, shape: 'oval' } },
    },
  },
  tail: {
    length: 0.95,
    width: 0.74,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#2e231d', fringe: '#4d3c30', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.26,
    upper: '#6a7883',
    tip: '#a4b2bb',
    tipLength: 0.2,
    shape: { depth: 0.88, droop: 0.88, swell: 0.02, blunt: 0.06, nail: '#17181b' },
  },
  eye: { radius: 0.115, iris: '#f6f3ea', pupil: 0.5 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#6e7274' },
  ornaments: [{ kind: 'gloss', at: [-0.3, -0.2], radius: 0.9, colour: '#ff7a4a', strength: 0.1 }],
  pareja: {
    what: 'hembra',
    size: 0.8,
    x: 852,
    rise: 166,
    pose: {
      head: 0.91,
      depth: 0.93,
      skull: { forehead: 0, crown: 0.06, nape: -0.02 },
      carry: [12, 26],
      move: { ...build, d4: [-6, -2], d6: [-11, 0], d7: [-14, 6] },
    },
    base: '#57402f',
    darks: undefined,
    rows: [
      {
        ...scaled('0.41,0.4 0.6,0.4 0.82,0.46', '0.4,0.98 0.6,0.98 0.82,0.96', '#8a6952', 0.32, 0.66),
        rows: 8,
      },
      { ...scaled('0.3,0.1 0.34,0.2 0.42,0.5', '0.18,0.98 0.28,0.98 0.41,0.98', '#856351', 0.4), rows: 10 },
      {
        ...scaled('0.36,0.02 0.54,0.02 0.8,0.03', '0.4,0.36 0.54,0.38 0.76,0.34', '#5b4637', 0.45, 0.54),
        rows: 7,
      },
    ],
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#3a2b23', soft: 8 },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#75543f',
        soft: 8,
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#68483a',
        soft: 8,
      },
      {
        sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.44 0.9,0.42 0.8,0.4'),
        colour: '#32261f',
        soft: 4,
      },
      {
        sheet: path('0.835,1.1 0.825,0.8 0.86,0.54 0.96,0.48 1.1,0.44 1.1,1.1'),
        colour: '#f4f1ea',
        soft: 1.5,
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#664735',
        soft: 3,
      },
    ],
    eye: { radius: 0.11, iris: '#2b180d', pupil: 0.6 },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    palette: 'salvia',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Ojo blanco (macho)', at: { head: [0, 0] } },
    { texto: 'Caoba oscuro en cabeza y pecho', at: { sheet: [0.3, 0.7] } },
    { texto: 'Blanco puro bajo la cola', at: { sheet: [0.9, 0.75] } },
    { texto: 'Coronilla alta, sin moño', at: { head: [-0.4, -0.85] } },
    { texto: 'Hembra: más parda, ojo oscuro', at: { plate: [668, 281] } },
  ],
};
