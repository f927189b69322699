import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const grajillaOccidental: Recipe = {
  slug: 'grajilla-occidental',
  archetype: 'jackdaw',
  facing: 'left',
  pose: {
    head: 1.06,
    legs: 0.78,
    compact: 0.88,
    turn: 0.02,
    move: { d5: [-8, 2], d6: [-12, 4], d7: [-6, 0], v3: [6, 0], v4: [4, 0] },
  },
  frame: { size: 1.008, dy: 8 },
  base: '#28282d',
  tracts: [
    {
      at: 'upperparts',
      colour: '#27272d',
      soft: 8,
      mark: { kind: 'scale', colour: '#565d70', width: 0.05, opacity: 0.35, size: 1.1 },
    },
    { at: 'underparts', colour: '#2f3034', soft: 12 },
    { at: 'belly', colour: '#35363a', soft: 12 },
    {
      head: path(
        '-0.4,-0.3 -0.75,-1 -1.4,-1.3 -2.1,-0.8 -2.5,-0.1 -2.5,0.3 -2.2,0.8 -1.75,1.25 -1.3,1.5 -0.85,1.5 -0.5,1.15 -0.3,0.7 -0.2,0.3',
      ),
      colour: '#7d838c',
      soft: 17,
    },
    {
      head: path('-0.9,0.5 -1.5,0.55 -1.5,0.95 -1.1,1.1 -0.8,0.95'),
      colour: '#979ca5',
      soft: 14,
      opacity: 0.5,
    },
    {
      head: path(
        '0.9,0 0.55,-0.6 0.1,-1.05 -0.4,-1.3 -0.85,-1.3 -0.72,-0.8 -0.5,-0.4 -0.34,0.1 -0.2,0.45 0.4,0.66 0.9,0.4',
      ),
      colour: '#15151a',
      soft: 9,
    },
    { head: path('0.9,0.35 0.4,0.4 0,0.8 0.1,1.3 0.5,1.5 0.9,1'), colour: '#26282f', soft: 6 },
  ],
  wing: {
    chord: 0.63,
    scale: 1.25,
    lesserCoverts: '#2b2b32',
    lesserTo: 0.12,
    scapulars: '#2b2b32',
    rows: {
      primaries: {
        eachTip: [
          [1, 0.72],
          [0.99, 0.5],
          [0.96, 0.36],
          [0.92, 0.28],
          [0.88, 0.22],
          [0.84, 0.18],
        ],
        feather: { colour: '#222226', fringe: '#72727d', fringeWidth: 1.3 },
      },
      secondaries: { feather: { colour: '#222226', fringe: '#72727d', fringeWidth: 0.9 } },
      tertials: {
        tips: [
          [0.74, 0.26],
          [0.58, 0.1],
        ],
        feather: { colour: '#222226', rim: '#72727d', rimWidth: 0.9 },
      },
      primaryCoverts: { feather: { colour: '#222226', fringe: '#72727d', fringeWidth: 0.9 } },
      alula: { feather: { colour: '#222226', fringe: '#72727d', fringeWidth: 0.9 } },
      greaterCoverts: { feather: { colour: '#222226', rim: '#72727d', rimWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#222226', rim: '#72727d', rimWidth: 0.9 } },
    },
  },
  tail: {
    length: 2.35,
    undertail: 0.2,
    width: 1,
    graduated: 0.05,
    spread: 0.06,
    feather: { colour: '#1f1f24', fringe: '#444a59', fringeWidth: 0.8 },
  },
  bill: {
    length: 0.86,
    bristles: { colour: '#18181c', reach: 0.48 },
    depth: 1.2,
    curve: 0.1,
    culmen: 0.2,
    gonys: 0.05,
    upper: '#1b1c20',
    lower: '#25262a',
  },
  eye: { radius: 0.146, iris: '#c6d1d8', pupil: 0.5, plain: true },
  legs: { colour: '#202126', claw: '#101114', trousers: 3.42, trouserColour: '#303239', trouserLength: 0.9 },
  ornaments: [
    { kind: 'gloss', at: [-2.6, 1.9], radius: 1.9, colour: '#989fc4', strength: 0.24 },
    { kind: 'gloss', at: [-3.8, 3.4], radius: 1.8, colour: '#8288c4', strength: 0.28 },
    { kind: 'gloss', at: [0.1, -0.75], radius: 0.7, colour: '#8f96d8', strength: 0.3 },
    { kind: 'gloss', at: [-6, 5.4], radius: 2.4, colour: '#8f8fa6', strength: 0.12 },
  ],
  scene: {
    habitat: 'cultivo',
    season: 'primavera',
    perch: { kind: 'poste', thickness: 150 },
    plants: ['hierba'],
    palette: 'prado',
  },
  rasgos: [
    { texto: 'Nuca gris', at: { head: [-1.3, 0.1] } },
    { texto: 'Ojo pálido, casi blanco', at: { head: [0, 0] } },
    { texto: 'Pico corto', at: { bill: 0.5 } },
    { texto: 'Capirote y cara negros', at: { head: [0.1, -0.5] } },
  ],
};
