import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gallinetaComun: Recipe = {
  slug: 'gallineta-comun',
  archetype: 'gallinule',
  frame: { size: 1 },
  pose: { legs: 0.94 },
  base: '#3d434c',
  tuft: 0.95,
  tracts: [{ at: 'upperparts', colour: '#4d4030', soft: 10 }, { sheet: path('0.14,-0.1 0.34,-0.1 0.4,0.2 0.3,0.4 0.14,0.4'), colour: '#33373f', soft: 9 }, { sheet: path('0.36,0.46 0.7,0.5 0.84,0.62 0.8,1.1 0.36,1.1'), colour: '#4a515c', soft: 10 }, { sheet: path('0.47,0.6 0.58,0.58 0.72,0.6 0.82,0.66 0.82,0.74 0.7,0.69 0.56,0.67 0.46,0.68'), colour: '#f4f2ec', soft: 2, mark: { kind: 'streak', colour: '#4a515c', width: 0.3, length: 0.9, opacity: 0.8, chance: 0.35 } }, { sheet: path('0.86,0.56 0.92,0.45 1.06,0.4 1.06,1.1 0.84,1.1 0.83,0.8'), colour: '#f8f6f1', soft: 3, mark: 'none' }, { sheet: path('0.93,0.52 1.08,0.46 1.08,0.66 0.95,0.68'), colour: '#1d1c1e', soft: 4, mark: 'none' }, { sheet: path('0,-0.1 0.22,-0.1 0.28,0.5 0.22,1.1 0,1.1'), colour: '#24262c', soft: 8, mark: 'none' }],
  wing: { scale: 1.25, lesserCoverts: '#4d4030', lesserTo: 0.14, scapulars: '#4d4030', flankCover: 0.4, rows: { primaries: { count: 5, eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'), feather: { colour: '#33291f', fringe: '#4d4134', fringeWidth: 0.6 } }, secondaries: { feather: { colour: '#43372a', fringe: '#5c4d3c', fringeWidth: 0.8 } }, tertials: { feather: { colour: '#4f4132', fringe: '#65543f', fringeWidth: 0.8 } }, greaterCoverts: { feather: { colour: '#4d4031', fringe: '#63533f', fringeWidth: 0.8 } }, medianCoverts: { feather: { colour: '#4d4031', fringe: '#63533f', fringeWidth: 0.8 } } } },
  tail: { length: 1.5, width: 1.1, feathers: 7, graduated: 0.2, spread: 0.12, lift: 0.32, feather: { colour: '#26221f', fringe: '#3d362f', fringeWidth: 0.6 }, except: { 0: { colour: '#f8f6f1', fringe: '#f8f6f1' }, 1: { colour: '#efece4', fringe: '#efece4' } } },
  bill: { length: 1.16, depth: 1.3, culmen: 0.03, gonys: 0.05, upper: '#d6271f', lower: '#cc2a20', tip: '#f0c62c', tipLength: 0.46 },
  eye: { radius: 0.155, iris: '#8a2418', pupil: 0.55 },
  legs: { colour: '#a9b23c', claw: '#6a6a34', toeLength: 1.9, thickness: 0.82, trousers: 1.3, trouserColour: '#454b55', trouserLength: 0.5 },
  ornaments: [{ kind: 'shield', colour: '#da2a20', reach: 0.085, width: 0.36, bulge: 0.06, gape: 0.38 }],
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'orilla' }, plants: ['espadaña', 'hierba'], palette: 'salvia', sun: 'hidden' },
  rasgos: [{ texto: 'Escudo rojo y punta amarilla', at: { bill: 0.4 } }, { texto: 'Línea blanca en el flanco', at: { sheet: [0.62, 0.64] } }, { texto: 'Blanco bajo la cola', at: { sheet: [0.95, 0.8] } }, { texto: 'Patas verdosas de dedos largos', at: { leg: 0.8 } }, { texto: 'Dorso pardo', at: { wing: [0.4, 0.35] } }],
};
