import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const milanoNegro: Recipe = {
 slug: 'milano-negro',
 archetype: 'kite',
 facing: 'left',
 pose: { head: 1.02, depth: 1, skull: { crown: -0.02 } },
 base: '#5e4634',
 tuft: 1.1,
 tracts: [
{ at: 'upperparts', colour: '#4e3b2c', soft: 9, mark: { kind: 'scale', colour: '#7c6148', opacity: 0.5, chance: 0.5 } },
{ at: 'underparts', colour: '#6a4a33', soft: 10, mark: { kind: 'streak', colour: '#2e2018', width: 0.22, length: 1, opacity: 0.85, size: 1, spacing: 1 } },
{ sheet: path('0.78,0.7 1,0.62 1.1,1.1 0.76,1.1'), colour: '#7d573a', soft: 10, mark: 'none' },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-1 -2.1,0.1 -1.8,1 -1.1,1.3 -0.2,1.4 0.6,1.2 1,0.6'), colour: '#8f8373', soft: 9, mark: { kind: 'streak', colour: '#3a3029', width: 0.16, length: 1.1, opacity: 0.75, size: 1.5, spacing: 0.9 } },
{ head: path('0.2,-0.2 -0.3,-0.25 -0.9,0 -0.8,0.4 -0.3,0.5 0.1,0.3'), colour: '#5c4d40', soft: 8, opacity: 0.7 },
],
 wing: {
 chord: 0.69, scale: 1.5,
 lesserCoverts: '#6b5340', lesserMark: { kind: 'streak', colour: '#3a2a1f', width: 0.3 }, lesserTo: 0.2,
 scapulars: '#4e3b2c',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#1f1a18', fringe: '#433931', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#352a22', fringe: '#5f4d3d', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#45352a', rim: '#745d48', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#1f1a18', fringe: '#433931', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#1f1a18', fringe: '#433931', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#4b3a2c', rim: '#7d654d', rimWidth: 0.9, centre: '#33271e', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#6d543d', rim: '#9c8163', rimWidth: 0.9, centre: '#463425', centreWidth: 0.45 } },
 },
},
 tail: { length: 3.9, width: 1.15, feathers: 6, fork: 0.2, spread: 0.09, feather: { colour: '#6b513b', fringe: '#8a6e53', fringeWidth: 0.8, bars: { colour: '#4a3626', count: 8, width: 5, from: 0.3, to: 0.95, opacity: 0.6 } } },
 bill: { kind: 'hooked', length: 0.66, depth: 0.84, hook: 0.19, culmen: 0.16, gonys: 0.05, upper: '#2f2d2e', lower: '#3a3838', tip: '#161516', tipLength: 0.6, cere: '#dcb53a', gape: '#d4ab3a', gapeTo: 0.22 },
 eye: { radius: 0.155, iris: '#8a6a3c', pupil: 0.55, brow: { weight: 0.8 } },
 legs: { colour: '#e0b53a', claw: '#1f1b1a', talons: 1.4, culottes: { colour: '#6f4d34', breadth: 1.7, mark: { kind: 'streak', colour: '#3d2a1c', width: 0.18, opacity: 0.6, chance: 0.4 } } },
 aloft: { view: 'below', x: 915, y: 215, size: 348, bank: 0.65, roll: 0.25, span: 2.5, projection: 0.17, bill: { length: 0.035 }, head: { length: 0.1, width: 0.1 }, body: 0.16, wing: { arm: 0.45, breadth: 0.31, taper: 0.95, wrist: 0.1, sweep: 0.12, round: 0.75, fingers: 6, depth: 0.4, secondaries: 14 }, tail: { length: 0.4, width: 0.13, spread: 0.26, fork: 0.16 }, colours: { body: '#5b4331', head: '#8f8373', coverts: '#4f3b2d', greater: '#3a2c24', flight: '#4d433b', panel: '#9a8b7a', tips: '#1f1a18', tipShare: 0.4, bars: { colour: '#2f2621', count: 4, width: 3, opacity: 0.5 }, tail: '#7d634a', tailBars: { colour: '#54402e', count: 6, width: 3, opacity: 0.6 } } },
 scene: { habitat: 'río', season: 'primavera', perch: { kind: 'rama', plant: 'chopo', thickness: 40 }, palette: 'agua', sun: 'hidden' },
 rasgos: [
 { texto: 'Cola apenas ahorquillada', at: { tail: 0.95 } },
 { texto: 'Pardo oscuro uniforme', at: { sheet: [0.45, 0.8] } },
 { texto: 'En vuelo, horquilla muy leve', at: { aloft: [0.05, 0.98] } },
 { texto: 'Cabeza grisácea rayada', at: { head: [-0.7, -0.5] } },
 { texto: 'Alas largas', at: { wing: [0.8, 0.6] } },
],
};
