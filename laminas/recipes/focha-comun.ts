import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const fochaComun: Recipe = {
  slug: 'focha-comun',
  archetype: 'coot',
  facing: 'right',
  frame: { size: 0.88, dx: 44 },
  pose: { head: 1.06, carry: [16, 56] },
  base: '#2b2c31',
  tuft: 1,
  tracts: [
    { at: 'upperparts', colour: '#303137', soft: 10 },
    { sheet: path('0.36,0.5 0.86,0.5 0.9,1.1 0.36,1.1'), colour: '#37383e', soft: 12 },
    { sheet: path('0,-0.1 0.26,-0.1 0.3,0.5 0.26,1.1 0,1.1'), colour: '#141418', soft: 10 },
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
      tertials: { feather: { colour: '#2b2c31', fringe: '#43444b', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#2e2f35', fringe: '#43444b', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#2e2f35', fringe: '#43444b', fringeWidth: 0.8 } },
    },
  },
  tail: {
    length: 0.95,
    width: 0.95,
    feathers: 7,
    graduated: 0.2,
    spread: 0.1,
    feather: { colour: '#1d1e22', fringe: '#34353b', fringeWidth: 0.6 },
  },
  bill: { length: 1.12, depth: 0.88, culmen: 0.05, gonys: 0.05, upper: '#f6f3ea', lower: '#efe9dd' },
  eye: { radius: 0.16, iris: '#a81c16', pupil: 0.5 },
  legs: { colour: '#7d8468' },
  ornaments: [{ kind: 'shield', colour: '#f6f3ec', reach: 0.09, width: 0.44, bulge: 0.06, gape: 0.4 }],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    hour: 'tarde',
    palette: 'terracota',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['espadaña', 'carrizo'],
  },
  rasgos: [
    { texto: 'Escudo frontal blanco', at: { head: [0.62, -0.5] } },
    { texto: 'Pico blanco', at: { bill: 0.5 } },
    { texto: 'Cuerpo negro pizarra y redondo', at: { sheet: [0.6, 0.5] } },
    { texto: 'Ojo rojo', at: { head: [0, 0] } },
  ],
};
