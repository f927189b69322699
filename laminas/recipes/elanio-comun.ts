import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const elanioComun: Recipe = {
 slug: 'elanio-comun',
 archetype: 'buzzard',
 facing: 'right',
 pose: { head: 1.3, depth: 0.86, plump: 0.94, legs: 0.9, turn: 0.05, skull: { crown: -0.02, nape: 0.05 } },
 base: '#f5f4f1',
 tuft: 1,
 tracts: [
{ at: 'upperparts', colour: '#a3aeb8', soft: 8 },
{ at: 'underparts', colour: '#faf9f6', soft: 9 },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-0.9 -2,0.3 -1.4,1.2 -0.4,1.3 0.6,1.2 1,0.6'), colour: '#f8f7f4', soft: 6 },
{ head: path('0.3,-0.75 -0.1,-1.1 -0.8,-1.2 -1.6,-0.9 -2,0 -2,0.8 -1.5,0.5 -1.1,-0.1 -0.5,-0.5 0,-0.55'), colour: '#b6c0c8', soft: 8 },
{ head: path('0.62,-0.1 0.3,-0.24 0,-0.3 -0.35,-0.26 -0.6,-0.1 -0.3,0.06 0,0.22 0.3,0.14 0.6,0.1'), colour: '#1c1c20', soft: 2.4 },
],
 wing: {
 chord: 0.86, scale: 1.35,
 lesserCoverts: '#1b1c20', lesserTo: 0.24,
 scapulars: '#a6b1bb',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#6b757f', fringe: '#8f98a1', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#97a2ac', fringe: '#b6bfc7', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#9da8b2', rim: '#b9c2c9', rimWidth: 0.6 } },
 primaryCoverts: { feather: { colour: '#7a848e', fringe: '#9aa3ab', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#7a848e', fringe: '#9aa3ab', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#9aa5af', rim: '#b8c1c9', rimWidth: 0.6 } },
 medianCoverts: { feather: { colour: '#1d1e22', rim: '#33353a', rimWidth: 0.6 } },
 bend: { count: 4, widths: [16, 16], feather: { colour: '#1b1c20' } },
 },
},
 tail: { length: 2.1, width: 1, feathers: 6, fork: 0.04, spread: 0.05, feather: { colour: '#f4f3f0', fringe: '#e0e0dd', fringeWidth: 0.8 } },
 bill: { kind: 'hooked', length: 0.42, depth: 0.84, hook: 0.17, culmen: 0.22, gonys: 0.05, upper: '#26262a', lower: '#2e2e32', tip: '#17171a', tipLength: 0.6, cere: '#e5bf3c', gape: '#dab43c', gapeTo: 0.26 },
 eye: { radius: 0.215, iris: '#d4261c', pupil: 0.46, brow: { weight: 0.9, colour: '#26262a' } },
 legs: { colour: '#e9bf36', claw: '#1f1b1a', talons: 1.4, toeLength: 1, culottes: { colour: '#f6f5f1', breadth: 1.5 } },
 aloft: { view: 'below', x: 300, y: 200, size: 276, bank: -0.5, roll: 0.25, span: 2.4, projection: 0.2, bill: { length: 0.025 }, head: { length: 0.12, width: 0.13 }, body: 0.17, haze: 0.05, raise: 0.2, wing: { arm: 0.42, breadth: 0.3, taper: 0.9, wrist: 0.09, sweep: 0.12, round: 0.25, secondaries: 11 }, tail: { length: 0.36, width: 0.13, spread: 0.2, fork: 0.05 }, colours: { body: '#fbfaf7', head: '#fbfaf7', coverts: '#f8f7f4', greater: '#eceae6', flight: '#c9cdd1', secondaries: '#dfe1e2', tips: '#2a2c31', tipShare: 0.95, tail: '#f4f3f0', zones: [{ at: path('0.46,0.06 0.7,0.1 1,0.3 1,1 0.7,0.95 0.5,0.62'), colour: '#2d2f34' }] } },
 scene: { habitat: 'dehesa', season: 'verano', perch: { kind: 'rama', plant: 'encina', bare: true, thickness: 34 }, palette: 'miel', sun: 'hidden' },
 rasgos: [
 { texto: 'Ojo rojo con antifaz negro', at: { head: [0, 0] } },
 { texto: 'Hombros negros', at: { wing: [0.14, 0.5] } },
 { texto: 'Cabeza y vientre blancos', at: { sheet: [0.42, 0.85] } },
 { texto: 'Gris perla por arriba', at: { wing: [0.55, 0.4] } },
 { texto: 'Cola corta y blanca', at: { tail: 0.7 } },
],
};
