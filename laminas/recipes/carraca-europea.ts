import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carracaEuropea: Recipe = {
  slug: 'carraca-europea',
  archetype: 'roller',
  frame: { size: 1.02 },
  pose: { skull: { crown: -0.08 } },
  base: '#7cc6d4',
  tuft: 0.95,
  tracts: [{ at: 'upperparts', colour: '#b0683c', soft: 7 }, { sheet: path('0.84,-0.1 1.1,-0.1 1.1,0.3 0.9,0.3'), colour: '#3a55b0', soft: 6 }, { at: 'underparts', colour: '#86ccd8', soft: 10 }, { sheet: path('0.1,0.5 0.3,0.42 0.42,0.6 0.42,1.1 0.08,1.1'), colour: '#74c2d2', soft: 10, mark: { kind: 'streak', colour: '#a8e0e6', width: 0.14, length: 1.1, size: 0.8, opacity: 0.5 } }, { head: path('1.2,-0.2 0.4,-1.2 -0.6,-1.4 -1.8,-0.9 -2.2,0.4 -1.8,1.5 -0.6,1.9 0.8,1.7 1.2,0.8'), colour: '#6ebfd2', soft: 6 }, { head: path('0.6,0.06 0.3,-0.06 0,-0.14 -0.3,-0.06 -0.5,0.1 -0.2,0.12 0.2,0.1 0.6,0.16'), colour: '#17181c', soft: 1.6 }, { head: path('0.9,0 0.75,-0.2 0.5,-0.3 0.4,-0.1 0.6,0 '), colour: '#d9eaea', soft: 4, opacity: 0.8 }, { head: path('0.8,0.4 0.3,0.5 0.2,0.9 0.7,1'), colour: '#cfe8ea', soft: 6, opacity: 0.7 }],
  wing: { chord: 0.62, scale: 1.1, lesserCoverts: '#2f4fb8', lesserTo: 0.13, scapulars: '#b26a3e', flankCover: 0.08, rows: { primaries: { feather: { colour: '#1a1f33', fringe: '#2f4390', fringeWidth: 1.1 } }, secondaries: { feather: { colour: '#22305e', fringe: '#3a5ab0', fringeWidth: 0.8, zones: [{ from: 0, to: 0.45, colour: '#7cc8d8' }] } }, tertials: { feather: { colour: '#a9623a', fringe: '#c78a5e', fringeWidth: 1 } }, primaryCoverts: { feather: { colour: '#5ab0d0', fringe: '#86ccdc', fringeWidth: 0.8 } }, alula: { feather: { colour: '#4aa0cc', fringe: '#74c2d8', fringeWidth: 0.6 } }, greaterCoverts: { feather: { colour: '#76c6d8', fringe: '#a2dce6', fringeWidth: 0.9 } }, medianCoverts: { feather: { colour: '#66bcd6', fringe: '#92d4e2', fringeWidth: 0.8 } }, bend: { feather: { colour: '#2a48b4', fringe: '#4462c8', fringeWidth: 0.6 } } } },
  tail: { length: 2.5, width: 0.8, feathers: 8, graduated: 0.02, feather: { colour: '#4a9cc0', fringe: '#74bcd4', fringeWidth: 0.7, tip: '#9ad4e2', tipLength: 0.16 }, except: { 6: { colour: '#4a5a4c', tip: '#4a5a4c' }, 7: { colour: '#55604a', tip: '#4a5442' } } },
  bill: { length: 1.08, depth: 1.15, culmen: 0.14, gonys: 0.06, hook: 0.08, kind: 'hooked', upper: '#1f1e21' },
  eye: { radius: 0.145, iris: '#33200f', pupil: 0.66 },
  legs: { colour: '#b09a58', claw: '#3a342c', toeLength: 0.9, thickness: 0.85 },
  scene: { habitat: 'cultivo', season: 'verano', perch: { kind: 'poste', thickness: 124 }, plants: ['retama', 'hierba'], palette: 'trigo', sun: 'right' },
  rasgos: [{ texto: 'Azul turquesa en cabeza y pecho', at: { sheet: [0.3, 0.7] } }, { texto: 'Dorso castaño', at: { wing: [0.14, 0.05] } }, { texto: 'Pico negro y robusto', at: { bill: 0.6 } }, { texto: 'Borde del ala azul añil', at: { wing: [0.06, 0.95] } }, { texto: 'Antifaz oscuro y fino', at: { head: [0.1, -0.02] } }],
};
