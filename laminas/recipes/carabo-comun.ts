import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const caraboComun: Recipe = {
 slug: 'carabo-comun',
 archetype: 'owl',
 facing: 'left',
 pose: { head: 1.14, depth: 0.96, plump: 1.04, move: { d0: [0, -26], d1: [-6, -16], d2: [-16, 2], v0: [0, -26], v1: [6, -16], v2: [16, 2] } },
 base: '#8d6a48',
 tuft: 1.1,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#86633f', soft: 10, mark: { kind: 'streak', colour: '#3d2a1b', width: 0.34, opacity: 0.7, size: 0.7, spacing: 0.8 } },
{ sheet: path('0,0.16 0.14,0.16 0.14,0.84 0,0.84'), colour: '#6d4e32', soft: 10, mark: { kind: 'streak', colour: '#2f2016', width: 0.5, opacity: 0.8, size: 0.7, spacing: 0.7 } },
{ sheet: path('0.02,0.3 0.13,0.26 0.16,0.36 0.03,0.38'), colour: '#cdb08a', soft: 6, opacity: 0.85 },
{ sheet: path('0.02,0.7 0.13,0.74 0.16,0.64 0.03,0.62'), colour: '#cdb08a', soft: 6, opacity: 0.85 },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#cfae82', soft: 10, mark: { kind: 'cross', colour: '#4a331f', width: 0.24, length: 1.2, count: 2, opacity: 0.85, size: 1.15, spacing: 0.88 } },
{ sheet: path('0.3,-0.1 0.42,-0.1 0.42,1.1 0.3,1.1'), colour: '#b08a5f', soft: 12, mark: { kind: 'streak', colour: '#40291a', width: 0.4, length: 1.1, opacity: 0.85, size: 1, spacing: 0.85 } },
{ sheet: path('0.84,0.2 1,0.2 1,1.1 0.84,1.1'), colour: '#e0c8a0', soft: 12, mark: { kind: 'bar', colour: '#6d4c30', count: 1, opacity: 0.5 } },
],
 wing: {
 scale: 1, lesserCoverts: '#7d5b3b', lesserMark: { kind: 'streak', colour: '#33231a', width: 0.5 }, lesserTo: 0.28, scapulars: '#7d5b3b', scapularMark: { kind: 'streak', colour: '#33231a', width: 0.5 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#8b6743', fringe: '#b08c63', fringeWidth: 1, bars: { colour: '#3d2a1b', count: 7, width: 10 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#80603f', fringe: '#a9865d', fringeWidth: 1, bars: { colour: '#3a281a', count: 5, width: 9 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#7d5c3b', fringe: '#b9976c', fringeWidth: 1, centre: '#38261a', centreWidth: 0.35, bars: { colour: '#3d2a1b', count: 3, width: 6, from: 0.4, to: 0.95 }, tip: '#efe2c8', tipLength: 0.07 } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#785738', fringe: '#b18e64', fringeWidth: 1, centre: '#33231a', centreWidth: 0.4 } },
 longScapulars: { count: 6, roots: [[0.52, 0.72], [0.06, 0.6]], tips: [[0.66, 0.99], [0.24, 0.95]], widths: [26, 29], feather: { colour: '#80603f', zones: [{ from: 0.66, to: 0.92, colour: '#f5ecd8' }], tip: '#3a2c20', tipLength: 0.07 } },
 },
},
 tail: { length: 1.4, width: 1.5, feathers: 6, spread: 0.04, feather: { colour: '#93704a', bars: { colour: '#3d2a1b', count: 6, width: 8 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.36, upper: '#c9b67c' },
 eye: { radius: 0.25, iris: '#170e0b', pupil: 0.6 },
 legs: { colour: '#c3a074', claw: '#1e1a1a', feathered: true },
 face: { gap: 0.54, size: 1.1, turn: -0.25, disc: '#b79a74', discDark: '#8d6e4b', rings: 0.55, rim: '#3b281a', rimWidth: 0.9, brow: '#efe2c8', browWeight: 1.5, browRise: 1.6, chin: '#e9dabd', lids: 0.4 },
 scene: { habitat: 'bosque', hour: 'noche', season: 'otoño', perch: { kind: 'rama', plant: 'roble', thickness: 56 }, sun: 'right' },
 rasgos: [
 { texto: 'Cabeza redonda, sin penachos', at: { head: [-0.5, -1.1] } },
 { texto: 'Ojos negros', at: { head: [0, 0] } },
 { texto: 'Hilera de manchas claras', at: { wing: [0.32, 0.55] } },
 { texto: 'Jaspeado como corteza', at: { sheet: [0.6, 0.7] } },
 { texto: 'Rechoncho', at: { sheet: [0.52, 0.96] } },
],
};
