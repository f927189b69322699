import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mochueloEuropeo: Recipe = {
 slug: 'mochuelo-europeo',
 archetype: 'owl',
 facing: 'right',
 pose: { head: 1.16, depth: 0.98, legs: 1.25, move: { d0: [0, 18], d1: [-8, 22], d2: [-10, 26], d3: [4, 12], v0: [0, 18], v1: [8, 22], v2: [10, 26], v3: [-4, 12], d9: [-4, -24], d10: [0, -40], d11: [0, -50], v9: [4, -24], v10: [0, -40], v11: [0, -50] } },
 frame: { size: 0.95 },
 base: '#7d644a',
 tuft: 1.1,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#6f573f', soft: 10, mark: { kind: 'drop', colour: '#efe6d2', width: 0.34, length: 0.7, opacity: 0.9, size: 0.9, spacing: 1.1 } },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#f2e9d6', soft: 10, mark: { kind: 'streak', colour: '#644a33', width: 0.5, length: 1.35, opacity: 0.95, size: 1.1, spacing: 0.8 } },
{ sheet: path('0.3,-0.1 0.4,-0.1 0.42,0.5 0.4,1.1 0.3,1.1'), colour: '#6f573f', soft: 12, mark: { kind: 'drop', colour: '#efe6d2', width: 0.4, length: 0.7, opacity: 0.9, size: 1, spacing: 1 } },
{ sheet: path('0.29,0.24 0.34,0.3 0.35,0.5 0.34,0.7 0.29,0.76 0.3,0.5'), colour: '#f8f2e4', soft: 6, mark: 'none' },
{ sheet: path('0.8,0.2 1,0.2 1,1.1 0.8,1.1'), colour: '#f6efe0', soft: 12, mark: 'none' },
],
 wing: {
 scale: 1, lesserCoverts: '#6d553e', lesserMark: { kind: 'drop', colour: '#f2e9d6', width: 0.6, length: 0.8, chance: 0.7 }, lesserTo: 0.28, scapulars: '#6d553e', scapularMark: { kind: 'drop', colour: '#f2e9d6', width: 0.7, length: 0.8, chance: 0.7 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#67503a', fringe: '#8b7054', fringeWidth: 1, bars: { colour: '#dccbac', count: 5, width: 8 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#6b543d', fringe: '#8f7557', fringeWidth: 1, bars: { colour: '#e6d8bc', count: 4, width: 8, from: 0.3, to: 0.92 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#6d563f', fringe: '#8f7557', fringeWidth: 1, zones: [{ from: 0.66, to: 0.82, colour: '#e9dec6', web: 'outer' }], tip: '#cdbb9c', tipLength: 0.04 } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#6b543d', fringe: '#8d7356', fringeWidth: 1, zones: [{ from: 0.66, to: 0.86, colour: '#eee3cd', web: 'inner' }] } },
 },
},
 tail: { length: 1.3, width: 1.5, feathers: 6, spread: 0.04, feather: { colour: '#6b543d', bars: { colour: '#dccbac', count: 4, width: 7 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.34, upper: '#c6c488' },
 eye: { radius: 0.255, iris: '#f6d327', pupil: 0.42 },
 legs: { colour: '#efe5d0', claw: '#2a2523', feathered: true },
 face: { gap: 0.52, size: 0.88, turn: 0.3, tilt: 0.05, disc: '#cdbb9e', discDark: '#967d60', rings: 0.5, rim: '#5b4530', rimWidth: 0.7, brow: '#fbf6ea', browWeight: 2.6, browRise: 0.75, chin: '#fbf6ea', lids: 1.3 },
 scene: { habitat: 'cultivo', season: 'verano', perch: { kind: 'roca' }, plants: ['olivo', 'hierba'], palette: 'cielo', sun: 'left' },
 rasgos: [
 { texto: 'Cejas blancas de mirada feroz', at: { head: [0.3, -0.4] } },
 { texto: 'Ojos amarillos', at: { head: [0, 0] } },
 { texto: 'Cabeza achatada, sin orejas', at: { head: [-0.55, -1] } },
 { texto: 'Dorso pardo con motas blancas', at: { wing: [0.3, 0.5] } },
 { texto: 'Patas largas', at: { leg: 0.8 } },
],
};
