import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const urracaComun: Recipe = {
  slug: 'urraca-comun',
  archetype: 'magpie',
  facing: 'right',
  pose: { head: 1.05, plump: 1, compact: 0.92, turn: -0.14 },
  base: '#161619',
  frame: { size: 1.04 },
  darks: { cold: '#8f9ed0', warm: '#6d5048', sheen: 0.5 },
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#18181c', soft: 8 },
    { sheet: path('0.46,0.44 0.6,0.46 0.72,0.56 0.78,0.74 0.74,1.1 0.345,1.1 0.35,0.94 0.375,0.76 0.42,0.58'), colour: '#fbfaf6', soft: 7 },
    { sheet: path('0.78,0.5 1.1,0.56 1.1,1.1 0.75,1.1'), colour: '#17171b', soft: 5 },
    { sheet: path('0.08,0.4 0.26,0.4 0.36,0.46 0.4,0.56 0.36,0.75 0.33,0.94 0.325,1.1 0.06,1.1'), colour: '#1a1a1e', soft: 6 },
    { head: path('1,0 0.4,-1.1 -0.7,-1.4 -1.8,-1 -2.2,0.2 -1.8,1.4 -0.5,1.8 0.6,1.6 1,0.8'), colour: '#19191d', soft: 6 },
  ],
  wing: {
    plan: { form: 'crow', projection: 0.35, tipOnTail: 0.2, flankDepth: 0.22 },
    lesserCoverts: '#1c2026',
    scapulars: '#18181c',
    patches: [
      {
        over: path(
          '0.01,0.36 0.06,0.24 0.14,0.15 0.24,0.1 0.36,0.11 0.46,0.15 0.53,0.2 0.47,0.26 0.41,0.29 0.36,0.35 0.28,0.4 0.18,0.46 0.08,0.47 0.02,0.44',
        ),
        colour: '#f9f7f2',
        length: 1.15,
        closed: true,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#17201f', fringe: '#3d7a68', fringeWidth: 1.4 } },
      secondaries: {
        feather: {
          colour: '#1a2f66',
          fringe: '#3460ac',
          fringeWidth: 1.2,
          zones: [
            { from: 0, to: 1, colour: '#10152a', web: 'inner', opacity: 0.8 },
            { from: 0.7, to: 1, colour: '#17514f', web: 'outer', opacity: 0.5 },
          ],
        },
      },
      tertials: {
        feather: {
          colour: '#1d3a78',
          fringe: '#3a6cb4',
          fringeWidth: 1.2,
          zones: [
            { from: 0, to: 1, colour: '#131a38', web: 'inner', opacity: 0.7 },
            { from: 0.75, to: 1, colour: '#2f2a70', opacity: 0.5 },
          ],
        },
      },
      primaryCoverts: { feather: { colour: '#16324a', fringe: '#2f6286', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#16213a', fringe: '#2f4a78', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#151d36', rim: '#223562', rimWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#15171c', rim: '#1d2538', rimWidth: 0.5 } },
      lesserCoverts: { feather: { colour: '#1c2026', rim: '#2c3340' } },
    },
  },
  tail: {
    length: 9.7,
    undertail: 0.3,
    undertailEdge: 0.45,
    width: 1.55,
    graduated: 0.56,
    spread: 0.12,
    bend: -0.04,
    feathers: 7,
    feather: {
      colour: '#123c35',
      fringe: '#2f7a66',
      fringeWidth: 1.2,
      shape: 'round',
      zones: [
        { from: 0, to: 0.46, colour: '#5a6a2e', opacity: 0.22, web: 'outer' },
        { from: 0.58, to: 0.68, colour: '#1f5f78', opacity: 0.35 },
        { from: 0.67, to: 0.8, colour: '#2f4a8c', opacity: 0.45 },
        { from: 0.79, to: 0.92, colour: '#5a3a80', opacity: 0.5 },
        { from: 0.91, to: 1, colour: '#22306a', opacity: 0.6 },
      ],
    },
  },
  bill: {
    length: 1.15,
    bristles: { colour: '#17171b', reach: 0.42 },
    depth: 1.46,
    curve: 0.13,
    culmen: 0.13,
    gonys: 0.06,
    upper: '#17181b',
    lower: '#222327',
  },
  eye: { radius: 0.14, iris: '#1d120d', plain: true },
  legs: { colour: '#1d1e22', claw: '#0f1012', thickness: 1.25, trousers: 3.42, trouserColour: '#17181c', trouserLength: 0.9 },
  scene: { habitat: 'parque', season: 'primavera', perch: { kind: 'suelo' }, plants: ['hierba'], palette: 'prado' },
  rasgos: [
    { texto: 'Cola muy larga, de brillo verde', at: { tail: 0.5 } },
    { texto: 'Hombros y vientre blancos', at: { wing: [0.25, 0.15] } },
    { texto: 'Cabeza y pecho negros', at: { head: [-0.4, 0.9] } },
    { texto: 'Alas de brillo azul', at: { wing: [0.65, 0.45] } },
  ],
};
