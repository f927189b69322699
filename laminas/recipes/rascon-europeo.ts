import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const rasconEuropeo: Recipe = {
  slug: 'rascon-europeo',
  archetype: 'gallinule',
  frame: { size: 1 },
  pose: { head: 1, depth: 0.9, legs: 0.74, carry: [-8, 70], turn: -0.02, skull: { forehead: -0.1, crown: -0.1 } },
  base: '#7d8794',
  tuft: 0.95,
  tracts: [{ at: 'upperparts', colour: '#7a6138', soft: 8, mark: { kind: 'drop', colour: '#241c14', width: 0.6, length: 1.1, size: 1.1, opacity: 0.9, spacing: 0.85 } }, { sheet: path('0.44,0.46 0.66,0.5 0.84,0.56 0.84,0.9 0.6,0.98 0.44,0.9 0.42,0.66'), colour: '#2a2624', soft: 5, mark: { kind: 'bar', colour: '#efece6', count: 2, width: 0.13, size: 1.5, opacity: 0.95, spacing: 0.66 } }, { sheet: path('0.82,0.6 0.92,0.5 1.06,0.5 1.06,1.1 0.8,1.1 0.8,0.9'), colour: '#f4f0e6', soft: 5, mark: 'none' }, { sheet: path('0.4,0.9 0.6,0.96 0.8,0.94 0.8,1.1 0.4,1.1'), colour: '#a99a84', soft: 8, mark: 'none' }, { sheet: path('0.1,-0.1 0.36,-0.1 0.4,0.16 0.3,0.3 0.12,0.3'), colour: '#6e5834', soft: 6, mark: { kind: 'streak', colour: '#241c14', width: 0.4, length: 1.1, size: 0.9, opacity: 0.85 } }, { head: path('1.1,-0.1 0.4,-1 -0.6,-1.2 -1.4,-0.6 -1.6,0.2 -1.1,0.1 -0.4,-0.28 0.3,-0.2'), colour: '#5f4a2c', soft: 3, mark: { kind: 'streak', colour: '#2a2018', width: 0.3, length: 0.7, size: 0.5, opacity: 0.8 } }, { head: path('0.8,0.1 0.2,-0.06 -0.4,-0.02 -0.9,0.16 -0.3,0.16 0.2,0.14 0.8,0.26'), colour: '#4d4434', soft: 2, opacity: 0.7, mark: 'none' }, { head: path('0.9,0.5 0.5,0.5 0.2,0.8 0.5,1.1 0.9,0.9'), colour: '#cfc9bd', soft: 4 }],
  wing: { scale: 1.25, lesserCoverts: '#7a6138', lesserTo: 0.14, scapulars: '#7a6138', scapularMark: { kind: 'drop', colour: '#241c14', width: 0.6, size: 1.1, opacity: 0.9, chance: 0.9 }, flankCover: 0.4, rows: { primaries: { count: 5, eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'), feather: { colour: '#3a2e22', fringe: '#6a5636', fringeWidth: 0.6 } }, secondaries: { feather: { colour: '#5a482e', fringe: '#8a7248', fringeWidth: 1 } }, tertials: { feather: { colour: '#2a2118', fringe: '#a3884f', fringeWidth: 4 } }, greaterCoverts: { feather: { colour: '#5f4d30', fringe: '#8d7448', fringeWidth: 1.4 } }, medianCoverts: { feather: { colour: '#5f4d30', fringe: '#8d7448', fringeWidth: 1.4 } } } },
  tail: { length: 1.15, width: 0.9, feathers: 7, graduated: 0.25, spread: 0.12, lift: 0.4, feather: { colour: '#3a2e20', fringe: '#7d6640', fringeWidth: 2 } },
  bill: { length: 2.1, depth: 0.74, curve: 0.05, culmen: 0.02, gonys: 0.04, upper: '#8a2a20', lower: '#dc3a28', tip: '#4a2a24', tipLength: 0.2 },
  eye: { radius: 0.15, iris: '#c82a1a', pupil: 0.5 },
  legs: { colour: '#b8897a', claw: '#6a4c44', toeLength: 1.75, thickness: 0.8, trousers: 1.2, trouserColour: '#8a8272', trouserLength: 0.4 },
  scene: { habitat: 'humedal', season: 'invierno', perch: { kind: 'orilla' }, plants: ['carrizo', 'carrizo'], palette: 'bruma', sun: 'right' },
  rasgos: [{ texto: 'Pico rojo, largo y fino', at: { bill: 0.55 } }, { texto: 'Cara y pecho gris pizarra', at: { sheet: [0.3, 0.6] } }, { texto: 'Flancos barrados de blanco y negro', at: { sheet: [0.64, 0.76] } }, { texto: 'Dorso pardo con centros negros', at: { wing: [0.35, 0.3] } }, { texto: 'Cola corta y levantada', at: { tail: 0.6 } }],
};
