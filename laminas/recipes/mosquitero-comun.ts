import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroComun: Recipe = {
  slug: 'mosquitero-comun',
  archetype: 'chiffchaff',
  pose: {
    nape: 0.5,
    head: 1.02,
    compact: 0.85,
    depth: 0.88,
    legs: 0.92,
    move: {
      d7: [2, -6],
      d8: [2, -8],
      d9: [0, -4],
      d4: [-3, 2],
      d5: [-4, 4],
      v2: [4, 0],
      v3: [5, -2],
      v4: [4, -4],
      v5: [2, -4],
    },
  },
  frame: { size: 0.837, dx: 10, dy: 4 },
  base: '#84805a',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#80805a', soft: 8 },
    { at: 'rump', colour: '#8a8c5c', soft: 16 },
    { at: 'underparts', colour: '#efe7cd', soft: 10 },
    {
      sheet: path('0.14,0.5 0.36,0.5 0.6,0.6 0.84,0.64 0.84,0.84 0.62,0.84 0.44,0.86 0.3,0.98 0.16,0.94'),
      colour: '#dccb98',
      soft: 30,
    },
    { at: 'undertail', colour: '#eee4bb', soft: 9 },
    { head: path('0.9,0.3 0.3,0.36 -0.3,0.6 -0.7,1.1 -0.3,1.8 0.5,1.8 1,1.2'), colour: '#f0e8d0', soft: 14 },
    {
      head: path('0.6,0.3 0,0.2 -0.9,0.06 -1.3,0.2 -1.25,0.65 -0.7,0.86 -0.1,0.62 0.4,0.46'),
      colour: '#bcb58c',
      soft: 6,
    },
    {
      head: path(
        '0.66,-0.03 0.3,-0.21 -0.15,-0.29 -0.6,-0.26 -1,-0.14 -0.6,-0.13 -0.2,-0.16 0.1,-0.14 0.4,-0.07 0.66,0.05',
      ),
      colour: '#b9b088',
      soft: 5,
    },
    {
      head: path('0.66,0.06 0.3,-0.01 -0.2,-0.05 -0.66,0 -0.56,0.06 -0.1,0.07 0.3,0.09 0.66,0.14'),
      colour: '#5f563d',
      soft: 3.4,
    },
    {
      head: path('0.18,0.12 0.08,0.17 -0.08,0.17 -0.18,0.12 -0.17,0.2 -0.06,0.27 0.06,0.27 0.17,0.2'),
      colour: '#efe8cf',
      soft: 1,
    },
  ],
  wing: {
    plan: { projection: 0.5, tipOnTail: 0.08, tipBeside: 0.2 },
    lesserCoverts: '#7f7d5a',
    scapulars: '#807e5a',
    rows: {
      primaries: {
        feather: { colour: '#47432f', fringe: '#a3a566', fringeWidth: 1, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#5c573e', fringe: '#adb069', fringeWidth: 2 },
      },
      tertials: {
        feather: { colour: '#625c44', rim: '#9f9a70', rimWidth: 1.3 },
      },
      primaryCoverts: { feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#6b674a', fringe: '#858259', fringeWidth: 1.8 },
      },
      medianCoverts: {
        feather: { colour: '#747152', rim: '#828059', rimWidth: 1.4 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    lift: 0.12,
    length: 2.4,
    width: 0.42,
    bend: 0.16,
    spread: 0.05,
    fork: 0.04,
    notched: true,
    feather: { colour: '#5d5741', fringe: '#a3a466', fringeWidth: 1.3 },
  },
  bill: { length: 0.53, depth: 0.66, upper: '#2b2622', lower: '#4a3c31' },
  eye: { radius: 0.148, iris: '#21140b', ring: '#d6cea6', ringWidth: 0.11 },
  legs: { trouserLength: 0.8, trousers: 2.2, colour: '#352a26', claw: '#1d1816', thickness: 0.9 },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'sauce', slope: 5, thickness: 24 },
    palette: 'cielo',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Patas negruzcas', at: { leg: 0.8 } },
    { texto: 'Ceja corta y apagada', at: { head: [-0.1, -0.26] } },
    { texto: 'Media luna clara bajo el ojo', at: { head: [0, 0.25] } },
    { texto: 'Punta del ala corta', at: { wing: [0.94, 0.5] } },
    { texto: 'Pico fino y oscuro', at: { bill: 0.6 } },
  ],
};
