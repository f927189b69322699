import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const martinPescadorComun: Recipe = {
  slug: 'martin-pescador-comun',
  archetype: 'kingfisher',
  facing: 'right',
  frame: { size: 1 },
  pose: { skull: { crown: -0.06, nape: 0.06 } },
  base: '#d9742a',
  tuft: 0.85,
  tracts: [
    { at: 'upperparts', colour: '#1f7fa8', soft: 6 },
    {
      sheet: path('0.3,-0.1 0.62,-0.1 1.1,-0.1 1.1,0.3 0.9,0.22 0.6,0.12 0.32,0.12'),
      colour: '#45d0f2',
      soft: 4,
    },
    { at: 'underparts', colour: '#df7a2c', soft: 9 },
    { sheet: path('0.34,0.5 0.6,0.5 0.84,0.6 0.84,0.9 0.5,0.9 0.36,0.7'), colour: '#d9702a', soft: 9 },
    {
      head: path(
        '1.2,-0.1 0.4,-1 -0.6,-1.3 -1.6,-0.9 -2,0.2 -1.9,1.4 -1.2,1.3 -1.3,0.5 -1,0 -0.4,-0.3 0.3,-0.16',
      ),
      colour: '#1c6a92',
      soft: 3,
      mark: { kind: 'bar', colour: '#58c8ea', count: 1, width: 0.16, size: 0.7, opacity: 0.9, spacing: 0.72 },
    },
    {
      head: path('0.75,0.12 0.35,0 0.2,0.02 0.2,0.22 0.4,0.32 0.8,0.36'),
      colour: '#e0813a',
      soft: 2,
      mark: 'none',
    },
    {
      head: path('0.4,-0.02 0.2,-0.06 0.3,0.14 0.6,0.2 0.78,0.2 0.75,0.06'),
      colour: '#16262e',
      soft: 3,
      opacity: 0.6,
      mark: 'none',
    },
    {
      head: path('-0.12,0.1 -0.5,0.02 -0.95,0.2 -1.05,0.55 -0.7,0.7 -0.25,0.5'),
      colour: '#d8702a',
      soft: 3,
      mark: 'none',
    },
    {
      head: path('-0.85,0.26 -1.2,0.22 -1.6,0.5 -1.62,0.86 -1.3,0.98 -0.95,0.66'),
      colour: '#f6f1e6',
      soft: 3,
      mark: 'none',
    },
    {
      head: path(
        '0.75,0.44 0.3,0.42 -0.3,0.56 -0.8,0.76 -1.25,1.08 -1.3,1.36 -0.8,1.2 -0.2,0.86 0.3,0.66 0.75,0.6',
      ),
      colour: '#1f7098',
      soft: 3,
      mark: { kind: 'bar', colour: '#4ab8dc', count: 1, width: 0.14, size: 0.6, opacity: 0.8, spacing: 0.75 },
    },
    {
      head: path('0.8,0.58 0.3,0.68 -0.2,0.9 -0.5,1.25 0,1.5 0.6,1.4 0.9,1'),
      colour: '#f7f2e8',
      soft: 4,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.46,
    scale: 1.05,
    lesserCoverts: '#1c6f98',
    lesserMark: {
      kind: 'drop',
      colour: '#5ac8ea',
      width: 0.4,
      length: 0.4,
      size: 0.9,
      opacity: 0.9,
      chance: 0.8,
    },
    lesserTo: 0.24,
    scapulars: '#2c9cc4',
    flankCover: 0.1,
    rows: {
      primaries: { feather: { colour: '#20404f', fringe: '#2c8ab0', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#1d5f80', fringe: '#2f9cc4', fringeWidth: 1 } },
      tertials: { feather: { colour: '#1f7396', fringe: '#33a0c4', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#1c5a78', fringe: '#2c86ac', fringeWidth: 0.6 } },
      greaterCoverts: {
        feather: { colour: '#1d6c90', fringe: '#2f94b8', fringeWidth: 0.7, tip: '#56c4e6', tipLength: 0.08 },
      },
      medianCoverts: {
        feather: { colour: '#1c6f94', fringe: '#2f94b8', fringeWidth: 0.7, tip: '#5ac8ea', tipLength: 0.16 },
      },
    },
  },
  tail: {
    length: 0.85,
    width: 0.62,
    feathers: 6,
    graduated: 0.1,
    feather: { colour: '#1f6fb0', fringe: '#3a90cc', fringeWidth: 0.7 },
  },
  bill: { length: 2.08, depth: 0.84, culmen: 0.02, gonys: 0.03, upper: '#1d1c1f', lower: '#242226' },
  eye: { radius: 0.15, iris: '#2a170e', pupil: 0.7 },
  legs: { colour: '#d9482c', claw: '#4a2a20', toeLength: 0.8, thickness: 0.8 },
  ornaments: [{ kind: 'gloss', at: [-0.8, -0.5], radius: 0.8, colour: '#4ad8f4', strength: 0.2 }],
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'rama', plant: 'sauce', slope: -4, thickness: 26, bare: true },
    plants: ['carrizo', 'espadaña'],
    palette: 'arena',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Pico de daga, negro (macho)', at: { bill: 0.5 } },
    { texto: 'Dorso turquesa brillante', at: { sheet: [0.62, 0.04] } },
    { texto: 'Pecho y vientre anaranjados', at: { sheet: [0.45, 0.75] } },
    { texto: 'Mancha blanca tras la oreja', at: { head: [-1.3, 0.6] } },
    { texto: 'Cola muy corta', at: { tail: 0.6 } },
  ],
};
