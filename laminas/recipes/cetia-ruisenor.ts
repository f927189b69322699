import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cetiaRuisenor: Recipe = {
  slug: 'cetia-ruisenor',
  archetype: 'chiffchaff',
  pose: {
    compact: 0.84,
    plump: 1.02,
    turn: -0.1,
    carry: [8, 10],
    skull: { crown: -0.05, forehead: -0.04 },
    move: { d9: [0, -12], d10: [-6, -32], v9: [-4, 4], v10: [-4, 6] },
  },
  frame: { size: 0.965 },
  base: '#77553f',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#7c5237', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#7a553c', soft: 18 },
    { at: 'underparts', colour: '#c4b6a5', soft: 12 },
    { sheet: path('0.14,0.56 0.3,0.5 0.42,0.62 0.42,0.8 0.3,0.9 0.2,0.84'), colour: '#a59e96', soft: 24 },
    { at: ['flanks', 'vent'], colour: '#9b8370', soft: 20 },
    {
      sheet: path('0.8,0.72 0.9,0.6 1.1,0.5 1.1,1.1 0.78,1.1'),
      colour: '#7d6552',
      soft: 14,
    },
    {
      head: path('0.9,0.3 0.3,0.36 -0.15,0.62 -0.35,1.1 -0.1,1.8 0.5,1.8 1,1.2'),
      colour: '#dedad1',
      soft: 14,
    },
    {
      head: path('0.4,0.26 -0.2,0.14 -0.75,0.06 -1,0.2 -0.98,0.56 -0.62,0.76 -0.2,0.6'),
      colour: '#a39a90',
      soft: 10,
    },
    {
      head: path('0.62,-0.04 0.3,-0.21 -0.1,-0.28 -0.5,-0.26 -0.74,-0.16 -0.3,-0.15 0.2,-0.13 0.62,0.03'),
      colour: '#cbc2b5',
      soft: 4,
    },
    {
      head: path('0.2,0.13 0.08,0.24 -0.08,0.25 -0.2,0.13 -0.1,0.14 0.1,0.14'),
      colour: '#e2dacd',
      soft: 1.2,
    },
    {
      head: path('0.7,0.04 0.3,-0.06 -0.3,-0.1 -1.05,0 -0.9,0.14 -0.2,0.12 0.2,0.12 0.7,0.2'),
      colour: '#6b4a34',
      soft: 4,
      opacity: 0.75,
    },
  ],
  wing: {
    plan: { projection: 0.22, tipOnTail: 0.06, bendRaised: -0.1 },
    lesserCoverts: '#77553f',
    scapulars: '#77553f',
    rows: {
      primaries: {
        feather: { colour: '#4a3222', fringe: '#8a6247', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#5e3f2a', fringe: '#8a6247', fringeWidth: 1.5 },
      },
      tertials: {
        feather: { colour: '#65442c', rim: '#8d664a', rimWidth: 1.2 },
      },
      primaryCoverts: { feather: { colour: '#5e3f2a', fringe: '#8a6247', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5e3f2a', fringe: '#8a6247', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#6a4a34', fringe: '#7c573d', fringeWidth: 1.6 },
      },
      medianCoverts: {
        feather: { colour: '#705039', fringe: '#7e5a41', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    notched: true,
    undertail: 0.38,
    uppertail: 0.26,
    length: 3.25,
    width: 0.84,
    graduated: 0.25,
    spread: 0.16,
    lift: 0.76,
    feather: { colour: '#6e4b34', fringe: '#8a6043', fringeWidth: 1.2, shape: 'round' },
  },
  bill: { length: 0.74, depth: 0.9, upper: '#4a382e', lower: '#a97c62' },
  eye: { radius: 0.148, iris: '#2a170c' },
  legs: { trouserLength: 0.74, colour: '#b58a70', claw: '#5a4438' },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'zarza', slope: -4, thickness: 22, short: 40 },
    plants: ['carrizo'],
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja corta y grisácea', at: { head: [-0.4, -0.28] } },
    { texto: 'Dorso pardo rojizo liso', at: { sheet: [0.5, 0.15] } },
    { texto: 'Cola ancha y redondeada, a menudo alzada', at: { tail: 0.65 } },
    { texto: 'Pecho gris', at: { sheet: [0.28, 0.76] } },
    { texto: 'Alas cortas y redondas', at: { wing: [0.9, 0.5] } },
  ],
};
