import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const fochaComun: Recipe = {
  slug: 'focha-comun',
  archetype: 'coot',
  facing: 'right',
  frame: { size: 0.8, dx: 0, dy: 4 },
  pose: {
    depth: 0.93,
    head: 1,
    carry: [12, 24],
    move: {
      d4: [-4, 3],
      d5: [-12, 6],
      d6: [-12, 8],
      d7: [-8, 12],
      d8: [0, 12],
      d9: [0, 24],
      d10: [0, 10],
      v4: [2, 0],
      v5: [3, 0],
      v6: [8, 0],
    },
  },
  base: '#34363d',
  tuft: 1,
  tracts: [
    { at: 'upperparts', colour: '#3a3b42', soft: 10 },
    { sheet: path('0.36,0.5 0.86,0.5 0.9,1.1 0.36,1.1'), colour: '#44464e', soft: 12 },
    { sheet: path('0,-0.1 0.26,-0.1 0.3,0.5 0.26,1.1 0,1.1'), colour: '#101014', soft: 10 },
  ],
  wing: {
    scale: 1.25,
    lesserCoverts: '#303137',
    lesserTo: 0.14,
    scapulars: '#303137',
    flankCover: 0.7,
    rows: {
      primaries: {
        count: 5,
        eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'),
        feather: { colour: '#232428', fringe: '#3a3b41', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#26272b', fringe: '#3a3b41', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#34353b', fringe: '#585a62', fringeWidth: 1.6 } },
      greaterCoverts: { feather: { colour: '#2e2f35', fringe: '#43444b', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#2e2f35', fringe: '#43444b', fringeWidth: 0.8 } },
    },
  },
  tail: {
    length: 0.6,
    width: 0.8,
    feathers: 7,
    graduated: 0.2,
    spread: 0.1,
    feather: { colour: '#1d1e22', fringe: '#34353b', fringeWidth: 0.6 },
  },
  bill: { length: 0.62, depth: 0.8, upper: '#f6f0e6', lower: '#f0e4da' },
  eye: { radius: 0.105, iris: '#7d1712', pupil: 0.5 },
  legs: { colour: '#7d8468' },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '0.5,-0.9 0.72,-0.82 0.9,-0.58 1,-0.28 1.16,-0.06 1.46,0.13 1.74,0.36 1.92,0.58 1.93,0.63 1.7,0.76 1.36,0.87 1,0.86 0.74,0.74 0.66,0.6 0.86,0.46 0.9,0.3 0.72,0.16 0.6,-0.1 0.5,-0.45 0.42,-0.76',
      ),
      colour: '#f5f1e9',
      gape: path('0.68,0.6 1,0.6 1.45,0.62 1.92,0.64'),
      nostril: [1.22, 0.32],
    },
  ],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    hour: 'tarde',
    palette: 'terracota',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
  },
  rasgos: [
    { texto: 'Escudo frontal blanco', at: { head: [0.62, -0.5] } },
    { texto: 'Pico blanco', at: { bill: 0.5 } },
    { texto: 'Cuerpo negro pizarra y redondo', at: { sheet: [0.6, 0.5] } },
    { texto: 'Ojo rojo', at: { head: [0, 0] } },
  ],
};
