import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carriceroComun: Recipe = {
  slug: 'carricero-comun',
  archetype: 'reedling',
  pose: { head: 1.04, skull: { crown: -0.15, forehead: -0.18, nape: -0.1 }, plump: 0.96 },
  base: '#a98a62',
  tracts: [
    { at: 'upperparts', colour: '#9a7a55', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#ae7d49', soft: 10 },
    { at: 'underparts', colour: '#f0e6cf', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#dfc698', soft: 14 },
    { at: 'undertail', colour: '#e6d3aa', soft: 9 },
    { head: path('0.9,0.2 0.4,0.2 0,0.3 -0.6,0.62 -1,0.9 -0.6,1.6 0.3,2 1,1.4'), colour: '#f6f0e2', soft: 6 },
    {
      head: path('0.9,0.3 0.5,0.18 0,0.14 -0.6,0.12 -1.2,0.2 -1.25,0.5 -0.8,0.8 -0.3,0.66 0.2,0.4 0.6,0.36'),
      colour: '#b4976d',
      soft: 6,
    },
    {
      head: path('0.66,-0.04 0.3,-0.24 -0.05,-0.3 -0.28,-0.24 -0.05,-0.18 0.3,-0.08 0.66,0.1'),
      colour: '#dcc9a4',
      soft: 3,
    },
    { head: path('0.68,0.06 0.3,-0.04 0.1,0.02 0.16,0.14 0.66,0.2'), colour: '#7c6144', soft: 3 },
  ],
  wing: {
    chord: 0.51,
    lesserCoverts: '#9a7a55',
    scapulars: '#9a7a55',
    rows: {
      primaries: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 1.5 } },
      tertials: {
        feather: { colour: '#6a523a', fringe: '#b3946a', fringeWidth: 1.5, rim: '#b3946a', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#7c6144', fringe: '#ab8a5e', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#86694a', fringe: '#ab8a5e', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.25,
    width: 0.6,
    graduated: 0.16,
    feather: { colour: '#7b5f42', fringe: '#a08057', fringeWidth: 1.2, shape: 'round' },
  },
  bill: { length: 0.92, depth: 0.92, curve: 0.03, upper: '#5b4a3e', lower: '#d8a37c' },
  eye: { radius: 0.145, iris: '#5a3c20' },
  legs: { colour: '#8c735f', claw: '#4a3c32' },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 66, thickness: 17 },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja corta y poco marcada', at: { head: [0.2, -0.22] } },
    { texto: 'Pico largo y fino', at: { bill: 0.6 } },
    { texto: 'Dorso pardo uniforme, sin listas', at: { sheet: [0.5, 0.12] } },
    { texto: 'Obispillo rojizo', at: { sheet: [0.9, 0.15] } },
    { texto: 'Garganta blanca', at: { head: [0.05, 0.95] } },
  ],
};
