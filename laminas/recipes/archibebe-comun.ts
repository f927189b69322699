import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const archibebeComun: Recipe = {
  slug: 'archibebe-comun',
  archetype: 'sandpiper',
  pose: { legs: 1.62, turn: 0.1, carry: [8, -44], head: 0.94 },
  base: '#cfc6b4',
  tuft: 0.9,
  tracts: [
    { at: 'upperparts', colour: '#8c7b63', soft: 7, mark: { kind: 'drop', colour: '#4a3d2e', width: 0.4, length: 0.8, opacity: 0.7 } },
    { at: 'underparts', colour: '#efebe1', soft: 8, mark: { kind: 'drop', colour: '#55493a', width: 0.36, length: 0.8, opacity: 0.8, chance: 0.85, size: 1.2 } },
    { sheet: path('0.06,-0.1 0.26,-0.1 0.33,0.4 0.36,0.8 0.3,1.1 0.06,1.1'), colour: '#d6cab5', soft: 8, mark: { kind: 'streak', colour: '#43372a', width: 0.44, length: 1.1, opacity: 0.9, size: 1.25, spacing: 0.8 } },
    { head: path('0.95,-0.05 0.5,-0.6 -0.2,-1 -1.2,-0.9 -1.6,0 -1.2,0.7 -0.4,0.7 0.95,0.5'), colour: '#9b8b73', soft: 6, mark: { kind: 'streak', colour: '#54473a', width: 0.35, length: 0.8, opacity: 0.6 } },
    { head: path('0.95,0 0.4,-0.28 0,-0.3 0,-0.18 0.4,-0.12 0.95,0.1'), colour: '#e6dfd0', soft: 3 },
    { head: path('0.95,0.4 0.3,0.5 0,0.9 0.3,1.2 0.95,0.8'), colour: '#ede8dc', soft: 5 },
  ],
  wing: {
    chord: 0.56,
    scale: 1.25,
    lesserCoverts: '#8a7961',
    lesserMark: { kind: 'drop', colour: '#4a3d2f', width: 0.3, length: 0.6, opacity: 0.6 },
    lesserTo: 0.12,
    scapulars: '#8d7c64',
    scapularMark: { kind: 'bar', colour: '#4b3e2f', count: 1, opacity: 0.7, chance: 0.9 },
    rows: {
      primaries: { feather: { colour: '#3b332b', fringe: '#5d5246', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#7b6c57', fringe: '#a3937a', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#8e7c63', bars: { colour: '#46392b', count: 8, width: 4.5, opacity: 0.8 } } },
      primaryCoverts: { feather: { colour: '#40372e' } },
      greaterCoverts: { feather: { colour: '#8c7b63', bars: { colour: '#493c2e', count: 3, width: 3.5, opacity: 0.75 }, tip: '#cdbfa6', tipLength: 0.06 } },
      medianCoverts: { feather: { colour: '#8f7e66', bars: { colour: '#4b3e30', count: 2, width: 3.5, opacity: 0.75 } } },
    },
  },
  tail: { length: 1, width: 0.6, feather: { colour: '#e9e4d8', bars: { colour: '#544839', count: 6, width: 4 } } },
  bill: { length: 2.5, depth: 0.9, culmen: 0, gonys: 0.02, upper: '#c8452d', lower: '#d9553a', tip: '#231f1d', tipLength: 0.6 },
  eye: { radius: 0.155, iris: '#2b1a10', ring: '#ede7da', ringWidth: 0.16 },
  legs: { colour: '#e0562f', claw: '#4a2b20', trousers: 1.8, trouserColour: '#e4ddcf', trouserLength: 0.35, thickness: 0.82 },
  scene: { habitat: 'humedal', season: 'primavera', perch: { kind: 'agua' }, plants: ['espadaña', 'hierba'], palette: 'salvia', sun: 'right' },
  rasgos: [
    { texto: 'Patas rojas muy visibles', at: { leg: 0.55 } },
    { texto: 'Base del pico roja', at: { bill: 0.25 } },
    { texto: 'Pecho densamente rayado', at: { sheet: [0.32, 0.8] } },
    { texto: 'Anillo ocular blanquecino', at: { head: [0, 0] } },
  ],
};
