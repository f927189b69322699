import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroComun: Recipe = {
  slug: 'mosquitero-comun',
  archetype: 'warbler',
  pose: { head: 1.08, skull: { crown: 0.05, nape: 0.05 }, plump: 1.08, turn: 0.02 },
  base: '#8a8767',
  tracts: [
    { at: 'upperparts', colour: '#7d7a59', soft: 8 },
    { at: 'rump', colour: '#85835a', soft: 9 },
    { at: 'underparts', colour: '#e6dfc8', soft: 9 },
    { sheet: path('0.2,0.6 0.36,0.6 0.6,0.68 0.8,0.72 0.78,0.86 0.4,0.82'), colour: '#d3c49c', soft: 14 },
    { at: 'undertail', colour: '#eae0b4', soft: 9 },
    { head: path('0.9,0.3 0.3,0.36 -0.3,0.6 -0.7,1.1 -0.3,1.8 0.5,1.8 1,1.2'), colour: '#ebe5d1', soft: 6 },
    {
      head: path('0.6,0.3 0,0.2 -0.9,0.06 -1.3,0.2 -1.25,0.65 -0.7,0.86 -0.1,0.62 0.4,0.46'),
      colour: '#b4ab87',
      soft: 6,
    },
    {
      head: path('0.66,-0.05 0.3,-0.27 -0.2,-0.35 -0.62,-0.27 -0.3,-0.17 0.1,-0.15 0.4,-0.08 0.66,0.08'),
      colour: '#d6cd9f',
      soft: 3,
    },
    {
      head: path('0.7,0.04 0.3,-0.05 -0.2,-0.12 -0.85,-0.06 -0.7,0.08 -0.1,0.12 0.3,0.13 0.7,0.18'),
      colour: '#56523a',
      soft: 3,
    },
    { head: path('0.2,0.16 0,0.22 -0.18,0.16 -0.14,0.26 0.02,0.3 0.18,0.25'), colour: '#e3dcbe', soft: 1.5 },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#7d7a59',
    scapulars: '#7d7a59',
    rows: {
      primaries: { feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 0.7 } },
      secondaries: {
        tips: [
          [0.83, 0.55],
          [0.78, 0.26],
        ],
        feather: { colour: '#55513d', fringe: '#9a9a62', fringeWidth: 1.5 },
      },
      tertials: {
        tips: [
          [0.83, 0.26],
          [0.64, 0.1],
        ],
        feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 1.5, rim: '#8f8d5f', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#55513d', fringe: '#8f8d5f', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#625f46', fringe: '#8f8d5f', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#6e6b4d', fringe: '#8f8d5f', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.15,
    width: 0.52,
    fork: 0.06,
    feather: { colour: '#5f5b43', fringe: '#8d8b5c', fringeWidth: 1.1 },
  },
  bill: { length: 0.54, depth: 0.8, upper: '#2b2622', lower: '#4a3c31' },
  eye: { radius: 0.15, iris: '#21140b' },
  legs: { colour: '#2e2926', claw: '#1c1917' },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'sauce', slope: -7, thickness: 20, bare: true },
    palette: 'rosa',
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
