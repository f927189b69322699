import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const perdizRoja: Recipe = {
  slug: 'perdiz-roja',
  archetype: 'gamebird',
  facing: 'left',
  pose: { head: 1, plump: 1, turn: -0.04 },
  base: '#a58a70',
  tuft: 0.85,
  tracts: [
    { at: 'upperparts', colour: '#a08468', soft: 10 },
    { sheet: path('0.28,-0.1 0.42,-0.1 0.44,0.3 0.3,0.34'), colour: '#a67c62', soft: 12 },
    { at: ['rump', 'uppertail'], colour: '#8e8478', soft: 10 },
    { at: 'underparts', colour: '#d59a5e', soft: 12 },
    {
      sheet: path('0.14,0.4 0.26,0.4 0.38,0.54 0.46,0.74 0.42,0.9 0.34,1.1 0.2,1.1 0.12,0.7'),
      colour: '#a3abb2',
      soft: 12,
    },
    { sheet: path('0.36,0.8 0.6,0.82 0.9,0.74 0.96,1.1 0.34,1.1'), colour: '#d99a58', soft: 12 },
    { at: 'undertail', colour: '#b86f3a', soft: 8 },
    {
      head: path('-0.9,0.6 -1.8,0.3 -2.4,1.2 -2.3,2.4 -1.2,3.2 0,3.5 1,3 1,2.2 0.2,1.9 -0.5,1.5'),
      colour: '#c3bcae',
      soft: 7,
      mark: {
        kind: 'streak',
        colour: '#17130f',
        width: 0.5,
        length: 1.25,
        opacity: 0.95,
        size: 0.85,
        spacing: 0.88,
      },
    },
    {
      head: path(
        '0.9,-0.1 0.5,-0.75 0,-1.05 -0.7,-1.25 -1.5,-0.9 -1.9,0 -2,0.9 -1.5,1 -1.2,0.2 -0.7,-0.3 0,-0.35 0.6,-0.15',
      ),
      colour: '#9c7a5f',
      soft: 5,
      mark: 'none',
    },
    { head: path('0.7,-0.5 0.1,-1 -0.3,-1.05 -0.2,-0.7 0.3,-0.45'), colour: '#8d9095', soft: 6 },
    {
      head: path(
        '0.66,-0.14 0.2,-0.36 -0.3,-0.48 -0.9,-0.4 -1.4,0 -1.62,0.5 -1.48,0.56 -1.2,0.16 -0.8,-0.14 -0.3,-0.24 0.2,-0.2 0.6,-0.02',
      ),
      colour: '#f8f5ec',
      soft: 2,
      mark: 'none',
    },
    {
      head: path('0.8,0.16 0.3,0.16 -0.3,0.08 -0.8,0.14 -1.05,0.5 -0.95,1 -0.5,1.4 0.2,1.55 0.8,1.3'),
      colour: '#fdfbf5',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.75,-0.02 0.2,-0.14 -0.3,-0.2 -0.85,-0.1 -1.25,0.3 -1.36,0.8 -1.1,1.35 -0.5,1.78 0.2,1.95 0.9,1.8 0.9,1.42 0.3,1.52 -0.35,1.36 -0.82,1 -0.95,0.55 -0.72,0.16 -0.3,0.04 0.2,0.1 0.75,0.2',
      ),
      colour: '#17130f',
      soft: 1.6,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.47,
    scale: 1.25,
    lesserCoverts: '#9d7d63',
    lesserTo: 0.14,
    scapulars: '#a27f66',
    rows: {
      primaries: { feather: { colour: '#5e4c3c', fringe: '#c9a878', fringeWidth: 1.2 } },
      secondaries: { feather: { colour: '#86705a', fringe: '#b39a7c', fringeWidth: 1 } },
      tertials: { feather: { colour: '#98806a', fringe: '#b49c82', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#7f6a55', fringe: '#a58c70', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#806b56', fringe: '#a58c70', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#967d67', rim: '#ab9278', rimWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#97796a', rim: '#ab8f7a', rimWidth: 0.9 } },
    },
  },
  tail: {
    length: 1.9,
    width: 1.2,
    graduated: 0.1,
    spread: 0.1,
    feather: { colour: '#b0653a', fringe: '#c98656', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.68,
    depth: 1.25,
    curve: 0.14,
    culmen: 0.16,
    gonys: 0.05,
    upper: '#c8281f',
    lower: '#d23a2a',
  },
  eye: { radius: 0.165, iris: '#6d2a16', ring: '#cc3022', ringWidth: 0.5 },
  legs: { colour: '#cc4434', claw: '#5d3a2c', toes: 'three-one' },
  ornaments: [
    {
      kind: 'flank-feathers',
      count: 9,
      rows: 1,
      along: [
        [0.33, 0.66],
        [0.74, 0.72],
      ],
      length: 1.75,
      width: 2.1,
      feather: {
        colour: '#b2b6b8',
        shape: 'round',
        zones: [
          { from: 0.66, to: 0.75, colour: '#f8f2e4' },
          { from: 0.75, to: 0.84, colour: '#1b1512' },
          { from: 0.84, to: 1, colour: '#a4532c' },
        ],
      },
    },
  ],
  scene: {
    habitat: 'cultivo',
    season: 'verano',
    perch: { kind: 'suelo' },
    plants: ['hierba', 'tomillo'],
    palette: 'trigo',
  },
  rasgos: [
    { texto: 'Pico y patas rojos', at: { bill: 0.5 } },
    { texto: 'Garganta blanca con borde negro', at: { head: [-0.2, 0.8] } },
    { texto: 'Collar que se deshace en motas', at: { head: [-0.8, 2.4] } },
    { texto: 'Flancos barrados', at: { sheet: [0.58, 0.76] } },
    { texto: 'Larga ceja blanca', at: { head: [-0.7, -0.4] } },
  ],
};
