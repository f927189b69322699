import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const lechuzaComun: Recipe = {
 slug: 'lechuza-comun',
 archetype: 'standingOwl',
 facing: 'left',
 pose: { head: 1.04, depth: 0.98, legs: 1.2 },
 base: '#f6f1e6',
 tuft: 1,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#d9a95f', soft: 8, mark: { kind: 'drop', colour: '#8d7a66', width: 0.3, length: 0.6, opacity: 0.6, chance: 0.7, size: 0.9, spacing: 1.2 } },
{ sheet: path('0.3,-0.1 1.1,-0.1 1.1,1.1 0.3,1.1'), colour: '#fbf8f0', soft: 8, mark: { kind: 'drop', colour: '#8f7350', width: 0.2, length: 0.4, opacity: 0.75, chance: 0.35, size: 0.8, spacing: 1.6 } },
{ sheet: path('0.3,-0.1 0.42,-0.1 0.4,0.26 0.3,0.2'), colour: '#e0b36b', soft: 12 },
{ sheet: path('0.3,1.1 0.42,1.1 0.4,0.8 0.3,0.8'), colour: '#ecc98e', soft: 14, opacity: 0.8 },
{ sheet: path('0.3,0.2 0.34,0.3 0.36,0.5 0.34,0.8 0.3,0.8'), colour: '#f3e2bd', soft: 10 },
],
 wing: {
 chord: 0.72, scale: 0.95, lesserCoverts: '#d8a657', lesserMark: { kind: 'drop', colour: '#8f857c', width: 0.5, chance: 0.8 }, lesserTo: 0.28, scapulars: '#d8a657', scapularMark: { kind: 'drop', colour: '#8f857c', width: 0.5, chance: 0.9 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#dcb06a', fringe: '#ecce98', fringeWidth: 1, bars: { colour: '#9a8060', count: 5, width: 7, opacity: 0.7 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#d9a95f', fringe: '#e8c78c', fringeWidth: 1, bars: { colour: '#97805f', count: 4, width: 6, opacity: 0.7 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#d5a458', fringe: '#e5c182', fringeWidth: 1, centre: '#a9a096', centreWidth: 0.36, zones: [{ from: 0.84, to: 0.92, colour: '#fbf6e8' }, { from: 0.76, to: 0.84, colour: '#4a4039' }] } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#d3a156', fringe: '#e3bd7c', fringeWidth: 1, centre: '#a59c93', centreWidth: 0.4 } },
 },
},
 tail: { length: 1.3, width: 1.4, feathers: 6, spread: 0.04, feather: { colour: '#dcb572', bars: { colour: '#97805f', count: 4, width: 6, opacity: 0.7 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.36, upper: '#e6d6c3' },
 eye: { radius: 0.19, iris: '#120c0b', pupil: 0.7 },
 legs: { colour: '#f3ead8', claw: '#2a2625', feathered: true },
 face: { shape: 'heart', gap: 0.46, turn: -0.3, tilt: -0.05, disc: '#fdfaf3', discDark: '#e3d6c4', rim: '#a8722f', brow: '#fdfaf3', chin: '#fdfaf3', surround: { colour: '#9a5a34', reach: 1.5, inward: 1.1, opacity: 0.32 }, lids: 0 },
 scene: { habitat: 'ciudad', hour: 'noche', perch: { kind: 'roca' }, sun: 'right', plants: ['hierba'] },
 rasgos: [
 { texto: 'Cara blanca en forma de corazón', at: { head: [-0.5, 0.6] } },
 { texto: 'Ojos negros', at: { head: [0.05, 0] } },
 { texto: 'Dorso dorado con motas grises', at: { wing: [0.3, 0.5] } },
 { texto: 'Vientre blanco', at: { sheet: [0.6, 0.7] } },
 { texto: 'Patas largas y blancas', at: { leg: 0.75 } },
],
};
