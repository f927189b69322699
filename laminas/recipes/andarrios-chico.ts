import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const andarriosChico: Recipe = {
  slug: 'andarrios-chico',
  archetype: 'sandpiper',
  pose: { legs: 0.66, turn: -0.04, head: 1.12, carry: [38, 38] },
  frame: { size: 0.93, dy: 44 },
  base: '#f4f2ec',
  tuft: 0.9,
  tracts: [
    {
      at: 'upperparts',
      colour: '#8b7d68',
      soft: 7,
      mark: { kind: 'bar', colour: '#4f4536', count: 1, width: 0.14, opacity: 0.6 },
    },
    { at: 'underparts', colour: '#f7f5f0', soft: 6 },
    {
      sheet: path('0.08,-0.1 0.3,-0.1 0.3,0.3 0.275,0.36 0.272,0.6 0.25,0.86 0.2,0.82 0.12,0.6 0.08,0.5'),
      colour: '#a39682',
      soft: 7,
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
      colour: '#a99c88',
      soft: 6,
    },
    {
      head: path('0.95,-0.05 0.5,-0.6 -0.2,-1 -1.1,-0.9 -1.6,-0.2 -1,-0.36 -0.2,-0.42 0.4,-0.26'),
      colour: '#7d705c',
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
        '0.25,1.1 0.262,0.86 0.274,0.66 0.28,0.46 0.292,0.26 0.304,0.2 0.32,0.26 0.345,0.5 0.41,0.8 0.44,1.1',
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
    lesserCoverts: '#84765f',
    lesserMark: { kind: 'bar', colour: '#5c5141', count: 1, opacity: 0.5 },
    lesserTo: 0.12,
    scapulars: '#8a7c66',
    scapularMark: { kind: 'bar', colour: '#54493a', count: 1, width: 0.08, opacity: 0.6, chance: 0.8 },
    patches: [
      {
        over: path('0,0.2 0.3,0.1 0.5,0.2 0.5,0.7 0.36,0.9 0.1,0.9'),
        colour: '#83755f',
        density: 0.5,
        mark: { kind: 'bar', colour: '#4f4536', count: 1, width: 0.1, opacity: 0.75, chance: 1, size: 1.2 },
      },
    ],
    rows: {
      primaries: { feather: { colour: '#4f463a', fringe: '#7a6f5e', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#5f5547', fringe: '#7d715e', fringeWidth: 0.6 } },
      tertials: {
        feather: {
          colour: '#85775f',
          bars: { colour: '#4c4234', count: 8, width: 3, opacity: 0.65 },
          fringe: '#a59880',
          fringeWidth: 0.8,
        },
      },
      primaryCoverts: { feather: { colour: '#554b3e' } },
      greaterCoverts: {
        feather: {
          colour: '#7d705b',
          bars: { colour: '#564c3d', count: 3, width: 2.5, opacity: 0.6 },
          fringe: '#988b74',
          fringeWidth: 0.6,
        },
      },
      medianCoverts: {
        feather: {
          colour: '#83765f',
          bars: { colour: '#584e3f', count: 2, width: 2.5, opacity: 0.6 },
          fringe: '#988b74',
          fringeWidth: 0.6,
        },
      },
    },
  },
  tail: {
    length: 2.4,
    width: 0.66,
    lift: 0.02,
    graduated: 0.34,
    uppertail: 0.22,
    undertail: 0.3,
    feather: { colour: '#83755f', bars: { colour: '#5a4f40', count: 6, width: 3, opacity: 0.6 } },
    except: {
      0: { colour: '#f0ede6', bars: { colour: '#4f4536', count: 5, width: 5 } },
      1: { colour: '#e4dfd3', bars: { colour: '#4f4536', count: 5, width: 5 } },
    },
  },
  bill: {
    length: 1.82,
    depth: 0.92,
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
