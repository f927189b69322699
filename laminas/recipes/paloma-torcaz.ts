import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaTorcaz: Recipe = {
  slug: 'paloma-torcaz',
  archetype: 'pigeon',
  pose: { head: 0.93, plump: 1, depth: 1.02, turn: 0.06, legs: 0.92 },
  frame: { size: 1.004, dx: -12 },
  base: '#98a1ab',
  tracts: [
    { at: 'upperparts', colour: '#918d89', soft: 12 },
    { at: ['rump', 'uppertail'], colour: '#9aa6b3', soft: 12 },
    { at: 'underparts', colour: '#b99aa0', soft: 14 },
    { at: ['belly', 'undertail'], colour: '#d9d4d3', soft: 40 },
    { sheet: path('0.14,0.3 0.3,0.3 0.44,0.6 0.46,0.8 0.42,1.1 0.12,1.1'), colour: '#b88f98', soft: 34 },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.3 -1.6,-1 -2.1,0.4 -1.8,1.6 0.2,1.7 1,0.9'),
      colour: '#8592a2',
      soft: 10,
    },
    {
      head: path('-0.8,0.4 -1.4,0.3 -1.9,1 -1.8,1.8 -0.9,1.9 -0.5,1.2'),
      colour: '#43a283',
      soft: 10,
      opacity: 1,
    },
    {
      head: path(
        '-1.5,1.05 -1.12,0.95 -0.9,1.25 -0.6,1.6 -0.46,2 -0.26,2.55 -0.54,2.85 -0.9,2.6 -1.2,2.45 -1.4,2.05 -1.7,1.75 -1.6,1.35',
      ),
      colour: '#f8f8f4',
      soft: 3,
    },
    {
      sheet: path('0.27,0.34 0.33,0.34 0.37,0.6 0.32,0.8 0.28,0.62'),
      colour: '#9d7fa0',
      soft: 18,
      opacity: 0.35,
    },
  ],
  wing: {
    chord: 0.6,
    build: 'pigeon',
    lesserCoverts: '#8b8a89',
    lesserTo: 0.36,
    scapulars: '#898582',
    patches: [
      {
        over: path('0.03,0.14 0.26,0.1 0.34,0.3 0.3,0.62 0.14,0.64 0.04,0.66'),
        colour: '#8b8886',
        length: 1.1,
      },
    ],
    bands: [
      {
        over: path('0.22,0.915 0.36,0.88 0.48,0.85 0.58,0.81 0.6,0.826 0.5,0.885 0.38,0.93 0.28,0.94'),
        colour: '#fbfbf8',
        soft: 2.5,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#33383f', fringe: '#c9cdd0', fringeWidth: 1.3 } },
      secondaries: { feather: { colour: '#6e757e' } },
      tertials: { loose: 0.014, feather: { colour: '#86827f' } },
      primaryCoverts: { feather: { colour: '#75767a' } },
      greaterCoverts: { loose: 0.014, feather: { colour: '#92989f' } },
      longScapulars: { loose: 0.014, feather: { colour: '#898582' } },
      medianCoverts: { loose: 0.014, feather: { colour: '#8e8d8d' } },
    },
  },
  tail: {
    length: 6.4,
    width: 1.75,
    graduated: 0.06,
    feather: {
      colour: '#8c959f',
      fringe: '#99a1aa',
      fringeWidth: 1,
      zones: [{ from: 0.68, to: 1, colour: '#2b2f36' }],
    },
  },
  bill: {
    length: 0.82,
    depth: 1.45,
    curve: 0.12,
    culmen: 0.03,
    gonys: 0.04,
    upper: '#e2ac4c',
    lower: '#d99d52',
    cere: '#c76a6a',
  },
  eye: { radius: 0.19, iris: '#e3cf74', pupil: 0.48 },
  legs: { colour: '#b9606a', claw: '#4a3a3a', trousers: 2.6 },
  scene: {
    habitat: 'parque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'fresno', thickness: 44, slope: 7 },
  },
  rasgos: [
    { texto: 'Mancha blanca en el cuello', at: { head: [-0.98, 1.8] } },
    { texto: 'Borde blanco en el ala', at: { wing: [0.37, 0.86] } },
    { texto: 'Pecho vinoso', at: { sheet: [0.3, 0.88] } },
    { texto: 'Cabeza pequeña, cuerpo grande', at: { head: [-0.6, -0.7] } },
    { texto: 'Cola larga de punta oscura', at: { tail: 0.85 } },
  ],
};
