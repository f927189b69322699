import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zorzalComun: Recipe = {
  slug: 'zorzal-comun',
  archetype: 'thrush',
  pose: { head: 1.06, plump: 1.02, legs: 0.86, turn: 0.1 },
  base: '#8d7350',
  tracts: [
    { at: 'upperparts', colour: '#84693f', soft: 9 },
    { at: 'underparts', colour: '#f5eedd', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#e9cd95', soft: 20 },
    { at: 'flanks', colour: '#e6d0a4', soft: 20 },
    {
      sheet: path('0.14,0.54 0.26,0.48 0.42,0.56 0.6,0.6 0.8,0.68 0.8,0.9 0.6,0.98 0.36,1.06 0.12,1.06'),
      colour: '#eed9ae',
      soft: 20,
      opacity: 0.35,
      mark: { kind: 'arrow', colour: '#3a2a1a', width: 0.5, length: 0.9, opacity: 0.9, chance: 0.85, size: 0.85, spacing: 1.25 },
    },
    { at: ['crown', 'forehead', 'nape'], colour: '#806642', soft: 8, mark: 'none' },
    { at: 'cheek', colour: '#b39767', soft: 9, mark: { kind: 'streak', colour: '#6b5335', width: 0.3, opacity: 0.6, chance: 0.6, size: 0.7 } },
    { at: 'throat', colour: '#f3e7cb', soft: 8, mark: 'none' },
    { head: path('0.55,0.42 0.2,0.5 -0.1,0.85 -0.4,1.35 -0.28,1.42 0.05,1 0.3,0.66 0.55,0.54'), colour: '#47351f', soft: 3, opacity: 0.85 },
    { head: path('0.2,-0.22 -0.2,-0.24 -0.28,0 -0.2,0.22 0.18,0.24 0.26,0'), colour: '#e2cb9c', soft: 4, opacity: 0.8 },
  ],
  wing: {
    chord: 0.53,
    lesserCoverts: '#7e643d',
    scapulars: '#84693f',
    rows: {
      primaries: { feather: { colour: '#5c4a31', fringe: '#95794f', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#634f33', fringe: '#9d8053', fringeWidth: 1.5 } },
      tertials: { feather: { colour: '#6a5537', fringe: '#9c8055', fringeWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#5d4b32', fringe: '#8b7049', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#574731', fringe: '#8b7049', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#6d5738', fringe: '#9a7e52', fringeWidth: 1.3, tip: '#b8924f', tipLength: 0.05 } },
      medianCoverts: { feather: { colour: '#745d3b', fringe: '#957a4f', fringeWidth: 1.1, tip: '#b8924f', tipLength: 0.09 } },
    },
  },
  tail: { length: 2.75, width: 0.8, feather: { colour: '#6c5637', fringe: '#907449', fringeWidth: 1 } },
  bill: { length: 0.74, depth: 0.92, curve: 0.06, culmen: 0.08, upper: '#4d3c2b', lower: '#b3925f', tip: '#3a2d22', tipLength: 0.2 },
  eye: { radius: 0.16, iris: '#1c110b' },
  legs: { colour: '#c39a7c', claw: '#5f4a3a' },
  scene: { habitat: 'bosque', season: 'otoño', hour: 'mañana', sun: 'hidden', palette: 'salvia', perch: { kind: 'suelo' }, plants: ['hierba', 'zarza'] },
  rasgos: [
    { texto: 'Pecho ante con motas en flecha', at: { sheet: [0.3, 0.85] } },
    { texto: 'Dorso pardo cálido y liso', at: { sheet: [0.5, 0.12] } },
    { texto: 'Cara sin ceja marcada', at: { head: [-0.5, -0.3] } },
    { texto: 'Patas rosadas', at: { leg: 0.65 } },
  ],
};
