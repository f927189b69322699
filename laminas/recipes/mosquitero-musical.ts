import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroMusical: Recipe = {
  slug: 'mosquitero-musical',
  archetype: 'warbler',
  facing: 'right',
  pose: { head: 0.98, skull: { crown: -0.12, forehead: -0.1 }, plump: 0.96, turn: -0.02 },
  base: '#93946a',
  tracts: [
    { at: 'upperparts', colour: '#82875a', soft: 8 },
    { at: 'rump', colour: '#92955c', soft: 9 },
    { at: 'underparts', colour: '#f3eccb', soft: 9 },
    { sheet: path('0.14,0.56 0.3,0.54 0.44,0.66 0.42,0.9 0.2,0.9'), colour: '#efe29f', soft: 12 },
    { at: ['belly', 'vent'], colour: '#f7f4e8', soft: 14 },
    { at: 'undertail', colour: '#f0e7b4', soft: 9 },
    { head: path('0.9,0.3 0.3,0.3 -0.3,0.5 -0.8,1.1 -0.3,1.8 0.5,1.8 1,1.2'), colour: '#f2e6a4', soft: 6 },
    {
      head: path('0.6,0.3 0,0.2 -0.9,0.06 -1.3,0.16 -1.25,0.6 -0.7,0.8 -0.1,0.58 0.4,0.42'),
      colour: '#ddd199',
      soft: 6,
    },
    {
      head: path(
        '0.68,-0.06 0.3,-0.3 -0.2,-0.4 -0.8,-0.34 -1.3,-0.16 -0.9,-0.13 -0.3,-0.16 0.2,-0.14 0.68,0.08',
      ),
      colour: '#f3e8a6',
      soft: 2.2,
    },
    {
      head: path('0.7,0.05 0.3,-0.04 -0.3,-0.11 -1.2,-0.03 -1.1,0.1 -0.3,0.09 0.2,0.12 0.7,0.18'),
      colour: '#5e5e3c',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.56,
    lesserCoverts: '#82875a',
    scapulars: '#82875a',
    rows: {
      primaries: { feather: { colour: '#5b5a40', fringe: '#a2a667', fringeWidth: 0.7 } },
      secondaries: {
        tips: [
          [0.72, 0.55],
          [0.67, 0.28],
        ],
        feather: { colour: '#5b5a40', fringe: '#b2b574', fringeWidth: 1.5 },
      },
      tertials: {
        tips: [
          [0.7, 0.28],
          [0.54, 0.1],
        ],
        feather: { colour: '#5b5a40', fringe: '#a2a667', fringeWidth: 1.5, rim: '#a2a667', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5b5a40', fringe: '#a2a667', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5b5a40', fringe: '#a2a667', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#6b6c49', fringe: '#a2a667', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#777a51', fringe: '#a2a667', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.1,
    width: 0.52,
    fork: 0.07,
    feather: { colour: '#66644a', fringe: '#a0a264', fringeWidth: 1.1 },
  },
  bill: { length: 0.6, depth: 0.86, upper: '#5a4638', lower: '#d49f75' },
  eye: { radius: 0.145, iris: '#21140b' },
  legs: { colour: '#cf9f79', claw: '#7c5a44' },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'fresno', slope: -5, thickness: 22 },
    palette: 'cielo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Patas claras', at: { leg: 0.8 } },
    { texto: 'Ceja larga, amarillenta y nítida', at: { head: [-0.6, -0.28] } },
    { texto: 'Punta del ala larga', at: { wing: [0.9, 0.5] } },
    { texto: 'Garganta y pecho amarillentos', at: { sheet: [0.22, 0.8] } },
    { texto: 'Base del pico anaranjada', at: { bill: 0.3 } },
  ],
};
