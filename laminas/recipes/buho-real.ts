import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buhoReal: Recipe = {
 slug: 'buho-real',
 archetype: 'owl',
 facing: 'left',
 base: '#b98f57',
 tuft: 1.2,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#b39065', soft: 10, mark: { kind: 'streak', colour: '#3a2a1c', width: 0.22, length: 0.9, opacity: 0.6, size: 0.6, spacing: 1.1 } },
{ sheet: path('0,0.16 0.14,0.16 0.14,0.84 0,0.84'), colour: '#7a5c3b', soft: 12, mark: { kind: 'streak', colour: '#2b1e15', width: 0.5, opacity: 0.85, size: 0.6, spacing: 0.7 } },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#c79c5f', soft: 10, mark: { kind: 'streak', colour: '#3a281a', width: 0.16, length: 1.05, opacity: 0.8, size: 0.95, spacing: 0.8 } },
{ sheet: path('0.5,0.3 0.9,0.34 0.95,0.7 0.8,0.9 0.5,1'), colour: '#cda56a', soft: 14, opacity: 0.7, mark: { kind: 'bar', colour: '#6d4a2a', width: 0.07, count: 2, opacity: 0.55, chance: 0.9, size: 1.1, spacing: 0.8 } },
{ sheet: path('0.3,0.08 0.46,0.12 0.55,0.3 0.57,0.5 0.55,0.7 0.46,0.88 0.3,0.92'), colour: '#c3955a', soft: 14, mark: { kind: 'streak', colour: '#241811', width: 0.6, length: 1.2, opacity: 0.92, size: 1.05, spacing: 0.84 } },
{ sheet: path('0.335,0.4 0.385,0.36 0.395,0.5 0.385,0.64 0.335,0.6'), colour: '#f6eedc', soft: 9, mark: 'none' },
{ sheet: path('0.84,0.3 1,0.3 1,0.7 0.84,0.7'), colour: '#dcc292', soft: 14, mark: { kind: 'bar', colour: '#7d6340', count: 3, opacity: 0.45 } },
],
 wing: {
 scale: 1, lesserCoverts: '#a67f4d', lesserMark: { kind: 'streak', colour: '#2d2018', width: 0.5 }, lesserTo: 0.28, scapulars: '#a67f4d', scapularMark: { kind: 'streak', colour: '#2d2018', width: 0.5 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#a17a4b', fringe: '#c9a873', fringeWidth: 1, bars: { colour: '#3d2b1c', count: 6, width: 11, from: 0.25, to: 0.95 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#a9824f', fringe: '#c9a873', fringeWidth: 1, bars: { colour: '#38281b', count: 4, width: 9, from: 0.3, to: 0.95 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#ad8853', fringe: '#d9c090', fringeWidth: 1, centre: '#33241a', centreWidth: 0.42, bars: { colour: '#3b2a1b', count: 3, width: 6, from: 0.5, to: 0.95 } } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#a9824f', fringe: '#d0b27e', fringeWidth: 1, centre: '#2d2018', centreWidth: 0.5 } },
 },
},
 tail: { length: 1.3, width: 1.5, feathers: 6, spread: 0.04, feather: { colour: '#b48d58', bars: { colour: '#3d2b1c', count: 4, width: 10 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.4, upper: '#2e2c2d' },
 eye: { radius: 0.27, iris: '#ee8a1c', pupil: 0.48 },
 legs: { colour: '#c09a63', claw: '#1e1a1a', feathered: true },
 face: { turn: -0.35, disc: '#c9b793', discDark: '#8f7a56', rim: '#2e2118', brow: '#e2d2ac', browWeight: 1.2, chin: '#f3ecdc', tufts: { length: 0.75, dark: '#3a2a1d', pale: '#9a7a4b', close: 0.12 } },
 scene: { habitat: 'roquedo', hour: 'noche', perch: { kind: 'roca' } },
 rasgos: [
 { texto: 'Penachos largos sobre la cabeza', at: { head: [0.7, -0.9] } },
 { texto: 'Ojos de color naranja', at: { head: [0.1, 0] } },
 { texto: 'Mancha blanca en la garganta', at: { sheet: [0.36, 0.5] } },
 { texto: 'Pecho leonado con rayas negras', at: { sheet: [0.46, 0.6] } },
 { texto: 'Enorme y ancho como un tonel', at: { sheet: [0.62, 0.92] } },
],
};
