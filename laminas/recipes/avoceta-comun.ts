import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avocetaComun: Recipe = {
  slug: 'avoceta-comun',
  archetype: 'wader',
  frame: { size: 1.001 },
  facing: 'right',
  pose: {
    legs: 0.68,
    depth: 1.14,
    plump: 1.06,
    head: 1.04,
    carry: [-6, 4],
    move: { d4: [-8, 0], d5: [-18, 0], d6: [-18, 2], d7: [-10, 4], v5: [2, 0], v6: [6, -4], v7: [6, -6] },
  },
  base: '#f6f5f1',
  tuft: 1.2,
  tracts: [
    { sheet: path('0,-0.1 1.1,-0.1 1.1,1.1 0,1.1'), colour: '#f7f6f2', soft: 2 },
    {
      head: path(
        '0.98,-0.1 0.98,0.2 0.5,0.12 0,0.02 -0.5,0.06 -0.9,0.3 -1.2,0.9 -1.34,1.7 -1.6,2.06 -1.86,2.24 -2.3,2.2 -2.1,1.6 -2,0.6 -1.6,-0.6 -0.8,-1.2 0.3,-0.9',
      ),
      colour: '#1b1c1f',
      soft: 2,
    },
    { sheet: path('0.36,-0.1 0.62,-0.1 0.62,0.18 0.4,0.2'), colour: '#f7f6f2', soft: 2 },
  ],
  wing: {
    chord: 0.5,
    scale: 1.5,
    lesserCoverts: '#f6f5f1',
    lesserTo: 0.08,
    scapulars: '#f6f5f1',
    bands: [
      {
        over: path(
          '0,0.2 0.04,0.13 0.1,0.08 0.17,0.055 0.24,0.03 0.32,0.04 0.4,0.04 0.46,0.09 0.52,0.14 0.5,0.2 0.47,0.26 0.4,0.265 0.34,0.285 0.26,0.28 0.2,0.3 0.1,0.32 0.01,0.33',
        ),
        onTop: true,
        colour: '#1b1c1f',
        soft: 1.4,
      },
      {
        over: path('0.02,0.64 0.1,0.52 0.28,0.46 0.5,0.44 0.7,0.47 0.72,0.52 0.56,0.58 0.4,0.63 0.26,0.69 0.1,0.86 0.02,0.9'),
        colour: '#1b1c1f',
        soft: 1.4,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#18191b', fringe: '#303134', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#f4f3ef', fringe: '#deddd9', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#f4f3ef', fringe: '#dfdeda', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#f1f0ec' } },
      greaterCoverts: { feather: { colour: '#f6f5f1', fringe: '#dedcd8', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#f6f5f1', fringe: '#e2e0dc', fringeWidth: 0.8 } },
      longScapulars: { feather: { colour: '#f6f5f1', fringe: '#dfdeda', fringeWidth: 0.8 } },
    },
  },
  tail: { length: 1.1, width: 0.46, lift: 0.24, uppertail: 0.3, feather: { colour: '#f1f0ec', fringe: '#d8d9d8', fringeWidth: 0.9 } },
  bill: {
    length: 3.2,
    depth: 0.6,
    tipDepth: 0.2,
    curve: -0.46,
    culmen: 0,
    gonys: 0,
    lowerReach: 1,
    seat: { forehead: 0.25, nostril: 0.15, chin: 0, creased: false },
    upper: '#151517',
  },
  eye: { radius: 0.16, iris: '#4a2319' },
  legs: { colour: '#8ea6b8', claw: '#3d4850', trousers: 1.6, trouserColour: '#e6e5e1', trouserLength: 0.25, toes: 'webbed', thickness: 0.95 },
  coat: 'silky',
  scene: { habitat: 'humedal', season: 'primavera', perch: { kind: 'agua' }, plants: ['espadaña', 'hierba'], palette: 'melocotón', sun: 'left' },
  rasgos: [
    { texto: 'Pico negro curvado hacia arriba', at: { bill: 0.7 } },
    { texto: 'Capirote y nuca negros', at: { head: [-1.3, -0.2] } },
    { texto: 'Bandas negras en el ala blanca', at: { wing: [0.3, 0.58] } },
    { texto: 'Patas de un gris azulado', at: { leg: 0.75 } },
  ],
};
