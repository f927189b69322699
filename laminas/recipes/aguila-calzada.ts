import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const aguilaCalzada: Recipe = {
 slug: 'aguila-calzada',
 archetype: 'eagle',
 facing: 'left',
 pose: { head: 1.12, depth: 0.94, legs: 0.96, skull: { nape: 0.06 } },
 base: '#efe4cf',
 tuft: 1.2,
 tracts: [
{ at: 'upperparts', colour: '#6b4f38', soft: 8, mark: { kind: 'scale', colour: '#a48562', width: 0.06, opacity: 0.6, chance: 0.6 } },
{ at: 'underparts', colour: '#f4ebd9', soft: 10, mark: { kind: 'streak', colour: '#8a6444', width: 0.12, length: 0.9, opacity: 0.8, chance: 0.5, size: 0.9, spacing: 1.2 } },
{ sheet: path('0.1,0.5 0.26,0.46 0.36,0.6 0.38,1.1 0.1,1.1'), colour: '#e9d7b8', soft: 12, mark: { kind: 'streak', colour: '#8a5f3c', width: 0.22, length: 1, opacity: 0.85, size: 1, spacing: 0.95 } },
{ sheet: path('0.84,0.6 1,0.6 1.1,1.1 0.82,1.1'), colour: '#f6efe0', soft: 8, mark: 'none' },
{ head: path('0.9,0 0.5,-0.9 -0.5,-1.2 -1.6,-0.9 -2.1,0.4 -1.7,1.5 -1,1.4 -0.5,0.9 0.2,0.9'), colour: '#b98d5c', soft: 7, mark: { kind: 'streak', colour: '#7f5733', width: 0.24, length: 1.1, opacity: 0.7, size: 1.5, spacing: 0.9 } },
{ head: path('0.5,-0.1 0.1,-0.3 -0.4,-0.2 -0.8,0.2 -0.9,0.8 -0.4,1 0.1,0.7 0.5,0.4'), colour: '#7b5a3d', soft: 7 },
{ head: path('0.75,0.5 0.2,0.75 0,1.1 0.3,1.3 0.7,1.1'), colour: '#f0e4cc', soft: 6 },
],
 wing: {
 chord: 0.69, scale: 1.6,
 lesserCoverts: '#c7a67c', lesserMark: { kind: 'streak', colour: '#8a6645', width: 0.3 }, lesserTo: 0.18,
 scapulars: '#7a5c42', scapularMark: { kind: 'scale', colour: '#b08e66', opacity: 0.6 },
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#2b221d', fringe: '#544437', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#4a3729', fringe: '#7a6047', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#5f4733', rim: '#96784f', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#2b221d', fringe: '#544437', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#2b221d', fringe: '#544437', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#644a36', rim: '#a88a66', rimWidth: 0.9, centre: '#46331f', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#cdb08a', rim: '#e6d3b3', rimWidth: 1.2, centre: '#9a7650', centreWidth: 0.35 } },
 longScapulars: { count: 6, feather: { colour: '#d9c19b', rim: '#ecdcc0', rimWidth: 1, centre: '#a98760', centreWidth: 0.4 }, tips: [[0.42, 0.36], [0.5, 0.08]], roots: [[0.04, 0.34], [0.06, 0.02]] },
 bend: { count: 3, widths: [20, 20], tips: [[0.1, 1], [0.09, 0.84]], feather: { colour: '#f7f2e6' } },
 },
},
 tail: { length: 3.6, width: 1.35, feathers: 6, spread: 0.03, feather: { colour: '#8a7258', fringe: '#a89073', fringeWidth: 0.8, tip: '#c9b796', tipLength: 0.03, zones: [{ from: 0.82, to: 0.97, colour: '#6d573f', opacity: 0.7 }] } },
 bill: { kind: 'hooked', length: 0.7, depth: 0.96, hook: 0.20, culmen: 0.2, gonys: 0.05, upper: '#555d66', lower: '#666a70', tip: '#1c1d20', tipLength: 0.62, cere: '#e6bd2e', gape: '#e0b534', gapeTo: 0.18 },
 eye: { radius: 0.165, iris: '#a8702c', pupil: 0.56, brow: { weight: 1 } },
 legs: { colour: '#e0b233', claw: '#191615', talons: 1.7, toeLength: 1.1, culottes: { colour: '#efe3cb', breadth: 2.1, booted: true, mark: { kind: 'streak', colour: '#a98056', width: 0.14, opacity: 0.6, chance: 0.3 } } },
 aloft: { view: 'below', x: 905, y: 215, size: 360, bank: 0.6, roll: 0.25, span: 2.55, projection: 0.17, bill: { length: 0.04 }, head: { length: 0.1, width: 0.11 }, body: 0.18, wing: { arm: 0.46, breadth: 0.34, taper: 1, wrist: 0.08, sweep: 0.06, round: 0.9, fingers: 6, depth: 0.38, secondaries: 14 }, tail: { length: 0.4, width: 0.14, spread: 0.22 }, colours: { body: '#f4ead6', head: '#b48a5c', coverts: '#f7efde', greater: '#efe4cc', flight: '#2b2421', secondaries: '#2f2724', panel: '#6d6158', trailing: '#d8cbb4', trailingShare: 0.02, tail: '#cdbda3', terminal: '#b09e82', terminalShare: 0.08, zones: [{ at: path('0.02,-0.04 0.12,-0.04 0.12,0.1 0.02,0.1'), colour: '#ffffff' }] } },
 scene: { habitat: 'bosque', season: 'primavera', perch: { kind: 'rama', plant: 'pino', thickness: 44 }, palette: 'salvia', sun: 'hidden' },
 rasgos: [
 { texto: 'Blanca por debajo (fase clara)', at: { sheet: [0.48, 0.85] } },
 { texto: 'Plumas de vuelo negras', at: { aloft: [0.8, 0.45] } },
 { texto: 'Mancha clara en los hombros', at: { wing: [0.3, 0.2] } },
 { texto: 'Tarsos emplumados hasta los dedos', at: { leg: 0.8 } },
],
};
