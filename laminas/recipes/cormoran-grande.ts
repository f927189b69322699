import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cormoranGrande: Recipe = {
  slug: 'cormoran-grande',
  archetype: 'cormorant',
  frame: { size: 1.12, dy: -14 },
  pose: { head: 1.22 },
  base: '#1e2226',
  tuft: 1.05,
  tracts: [{ at: 'underparts', colour: '#1c2127', soft: 10 }, { at: 'upperparts', colour: '#2a2826', soft: 10, mark: { kind: 'scale', colour: '#16150f', opacity: 0.5, size: 1.3 } }, { sheet: path('0.1,-0.1 0.34,-0.1 0.4,1.1 0.1,1.1'), colour: '#181d24', soft: 8, mark: 'none' }, { head: path('0.9,0.26 0.5,0.3 0.1,0.26 -0.3,0.36 -0.66,0.8 -0.4,1.15 0.1,1.1 0.5,0.85 0.9,0.7'), colour: '#f4f1ea', soft: 3, mark: 'none' }, { head: path('0.95,0.18 0.6,0.16 0.36,0.34 0.1,0.5 0.1,0.72 0.45,0.74 0.95,0.68'), colour: '#e3b13a', soft: 2.5, mark: 'none' }, { sheet: path('0.66,0.78 0.76,0.74 0.82,0.86 0.78,0.98 0.7,1 0.65,0.92'), colour: '#f4f1ea', soft: 4, mark: 'none' }],
  wing: { scale: 1.7, lesserCoverts: '#6a5a48', lesserTo: 0.16, scapulars: '#62533f', flankCover: 0.1, rows: { primaries: { count: 5, eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'), feather: { colour: '#201f21', fringe: '#35343a', fringeWidth: 0.6 } }, secondaries: { feather: { colour: '#3a342c', rim: '#1a1816', rimWidth: 2.4, fringe: '#1a1816', fringeWidth: 1.68, shape: 'pointed' } }, tertials: { feather: { colour: '#574a3a', rim: '#17150f', rimWidth: 2.4, fringe: '#17150f', fringeWidth: 1.68, shape: 'pointed' } }, greaterCoverts: { count: 8, feather: { colour: '#655743', rim: '#17150f', rimWidth: 2.4, fringe: '#17150f', fringeWidth: 1.68, shape: 'pointed' } }, medianCoverts: { feather: { colour: '#6a5b46', rim: '#17150f', rimWidth: 2.4, fringe: '#17150f', fringeWidth: 1.68, shape: 'pointed' } }, longScapulars: { feather: { colour: '#655743', rim: '#17150f', rimWidth: 2.4, fringe: '#17150f', fringeWidth: 1.68, shape: 'pointed' } } } },
  tail: { length: 3.2, width: 1.25, feathers: 7, graduated: 0.4, spread: 0.1, feather: { colour: '#19191c', fringe: '#2f2f35', fringeWidth: 0.6 } },
  bill: { kind: 'hooked', length: 1.75, depth: 1.2, hook: 0.24, culmen: 0.04, gonys: 0.06, upper: '#6d6a66', lower: '#b8ad98', tip: '#3a3836', tipLength: 0.2, cere: '#c9a548' },
  eye: { radius: 0.15, iris: '#1fa080', pupil: 0.5 },
  legs: { colour: '#232326', claw: '#17171a', toes: 'webbed', toeLength: 1, thickness: 0.9 },
  ornaments: [{ kind: 'gloss', at: [-0.6, 0.9], radius: 1.4, colour: '#4a90b0', strength: 0.16 }],
  scene: { habitat: 'humedal', season: 'invierno', perch: { kind: 'poste', thickness: 120 }, plants: ['carrizo'], palette: 'coral', sun: 'right' },
  rasgos: [{ texto: 'Pico ganchudo', at: { bill: 0.9 } }, { texto: 'Garganta blanca, piel amarilla', at: { head: [0.05, 0.85] } }, { texto: 'Mancha blanca en el muslo', at: { sheet: [0.74, 0.9] } }, { texto: 'Dorso bronceado de escamas negras', at: { wing: [0.3, 0.4] } }, { texto: 'Cola larga en cuña', at: { tail: 0.6 } }],
};
