import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alimocheComun: Recipe = {
 slug: 'alimoche-comun',
 archetype: 'vulture',
 facing: 'right',
 pose: { head: 0.98, depth: 0.8, plump: 0.92, turn: -0.1, legs: 0.94, move: { d6: [0, 12], d7: [-4, 34], d8: [0, 30], d9: [0, 8] } },
 base: '#efe9da',
 tuft: 1.3,
 tracts: [
{ at: 'upperparts', colour: '#e9e0cc', soft: 10 },
{ at: 'underparts', colour: '#f3eee1', soft: 12 },
{ sheet: path('0,-0.1 0.3,-0.1 0.34,0.5 0.3,1.1 0,1.1'), colour: '#f0e6cd', soft: 6 },
{ head: path('1.2,-0.1 0.8,-0.7 0.2,-0.75 -0.25,-0.4 -0.4,0.1 -0.3,0.6 0,1 0.5,1.1 1.1,0.9'), colour: '#f2b61e', soft: 3.5 },
{ head: path('-0.3,0.1 -0.4,0.6 -0.1,1 -0.5,1 -0.75,0.5 -0.6,0'), colour: '#f6d68a', soft: 4, opacity: 0.8 },
],
 wing: {
 chord: 0.76, scale: 2,
 lesserCoverts: '#efe8d8', lesserTo: 0.2,
 scapulars: '#efe7d6',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#1d1b1c', fringe: '#3d3a39', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#2b2827', fringe: '#8f897d', fringeWidth: 1.4 } },
 tertials: { feather: { colour: '#6b645a', rim: '#cfc6b4', rimWidth: 1.4 } },
 primaryCoverts: { feather: { colour: '#2b2827', fringe: '#5a554f', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#2b2827', fringe: '#5a554f', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#cfc3ab', rim: '#ece4d2', rimWidth: 1.2, centre: '#a59a86', centreWidth: 0.4 } },
 medianCoverts: { feather: { colour: '#ebe2cf', rim: '#f6f1e5', rimWidth: 1 } },
 },
},
 tail: { length: 4.2, width: 1.7, feathers: 8, spread: 0.06, graduated: 0.34, feather: { colour: '#f1ecdf', fringe: '#dcd4c2', fringeWidth: 0.9, shape: 'pointed' } },
 bill: { kind: 'hooked', length: 1.3, depth: 0.62, hook: 0.19, culmen: 0.06, gonys: 0.04, upper: '#e9b02a', lower: '#e2ad34', tip: '#2c2a2b', tipLength: 0.34, cere: '#f2b61e' },
 eye: { radius: 0.15, iris: '#8a3a18', pupil: 0.55 },
 legs: { colour: '#d8b79c', claw: '#2b2725', talons: 1.1, thickness: 0.8, culottes: { colour: '#f3eee1', breadth: 2.1 } },
 ornaments: [{ kind: 'ruff', colour: '#f7f1e1', at: 0.075, depth: 0.2, length: 0.9, flare: 1.1, lance: true }],
 aloft: { view: 'below', x: 290, y: 215, size: 360, bank: -0.55, roll: 0.25, span: 2.6, projection: 0.15, bill: { length: 0.06 }, head: { length: 0.12, width: 0.08 }, body: 0.18, wing: { arm: 0.46, breadth: 0.35, taper: 0.95, wrist: 0.08, sweep: 0.06, round: 0.9, fingers: 6, depth: 0.4, secondaries: 16, bulge: 0.04 }, tail: { length: 0.34, width: 0.14, spread: 0.2, fork: -0.42 }, colours: { body: '#f3ecdb', head: '#f2b61e', coverts: '#f5f0e3', greater: '#efe8d8', flight: '#1f1c1c', secondaries: '#232020', tail: '#f3eee1', bill: '#d9a62a' } },
 scene: { habitat: 'roquedo', season: 'primavera', perch: { kind: 'roca' }, palette: 'lavanda', sun: 'hidden' },
 rasgos: [
 { texto: 'Cara amarilla desnuda', at: { head: [0.2, 0.2] } },
 { texto: 'Pico fino y largo', at: { bill: 0.6 } },
 { texto: 'Melena blanca despeinada', at: { sheet: [0.16, 0.15] } },
 { texto: 'Plumas de vuelo negras', at: { wing: [0.85, 0.5] } },
 { texto: 'Cola en cuña', at: { aloft: [0, 0.95] } },
],
};
