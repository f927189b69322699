import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cornejaNegra: Recipe = {
  slug: 'corneja-negra',
  archetype: 'corvid',
  facing: 'left',
  pose: { head: 1, plump: 0.98, turn: -0.04, skull: { crown: 0.02 } },
  base: '#26282d',
  tracts: [
    {
      at: 'upperparts',
      colour: '#2a2d34',
      soft: 8,
      mark: { kind: 'scale', colour: '#6a7386', width: 0.06, opacity: 0.45, size: 1.3 },
    },
    { at: 'underparts', colour: '#25272b', soft: 10 },
    {
      at: 'breast',
      colour: '#2c2f35',
      soft: 12,
      mark: { kind: 'scale', colour: '#636b7a', width: 0.05, opacity: 0.35, size: 1.1 },
    },
    { at: 'throat', colour: '#2a2c31', soft: 8 },
    { head: path('0.75,-0.2 0.5,-0.1 0.1,0.15 0.1,0.35 0.5,0.3 0.8,0.2'), colour: '#15171c', soft: 4 },
  ],
  wing: {
    chord: 0.66,
    scale: 1.25,
    lesserCoverts: '#2e323b',
    lesserTo: 0.12,
    scapulars: '#2e323b',
    rows: {
      primaries: { feather: { colour: '#202227', fringe: '#7d879c', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#202227', fringe: '#7d879c', fringeWidth: 0.9 } },
      tertials: {
        tips: [
          [0.74, 0.26],
          [0.58, 0.1],
        ],
        feather: { colour: '#202227', rim: '#7d879c', rimWidth: 0.9 },
      },
      primaryCoverts: { feather: { colour: '#202227', fringe: '#7d879c', fringeWidth: 0.9 } },
      alula: { feather: { colour: '#202227', fringe: '#7d879c', fringeWidth: 0.9 } },
      greaterCoverts: { feather: { colour: '#202227', rim: '#7d879c', rimWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#202227', rim: '#7d879c', rimWidth: 0.9 } },
    },
  },
  tail: {
    length: 2.9,
    width: 1,
    graduated: 0.07,
    spread: 0.08,
    feather: { colour: '#1b1d24', fringe: '#424959', fringeWidth: 0.8 },
  },
  bill: {
    length: 1.3,
    depth: 1.25,
    curve: 0.1,
    culmen: 0.16,
    gonys: 0.05,
    upper: '#1d1e22',
    lower: '#26272c',
  },
  eye: { radius: 0.15, iris: '#2b1a12' },
  legs: { colour: '#202126', claw: '#101114', trousers: 3.61, trouserColour: '#22252d', trouserLength: 0.9 },
  ornaments: [
    { kind: 'gloss', at: [-2.4, 2.2], radius: 2.6, colour: '#aab2cc', strength: 0.34 },
    { kind: 'gloss', at: [-0.5, -0.5], radius: 1.2, colour: '#b8bed0', strength: 0.34 },
    { kind: 'gloss', at: [-0.2, 3.2], radius: 1.8, colour: '#a0a6b8', strength: 0.16 },
    { kind: 'gloss', at: [-5, 3.6], radius: 1.6, colour: '#98a0c0', strength: 0.18 },
  ],
  scene: {
    habitat: 'dehesa',
    season: 'invierno',
    perch: { kind: 'suelo' },
    plants: ['hierba'],
    palette: 'trigo',
  },
  rasgos: [
    { texto: 'Negra por entero, brillo leve', at: { sheet: [0.5, 0.3] } },
    { texto: 'Pico negro, recto y fuerte', at: { bill: 0.5 } },
    { texto: 'Garganta lisa, sin barbas', at: { head: [0.3, 1.1] } },
    { texto: 'Cola casi recta', at: { tail: 0.85 } },
  ],
};
