import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaTomillera: Recipe = {
  slug: 'curruca-tomillera',
  archetype: 'leafWarbler',
  facing: 'right',
  pose: {
    nape: 0.45,
    head: 0.93,
    skull: { crown: 0.06, forehead: 0.08, nape: 0.02 },
    plump: 0.97,
    depth: 0.84,
    compact: 0.96,
    turn: 0.14,
    move: { d5: [-4, 2], d6: [-6, 4], v3: [4, 0], v7: [0, -4], v8: [0, -3], v9: [0, 3], v10: [0, 0] },
  },
  frame: { size: 0.865, dy: -38 },
  base: '#9b8f80',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#94826c', soft: 8 },
    { at: 'underparts', colour: '#e9cfbf', soft: 9 },
    { at: ['flanks'], colour: '#d3a98f', soft: 14 },
    { at: ['belly', 'vent', 'undertail'], colour: '#f3e9de', soft: 14 },
    { sheet: path('0.26,0.6 0.36,0.56 0.46,0.66 0.44,0.96 0.28,1.02'), colour: '#d9ab98', soft: 16 },
    {
      head: path('0.9,0.3 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.4,-1 -1.7,-0.3 -1.5,0.4 -1,0.74 -0.4,0.58 0.3,0.3'),
      colour: '#6a7079',
      soft: 6,
    },
    {
      head: path('0.95,0.34 0.5,0.34 0,0.44 -0.45,0.66 -0.95,0.8 -0.95,1.02 -0.5,1.22 0,1.34 0.6,1.3 1,1'),
      colour: '#fbf9f4',
      soft: 3,
    },
    {
      head: path('1,0.86 0.4,0.98 -0.1,1.06 -0.5,1 -0.85,1 -1,1.2 -0.6,1.6 0,1.8 0.6,1.8 1.1,1.4'),
      colour: '#c2bfbf',
      soft: 18,
      opacity: 0.8,
    },
    {
      head: path(
        '0.85,-0.16 0.5,-0.26 0.24,-0.24 0.08,-0.12 0.06,0.14 -0.06,0.26 0.14,0.28 0.4,0.24 0.62,0.17 0.85,0.1',
      ),
      colour: '#1f2024',
      soft: 7,
    },
  ],
  wing: {
    plan: { projection: 0.45, tipOnTail: -0.06, tipBeside: 0.2 },
    lesserCoverts: '#94826c',
    scapulars: '#94826c',
    rows: {
      primaries: {
        feather: { colour: '#3c342d', fringe: '#a88058', fringeWidth: 1.2, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#94582f', fringe: '#c27a3f', fringeWidth: 3.15 },
      },
      tertials: {
        feather: {
          colour: '#9a5f33',
          rim: '#c47a3c',
          rimWidth: 2.2,
          centre: '#2f241b',
          centreWidth: 0.52,
          centreFrom: 0.08,
        },
      },
      primaryCoverts: { feather: { colour: '#5a4636', fringe: '#bb6f38', fringeWidth: 1.68 } },
      alula: { feather: { colour: '#5a4636', fringe: '#bb6f38', fringeWidth: 1.47 } },
      greaterCoverts: {
        feather: { colour: '#9a5f36', rim: '#c27c45', rimWidth: 2.4 },
      },
      medianCoverts: {
        feather: { colour: '#84684e', fringe: '#a8784e', fringeWidth: 2.6 },
      },
    },
  },
  tail: {
    undertail: 0.37,
    uppertail: 0.26,
    length: 3.4,
    width: 0.56,
    bend: 0.12,
    spread: 0.055,
    lift: 0.34,
    graduated: 0.14,
    feather: { colour: '#463f39', fringe: '#6f6458', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#f0ebe2', web: 'both' }], tip: '#f0ebe2', tipLength: 0.14 },
    },
  },
  bill: {
    length: 0.53,
    depth: 0.82,
    curve: 0.03,
    upper: '#3d3531',
    lower: '#d6a577',
    tip: '#3d3531',
    tipLength: 0.4,
  },
  eye: { radius: 0.14, iris: '#57331c', ring: '#fdfcf8', ringWidth: 0.22 },
  legs: { trouserLength: 0.74, colour: '#d0a070', claw: '#7c5a40' },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'retama', slope: 5, thickness: 15, short: 60 },
    palette: 'oliva',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ala rojiza casi entera', at: { wing: [0.42, 0.5] } },
    { texto: 'Anillo ocular blanco, bridas negras', at: { head: [0.2, -0.12] } },
    { texto: 'Garganta blanca nítida', at: { head: [-0.02, 0.72] } },
    { texto: 'Pecho rosado', at: { sheet: [0.38, 0.82] } },
    { texto: 'Patas amarillentas', at: { leg: 0.8 } },
  ],
};
