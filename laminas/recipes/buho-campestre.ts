import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buhoCampestre: Recipe = {
 slug: 'buho-campestre',
 archetype: 'owl',
 facing: 'right',
 pose: { turn: -0.34, head: 0.96, depth: 0.84, legs: 1.05 },
 base: '#d8be8e',
 tuft: 1.05,
 tracts: [
{ sheet: path('0,-0.1 0.3,-0.1 0.3,1.1 0,1.1'), colour: '#cdb080', soft: 10, mark: { kind: 'streak', colour: '#58422b', width: 0.26, opacity: 0.7, size: 0.7, spacing: 0.9 } },
{ sheet: path('0.28,-0.1 1.1,-0.1 1.1,1.1 0.28,1.1'), colour: '#efe0bd', soft: 10, mark: { kind: 'streak', colour: '#5d4329', width: 0.14, length: 1.2, opacity: 0.85, chance: 0.8, size: 1, spacing: 1.15 } },
{ sheet: path('0.28,-0.1 0.5,-0.1 0.5,1.1 0.28,1.1'), colour: '#d9bd8a', soft: 14, mark: { kind: 'streak', colour: '#503821', width: 0.42, length: 1.2, opacity: 0.88, size: 1, spacing: 0.85 } },
{ sheet: path('0.82,0.2 1,0.2 1,1.1 0.82,1.1'), colour: '#f4ead0', soft: 12, mark: 'none' },
],
 wing: {
 chord: 0.72, scale: 1, lesserCoverts: '#b29363', lesserMark: { kind: 'drop', colour: '#49341f', width: 0.6 }, lesserTo: 0.28, scapulars: '#b29363', scapularMark: { kind: 'drop', colour: '#49341f', width: 0.6 },
 rows: {
 primaries: { count: 6, roots: [[0.4, 0.96], [0.36, 0.3]], eachTip: path('0.98,0.86 1,0.66 0.97,0.5 0.94,0.4 0.9,0.34 0.86,0.3'), widths: [26, 32], feather: { colour: '#cbb084', fringe: '#e3d0a9', fringeWidth: 1, bars: { colour: '#55402b', count: 4, width: 14, from: 0.35, to: 0.95 } } },
 secondaries: { count: 6, roots: [[0.3, 0.95], [0.25, 0.16]], tips: [[0.74, 0.92], [0.7, 0.18]], widths: [28, 32], feather: { colour: '#b99b6c', fringe: '#dcc69c', fringeWidth: 1, bars: { colour: '#5a432d', count: 4, width: 10 } } },
 greaterCoverts: { count: 6, roots: [[0.16, 0.95], [0.1, 0.12]], tips: [[0.52, 0.92], [0.47, 0.16]], widths: [28, 31], feather: { colour: '#a98a5c', fringe: '#e8d6b0', fringeWidth: 1.4, centre: '#4d3824', centreWidth: 0.5 } },
 medianCoverts: { count: 6, roots: [[0.06, 0.95], [0.03, 0.14]], tips: [[0.34, 0.94], [0.3, 0.16]], widths: [28, 31], feather: { colour: '#a5855a', fringe: '#e8d6b0', fringeWidth: 1.4, centre: '#49341f', centreWidth: 0.5 } },
 },
},
 tail: { length: 1.7, width: 1.3, feathers: 6, spread: 0.04, feather: { colour: '#d5ba8a', bars: { colour: '#55402b', count: 4, width: 11 }, shape: 'round' } },
 bill: { kind: 'owl', length: 0.34, upper: '#2d2a2a' },
 eye: { radius: 0.23, iris: '#f6d32c', pupil: 0.42 },
 legs: { colour: '#e3cb9a', claw: '#1e1a1a', feathered: true },
 face: { gap: 0.55, size: 1.02, turn: 0.3, disc: '#eddcb8', discDark: '#c9aa78', rings: 0.4, rim: '#6d5338', rimWidth: 0.8, brow: '#f8f1de', browWeight: 1.4, browRise: 1.2, chin: '#f6ecd6', surround: { colour: '#1d1511', reach: 1.95, inward: 0.1, opacity: 0.9 }, tufts: { length: 0.12, dark: '#7d6242', pale: '#cdb080', close: 1, width: 0.7 } },
 scene: { habitat: 'estepa', season: 'invierno', hour: 'tarde', perch: { kind: 'poste' }, plants: ['hierba'], palette: 'terracota', sun: 'left' },
 rasgos: [
 { texto: 'Ojos amarillos cercados de negro', at: { head: [0, 0.1] } },
 { texto: 'Orejas cortas, apenas visibles', at: { head: [-0.3, -1] } },
 { texto: 'Pecho muy rayado', at: { sheet: [0.4, 0.7] } },
 { texto: 'Vientre claro con rayas finas', at: { sheet: [0.66, 0.7] } },
 { texto: 'Pálido, color de hierba seca', at: { wing: [0.4, 0.5] } },
],
};
