import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const somormujoLavanco: Recipe = {
  slug: 'somormujo-lavanco',
  archetype: 'grebe',
  frame: { size: 1.02 },
  pose: { head: 1.1, skull: { crown: -0.04 } },
  base: '#f2efe8',
  tuft: 0.9,
  tracts: [{ at: 'upperparts', colour: '#5a4a40', soft: 10, mark: { kind: 'scale', colour: '#8a7566', opacity: 0.45 } }, { sheet: path('0.36,0.3 0.5,0.36 0.86,0.4 0.92,0.8 0.86,1.1 0.36,1.1'), colour: '#a97a5a', soft: 9, mark: { kind: 'streak', colour: '#6e4c38', width: 0.25, length: 1.1, opacity: 0.4 } }, { sheet: path('0.3,0.72 0.44,0.78 0.5,1.1 0.28,1.1'), colour: '#f4f1ea', soft: 8, mark: 'none' }, { sheet: path('0.15,-0.1 0.3,-0.1 0.42,-0.1 0.4,0.2 0.3,0.26 0.15,0.3'), colour: '#6a5648', soft: 6, mark: 'none' }, { head: path('1.1,-0.2 0.4,-0.8 -0.4,-0.9 -1.3,-0.3 -1.5,0.8 -0.8,1 0,1.1 0.9,0.8'), colour: '#f6f3ec', soft: 2, mark: 'none' }, { head: path('0.95,0.02 0.5,-0.12 0.1,-0.16 -0.3,-0.3 -0.8,-0.1 -1.2,0.1 -1.6,-0.2 -1,-1 0,-1 0.7,-0.7'), colour: '#1d1a1c', soft: 1.6, mark: 'none' }, { head: path('0.8,0.14 0.4,0.06 0.1,0.02 0.1,0.1 0.4,0.16 0.8,0.24'), colour: '#2a2426', soft: 1.2, opacity: 0.8, mark: 'none' }, { head: path('-0.5,0.3 -0.2,0.7 -0.1,1.2 -0.5,1.5 -1.1,1.4 -1.7,0.9 -1.6,0.1 -1,0'), colour: '#b0582a', soft: 3, mark: 'none' }, { head: path('-0.15,1.2 -0.5,1.28 -0.9,1.16 -1.4,0.7 -1.7,1.2 -1.2,1.6 -0.5,1.66'), colour: '#241815', soft: 3, opacity: 0.95, mark: 'none' }],
  wing: { scale: 1.2, lesserCoverts: '#5f4e44', lesserTo: 0.14, scapulars: '#5f4e44', flankCover: 0.2, rows: { primaries: { count: 4, eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'), feather: { colour: '#5c4c42', fringe: '#857264', fringeWidth: 0.8 } }, secondaries: { feather: { colour: '#5c4c42', fringe: '#857264', fringeWidth: 0.6 } }, tertials: { feather: { colour: '#5c4c42', fringe: '#857264', fringeWidth: 0.8 } }, greaterCoverts: { feather: { colour: '#5c4c42', fringe: '#857264', fringeWidth: 0.8 } }, medianCoverts: { feather: { colour: '#5c4c42', fringe: '#857264', fringeWidth: 0.8 } } } },
  tail: { length: 0.15, width: 0.5, feathers: 5, feather: { colour: '#6a5648' } },
  bill: { length: 1.95, depth: 0.92, culmen: 0.02, gonys: 0.05, upper: '#b8706a', lower: '#d9938a', tip: '#f0dcd2', tipLength: 0.12 },
  eye: { radius: 0.17, iris: '#d42a1c', pupil: 0.42 },
  legs: { colour: '#6e7264' },
  ornaments: [{ kind: 'crest', colour: '#241a18', count: 6, length: 0.74, width: 0.2, at: [-0.98, 0.82], rise: -0.6, curl: -0.2, fan: -0.5, roots: [0.66, 0.5] }, { kind: 'crest', colour: '#b0582a', count: 7, length: 0.82, width: 0.24, at: [-0.88, 0.4], rise: -0.42, curl: -0.25, fan: -0.7, roots: [0.5, 0.6] }, { kind: 'crest', colour: '#1d1a1c', count: 4, length: 0.95, width: 0.24, at: [-0.45, -0.62], rise: 0.42, curl: -0.15 }],
  scene: { habitat: 'humedal', season: 'primavera', palette: 'rosa', sun: 'right', perch: { kind: 'agua' }, plants: ['carrizo'] },
  rasgos: [{ texto: 'Cresta negra doble', at: { head: [-1.1, -0.95] } }, { texto: 'Patillas castañas de borde negro', at: { head: [-1, 0.75] } }, { texto: 'Cuello largo, blanco por delante', at: { sheet: [0.24, 0.7] } }, { texto: 'Pico rosado en daga', at: { bill: 0.6 } }, { texto: 'Sin cola visible', at: { sheet: [1, 0.5] } }],
};
