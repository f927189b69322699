import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const andarriosChico: Recipe = {
  slug: 'andarrios-chico',
  archetype: 'sandpiper',
  pose: { legs: 0.61, depth: 0.95, turn: -0.04, head: 0.94, carry: [32, 32] },
  frame: { size: 1, dy: 42 },
  base: '#f4f2ec',
  tuft: 0.9,
  tracts: [
    {
      at: 'upperparts',
      colour: '#8c7959',
      soft: 7,
      mark: { kind: 'bar', colour: '#4f4536', count: 1, width: 0.14, opacity: 0.6 },
    },
    { at: 'underparts', colour: '#f7f5f0', soft: 6 },
    {
      sheet: path('0.08,-0.1 0.3,-0.1 0.29,0.2 0.268,0.36 0.264,0.6 0.246,0.88 0.2,0.86 0.12,0.6 0.08,0.5'),
      colour: '#9b8768',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#5a4e3e',
        width: 0.34,
        length: 1,
        opacity: 0.75,
        size: 1.1,
        spacing: 0.8,
      },
    },
    {
      head: path('0.95,0 0.3,-0.3 -0.4,-0.4 -1.2,-0.1 -1.2,0.6 -0.4,0.8 0.95,0.6'),
      colour: '#ab9a7e',
      soft: 6,
    },
    {
      head: path('0.95,-0.05 0.5,-0.6 -0.2,-1 -1.1,-0.9 -1.6,-0.2 -1,-0.36 -0.2,-0.42 0.4,-0.26'),
      colour: '#806d51',
      soft: 6,
    },
    {
      head: path('0.95,-0.02 0.3,-0.3 -0.3,-0.36 -0.8,-0.22 -0.3,-0.2 0.3,-0.14 0.95,0.1'),
      colour: '#eee9de',
      soft: 3,
    },
    {
      head: path('0.95,0.12 0.3,-0.02 -0.3,-0.02 -0.9,0.02 -0.8,0.14 -0.2,0.12 0.95,0.24'),
      colour: '#5f5444',
      soft: 2.4,
    },
    { head: path('0.95,0.42 0.3,0.5 -0.2,0.8 -0.4,1.3 0.4,1.4 0.95,0.8'), colour: '#f4f1ea', soft: 5 },
    {
      sheet: path(
        '0.24,1.1 0.252,0.88 0.264,0.66 0.268,0.46 0.278,0.26 0.296,0.12 0.32,0.2 0.35,0.48 0.41,0.8 0.44,1.1',
      ),
      colour: '#fdfcf9',
      soft: 4,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.41,
    scale: 1.25,
    flankCover: 0.04,
    lesserCoverts: '#897356',
    lesserMark: { kind: 'bar', colour: '#5c5141', count: 1, opacity: 0.5 },
    lesserTo: 0.12,
    scapulars: '#8f795b',
    scapularMark: { kind: 'bar', colour: '#54493a', count: 1, width: 0.08, opacity: 0.6, chance: 0.8 },
    patches: [
      {
        over: path('0.07,0.24 0.3,0.1 0.5,0.2 0.5,0.7 0.36,0.9 0.1,0.9'),
        colour: '#887255',
        density: 0.5,
        mark: { kind: 'bar', colour: '#4f4536', count: 1, width: 0.1, opacity: 0.75, chance: 1, size: 1.2 },
      },
    ],
    rows: {
      primaries: { feather: { colour: '#4f463a', fringe: '#7a6f5e', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#5f5547', fringe: '#7d715e', fringeWidth: 0.6 } },
      tertials: {
        feather: {
          colour: '#8a7455',
          bars: { colour: '#4c4234', count: 8, width: 3, opacity: 0.65 },
          fringe: '#a59880',
          fringeWidth: 0.8,
        },
      },
      primaryCoverts: { feather: { colour: '#554b3e' } },
      greaterCoverts: {
        feather: {
          colour: '#826e52',
          bars: { colour: '#564c3d', count: 3, width: 2.5, opacity: 0.6 },
          fringe: '#988b74',
          fringeWidth: 0.6,
        },
      },
      medianCoverts: {
        feather: {
          colour: '#887356',
          bars: { colour: '#584e3f', count: 2, width: 2.5, opacity: 0.6 },
          fringe: '#988b74',
          fringeWidth: 0.6,
        },
      },
    },
  },
  tail: {
    length: 2.6,
    width: 0.48,
    spread: 0.03,
    bend: 0.07,
    graduated: 0.2,
    uppertail: 0.4,
    undertail: 0.5,
    feather: { colour: '#887355', bars: { colour: '#5a4c38', count: 6, width: 3, opacity: 0.6 } },
    except: {
      0: { colour: '#f0ede6', bars: { colour: '#4f4536', count: 5, width: 5 } },
      1: { colour: '#e4dfd3', bars: { colour: '#4f4536', count: 5, width: 5 } },
    },
  },
  bill: {
    length: 1.78,
    depth: 0.86,
    tipDepth: 0.16,
    curve: 0.03,
    culmen: 0,
    gonys: 0.02,
    upper: '#4a4338',
    lower: '#7d7258',
    tip: '#2e2a25',
    tipLength: 0.5,
  },
  eye: { radius: 0.15, iris: '#2a1b12', ring: '#f5f1e6', ringWidth: 0.17 },
  legs: { colour: '#6b7052', claw: '#3f3d33', trousers: 2, trouserColour: '#e9e6de', trouserLength: 0.2 },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cuña blanca delante del ala', at: { sheet: [0.295, 0.55] } },
    { texto: 'Mancha parda a los lados del pecho', at: { sheet: [0.23, 0.65] } },
    { texto: 'La cola rebasa las alas', at: { tail: 0.7 } },
    { texto: 'Dorso pardo oliváceo', at: { wing: [0.3, 0.3] } },
    { texto: 'Patas cortas; balancea la cola', at: { leg: 0.9 } },
  ],
};
