import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const vencejoComun: Recipe = {
  slug: 'vencejo-comun',
  archetype: 'swift',
  base: '#2c2624',
  tracts: [],
  bill: { length: 0.16, upper: '#191615' },
  eye: { radius: 0.13, iris: '#120d0c' },
  legs: { colour: '#2c2624' },
  aloft: {
    main: true,
    flock: [{ x: 925, y: 610, size: 210, bank: 0.95, roll: -0.5 }],
    view: 'below',
    x: 610,
    y: 410,
    size: 880,
    bank: -0.75,
    roll: 0.3,
    pitch: 0.06,
    raise: 0.06,
    span: 2.2,
    projection: 0.2,
    bill: { length: 0.025, width: 0.034 },
    eyes: 'near',
    face: { eye: 1.28, rim: '#54473e', gape: '#120d0b' },
    head: { length: 0.142, width: 0.17 },
    neck: 0.198,
    body: 0.24,
    wing: {
      arm: 0.2,
      breadth: 0.19,
      taper: 0.64,
      wrist: 0.05,
      sweep: 0.58,
      bow: 0.17,
      hollow: 0.3,
      sickle: true,
      round: 0,
      secondaries: 8,
    },
    tail: { length: 0.27, width: 0.1, spread: 0.14, fork: 0.42 },
    colours: {
      body: '#3a302b',
      head: '#403631',
      coverts: '#3a302a',
      greater: '#55483f',
      leading: '#4a3d35',
      flight: '#605146',
      secondaries: '#6a5b4f',
      mask: '#1d1714',
      bands: [{ from: 0.048, to: 0.094, colour: '#b3a799', half: 0.26, soft: 2.2, aside: -0.06 }],
      bill: '#1a1513',
      zones: [
        {
          at: path(
            '0.446,0.279 0.506,0.474 0.57,0.698 0.617,0.877 0.649,1.0 0.638,1.0 0.605,0.877 0.556,0.698 0.49,0.474 0.428,0.279',
          ),
          colour: '#2a221d',
          opacity: 0.55,
        },
        {
          at: path(
            '0.492,0.279 0.563,0.474 0.638,0.698 0.694,0.877 0.732,1.0 0.721,1.0 0.682,0.877 0.625,0.698 0.548,0.474 0.474,0.279',
          ),
          colour: '#2a221d',
          opacity: 0.55,
        },
        {
          at: path(
            '0.538,0.279 0.62,0.474 0.705,0.698 0.769,0.877 0.812,1.0 0.801,1.0 0.757,0.877 0.691,0.698 0.604,0.474 0.52,0.279',
          ),
          colour: '#2a221d',
          opacity: 0.55,
        },
        {
          at: path(
            '0.584,0.279 0.675,0.474 0.771,0.698 0.843,0.877 0.891,1.0 0.88,1.0 0.831,0.877 0.757,0.698 0.659,0.474 0.566,0.279',
          ),
          colour: '#2a221d',
          opacity: 0.55,
        },
        {
          at: path(
            '0.624,0.279 0.724,0.474 0.829,0.698 0.907,0.877 0.96,1.0 0.949,1.0 0.895,0.877 0.815,0.698 0.708,0.474 0.606,0.279',
          ),
          colour: '#2a221d',
          opacity: 0.55,
        },
      ],
      tail: '#352d29',
    },
  },
  scene: { habitat: 'ciudad', hour: 'tarde', season: 'verano', perch: { kind: 'aire' }, sun: 'left' },
  rasgos: [
    { texto: 'Alas en hoz, largas y estrechas', at: { aloft: [0.8, 0.38] } },
    { texto: 'Garganta pálida pequeña', at: { aloft: [0, 0.055] } },
    { texto: 'Todo lo demás pardo negruzco', at: { aloft: [0, 0.4] } },
    { texto: 'Cola corta ahorquillada', at: { aloft: [0, 0.8] } },
  ],
};
