import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const calamonComun: Recipe = {
  slug: 'calamon-comun',
  archetype: 'gallinule',
  facing: 'right',
  frame: { size: 1.02 },
  pose: { head: 1.16, legs: 1.12, depth: 1.14, turn: 0.08, carry: [6, 10], skull: { crown: -0.02 } },
  base: '#3a3f9c',
  tuft: 1,
  tracts: [{ at: 'upperparts', colour: '#33419a', soft: 10 }, { at: 'underparts', colour: '#4a49b4', soft: 12 }, { sheet: path('0.1,0.4 0.3,0.36 0.4,0.6 0.36,1.1 0.08,1.1'), colour: '#3f7fcc', soft: 12 }, { sheet: path('0.4,0.84 0.8,0.8 0.8,1.1 0.4,1.1'), colour: '#2c2a68', soft: 12 }, { sheet: path('0.8,0.72 0.9,0.48 1.06,0.36 1.06,1.1 0.78,1.1'), colour: '#f8f6f1', soft: 3, mark: 'none' }, { sheet: path('0,-0.1 0.24,-0.1 0.3,0.3 0.2,0.4 0,0.4'), colour: '#3a3fa4', soft: 9 }, { head: path('0.7,0.3 0.2,0.2 -0.4,0.5 -0.4,1.6 0.6,1.7 1,1'), colour: '#5a9ad8', soft: 10 }],
  wing: { scale: 1.35, lesserCoverts: '#3550ae', lesserTo: 0.14, scapulars: '#3550ae', flankCover: 0.4, rows: { primaries: { count: 5, eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'), feather: { colour: '#232858', fringe: '#3a4284', fringeWidth: 0.6 } }, secondaries: { feather: { colour: '#2f44a0', fringe: '#4a62be', fringeWidth: 0.8 } }, tertials: { feather: { colour: '#37489c', fringe: '#5468b8', fringeWidth: 0.8 } }, greaterCoverts: { feather: { colour: '#3358b4', fringe: '#5078cc', fringeWidth: 0.9 } }, medianCoverts: { feather: { colour: '#3358b4', fringe: '#5078cc', fringeWidth: 0.9 } } } },
  tail: { length: 1.25, width: 1.1, feathers: 7, graduated: 0.2, spread: 0.12, lift: 0.2, feather: { colour: '#2a2f70', fringe: '#414894', fringeWidth: 0.6 } },
  bill: { length: 1.3, depth: 2.05, culmen: 0.1, gonys: 0.06, curve: 0.1, upper: '#d3281f', lower: '#c8261e' },
  eye: { radius: 0.14, iris: '#b8281c', pupil: 0.5 },
  legs: { colour: '#d65a48', claw: '#7a3a30', toeLength: 2, thickness: 0.95, trousers: 1.5, trouserColour: '#3d3f98', trouserLength: 0.7 },
  ornaments: [{ kind: 'shield', colour: '#d62a20', reach: 0.11, width: 0.34, bulge: 0.1, gape: 0.42 }, { kind: 'gloss', at: [-0.4, 1.1], radius: 1.3, colour: '#5ad0f0', strength: 0.22 }],
  scene: { habitat: 'humedal', season: 'verano', perch: { kind: 'orilla' }, plants: ['espadaña', 'carrizo'], palette: 'trigo', sun: 'left' },
  rasgos: [{ texto: 'Pico y escudo rojos, enormes', at: { bill: 0.3 } }, { texto: 'Plumaje azul violáceo', at: { sheet: [0.5, 0.7] } }, { texto: 'Blanco bajo la cola', at: { sheet: [0.92, 0.8] } }, { texto: 'Patas rojas de dedos largos', at: { leg: 0.82 } }],
};
