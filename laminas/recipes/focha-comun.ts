import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const fochaComun: Recipe = {
  slug: 'focha-comun',
  archetype: 'coot',
  facing: 'right',
  frame: { size: 0.78, dx: 0, dy: 4 },
  pose: { head: 0.92, carry: [-2, 10] },
  base: '#34363d',
  tuft: 1,
  tracts: [
    { at: 'upperparts', colour: '#3a3b42', soft: 10 },
    { sheet: path('0.36,0.5 0.86,0.5 0.9,1.1 0.36,1.1'), colour: '#51535c', soft: 16 },
    { sheet: path('0,-0.1 0.26,-0.1 0.3,0.5 0.26,1.1 0,1.1'), colour: '#101014', soft: 10 },
  ],
  wing: {
    scale: 1.25,
    lesserCoverts: '#303137',
    lesserTo: 0.14,
    scapulars: '#303137',
    flankCover: 0.5,
    rows: {
      primaries: {
        count: 5,
        eachTip: path('1,0.7 0.99,0.45 0.96,0.32 0.93,0.25 0.9,0.2'),
        feather: { colour: '#232428', fringe: '#3a3b41', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#26272b', fringe: '#3a3b41', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#383a41', fringe: '#666974', fringeWidth: 1.8 } },
      greaterCoverts: {
        loose: 0.016,
        bow: 0.03,
        feather: { colour: '#383a41', rim: '#54565f', rimWidth: 1 },
      },
      medianCoverts: {
        loose: 0.016,
        bow: 0.02,
        feather: { colour: '#36383f', rim: '#4b4d56', rimWidth: 0.9 },
      },
    },
  },
  tail: {
    length: 0.85,
    width: 0.5,
    feathers: 7,
    graduated: 0.34,
    spread: 0.1,
    feather: { colour: '#1d1e22', fringe: '#34353b', fringeWidth: 0.6, shape: 'round' },
  },
  bill: { length: 0.46, depth: 0.7, upper: '#f6f0e6', lower: '#f0e4da' },
  eye: { radius: 0.105, iris: '#7d1712', pupil: 0.5 },
  legs: { colour: '#7d8468' },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '0.36,-1 0.56,-0.96 0.73,-0.72 0.83,-0.42 0.89,-0.16 1.01,0.03 1.24,0.18 1.48,0.34 1.61,0.47 1.5,0.54 1.26,0.59 1,0.62 0.76,0.6 0.6,0.48 0.72,0.32 0.86,0.18 0.68,0 0.5,-0.26 0.35,-0.54 0.27,-0.82',
      ),
      colour: '#f5f1e9',
      gape: path('0.62,0.48 0.9,0.46 1.24,0.46 1.6,0.48'),
      nostril: [1.08, 0.24],
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
