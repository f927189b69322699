import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const milanoReal: Recipe = {
  slug: 'milano-real',
  archetype: 'kite',
  facing: 'right',
  base: '#a0592e',
  tuft: 1.1,
  tracts: [
    { at: 'upperparts', colour: '#6d452b', soft: 9, mark: { kind: 'scale', colour: '#b5763f', width: 0.07, opacity: 0.8, chance: 0.8, size: 1.1, spacing: 1 } },
    { at: ['rump', 'uppertail'], colour: '#b5622f', soft: 8 },
    { at: 'underparts', colour: '#b0612f', soft: 10, mark: { kind: 'streak', colour: '#3d2417', width: 0.26, length: 1.1, opacity: 0.9, size: 1, spacing: 0.95 } },
    { sheet: path('0.78,0.7 1,0.62 1.1,1.1 0.76,1.1'), colour: '#c98650', soft: 10, mark: 'none' },
    { sheet: path('0.1,0.3 0.28,0.2 0.36,0.6 0.36,1.1 0.1,1.1'), colour: '#a4683e', soft: 10, mark: { kind: 'streak', colour: '#45291a', width: 0.26, length: 1.1, opacity: 0.8, size: 1.1, spacing: 1 } },
    { head: path('1,0 0.4,-0.9 -0.6,-1.2 -1.6,-1 -2.2,0.1 -2,1 -1.2,1.4 -0.2,1.5 0.6,1.2 1,0.6'), colour: '#d5d0c6', soft: 8, mark: { kind: 'streak', colour: '#5d5752', width: 0.16, length: 1.2, opacity: 0.8, size: 1.5, spacing: 0.85 } },
  ],
  wing: {
    chord: 0.68,
    scale: 1.5,
    lesserCoverts: '#8a5330',
    lesserMark: { kind: 'streak', colour: '#3d2518', width: 0.34, chance: 0.6 },
    lesserTo: 0.2,
    scapulars: '#6d452b',
    scapularMark: { kind: 'scale', colour: '#b0723f', width: 0.07, opacity: 0.8, chance: 0.5 },
    rows: {
      primaries: { count: 9, eachTip: path('0.95,0.84 0.99,0.62 1,0.42 0.975,0.3 0.94,0.24 0.9,0.2 0.86,0.17 0.82,0.15 0.78,0.13'), feather: { colour: '#211a18', fringe: '#493a31', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#43301f', fringe: '#7a563a', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#5b3c27', rim: '#b07a4a', rimWidth: 1 } },
      primaryCoverts: { feather: { colour: '#2a201b', fringe: '#5a4334', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#2a201b', fringe: '#5a4334', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#5d3e29', rim: '#b88655', rimWidth: 1.2, centre: '#3c281b', centreWidth: 0.5 } },
      medianCoverts: { feather: { colour: '#8f5c35', rim: '#cf9d66', rimWidth: 1.2, centre: '#442b1b', centreWidth: 0.45 } },
    },
  },
  tail: { length: 4.5, width: 1.15, feathers: 6, fork: 0.5, spread: 0.16, feather: { colour: '#c0682f', fringe: '#d98a4e', fringeWidth: 0.9, shape: 'pointed' }, except: { 0: { tip: '#5b3520', tipLength: 0.1 } } },
  bill: { kind: 'hooked', length: 0.66, depth: 0.84, hook: 0.19, culmen: 0.16, gonys: 0.05, upper: '#3c3b3d', lower: '#c9a637', tip: '#1b1a1c', tipLength: 0.6, cere: '#e8bf35', gape: '#e0b638', gapeTo: 0.22 },
  eye: { radius: 0.155, iris: '#e8d89a', pupil: 0.46, brow: { weight: 0.8 } },
  legs: { colour: '#e6bb34', claw: '#1f1b1a', talons: 1.4, culottes: { colour: '#b5682f', breadth: 1.7, mark: { kind: 'streak', colour: '#5a3018', width: 0.2, opacity: 0.7, chance: 0.4 } } },
  aloft: { view: 'below', x: 290, y: 215, size: 370, bank: -0.55, roll: 0.25, span: 2.5, projection: 0.17, bill: { length: 0.04 }, head: { length: 0.1, width: 0.1 }, body: 0.16, wing: { arm: 0.45, breadth: 0.31, taper: 0.95, wrist: 0.1, sweep: 0.12, round: 0.75, fingers: 5, depth: 0.4, secondaries: 14 }, tail: { length: 0.46, width: 0.13, spread: 0.35, fork: 0.4 }, colours: { body: '#9a4f2c', head: '#cfc9bf', coverts: '#8a4a2e', greater: '#3e302b', panel: '#efe6d8', flight: '#3a302d', secondaries: '#4a3c37', tips: '#1f1a1b', tipShare: 0.42, tail: '#c8734a' } },
  scene: { habitat: 'dehesa', season: 'invierno', perch: { kind: 'rama', plant: 'encina', bare: true, thickness: 40 }, palette: 'cielo', sun: 'hidden' },
  rasgos: [
    { texto: 'Cola rojiza muy ahorquillada', at: { tail: 0.9 } },
    { texto: 'Cabeza gris pálida y rayada', at: { head: [-0.7, -0.5] } },
    { texto: 'Pecho rojizo con rayas negras', at: { sheet: [0.42, 0.85] } },
    { texto: 'Alas largas de punta negra', at: { wing: [0.85, 0.6] } },
  ],
};
