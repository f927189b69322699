import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buitreNegro: Recipe = {
 slug: 'buitre-negro',
 archetype: 'vulture',
 facing: 'right',
 pose: { head: 1.16, depth: 1.02, skull: { crown: -0.04, nape: 0.05 } },
 base: '#33281f',
 tuft: 1.6,
 tracts: [
{ at: 'upperparts', colour: '#33271f', soft: 9, mark: { kind: 'scale', colour: '#4d3c30', opacity: 0.5, chance: 0.5 } },
{ at: 'underparts', colour: '#372a21', soft: 12, mark: { kind: 'streak', colour: '#4f3e31', width: 0.14, length: 1.2, opacity: 0.6, chance: 0.7 } },
{ sheet: path('0.1,-0.1 0.24,-0.1 0.26,0.5 0.24,1.1 0.12,1.1'), colour: '#a3a3ad', soft: 4, mark: 'none' },
{ sheet: path('0,-0.1 0.13,-0.1 0.15,0.5 0.13,1.1 0,1.1'), colour: '#b09a83', soft: 4 },
{ head: path('0.9,-0.5 0.3,-0.6 -0.2,-0.45 -0.6,0 -0.75,0.6 -0.5,1.1 0.1,1.1 0.7,0.8'), colour: '#2a221e', soft: 8 },
{ head: path('-0.5,-0.6 -1.1,-0.4 -1.5,0.3 -1.4,1.1 -0.9,1.2 -0.8,0.4'), colour: '#b3a9ab', soft: 5, opacity: 0.8 },
],
 wing: {
 chord: 0.74, scale: 2.5,
 lesserCoverts: '#35291f', lesserTo: 0.2,
 scapulars: '#33271f', scapularMark: { kind: 'scale', colour: '#4d3c30', opacity: 0.5, chance: 0.3 },
 rows: {
 primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.98,0.3 0.945,0.24 0.905,0.2 0.865,0.17 0.825,0.15 0.79,0.13'), feather: { colour: '#191513', fringe: '#352c26', fringeWidth: 0.8 } },
 secondaries: { feather: { colour: '#231c18', fringe: '#43372e', fringeWidth: 0.8 } },
 tertials: { feather: { colour: '#2a211b', rim: '#4b3c31', rimWidth: 0.9 } },
 primaryCoverts: { feather: { colour: '#191513', fringe: '#352c26', fringeWidth: 0.8 } },
 alula: { feather: { colour: '#191513', fringe: '#352c26', fringeWidth: 0.8 } },
 greaterCoverts: { feather: { colour: '#2f251e', rim: '#54443a', rimWidth: 0.9, centre: '#221a15', centreWidth: 0.45 } },
 medianCoverts: { feather: { colour: '#352a22', rim: '#5a493c', rimWidth: 0.9, centre: '#271e18', centreWidth: 0.45 } },
 },
},
 tail: { length: 3.5, width: 2, feathers: 7, spread: 0.06, graduated: 0.16, feather: { colour: '#211a17', fringe: '#3c322b', fringeWidth: 0.9 } },
 bill: { kind: 'hooked', length: 1.02, depth: 1.08, hook: 0.21, culmen: 0.16, gonys: 0.08, upper: '#45413f', lower: '#4a4644', tip: '#1d1b1b', tipLength: 0.5, cere: '#93a6bc', gape: '#8f9fb3', gapeTo: 0.2 },
 eye: { radius: 0.16, iris: '#4a2c18', pupil: 0.6, brow: { weight: 0.8 } },
 legs: { colour: '#b6b3ad', claw: '#262221', talons: 1.2, culottes: { colour: '#33271f', breadth: 2.6 } },
 ornaments: [{ kind: 'ruff', colour: '#4a3a2e', at: 0.235, depth: 0.05, length: 0.95, flare: 0.5, lance: true }],
 aloft: { view: 'below', x: 300, y: 215, size: 384, bank: -0.5, roll: 0.25, span: 2.65, projection: 0.13, bill: { length: 0.06 }, head: { length: 0.09, width: 0.085 }, body: 0.23, wing: { arm: 0.46, breadth: 0.44, taper: 0.95, wrist: 0.07, sweep: 0.08, bulge: 0.05, round: 1, fingers: 7, depth: 0.42, secondaries: 18 }, tail: { length: 0.22, width: 0.14, spread: 0.3, fork: -0.22 }, colours: { body: '#2c231c', head: '#a3979a', coverts: '#2a211b', greater: '#3a3029', flight: '#4a4038', secondaries: '#443a33', tips: '#1f1916', tipShare: 0.45, tail: '#2f2721', bill: '#4b4a4c' } },
 scene: { habitat: 'bosque', season: 'primavera', perch: { kind: 'rama', plant: 'pino', thickness: 56 }, palette: 'miel', sun: 'hidden' },
 rasgos: [
 { texto: 'Pardo casi negro', at: { wing: [0.4, 0.5] } },
 { texto: 'Nuca desnuda azulada', at: { sheet: [0.17, 0.2] } },
 { texto: 'Antifaz negro', at: { head: [-0.1, 0.5] } },
 { texto: 'Pico enorme de base azul', at: { bill: 0.4 } },
 { texto: 'Gorguera parda', at: { sheet: [0.27, 0.5] } },
],
};
