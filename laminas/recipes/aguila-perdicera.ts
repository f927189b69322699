import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const aguilaPerdicera: Recipe = {
 slug: 'aguila-perdicera',
 archetype: 'eagle',
 facing: 'left',
 pose: { head: 1.04, depth: 0.9, legs: 1.1, turn: 0.04, skull: { nape: -0.05 } },
 base: '#efe6d5',
 tuft: 1.2,
 tracts: [
{ at: 'upperparts', colour: '#4f3c2e', soft: 8, mark: { kind: 'scale', colour: '#76604a', opacity: 0.5, chance: 0.4 } },
{ sheet: path('0.44,-0.1 0.66,-0.1 0.66,0.16 0.5,0.2'), colour: '#f3ecdd', soft: 6 },
{ at: 'underparts', colour: '#f6f0e2', soft: 9, mark: { kind: 'drop', colour: '#2f231b', width: 0.26, length: 1.1, opacity: 0.92, chance: 0.9, size: 1.05, spacing: 1.25 } },
{ sheet: path('0.08,0.56 0.26,0.46 0.34,0.58 0.34,1.1 0.08,1.1'), colour: '#f3ead8', soft: 9, mark: { kind: 'streak', colour: '#35271d', width: 0.22, length: 1.1, opacity: 0.92, chance: 0.9, size: 1.15, spacing: 1.05 } },
{ sheet: path('0.84,0.6 1,0.6 1.1,1.1 0.82,1.1'), colour: '#d9cbb2', soft: 10, mark: { kind: 'bar', colour: '#7c6851', count: 1, opacity: 0.6 } },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-0.9 -2.2,0.4 -2.1,1.5 -1.5,1.2 -1,0.9 -0.5,0.65 0.2,0.42 0.8,0.3'), colour: '#5b4635', soft: 6, mark: { kind: 'streak', colour: '#3c2c20', width: 0.24, opacity: 0.6, size: 1.3, spacing: 1 } },
],
 wing: {
 chord: 0.65, scale: 1.65,
 lesserCoverts: '#52402f', lesserTo: 0.2,
 scapulars: '#4f3c2e',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#241d19', fringe: '#4c3e33', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#372a21', fringe: '#655141', fringeWidth: 0.8, bars: { colour: '#261d17', count: 3, width: 6, opacity: 0.5 } } },
 tertials: { feather: { colour: '#44342a', rim: '#715c49', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#241d19', fringe: '#4c3e33', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#241d19', fringe: '#4c3e33', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#47372b', rim: '#755f4b', rimWidth: 0.9, centre: '#33271e', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#54412f', rim: '#82694f', rimWidth: 0.9, centre: '#3c2d22', centreWidth: 0.45 } },
 bend: { count: 3, widths: [14, 14], feather: { colour: '#e9decb' } },
 },
},
 tail: { length: 4.1, width: 1.4, feathers: 6, spread: 0.03, feather: { colour: '#98938a', fringe: '#aea99f', fringeWidth: 0.8, bars: { colour: '#746d63', count: 6, width: 4, from: 0.2, to: 0.72, opacity: 0.6 }, zones: [{ from: 0.78, to: 0.965, colour: '#211b18' }], tip: '#d3c8b3', tipLength: 0.03 } },
 bill: { kind: 'hooked', length: 0.78, depth: 1, hook: 0.21, culmen: 0.18, gonys: 0.05, upper: '#5d666f', lower: '#6d7278', tip: '#1b1c20', tipLength: 0.6, cere: '#e6bd2e', gape: '#e0b534', gapeTo: 0.14 },
 eye: { radius: 0.165, iris: '#efb92a', pupil: 0.5, brow: { weight: 1.2 } },
 legs: { colour: '#e3b634', claw: '#191615', talons: 2.1, toeLength: 1.25, culottes: { colour: '#d8c7a9', breadth: 2.2, booted: true, mark: { kind: 'streak', colour: '#6d543c', width: 0.2, opacity: 0.7, chance: 0.5 } } },
 aloft: { view: 'below', x: 905, y: 215, size: 360, bank: 0.6, roll: 0.25, span: 2.35, projection: 0.17, bill: { length: 0.045 }, head: { length: 0.11, width: 0.1 }, body: 0.17, wing: { arm: 0.46, breadth: 0.34, taper: 1, wrist: 0.08, sweep: 0.08, bulge: 0.03, round: 0.95, fingers: 6, depth: 0.42, secondaries: 17 }, tail: { length: 0.42, width: 0.13, spread: 0.2 }, colours: { body: '#f6f0e2', head: '#6b5443', coverts: '#f1e9d8', greater: '#2a221d', flight: '#8d8780', secondaries: '#7d766e', tips: '#2a2422', tipShare: 0.34, trailing: '#332b26', trailingShare: 0.14, tail: '#b5afa5', terminal: '#241d19', terminalShare: 0.16, zones: [{ at: path('0.06,0.3 0.3,0.18 0.5,0.12 0.52,0.42 0.3,0.52 0.06,0.56'), colour: '#2a221d' }] } },
 scene: { habitat: 'roquedo', season: 'otoño', perch: { kind: 'roca' }, sun: 'hidden', plants: ['tomillo', 'enebro'] },
 rasgos: [
 { texto: 'Pecho blanco con rayas finas', at: { sheet: [0.42, 0.85] } },
 { texto: 'Cuerpo blanco y alas oscuras', at: { aloft: [0.45, 0.36] } },
 { texto: 'Alas oscuras', at: { wing: [0.5, 0.5] } },
 { texto: 'Banda negra al final de la cola', at: { tail: 0.87 } },
 { texto: 'Ojo amarillo bajo ceja marcada', at: { head: [0, 0] } },
],
};
