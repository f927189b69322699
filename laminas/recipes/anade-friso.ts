import { path } from '../geometry/path.ts';
import { brownBody, brownWing } from '../patterns/brown-duck.ts';
import { scaled, vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const anadeFriso: Recipe = {
  slug: 'anade-friso',
  archetype: 'gadwall',
  facing: 'right',
  pose: { compact: 0.93, depth: 0.98, plump: 0.96, move: { v5: [8, 0], v9: [-4, -8], v10: [-2, -22] } },
  frame: { size: 0.87, dx: -84, dy: 92 },
  base: '#9c9995',
  tuft: 0.72,
  coat: 'silky',
  afloat: { draught: 0.3, lap: 7 },
  darks: { cold: '#8796b4', warm: '#6a5142', sheen: 0.4 },
  rows: [
    vermiculated('#4f4c49', { front: 0.42, rear: 0.76 }),
    vermiculatedBack('#4a4643'),
    {
      ...scaled('0.31,0.16 0.35,0.24 0.42,0.42', '0.2,0.98 0.3,0.98 0.42,0.98', '#d6d1c5', 0.75, 0.3),
      fringeWidth: 0.15,
      pitch: 0.56,
    },
  ],
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#827d77',
      soft: 10,
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#a9a7a3',
      soft: 10,
    },
    {
      sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
      colour: '#4a4642',
      soft: 14,
    },
    {
      sheet: path('0.805,1.1 0.79,0.8 0.8,0.55 0.835,0.3 0.89,0.1 0.93,-0.1 1.04,-0.1 1.04,0.6 1.02,1.1'),
      colour: '#181717',
      soft: 3,
    },
    {
      head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
      colour: '#a58d70',
      soft: 9,
      mark: { kind: 'streak', colour: '#5f4d3a', width: 0.24, size: 0.5, opacity: 0.7 },
    },
    {
      head: path(
        '0.75,-0.25 0.3,-1 -0.4,-1.3 -1.3,-1.1 -1.7,0 -1.3,0.9 -1.1,0.2 -0.9,-0.4 -0.2,-0.5 0.4,-0.2',
      ),
      colour: '#463624',
      soft: 5,
      opacity: 0.9,
    },
    {
      head: path('0.5,0.3 0.3,0.3 -0.4,0.4 -0.8,0.8 -0.6,1.4 0.1,1.6 0.6,1.4 0.9,0.9'),
      colour: '#d8c7a6',
      soft: 14,
      opacity: 0.95,
      mark: {
        kind: 'drop',
        colour: '#7a664e',
        width: 0.3,
        length: 0.4,
        size: 0.45,
        opacity: 0.6,
        spacing: 0.8,
      },
    },
  ],
  wing: {
    plan: {
      form: 'duck',
      projection: 0.28,
      tipOnTail: 0.14,
      tipBeside: -0.02,
      scapularDepth: 0.36,
      flankDepth: 0.3,
    },
    lesserCoverts: '#8f8a84',
    scapulars: '#96918b',
    rows: {
      primaries: { feather: { colour: '#55504b', fringe: '#7d766d', fringeWidth: 0.7 } },
      secondaries: {
        feather: { colour: '#f5f4f0', shape: 'square' },
        except: {
          0: { colour: '#2b292a' },
          1: { colour: '#2b292a' },
          2: { colour: '#2b292a' },
          3: { colour: '#4a4544' },
        },
      },
      tertials: { feather: { colour: '#a39888', fringe: '#d8d0c0', fringeWidth: 1.3, shape: 'pointed' } },
      greaterCoverts: {
        feather: { colour: '#1d1b1d', fringe: '#36312f', fringeWidth: 0.7, shape: 'square' },
      },
      medianCoverts: { feather: { colour: '#8c4529', rim: '#a35c3c', rimWidth: 0.8, shape: 'round' } },
      scapulars: {
        feather: {
          colour: '#8f8a83',
          vermiculation: { colour: '#514d49', gap: 2.6, width: 0.75, opacity: 0.5 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#84776a',
          fringe: '#cba874',
          fringeWidth: 1.5,
          centre: '#6f665d',
          centreWidth: 0.5,
          shape: 'pointed',
        },
      },
    },
  },
  tail: {
    length: 1.5,
    width: 0.6,
    feathers: 7,
    graduated: 0.5,
    spread: 0.1,
    feather: { colour: '#665e55', fringe: '#d9d3c6', fringeWidth: 1.4, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.03,
    seat: { forehead: 0.1 },
    upper: '#2f3236',
    shape: { depth: 0.82, droop: 0.28, taper: 0.08, blunt: 0.05 },
  },
  eye: { radius: 0.115, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#d8922a' },
  pareja: {
    what: 'hembra',
    size: 0.73,
    x: 392,
    rise: 170,
    pose: { head: 0.95, depth: 0.94, carry: [-6, 18], move: { v9: [-8, -12], v10: [-4, -32] } },
    base: '#a08868',
    planes: { ear: 0, crease: 0, relief: 0.7 },
    rows: brownBody({
      dark: '#4a3a2b',
      edge: '#c6ae84',
      inner: '#9c8058',
      breast: '#46382a',
      edgeWidth: 0.18,
      size: 0.62,
    }),
    tracts: [
      {
        at: 'upperparts',
        colour: '#6f5b44',
        soft: 10,
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#a88f6c',
        soft: 10,
      },
      {
        sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
        colour: '#a08362',
        soft: 8,
      },
      {
        sheet: path('0.82,0.6 1.1,0.6 1.1,1.1 0.8,1.1'),
        colour: '#c5b596',
        soft: 6,
      },
      {
        head: path('1.2,-0.4 0.4,-1.2 -1,-1.4 -1.9,0 -1.7,1.3 -0.4,1.72 0.3,1.82 1,1.7 1.4,0.6'),
        colour: '#b3a083',
        soft: 3,
        mark: { kind: 'streak', colour: '#5f4f3c', width: 0.22, size: 0.55, opacity: 0.55 },
      },
      {
        head: path('0.7,-0.1 0.4,-0.8 -0.3,-1.2 -1.1,-1.1 -1.6,0.2 -1.1,0.5 -0.85,0 -0.3,-0.36 0.3,-0.24'),
        colour: '#5f4e3b',
        soft: 3,
      },
      {
        head: path('0.7,0.1 0.2,-0.08 -0.4,-0.06 -1.1,0.1 -1.1,0.22 -0.3,0.12 0.2,0.12 0.7,0.22'),
        colour: '#66543f',
        soft: 3,
        opacity: 0.8,
      },
    ],
    wing: {
      plan: { form: 'duck', projection: 0.28, tipOnTail: 0.18, tipBeside: -0.02 },
      lesserCoverts: '#86704f',
      scapulars: '#4f3f30',
      rows: {
        ...brownWing({ dark: '#4a3a2b', edge: '#c2a97f' }),
        secondaries: {
          feather: { colour: '#f5f4f0', shape: 'square' },
          except: {
            0: { colour: '#5b524a' },
            1: { colour: '#5b524a' },
            2: { colour: '#5b524a' },
            3: { colour: '#5b524a' },
          },
        },
        greaterCoverts: {
          feather: { colour: '#3b332d', fringe: '#5b5047', fringeWidth: 0.8, shape: 'square' },
        },
      },
    },
    tail: {
      length: 1.4,
      width: 0.58,
      feathers: 7,
      graduated: 0.5,
      spread: 0.1,
      feather: { colour: '#ad9a7a', fringe: '#d2c3a4', fringeWidth: 1.6, shape: 'pointed' },
    },
    bill: {
      kind: 'duck',
      length: 1.04,
      seat: { forehead: 0.5 },
      upper: '#d98c34',
      shape: { depth: 0.9, droop: 0.28, blunt: 0.06, ridge: '#3c3832' },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    palette: 'agua',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
  },
  rasgos: [
    { texto: 'Popa negra', at: { sheet: [0.9, 0.62] } },
    { texto: 'Espejuelo blanco', at: { wing: [0.63, 0.78] } },
    { texto: 'Pecho oscuro con escamas claras', at: { sheet: [0.34, 0.72] } },
    { texto: 'Pico oscuro y fino', at: { head: [1.35, 0.64] } },
    { texto: 'Hembra: pico con lados naranjas', at: { plate: [632, 344] } },
  ],
};
