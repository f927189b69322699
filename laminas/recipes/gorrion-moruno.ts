import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gorrionMoruno: Recipe = {
  slug: 'gorrion-moruno',
  archetype: 'sparrow',
  pose: { head: 1.03, plump: 1.03, depth: 1.02, legs: 0.9, turn: -0.1 },
  base: '#8f6a48',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a58058',
      soft: 7,
      mark: {
        kind: 'streak',
        colour: '#1c1714',
        width: 0.62,
        length: 1.4,
        opacity: 0.94,
        chance: 0.95,
        size: 1.1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#8f8470', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f1eee6', soft: 9, mark: 'none' },
    {
      sheet: path('0.34,0.5 0.6,0.56 0.86,0.64 0.84,0.86 0.62,0.9 0.46,0.92 0.34,0.8'),
      colour: '#eeeae0',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#1a1614',
        width: 0.46,
        length: 1.5,
        opacity: 0.95,
        size: 1.2,
        chance: 0.95,
      },
    },
    {
      sheet: path('0.22,0.5 0.32,0.48 0.42,0.6 0.43,0.84 0.36,1.0 0.24,1.1'),
      colour: '#2a2421',
      soft: 14,
      mark: { kind: 'streak', colour: '#0f0d0c', width: 0.5, length: 1.2, opacity: 0.9, size: 1.1 },
    },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.9,0 -1.8,0.7 -1.2,1.05 -0.5,1.1 0.4,1 1,0.8'),
      colour: '#f5f2ea',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0 0.5,-0.2 0.1,-0.26 -0.4,-0.2 -0.9,-0.06 -1.3,0.2 -1.5,0.6 -1.9,0.5 -2,-0.4 -1.5,-1.2 -0.6,-1.5 0.4,-1.2 0.95,-0.5',
      ),
      colour: '#803a1d',
      soft: 3,
      mark: 'none',
    },
    { head: path('0.7,-0.1 0.4,-0.3 0.06,-0.36 -0.3,-0.26 0,-0.2 0.4,-0.14'), colour: '#f7f4ec', soft: 2.2 },
    {
      head: path('0.78,0.04 0.3,-0.12 0,-0.1 -0.35,-0.02 0,0.16 0.4,0.22 0.78,0.34'),
      colour: '#171413',
      soft: 2.4,
    },
    {
      head: path('0.85,0.38 0.4,0.4 0.14,0.66 -0.14,1.02 -0.7,1.3 -0.9,1.8 -0.3,2.3 0.6,2.3 1,1.3'),
      colour: '#171413',
      soft: 5,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.52,
    lesserCoverts: '#8a4626',
    lesserTo: 0.16,
    scapulars: '#8f6c4a',
    scapularMark: { kind: 'streak', colour: '#1c1714', width: 0.6, opacity: 0.92, chance: 0.85 },
    rows: {
      primaries: { feather: { colour: '#443830', fringe: '#a8835e', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#463930', fringe: '#b58a60', fringeWidth: 1.8 } },
      tertials: {
        feather: { colour: '#2c2420', fringe: '#bd9268', fringeWidth: 2.8, rim: '#d2ad84', rimWidth: 1.8 },
      },
      primaryCoverts: { feather: { colour: '#3f342d' } },
      alula: { feather: { colour: '#3f342d' } },
      greaterCoverts: {
        feather: { colour: '#2f2621', fringe: '#a8744a', fringeWidth: 2.6, tip: '#d9bd98', tipLength: 0.1 },
      },
      medianCoverts: { feather: { colour: '#2c2420', tip: '#f6f3ea', tipLength: 0.46 } },
    },
  },
  tail: {
    length: 1.95,
    width: 0.56,
    fork: 0.04,
    feather: { colour: '#4a3e35', fringe: '#a08468', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.56,
    depth: 0.94,
    curve: 0.06,
    culmen: 0.14,
    gonys: 0.08,
    kink: 0.2,
    upper: '#232020',
    lower: '#2c2928',
  },
  eye: { radius: 0.142, iris: '#24150d' },
  legs: { colour: '#a5796a', claw: '#5a463c' },
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'rama', plant: 'chopo' } },
  rasgos: [
    { texto: 'Píleo castaño y mejilla blanca', at: { head: [-0.6, -0.7] } },
    { texto: 'Babero negro que cubre el pecho', at: { sheet: [0.28, 0.8] } },
    { texto: 'Flancos con gruesas estrías negras', at: { sheet: [0.55, 0.84] } },
    { texto: 'Dorso muy listado de negro', at: { sheet: [0.48, 0.15] } },
    { texto: 'Ceja blanca fina', at: { head: [0.15, -0.3] } },
  ],
};
