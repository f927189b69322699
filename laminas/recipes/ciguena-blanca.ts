import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ciguenaBlanca: Recipe = {
  slug: 'ciguena-blanca',
  archetype: 'stork',
  pose: {
    depth: 1.16,
    head: 0.92,
    legs: 0.96,
    stance: 22,
    move: {
      d4: [-3, 0],
      d5: [-7, 0],
      d6: [-9, 0],
      d7: [-5, 2],
      v3: [-3, 0],
      v4: [-3, 3],
      v5: [2, 3],
      v7: [5, 0],
      v8: [10, 0],
      v9: [12, -6],
      v6: [8, 0],
      d13: [8, 4],
      d14: [18, 10],
      v14: [14, 4],
    },
  },
  frame: { size: 1.1, dy: -22 },
  base: '#f4f2ec',
  tuft: 1.2,
  tracts: [
    { at: 'upperparts', colour: '#f2f0ea', soft: 8 },
    {
      head: path('0.36,0.06 0.12,-0.18 -0.14,-0.18 -0.21,0.02 -0.04,0.2 0.2,0.15'),
      colour: '#2c2927',
      soft: 0.6,
    },
  ],
  wing: {
    scale: 1.75,
    flankCover: 0.02,
    lesserCoverts: '#f3f1eb',
    lesserTo: 0.16,
    scapulars: '#f4f2ec',
    patches: [
      { over: path('0,0.2 0.2,0.1 0.28,0.3 0.24,0.86 0.1,0.9 0,0.8'), colour: '#f2f0ea', density: 0.5 },
    ],
    rows: {
      primaries: {
        eachTip: path('0.92,0.86 0.965,0.66 1,0.46 0.98,0.34 0.945,0.26 0.905,0.2 0.87,0.17 0.835,0.15'),
        feather: { colour: '#1a1a1d', fringe: '#35353a', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#1d1d20', fringe: '#3c3c41', fringeWidth: 0.7 } },
      tertials: { loose: 0.014, feather: { colour: '#212124', fringe: '#444449', fringeWidth: 0.7 } },
      primaryCoverts: { feather: { colour: '#1b1b1e', fringe: '#35353a', fringeWidth: 0.6 } },
      greaterCoverts: {
        loose: 0.014,
        feather: { colour: '#232326', fringe: '#46464b', fringeWidth: 0.7 },
        tips: [
          [0.56, 0.9],
          [0.56, 0.3],
        ],
      },
      medianCoverts: {
        loose: 0.014,
        count: 11,
        feather: { colour: '#f2f0ea', fringe: '#ebe8e1', fringeWidth: 0.6 },
        tips: [
          [0.3, 0.96],
          [0.36, 0.1],
        ],
      },
      longScapulars: { loose: 0.014, feather: { colour: '#f4f2ec', fringe: '#e9e6df', fringeWidth: 0.7 } },
    },
  },
  tail: {
    length: 1.85,
    width: 0.8,
    graduated: 0.2,
    uppertail: 0.4,
    undertail: 0.5,
    feather: { colour: '#efede6', fringe: '#d8d5cd', fringeWidth: 0.8 },
  },
  bill: { length: 4.9, depth: 1.06, culmen: 0.02, gonys: 0.05, upper: '#c4301f', lower: '#cf3b27' },
  eye: { radius: 0.14, iris: '#3a2a22' },
  legs: {
    colour: '#cf4630',
    claw: '#7b3a2c',
    trousers: 2.3,
    trouserColour: '#ece9e2',
    trouserLength: 0.42,
    toeLength: 1.1,
  },
  scene: {
    habitat: 'ciudad',
    season: 'primavera',
    perch: { kind: 'poste', nest: true, thickness: 96 },
    plants: [],
    palette: 'cielo',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Pico rojo, largo y recto', at: { bill: 0.55 } },
    { texto: 'Cuello y cuerpo blancos', at: { sheet: [0.2, 0.5] } },
    { texto: 'Plumas de vuelo negras', at: { wing: [0.7, 0.5] } },
    { texto: 'Patas rojas muy largas', at: { leg: 0.6 } },
  ],
};
