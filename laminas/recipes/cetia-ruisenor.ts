import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cetiaRuisenor: Recipe = {
  slug: 'cetia-ruisenor',
  archetype: 'warbler',
  pose: { skull: { crown: 0.02, nape: 0.08 }, head: 1.04, plump: 1.12, turn: -0.06 },
  base: '#8f6444',
  tracts: [
    { at: 'upperparts', colour: '#87593a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#935c36', soft: 10 },
    { at: 'underparts', colour: '#d9d3c8', soft: 9 },
    { sheet: path('0.14,0.56 0.3,0.5 0.42,0.62 0.42,0.8 0.3,0.9 0.2,0.84'), colour: '#b9b2a6', soft: 14 },
    { at: ['flanks', 'vent'], colour: '#a58060', soft: 14 },
    {
      sheet: path('0.86,0.7 1.1,0.8 1.1,1.1 0.84,1.1'),
      colour: '#8c6448',
      soft: 7,
      mark: { kind: 'scale', colour: '#d8ccba', opacity: 0.7, width: 0.2 },
    },
    { head: path('0.9,0.3 0.3,0.36 -0.3,0.6 -0.7,1.1 -0.3,1.8 0.5,1.8 1,1.2'), colour: '#e6e2d9', soft: 6 },
    {
      head: path('0.4,0.26 -0.2,0.14 -1,0.04 -1.4,0.2 -1.3,0.7 -0.7,0.9 -0.2,0.66'),
      colour: '#a99c8d',
      soft: 7,
    },
    {
      head: path(
        '0.66,-0.06 0.3,-0.3 -0.2,-0.38 -0.8,-0.3 -1.1,-0.14 -0.7,-0.13 -0.2,-0.17 0.3,-0.13 0.66,0.06',
      ),
      colour: '#cdc5b8',
      soft: 2.5,
    },
    {
      head: path('0.7,0.04 0.3,-0.06 -0.3,-0.1 -1.05,0 -0.9,0.14 -0.2,0.12 0.2,0.12 0.7,0.2'),
      colour: '#5f402b',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.42,
    lesserCoverts: '#87593a',
    scapulars: '#87593a',
    rows: {
      primaries: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 1.5 } },
      tertials: {
        feather: { colour: '#674429', fringe: '#99653f', fringeWidth: 1.5, rim: '#99653f', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5e3f2a', fringe: '#99653f', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#6f4a30', fringe: '#99653f', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#7b5135', fringe: '#99653f', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.7,
    width: 0.82,
    graduated: 0.3,
    spread: 0.2,
    lift: 0.5,
    feather: { colour: '#744a2f', fringe: '#965f3b', fringeWidth: 1.2, shape: 'round' },
  },
  bill: { length: 0.66, depth: 0.9, upper: '#4a382e', lower: '#a97c62' },
  eye: { radius: 0.15, iris: '#2a170c' },
  legs: { colour: '#b58a70', claw: '#5a4438' },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'zarza', slope: -4, thickness: 20 },
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja gris blanquecina', at: { head: [-0.4, -0.28] } },
    { texto: 'Dorso pardo rojizo liso', at: { sheet: [0.5, 0.15] } },
    { texto: 'Cola ancha y redondeada, a menudo alzada', at: { tail: 0.65 } },
    { texto: 'Pecho gris', at: { sheet: [0.28, 0.76] } },
    { texto: 'Alas cortas y redondas', at: { wing: [0.9, 0.5] } },
  ],
};
