import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const autilloEuropeo: Recipe = {
 slug: 'autillo-europeo',
 archetype: 'standingOwl',
 facing: 'left',
 pose: { head: 1.06, depth: 1.04 },
 frame: { size: 0.96 },
 base: '#98928a',
 tuft: 0.95,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#8d867d', soft: 10, mark: { kind: 'streak', colour: '#3d3833', width: 0.26, opacity: 0.75, size: 0.8, spacing: 0.8 } },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#aaa297', soft: 10, mark: { kind: 'streak', colour: '#34302b', width: 0.2, length: 1.3, opacity: 0.9, size: 1.05, spacing: 0.9 } },
{ sheet: path('0.34,0.3 0.6,0.3 0.7,0.7 0.6,1.1 0.34,1.1'), colour: '#b3a898', soft: 14, mark: { kind: 'cross', colour: '#37312c', width: 0.17, length: 1.25, count: 3, opacity: 0.8, size: 1.15, spacing: 0.85 } },
{ sheet: path('0.36,0.6 0.5,0.6 0.52,0.8 0.38,0.84'), colour: '#bd9d78', soft: 16, opacity: 0.6 },
{ sheet: path('0.84,0.2 1,0.2 1,1.1 0.84,1.1'), colour: '#c3bcb1', soft: 12, mark: { kind: 'bar', colour: '#6d665e', count: 1, opacity: 0.6 } },
],
 wing: {
 scale: 0.95, lesserCoverts: '#8a8379', lesserMark: { kind: 'streak', colour: '#332e2a', width: 0.3 }, lesserTo: 0.28, scapulars: '#8a8379', scapularMark: { kind: 'streak', colour: '#332e2a', width: 0.3 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#9b9389', fringe: '#b8b0a5', fringeWidth: 1, bars: { colour: '#4a443e', count: 7, width: 8 }, zones: [{ from: 0.3, to: 0.4, colour: '#e9e3d8', web: 'outer' }, { from: 0.52, to: 0.62, colour: '#e9e3d8', web: 'outer' }, { from: 0.74, to: 0.84, colour: '#e9e3d8', web: 'outer' }] } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#8f877d', fringe: '#aea69b', fringeWidth: 1, bars: { colour: '#47413b', count: 5, width: 6 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#8c847a', fringe: '#b6aea3', fringeWidth: 1, centre: '#37322d', centreWidth: 0.26, bars: { colour: '#57504a', count: 4, width: 3, from: 0.3, to: 0.95 } } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#8a8278', fringe: '#b0a89d', fringeWidth: 1, centre: '#332e2a', centreWidth: 0.26 } },
 longScapulars: { count: 6, roots: [[0.52, 0.72], [0.06, 0.6]], tips: [[0.66, 0.99], [0.24, 0.95]], widths: [22, 25], feather: { colour: '#8a8278', zones: [{ from: 0.66, to: 0.92, colour: '#f2ecdf' }], tip: '#3a2c20', tipLength: 0.07 } },
 },
},
 tail: { length: 1, width: 1.2, feathers: 6, spread: 0.04, feather: { colour: '#9b9389', bars: { colour: '#4a443e', count: 5, width: 6 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.3, upper: '#3f3d3e' },
 eye: { radius: 0.24, iris: '#f4cb25', pupil: 0.46 },
 legs: { colour: '#b5ada1', claw: '#3a3533', feathered: true },
 face: { gap: 0.52, size: 0.9, turn: -0.3, tilt: -0.07, disc: '#b5ada1', discDark: '#857d73', rings: 0.5, rim: '#2c2825', rimWidth: 1.1, brow: '#d8d1c5', browWeight: 1.2, browRise: 1.3, chin: '#d5cec2', tufts: { length: 0.34, dark: '#5d564f', pale: '#a59d92', close: 0, width: 0.9 } },
 scene: { habitat: 'río', hour: 'noche', season: 'verano', perch: { kind: 'rama', plant: 'fresno', thickness: 62 }, sun: 'right' },
 rasgos: [
 { texto: 'Orejas pequeñas', at: { head: [0.9, -0.8] } },
 { texto: 'Ojos amarillos', at: { head: [0, 0] } },
 { texto: 'Gris corteza con rayas finas', at: { sheet: [0.56, 0.7] } },
 { texto: 'Hilera de manchas blancas', at: { wing: [0.34, 0.5] } },
 { texto: 'Pequeño y estirado', at: { sheet: [0.66, 0.95] } },
],
};
