import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zampullinCuellinegro: Recipe = {
  slug: 'zampullin-cuellinegro',
  archetype: 'dabchick',
  facing: 'right',
  frame: { size: 0.9, dx: -80 },
  pose: { head: 0.92, carry: [4, -36], skull: { forehead: 0.2, crown: 0.14 }, move: { d5: [-4, 0], d6: [-16, 4], d7: [-16, 6], v3: [2, 0], v4: [12, 0], v5: [12, 0] } },
  base: '#3a2c28',
  tuft: 1,
  tracts: [{ at: 'upperparts', colour: '#2a2322', soft: 8 }, { sheet: path('0.38,0.4 0.6,0.4 0.88,0.5 0.92,0.8 0.86,1.1 0.36,1.1'), colour: '#8a4428', soft: 7, mark: { kind: 'streak', colour: '#5a2a18', width: 0.22, length: 1.1, opacity: 0.45 } }, { sheet: path('0.88,0.6 1.1,0.5 1.1,1.1 0.86,1.1'), colour: '#c9b3a0', soft: 8, mark: 'none' }, { sheet: path('0,-0.1 0.36,-0.1 0.4,0.5 0.38,1.1 0,1.1'), colour: '#19161a', soft: 4, mark: 'none' }, { head: path('-0.2,-0.02 -0.55,-0.2 -0.95,-0.1 -1.12,0.2 -1,0.6 -0.62,0.62 -0.25,0.22'), colour: '#c98524', soft: 4, mark: { kind: 'streak', colour: '#f2cf6a', width: 0.16, length: 1.3, size: 0.55, opacity: 0.9, spacing: 0.6 } }],
  bill: { length: 1.05, depth: 0.56, curve: -0.16, culmen: -0.02, gonys: 0.1, upper: '#2a282c' },
  eye: { radius: 0.165, iris: '#e02a1c', pupil: 0.4 },
  legs: { colour: '#4a4c4a' },
  ornaments: [{ kind: 'crest', colour: '#e0a436', count: 9, length: 1.05, width: 0.1, at: [-0.2, -0.02], rise: 0.42, curl: -0.3, fan: 2.6, roots: [-0.05, 0.2] }, { kind: 'crest', colour: '#f4d47a', count: 7, length: 0.85, width: 0.06, at: [-0.24, 0.04], rise: 0.3, curl: -0.3, fan: 2.7, roots: [-0.04, 0.14] }],
  pareja: { what: 'en invierno', size: 0.62, x: 270, rise: 56, facing: 'left', base: '#8d8c8c', tracts: [{ at: 'upperparts', colour: '#4d4b4e', soft: 8 }, { sheet: path('0.38,0.5 0.88,0.5 0.92,0.8 0.86,1.1 0.36,1.1'), colour: '#a3a09e', soft: 9, mark: { kind: 'streak', colour: '#6d6b6b', width: 0.25, opacity: 0.4 } }, { sheet: path('0.84,0.6 1.1,0.5 1.1,1.1 0.84,1.1'), colour: '#efece6', soft: 7, mark: 'none' }, { sheet: path('0.14,0.3 0.3,0.2 0.36,0.5 0.36,1.1 0.1,1.1'), colour: '#c9c6c2', soft: 6 }, { head: path('1.2,0 0.4,-1.2 -0.6,-1.4 -1.8,0 -1.4,1.4 0,1.4 1,1.2'), colour: '#f1eee8', soft: 2 }, { head: path('1.1,0.12 0.3,0.16 -0.2,0.36 -0.7,0.66 -1.1,0.5 -1.3,0.9 -1.8,1.6 -2,0 -1,-1.6 0.4,-1.4 1.2,-0.6'), colour: '#3a383c', soft: 2.5 }], ornaments: [] },
  scene: { habitat: 'humedal', season: 'primavera', palette: 'agua', sun: 'left', perch: { kind: 'agua' }, plants: ['carrizo', 'espadaña'] },
  rasgos: [{ texto: 'Ojo rojo vivo', at: { head: [0, 0] } }, { texto: 'Abanico dorado tras el ojo', at: { head: [-0.7, 0.2] } }, { texto: 'Cuello negro', at: { sheet: [0.25, 0.6] } }, { texto: 'Frente empinada, pico respingón', at: { head: [0.5, -0.45] } }, { texto: 'En invierno, capirote oscuro', at: { plate: [140, 325] } }],
};
