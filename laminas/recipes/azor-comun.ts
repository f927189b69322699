import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const azorComun: Recipe = {
 slug: 'azor-comun',
 archetype: 'hawk',
 facing: 'right',
 pose: { head: 1.02, depth: 1.16, plump: 1.05, legs: 0.94, skull: { crown: -0.04 } },
 base: '#5f666c',
 tuft: 1.05,
 tracts: [
{ at: 'upperparts', colour: '#565d64', soft: 8 },
{ at: 'underparts', colour: '#f0eee7', soft: 8, mark: { kind: 'bar', colour: '#62666a', width: 0.085, count: 2, opacity: 0.9, size: 1.05, spacing: 0.5 } },
{ sheet: path('0.8,0.66 1,0.56 1.1,1.1 0.78,1.1'), colour: '#faf8f3', soft: 8, mark: 'none' },
{ head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-0.9 -2,0.2 -1.7,1 -1.1,0.95 -0.6,0.75 -0.1,0.5 0.5,0.34'), colour: '#464c54', soft: 4, mark: 'none' },
{ head: path('0.66,-0.2 0.2,-0.4 -0.4,-0.5 -1.1,-0.42 -1.7,-0.05 -1.75,0.16 -1.1,-0.12 -0.5,-0.2 0.1,-0.2'), colour: '#f4f2ec', soft: 2.2 },
{ head: path('0.7,0.5 0.2,0.52 -0.4,0.85 -0.6,1.3 0.2,1.4 0.7,1'), colour: '#efede6', soft: 5, mark: { kind: 'streak', colour: '#6a6e72', width: 0.14, opacity: 0.6, size: 1 } },
],
 wing: {
 chord: 0.58, scale: 1.5,
 lesserCoverts: '#595f66', lesserTo: 0.2,
 scapulars: '#565d64',
 rows: {
 primaries: { count: 7, eachTip: path('0.93,0.86 0.98,0.64 1,0.44 0.975,0.34 0.93,0.26 0.88,0.2 0.83,0.16'), feather: { colour: '#41464c', fringe: '#666c72', fringeWidth: 0.8, bars: { colour: '#30343a', count: 5, width: 5, opacity: 0.5 } } },
 secondaries: { feather: { colour: '#4e545b', fringe: '#737980', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#525960', rim: '#757b81', rimWidth: 0.6 } },
 primaryCoverts: { feather: { colour: '#41464c', fringe: '#666c72', fringeWidth: 0.8, bars: { colour: '#30343a', count: 5, width: 5, opacity: 0.5 } } },
 alula: { feather: { colour: '#41464c', fringe: '#666c72', fringeWidth: 0.8, bars: { colour: '#30343a', count: 5, width: 5, opacity: 0.5 } } },
 greaterCoverts: { feather: { colour: '#545a61', rim: '#777d83', rimWidth: 0.6 } },
 medianCoverts: { feather: { colour: '#585f66', rim: '#7c8288', rimWidth: 0.6 } },
 },
},
 tail: { length: 4.2, width: 1.2, feathers: 6, spread: 0.03, graduated: 0.05, feather: { colour: '#7a8085', fringe: '#8f9498', fringeWidth: 0.8, tip: '#e2e0d9', tipLength: 0.025, bars: { colour: '#3a4046', count: 4, width: 19, from: 0.32, to: 0.9 } } },
 bill: { kind: 'hooked', length: 0.62, depth: 1.02, hook: 0.21, culmen: 0.22, gonys: 0.06, upper: '#4f5863', lower: '#626872', tip: '#1b1c21', tipLength: 0.62, cere: '#e2bd3a', gape: '#d9b23c', gapeTo: 0.22 },
 eye: { radius: 0.17, iris: '#ee7a1e', ring: '#d8b23a', ringWidth: 0.1, pupil: 0.46, brow: { weight: 1, colour: '#eeece6' } },
 legs: { colour: '#e5bc35', claw: '#1b1817', talons: 2, toeLength: 1.3, thickness: 1.25, culottes: { colour: '#eceae3', breadth: 1.85, mark: { kind: 'bar', colour: '#62666a', width: 0.09, count: 2, opacity: 0.8, chance: 0.8 } } },
 aloft: { view: 'below', x: 280, y: 215, size: 324, bank: -0.6, roll: 0.25, span: 1.95, projection: 0.2, bill: { length: 0.035 }, head: { length: 0.11, width: 0.1 }, body: 0.19, wing: { arm: 0.45, breadth: 0.38, taper: 0.9, wrist: 0.08, sweep: 0.06, round: 0.85, fingers: 5, depth: 0.3, secondaries: 12, bulge: 0.07 }, tail: { length: 0.42, width: 0.15, spread: 0.16, fork: -0.1 }, colours: { body: '#dedcd5', head: '#4b525a', coverts: '#bfbdb6', greater: '#cbc9c2', flight: '#c6c4bd', bars: { colour: '#54585d', count: 6, width: 5, opacity: 0.85 }, tips: '#454a50', tipShare: 0.18, tail: '#d3d1ca', tailBars: { colour: '#4b5157', count: 4, width: 7, opacity: 0.85 }, bands: [{ from: 0.54, to: 0.63, colour: '#fdfcf8' }] } },
 scene: { habitat: 'bosque', season: 'invierno', perch: { kind: 'rama', plant: 'pino', thickness: 48 }, palette: 'miel', sun: 'hidden' },
 rasgos: [
 { texto: 'Ceja blanca ancha', at: { head: [-0.7, -0.38] } },
 { texto: 'Vientre finamente barrado', at: { sheet: [0.5, 0.85] } },
 { texto: 'Patas y garras muy fuertes', at: { leg: 0.9 } },
 { texto: 'Cola larga con cuatro bandas', at: { tail: 0.55 } },
],
};
