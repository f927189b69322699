import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const culebreraEuropea: Recipe = {
 slug: 'culebrera-europea',
 archetype: 'eagle',
 facing: 'right',
 pose: { head: 1.3, depth: 0.98, legs: 1.06, skull: { forehead: 0.1, crown: 0.06, nape: 0.14 } },
 base: '#f2eadb',
 tuft: 1.15,
 tracts: [
{ at: 'upperparts', colour: '#7d6651', soft: 8, mark: { kind: 'scale', colour: '#a48c72', opacity: 0.5, chance: 0.5 } },
{ at: 'underparts', colour: '#f8f3e8', soft: 9, mark: { kind: 'bar', colour: '#8d6745', width: 0.12, count: 1, opacity: 0.85, chance: 0.8, size: 1.35, spacing: 1.25 } },
{ sheet: path('0.1,0.4 0.22,0.34 0.3,0.5 0.31,0.8 0.29,1.1 0.08,1.1'), colour: '#8b6a4c', soft: 9, mark: { kind: 'streak', colour: '#5f452f', width: 0.24, length: 1, opacity: 0.6, size: 1.1, spacing: 1 } },
{ sheet: path('0.84,0.6 1,0.6 1.1,1.1 0.82,1.1'), colour: '#faf6ec', soft: 8, mark: 'none' },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-0.9 -2,0.3 -1.4,1.2 -0.4,1.3 0.6,1.2 1,0.6'), colour: '#80634a', soft: 7, mark: { kind: 'streak', colour: '#593f2b', width: 0.22, length: 1, opacity: 0.55, size: 1.4, spacing: 1 } },
{ head: path('0.8,-0.3 0.45,-0.3 0.22,0.1 0.45,0.45 0.8,0.4'), colour: '#c4b39a', soft: 6, opacity: 0.8 },
{ head: path('0.6,0.5 0.2,0.6 -0.1,1 0.2,1.3 0.6,1'), colour: '#a98c6c', soft: 7, opacity: 0.7 },
],
 wing: {
 chord: 0.68, scale: 1.65,
 lesserCoverts: '#876f58', lesserMark: { kind: 'streak', colour: '#5d4936', width: 0.2, opacity: 0.6 }, lesserTo: 0.2,
 scapulars: '#7d6651',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#37302b', fringe: '#5f5447', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#58493b', fringe: '#8b7761', fringeWidth: 0.8, bars: { colour: '#3f342a', count: 3, width: 6, opacity: 0.5 } } },
 tertials: { feather: { colour: '#6d5945', rim: '#9c866c', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#37302b', fringe: '#5f5447', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#37302b', fringe: '#5f5447', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#745f4b', rim: '#a8927a', rimWidth: 0.9, centre: '#584636', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#87705a', rim: '#b8a389', rimWidth: 0.9, centre: '#665240', centreWidth: 0.45 } },
 },
},
 tail: { length: 3.6, width: 1.3, feathers: 6, spread: 0.03, feather: { colour: '#a1907b', fringe: '#b9a993', fringeWidth: 0.8, tip: '#e2d7c2', tipLength: 0.035, zones: [{ from: 0.3, to: 0.38, colour: '#54473a' }, { from: 0.54, to: 0.63, colour: '#54473a' }, { from: 0.8, to: 0.93, colour: '#463a2f' }] } },
 bill: { kind: 'hooked', length: 0.6, depth: 0.86, hook: 0.20, culmen: 0.2, gonys: 0.05, upper: '#5b6672', lower: '#69717a', tip: '#22242a', tipLength: 0.55, cere: '#8c9cab' },
 eye: { radius: 0.215, iris: '#f7c619', pupil: 0.44, brow: { weight: 0.75 } },
 legs: { colour: '#a9b0b2', claw: '#24211f', talons: 1.2, toeLength: 0.95, culottes: { colour: '#f5efe2', breadth: 1.9 } },
 aloft: { view: 'below', x: 325, y: 240, size: 372, bank: -0.55, roll: 0.25, span: 2.6, projection: 0.18, bill: { length: 0.03 }, head: { length: 0.12, width: 0.125 }, body: 0.19, wing: { arm: 0.46, breadth: 0.39, taper: 1, wrist: 0.08, sweep: 0.08, bulge: 0.06, round: 0.95, fingers: 5, depth: 0.42, secondaries: 17 }, tail: { length: 0.36, width: 0.14, spread: 0.22 }, colours: { body: '#f6f1e6', head: '#86664a', coverts: '#f6f1e6', greater: '#efe8d9', flight: '#f3ede0', bars: { colour: '#6b5a49', count: 5, width: 5, opacity: 0.85 }, tips: '#4a3f37', tipShare: 0.24, trailing: '#6d5e50', trailingShare: 0.08, tail: '#efe8da', tailBars: { colour: '#54473a', count: 3, width: 6, opacity: 0.85 }, bands: [{ from: 0.14, to: 0.24, colour: '#8b6a4c' }] } },
 scene: { habitat: 'matorral', season: 'verano', perch: { kind: 'rama', plant: 'encina', bare: true, thickness: 48 }, palette: 'malva', sun: 'hidden' },
 rasgos: [
 { texto: 'Cabezona, de ojos muy amarillos', at: { head: [0, 0] } },
 { texto: 'Capucha parda', at: { sheet: [0.26, 0.7] } },
 { texto: 'Blanca por debajo, poco barrada', at: { sheet: [0.58, 0.8] } },
 { texto: 'Patas grises sin plumas', at: { leg: 0.85 } },
 { texto: 'Cola con tres bandas', at: { tail: 0.6 } },
],
};
