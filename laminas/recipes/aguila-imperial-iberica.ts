import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const aguilaImperialIberica: Recipe = {
 slug: 'aguila-imperial-iberica',
 archetype: 'eagle',
 facing: 'left',
 pose: { head: 1.02, depth: 1.02, skull: { crown: -0.03 } },
 base: '#2e231d',
 tuft: 1.35,
 tracts: [
{ at: 'upperparts', colour: '#2c221c', soft: 8, mark: { kind: 'scale', colour: '#4a392c', opacity: 0.5, chance: 0.4 } },
{ at: 'underparts', colour: '#2f241d', soft: 10, mark: { kind: 'streak', colour: '#1c1511', width: 0.4, opacity: 0.5, chance: 0.6 } },
{ sheet: path('0.84,0.6 1,0.6 1.1,1.1 0.82,1.1'), colour: '#7a6344', soft: 12 },
{ head: path('0.9,-0.1 0.5,-0.75 0.1,-1 -0.5,-1.2 -1.4,-1 -2.1,-0.2 -2.6,0.9 -2.7,1.9 -2.2,2.4 -1.7,1.6 -1.3,0.8 -0.9,0.2 -0.4,-0.2 0.2,-0.34'), colour: '#d3a866', soft: 6 },
{ head: path('-0.4,-1.2 -1.4,-1 -2.1,-0.2 -2.7,1 -2.9,2.1 -2.3,2.5 -1.7,1.5 -1.2,0.6 -0.9,-0.1 -0.4,-0.7'), colour: '#ecd29b', soft: 7, mark: { kind: 'streak', colour: '#b98f51', width: 0.22, length: 1.2, opacity: 0.6, chance: 0.8, size: 1.6, spacing: 1 } },
{ head: path('0.8,-0.3 0.3,-0.42 0,-0.2 -0.6,0.1 -1,0.7 -1.2,1.4 -0.4,1.5 0.4,1.1 0.9,0.7'), colour: '#33261e', soft: 6 },
],
 wing: {
 chord: 0.68, scale: 1.7,
 lesserCoverts: '#34281f', lesserTo: 0.2,
 scapulars: '#2f241d',
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#191513', fringe: '#3a2f28', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#261e19', fringe: '#4a3b30', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#2c231c', rim: '#4e3e31', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#191513', fringe: '#3a2f28', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#191513', fringe: '#3a2f28', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#332820', rim: '#57463a', rimWidth: 0.9, centre: '#251c16', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#3a2d24', rim: '#5c4a3b', rimWidth: 0.9, centre: '#281e18', centreWidth: 0.45 } },
 longScapulars: { count: 4, roots: [[0.02, 0.56], [0.04, 0.28]], tips: [[0.32, 0.52], [0.42, 0.26]], widths: [30, 38], feather: { colour: '#f7f3ea', shaft: '#d9d0c0' } },
 bend: { count: 8, roots: [[-0.03, 1.02], [-0.02, 0.5]], tips: [[0.32, 1.04], [0.14, 0.58]], widths: [24, 30], feather: { colour: '#fbf8f1', shaft: '#d9d0c0' } },
 },
},
 tail: { length: 3.8, width: 1.5, feathers: 6, spread: 0.03, feather: { colour: '#8b8274', fringe: '#a19888', fringeWidth: 0.8, bars: { colour: '#574e43', count: 5, width: 6, from: 0.25, to: 0.7, opacity: 0.7 }, zones: [{ from: 0.76, to: 0.97, colour: '#1e1916' }], tip: '#cbbfa6', tipLength: 0.025 } },
 bill: { kind: 'hooked', length: 0.88, depth: 1.12, hook: 0.22, culmen: 0.18, gonys: 0.06, upper: '#66717d', lower: '#757b82', tip: '#1d1e23', tipLength: 0.56, cere: '#ecc534', gape: '#e8bd38', gapeTo: 0.06 },
 eye: { radius: 0.15, iris: '#d8c58a', pupil: 0.5, brow: { weight: 1.2, colour: '#5c4530' } },
 legs: { colour: '#e8bd34', claw: '#191615', talons: 2, toeLength: 1.2, culottes: { colour: '#342720', breadth: 2.3, booted: true } },
 aloft: { view: 'below', x: 285, y: 205, size: 372, bank: -0.55, roll: 0.25, span: 2.5, projection: 0.17, bill: { length: 0.05 }, head: { length: 0.12, width: 0.11 }, body: 0.19, wing: { arm: 0.46, breadth: 0.35, taper: 1, wrist: 0.08, sweep: 0.08, bulge: 0.03, round: 0.95, fingers: 6, depth: 0.42, secondaries: 17 }, tail: { length: 0.34, width: 0.15, spread: 0.22 }, colours: { body: '#2c221c', head: '#dfc48d', coverts: '#2a201b', leading: '#f6f2e8', flight: '#45403b', secondaries: '#3d3833', tips: '#1c1816', tipShare: 0.4, tail: '#a8a194', terminal: '#1e1916', terminalShare: 0.24, bands: [{ from: 0.6, to: 0.68, colour: '#8a7350' }], zones: [{ at: path('0.02,-0.03 0.3,-0.03 0.3,0.06 0.02,0.07'), colour: '#f6f2e8' }] } },
 scene: { habitat: 'dehesa', season: 'primavera', perch: { kind: 'rama', plant: 'encina', thickness: 52 }, palette: 'oliva', sun: 'hidden' },
 rasgos: [
 { texto: 'Hombros blancos', at: { wing: [0.2, 0.98] } },
 { texto: 'Nuca amarilla pajiza', at: { head: [-1.5, 0] } },
 { texto: 'Plumaje casi negro', at: { sheet: [0.5, 0.8] } },
 { texto: 'Cola gris con banda negra', at: { tail: 0.85 } },
 { texto: 'Pico fuerte de cera amarilla', at: { bill: 0.4 } },
],
};
