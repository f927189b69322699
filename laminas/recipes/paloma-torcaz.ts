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
    plan: {
      form: 'pigeon',
      projection: 0.75,
      tipOnTail: 0.5,
      tipBeside: -0.1,
      tuck: 0.045,
      tuckDepth: 0.8,
      flankTo: 0.4,
      flankDepth: 0.07,
    },
    lesserCoverts: '#8b8a89',
    scapulars: '#898582',
    patches: [
      {
        over: path('0.05,0.62 0.1,0.7 0.18,0.79 0.3,0.85 0.44,0.84 0.47,0.9 0.34,0.95 0.18,0.92 0.08,0.83'),
        colour: '#eeeeea',
        length: 1.3,
      },
      {
        over: path('0.05,0.62 0.1,0.7 0.18,0.79 0.3,0.85 0.44,0.84 0.47,0.9 0.34,0.95 0.18,0.92 0.08,0.83'),
        colour: '#f7f7f3',
        length: 1.1,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#33383f', fringe: '#b9bec2', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#6e757e', fringe: '#858c94', fringeWidth: 0.8 } },
      tertials: {
        feather: { colour: '#86827f', fringe: '#a5a19b', fringeWidth: 1, tipFringe: true, shape: 'round' },
      },
      primaryCoverts: { feather: { colour: '#54585e' } },
      alula: { feather: { colour: '#4c5157' } },
      greaterCoverts: {
        feather: { colour: '#92989f', fringe: '#a3a9af', fringeWidth: 0.8 },
        except: {
          0: { colour: '#f7f7f3', fringe: '#ffffff' },
          1: { colour: '#f7f7f3', fringe: '#ffffff' },
          2: { zones: [{ from: 0.3, to: 1, web: 'outer', colour: '#f7f7f3' }] },
        },
      },
      medianCoverts: {
        feather: { colour: '#8f9093', fringe: '#9c9da0', fringeWidth: 0.8 },
      },
      lesserCoverts: {
        feather: { colour: '#8b8a89', rim: '#94928f' },
      },
      scapulars: { feather: { colour: '#878380', rim: '#918d89' } },
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
    upper: '#c8655f',
    lower: '#cf8a58',
    tip: '#e6b04a',
    tipLength: 0.52,
    cere: '#e9ded6',
  },
  eye: { radius: 0.146, iris: '#e8d884', pupil: 0.46 },
  planes: { ear: 0.6, crease: 0 },
  legs: {
    colour: '#b9606a',
    claw: '#4a3a3a',
    stance: {
      tarsus: 0.24,
      hidden: 0.24,
      girth: 0.13,
      toe: 0.8,
      scutes: 0.7,
      thigh: 0.26,
      lean: [0.34, 0.1],
      yaw: [1.15, 0.8],
      stride: 0.2,
      balance: 0.44,
    },
  },
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
