import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ruisenorComun: Recipe = {
  slug: 'ruisenor-comun',
  archetype: 'chat',
  facing: 'right',
  pose: { head: 0.93, plump: 0.96, depth: 0.9, legs: 0.78, turn: -0.12, skull: { crown: -0.04 } },
  base: '#a98a66',
  tracts: [
    { at: 'upperparts', colour: '#8b5e3a', soft: 10 },
    { at: ['rump', 'uppertail'], colour: '#a3562a', soft: 22 },
    { at: 'underparts', colour: '#d6c7ac', soft: 14 },
    { at: 'breast', colour: '#c5b08f', soft: 22, opacity: 0.75 },
    { at: 'flanks', colour: '#b9a17c', soft: 18, opacity: 0.8 },
    { at: 'belly', colour: '#e8dfcb', soft: 18 },
    { at: 'undertail', colour: '#dcc39a', soft: 10 },
    { at: ['crown', 'forehead', 'nape'], colour: '#84583a', soft: 10 },
    { at: ['lores', 'cheek'], colour: '#9a7856', soft: 16 },
    { at: 'throat', colour: '#e4dac6', soft: 14 },
    { head: path('0.22,-0.24 -0.2,-0.24 -0.28,0 -0.2,0.24 0.2,0.26 0.28,0'), colour: '#cbb391', soft: 4, opacity: 0.85 },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#85593a',
    scapulars: '#8b5e3a',
    rows: {
      primaries: { feather: { colour: '#5e4330', fringe: '#a06e45', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#6b482f', fringe: '#a56d41', fringeWidth: 1.6 } },
      tertials: { feather: { colour: '#744b2f', fringe: '#a97247', fringeWidth: 1.3 } },
      primaryCoverts: { feather: { colour: '#664631', fringe: '#97663f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5f4331', fringe: '#97663f', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#764e31', fringe: '#a66e42', fringeWidth: 1.3 } },
      medianCoverts: { feather: { colour: '#7e5436', fringe: '#9f6b43', fringeWidth: 1.1 } },
    },
  },
  tail: {
    length: 2.95,
    width: 0.72,
    graduated: 0.07,
    spread: 0.09,
    feather: { colour: '#944621', fringe: '#b06233', fringeWidth: 1.1, shape: 'round' },
  },
  bill: { length: 0.66, depth: 0.88, curve: 0.05, culmen: 0.06, upper: '#5d4636', lower: '#b08d72' },
  eye: { radius: 0.155, iris: '#22140d' },
  legs: { colour: '#a37d68', claw: '#5a463c' },
  scene: { habitat: 'río', season: 'primavera', hour: 'mañana', sun: 'hidden', palette: 'salvia', perch: { kind: 'rama', plant: 'zarza' } },
  rasgos: [
    { texto: 'Cola larga y rojiza', at: { tail: 0.6 } },
    { texto: 'Pardo cálido y liso por encima', at: { sheet: [0.5, 0.12] } },
    { texto: 'Garganta y vientre claros, sin manchas', at: { head: [0.25, 0.85] } },
    { texto: 'Ojo grande con anillo pálido', at: { head: [0, -0.1] } },
  ],
};
