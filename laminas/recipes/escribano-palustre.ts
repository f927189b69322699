import { path } from '../geometry/path.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import { streakedBreast, streakedFlank } from '../parts/rows-of-underparts.ts';
import type { Recipe } from '../recipe.ts';

/** The outline that both birds share. */
const build: NonNullable<Recipe['pose']>['move'] = {
  d0: [1, -3],
  v0: [2, 4],
  v2: [8, -4],
  v3: [16, -8],
  v4: [10, -4],
  d4: [-4, 6],
  d5: [-9, 5],
  d6: [-11, -4],
  d7: [-14, -6],
  d8: [-6, -8],
  d9: [-2, -6],
};

const LEGS = {
  stance: {
    tarsus: 0.36,
    hidden: 0.24,
    girth: 0.074,
    toe: 0.41,
    scutes: 0.5,
    thigh: 0.2,
    lean: [0.5, 0.2],
    stride: 0.18,
    yaw: [1.35, 1.15],
    grasp: 1,
  },
  colour: '#8f6a58',
  claw: '#4f3a30',
} as const;

export const escribanoPalustre: Recipe = {
  slug: 'escribano-palustre',
  archetype: 'bunting',
  pose: { head: 0.98, plump: 0.86, depth: 0.88, compact: 0.89, turn: 0.04, carry: [-5, 4], skull: { crown: -0.05 }, move: build },
  frame: { size: 0.587, dx: 240 },
  base: '#a07850',
  coat: 'loose',
  rows: [
    ...streakedBack({ vane: '#a1744a', dark: '#1d1613', width: 0.62, brace: '#e0c79b' }),
    streakedFlank({ dark: '#7a5638', width: 0.22, opacity: 0.75, density: [0.8, 0.8, 0.5] }),
  ],
  tracts: [
    { at: 'upperparts', colour: '#a1744a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#8d8474', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#eae1cf', soft: 10, mark: 'none' },
    { sheet: path('0.24,0.5 0.38,0.52 0.6,0.58 0.84,0.64 0.82,0.88 0.6,0.92 0.44,0.96 0.3,1.02 0.24,0.8'), colour: '#dfceb2', soft: 14 },
    { sheet: path('0.2,0.16 0.27,0.1 0.33,0.5 0.3,0.72 0.2,0.62 0.16,0.5'), colour: '#efe9dc', soft: 7, mark: 'none' },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.4,-1.4 -1.35,-1 -1.5,-0.1 -1.32,0.55 -0.8,0.88 0,0.84 0.95,0.5'),
      colour: '#1d1a19',
      soft: 3.5,
      mark: { kind: 'scale', colour: '#7a5738', width: 0.5, opacity: 0.5, size: 0.5, chance: 0.45 },
    },
    { head: path('0.95,0 0.5,-0.3 -0.2,-0.4 -0.9,-0.3 -1.3,0.2 -1.1,0.7 -0.4,0.8 0.4,0.6 0.95,0.5'), colour: '#1b1817', soft: 7, mark: 'none' },
    { head: path('0.95,0.46 0.5,0.46 0.1,0.7 -0.3,0.95 -0.6,1.3 -0.4,1.75 0.2,1.8 0.95,1.3'), colour: '#1b1817', soft: 5, mark: 'none' },
    {
      head: path(
        '0.9,0.24 0.5,0.26 0.16,0.36 -0.2,0.58 -0.66,0.83 -1.12,0.86 -1.3,0.55 -1.4,0 -1.4,-0.6 -1.9,-1 -2.2,-0.5 -2.05,0.3 -2.1,0.95 -1.6,1.5 -0.9,1.62 -0.52,1.32 -0.12,0.95 0.28,0.68 0.6,0.56 0.9,0.52',
      ),
      colour: '#f4efe4',
      soft: 3,
      mark: 'none',
    },
  ],
  wing: {
    plan: { form: 'finch', projection: 0.35, tipOnTail: 0.22, tuck: 0.06 },
    lesserCoverts: '#a2562c',
    scapulars: '#a1744a',
    rows: {
      primaries: { feather: { colour: '#44342a', fringe: '#a6815c', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#453328', fringe: '#a86c40', fringeWidth: 1.8 } },
      tertials: { feather: { colour: '#2b2019', fringe: '#b06c3a', fringeWidth: 3, tipFringe: true } },
      primaryCoverts: { feather: { colour: '#3e2f26', fringe: '#7d5d42', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#3e2f26', fringe: '#7d5d42', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#3a2b21', fringe: '#a5663a', fringeWidth: 2.2, tip: '#bd8c58', tipLength: 0.07, shape: 'square' } },
      medianCoverts: { feather: { colour: '#35271e', fringe: '#a2623a', fringeWidth: 1.4, tip: '#b9834f', tipLength: 0.16, shape: 'square' } },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.4,
    width: 0.58,
    fork: 0.1,
    notched: true,
    spread: 0.11,
    bend: 0.06,
    feather: { colour: '#332a25', fringe: '#86684c', fringeWidth: 1 },
    except: {
      0: { zones: [{ from: 0.1, to: 0.98, colour: '#eeefec' }], fringe: '#8a8078', fringeWidth: 0.9 },
      1: { zones: [{ from: 0.5, to: 0.96, colour: '#eeefec' }] },
    },
  },
  bill: {
    length: 0.54,
    depth: 1,
    culmen: 0.2,
    gonys: 0.07,
    kink: 0.2,
    curve: 0.03,
    upper: '#3b3836',
    lower: '#6a6460',
    seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
  },
  eye: { radius: 0.139, iris: '#1b1009' },
  legs: LEGS,
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 352,
    rise: 0,
    rows: [
      ...streakedBack({ vane: '#a0784e', dark: '#261d17', width: 0.56, brace: '#dcc298' }),
      streakedFlank({ dark: '#6a4b33', width: 0.26, opacity: 0.85, density: [0.95, 0.55, 0] }),
      streakedBreast({ dark: '#6a4b33', width: 0.32, opacity: 0.85 }),
    ],
    pose: { head: 0.98, plump: 0.9, depth: 0.9, compact: 0.87, turn: -0.06, carry: [0, 8], skull: { crown: -0.05 }, move: build },
    facing: 'right',
    legs: { ...LEGS, trouserColour: '#e4d8c2' },
    base: '#a58560',
    tracts: [
      { at: 'upperparts', colour: '#a0784e', soft: 8 },
      { at: ['rump', 'uppertail'], colour: '#917a5c', soft: 10, mark: 'none' },
      { at: 'underparts', colour: '#ece3d0', soft: 10 },
      { at: ['vent', 'undertail'], colour: '#efe8da', soft: 12, mark: 'none' },
      { head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.6,-1 -1.9,0.1 -1.5,0.9 -0.6,1.2 0.4,1.3 0.95,0.9'), colour: '#d9c6a2', soft: 5, mark: 'none' },
      { head: path('0.6,-0.3 0.2,-0.6 -0.4,-0.62 -1,-0.5 -1.5,-0.1 -2,0 -1.8,-1 -1,-1.5 0,-1.4 0.9,-0.7'), colour: '#6f5138', soft: 4 },
      { head: path('0.6,0.02 0.2,-0.18 -0.4,-0.2 -1,-0.12 -1.35,0.16 -1.2,0.62 -0.6,0.72 0,0.46 0.5,0.28'), colour: '#7d5f42', soft: 4 },
      { head: path('0,0.5 -0.6,0.74 -1.2,0.64 -1.4,0.2 -1.28,0.16 -1.12,0.52 -0.6,0.6 -0.1,0.42'), colour: '#46321f', soft: 3 },
      { head: path('0.6,0.46 0.3,0.52 0,0.76 -0.24,1.1 -0.3,1.5 -0.1,1.5 0.08,1 0.5,0.62'), colour: '#3a2c22', soft: 3 },
    ],
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    palette: 'lavanda',
    perch: { kind: 'rama', plant: 'sauce', slope: 4, bare: true, thickness: 28 },
    plants: ['carrizo', 'espadaña'],
  },
  rasgos: [
    { texto: 'Capucha negra (macho, a fin de invierno)', at: { head: [-0.4, -0.4] } },
    { texto: 'Bigote y collar blancos', at: { head: [-0.6, 0.95] } },
    { texto: 'Dorso pardo muy listado', at: { sheet: [0.5, 0.15] } },
    { texto: 'Bordes blancos en la cola', at: { tail: 0.7 } },
  ],
};
