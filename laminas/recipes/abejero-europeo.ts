import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const abejeroEuropeo: Recipe = {
 slug: 'abejero-europeo',
 archetype: 'buzzard',
 facing: 'right',
 pose: { head: 0.84, depth: 0.9, turn: -0.12, legs: 0.9, skull: { forehead: -0.05, crown: 0.02, nape: -0.12 } },
 base: '#6b5440',
 tuft: 1.05,
 tracts: [
{ at: 'upperparts', colour: '#5d4a3a', soft: 8, mark: { kind: 'scale', colour: '#83694f', width: 0.05, opacity: 0.5, chance: 0.5 } },
{ at: 'underparts', colour: '#f1e8d6', soft: 8, mark: { kind: 'bar', colour: '#6b452b', width: 0.16, count: 2, opacity: 0.95, size: 1.35, spacing: 0.85 } },
{ sheet: path('0.1,0.5 0.26,0.46 0.36,0.6 0.38,1.1 0.1,1.1'), colour: '#efe5d2', soft: 10, mark: { kind: 'drop', colour: '#6b4a33', width: 0.4, opacity: 0.9, size: 1.2, spacing: 0.95 } },
{ sheet: path('0.84,0.7 1,0.66 1.1,1.1 0.82,1.1'), colour: '#efe5d2', soft: 8, mark: { kind: 'bar', colour: '#7a5a40', count: 1, opacity: 0.7, chance: 0.6 } },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-1 -2.1,0 -1.9,0.8 -1.1,1 -0.3,1.1 0.5,1 1,0.6'), colour: '#8d979f', soft: 8, mark: 'none' },
{ head: path('0.7,0.5 0.2,0.6 -0.2,0.9 0,1.3 0.6,1.1'), colour: '#d9d6cc', soft: 6, opacity: 0.8 },
],
 wing: {
 chord: 0.7, scale: 1.45,
 lesserCoverts: '#604d3c', lesserMark: { kind: 'scale', colour: '#83694f', opacity: 0.5 }, lesserTo: 0.2,
 scapulars: '#5d4a3a',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#3a2f28', fringe: '#62523f', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#4d3d31', fringe: '#7b6650', fringeWidth: 0.8, bars: { colour: '#33281f', count: 3, width: 7, opacity: 0.6 } } },
 tertials: { feather: { colour: '#574637', rim: '#7f694f', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#3a2f28', fringe: '#62523f', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#3a2f28', fringe: '#62523f', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#5a4939', rim: '#836d53', rimWidth: 0.9, centre: '#463729', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#614f3e', rim: '#8a7458', rimWidth: 0.9, centre: '#4a3b2d', centreWidth: 0.45 } },
 },
},
 tail: { length: 4.3, width: 1.3, feathers: 6, spread: 0.04, feather: { colour: '#8b7a66', fringe: '#a5947d', fringeWidth: 0.8, tip: '#d3c6ad', tipLength: 0.025, zones: [{ from: 0.24, to: 0.3, colour: '#3a2c20' }, { from: 0.44, to: 0.5, colour: '#3a2c20' }, { from: 0.84, to: 0.955, colour: '#30241b' }], bars: { colour: '#6d5c4a', count: 12, width: 2, opacity: 0.5 } } },
 bill: { kind: 'hooked', length: 0.62, depth: 0.72, hook: 0.15, culmen: 0.12, gonys: 0.04, upper: '#43474d', lower: '#53565a', tip: '#1c1d20', tipLength: 0.5, cere: '#5d646b' },
 eye: { radius: 0.18, iris: '#f3c51f', pupil: 0.45 },
 legs: { colour: '#e4b530', claw: '#2a2522', talons: 1.1, culottes: { colour: '#e9dcc4', breadth: 1.6, mark: { kind: 'bar', colour: '#6b452b', width: 0.14, count: 2, opacity: 0.85, chance: 0.6 } } },
 aloft: { view: 'below', x: 285, y: 210, size: 360, bank: -0.6, roll: 0.25, span: 2.35, projection: 0.22, bill: { length: 0.03 }, head: { length: 0.1, width: 0.085 }, body: 0.17, wing: { arm: 0.46, breadth: 0.34, taper: 0.95, wrist: 0.07, sweep: 0.06, round: 0.9, fingers: 5, depth: 0.38, secondaries: 14, bulge: 0.04 }, tail: { length: 0.44, width: 0.13, spread: 0.26, fork: -0.1 }, colours: { body: '#e9dfcb', head: '#8d979f', coverts: '#e6dcc8', greater: '#d8ccb4', carpal: '#3a2c22', flight: '#efe9dc', tips: '#2a221d', tipShare: 0.2, trailing: '#2f2620', trailingShare: 0.13, bars: { colour: '#3f3127', count: 3, width: 7, opacity: 0.85, from: 0.25, to: 0.7 }, tail: '#ddd2bf', tailBars: { colour: '#3a2d22', count: 2, width: 7, opacity: 0.9, from: 0.3, to: 0.5 }, terminal: '#30261e', terminalShare: 0.13, bands: [{ from: 0.2, to: 0.24, colour: '#6b4a33' }, { from: 0.28, to: 0.31, colour: '#6b4a33' }, { from: 0.36, to: 0.39, colour: '#6b4a33' }, { from: 0.44, to: 0.47, colour: '#6b4a33' }] } },
 scene: { habitat: 'bosque', season: 'verano', perch: { kind: 'rama', plant: 'roble', thickness: 40 }, palette: 'prado', sun: 'hidden' },
 rasgos: [
 { texto: 'Cabeza pequeña de paloma, gris', at: { head: [-0.7, -0.4] } },
 { texto: 'Mancha oscura en la muñeca', at: { aloft: [0.55, 0.3] } },
 { texto: 'Pecho blanco muy barrado', at: { sheet: [0.5, 0.8] } },
 { texto: 'Cola larga con pocas bandas', at: { tail: 0.5 } },
],
};
