import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buhoChico: Recipe = {
 slug: 'buho-chico',
 archetype: 'standingOwl',
 facing: 'right',
 pose: { depth: 1.02 },
 base: '#b58d5c',
 tuft: 1.05,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#9a7a52', soft: 10, mark: { kind: 'streak', colour: '#3d2c1e', width: 0.3, opacity: 0.75, size: 0.6, spacing: 0.8 } },
{ sheet: path('0,0.16 0.14,0.16 0.14,0.84 0,0.84'), colour: '#7d6244', soft: 10, mark: { kind: 'streak', colour: '#33261b', width: 0.5, opacity: 0.8, size: 0.6, spacing: 0.7 } },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#cfa66c', soft: 10, mark: { kind: 'streak', colour: '#3a291c', width: 0.26, length: 1.3, opacity: 0.92, size: 1, spacing: 0.95 } },
{ sheet: path('0.46,0.3 0.8,0.34 0.85,1.1 0.46,1.1'), colour: '#dcbb88', soft: 12, mark: { kind: 'cross', colour: '#49341f', width: 0.2, length: 1.2, count: 2, opacity: 0.85, size: 1.15, spacing: 0.9 } },
{ sheet: path('0.84,0.3 1,0.3 1,1.1 0.84,1.1'), colour: '#e2c898', soft: 12, mark: 'none' },
],
 wing: {
 scale: 0.95, lesserCoverts: '#8f7048', lesserMark: { kind: 'streak', colour: '#33251a', width: 0.4 }, lesserTo: 0.28, scapulars: '#8f7048', scapularMark: { kind: 'streak', colour: '#33251a', width: 0.4 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#a5814f', fringe: '#c3a273', fringeWidth: 1, bars: { colour: '#3d2d20', count: 7, width: 9 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#93744b', fringe: '#b7986c', fringeWidth: 1, bars: { colour: '#3d2d20', count: 5, width: 8 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#94754c', fringe: '#d0b386', fringeWidth: 1, centre: '#3d2c1f', centreWidth: 0.3, bars: { colour: '#493523', count: 3, width: 5, from: 0.4, to: 0.95 } } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#8d6f48', fringe: '#cbae80', fringeWidth: 1, centre: '#382719', centreWidth: 0.36 } },
 },
},
 tail: { length: 1.5, width: 1.3, feathers: 6, spread: 0.04, feather: { colour: '#b08b5a', bars: { colour: '#3d2d20', count: 6, width: 8 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.34, upper: '#343030' },
 eye: { radius: 0.235, iris: '#f0801a', pupil: 0.46 },
 legs: { colour: '#d3ac74', claw: '#1e1a1a', feathered: true },
 face: { shape: 'ovals', gap: 0.54, turn: 0.2, size: 1.02, disc: '#d9a765', discDark: '#b98346', rings: 0.35, rim: '#271b14', rimWidth: 1.1, brow: '#f2e8d4', browWeight: 1.5, browRise: 1.5, chin: '#f0e4cc', surround: { colour: '#3a281c', reach: 1.35, inward: 0.5, opacity: 0.7 }, tufts: { length: 1.15, dark: '#2e2119', pale: '#b88f58', close: 0.85, width: 1.05 } },
 scene: { habitat: 'bosque', hour: 'tarde', season: 'invierno', perch: { kind: 'rama', plant: 'pino', thickness: 46 }, palette: 'lavanda', sun: 'hidden' },
 rasgos: [
 { texto: 'Penachos largos y juntos', at: { head: [0.1, -1.4] } },
 { texto: 'Ojos naranjas', at: { head: [0, 0] } },
 { texto: 'Cara ocre con borde negro', at: { head: [0.75, 0.4] } },
 { texto: 'Silueta estirada y flaca', at: { sheet: [0.6, 0.92] } },
 { texto: 'Rayas oscuras en todo el vientre', at: { sheet: [0.6, 0.6] } },
],
};
