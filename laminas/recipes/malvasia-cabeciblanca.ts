import { path } from '../geometry/path.ts';
import { velvet, vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const malvasiaCabeciblanca: Recipe = {
  slug: 'malvasia-cabeciblanca',
  archetype: 'divingDuck',
  facing: 'left',
  pose: {
    head: 1.05,
    carry: [10, 34],
    depth: 1.03,
    skull: { forehead: 0.04, crown: -0.1, nape: 0.04 },
    compact: 0.86,
    move: {
      v1: [-2, 2],
      v2: [-8, 0],
      v3: [-12, 0],
      v4: [-4, 0],
      v5: [6, 0],
      v6: [18, -4],
      v7: [8, 0],
      d5: [6, 0],
      d6: [12, 0],
      d7: [10, -6],
      d8: [0, 0],
      d9: [4, 2],
      d10: [0, -6],
      d11: [-16, -8],
      v11: [-12, -8],
    },
  },
  frame: { size: 0.822, dx: -74, dy: 78 },
  base: '#9a5f3a',
  tuft: 0.75,
  coat: 'silky',
  afloat: { draught: 0.36, lap: 7 },
  darks: { cold: '#6f6a68', warm: '#5a4034', sheen: 0.25 },
  rows: [
    vermiculated('#4f2e1b', { front: 0.4, rear: 0.9, strength: 0.6 }),
    vermiculatedBack('#432a1b', 0.6),
    {
      ...vermiculated('#4d2816', { strength: 0.4 }),
      from: path('0.38,0.16 0.4,0.26 0.44,0.42'),
      to: path('0.25,0.98 0.33,0.98 0.44,0.98'),
    },
    velvet(0.15, 0.3),
  ],
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#856048',
      soft: 8,
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#a0714f',
      soft: 8,
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.46,0.62 0.46,1.1 0.1,1.1'),
      colour: '#85492e',
      soft: 16,
    },
    { sheet: path('0.86,1.1 0.86,0.7 0.94,0.5 1.04,0.5 1.04,1.1'), colour: '#a87c56', soft: 6 },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.2,0.9 -0.6,1 0.2,1.05 0.9,1.1 1.4,0.6'),
      colour: '#f7f6f2',
      soft: 2,
      mark: 'none',
    },
    {
      head: path('0.42,-0.7 0.14,-0.46 -0.3,-0.36 -0.66,-0.26 -0.94,0.16 -1.5,0.3 -1.3,-1.4 0,-1.7 0.6,-1.3'),
      colour: '#17161a',
      soft: 2,
      mark: 'none',
    },
    {
      head: path(
        '1,1.08 0.5,1.1 -0.2,1.06 -0.8,0.82 -1.2,0.42 -2.2,0.5 -1.9,1.1 -1.1,1.36 -0.3,1.5 0.6,1.54 1.2,1.46',
      ),
      colour: '#19171a',
      soft: 3,
      mark: 'none',
    },
  ],
  wing: {
    plan: {
      form: 'duck',
      projection: 0.14,
      tipOnTail: 0.04,
      tipBeside: -0.02,
      scapularTo: 0.7,
      flankTo: 0.86,
      flankDepth: 0.5,
      scapularDepth: 0.46,
    },
    lesserCoverts: '#8a5636',
    scapulars: '#8a5636',
    rows: {
      primaries: { feather: { colour: '#5a3d2b', fringe: '#9a6c4b', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#7a5238', fringe: '#9a6c4b', fringeWidth: 0.6 } },
      tertials: {
        feather: {
          colour: '#7d5236',
          fringe: '#9a6c4b',
          fringeWidth: 0.7,
          vermiculation: { colour: '#4a2c1a', gap: 2.8, width: 0.8, opacity: 0.5 },
        },
      },
      greaterCoverts: {
        feather: {
          colour: '#8a5a3a',
          vermiculation: { colour: '#4a2c1a', gap: 2.8, width: 0.8, opacity: 0.5 },
        },
      },
      medianCoverts: {
        feather: {
          colour: '#8a5a3a',
          vermiculation: { colour: '#4a2c1a', gap: 2.8, width: 0.8, opacity: 0.5 },
        },
      },
      scapulars: {
        feather: {
          colour: '#8a5a3a',
          vermiculation: { colour: '#4a2c1a', gap: 2.8, width: 0.8, opacity: 0.5 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#8d5d3d',
          fringe: '#9a6c4b',
          fringeWidth: 0.6,
          vermiculation: { colour: '#4a2c1a', gap: 2.8, width: 0.8, opacity: 0.5 },
        },
      },
    },
  },
  tail: {
    length: 2.4,
    width: 0.85,
    feathers: 9,
    graduated: 0.4,
    spread: 0.34,
    lift: 0.6,
    bend: -0.05,
    undertail: 0.16,
    feather: { colour: '#2e2420', fringe: '#4d3d34', fringeWidth: 0.7, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    seat: { forehead: 0 },
    length: 1.22,
    upper: '#5c98bf',
    shape: {
      swell: 0.58,
      straight: -0.14,
      depth: 0.98,
      droop: 0.8,
      blunt: 0.12,
      nail: '#3f7299',
      nostril: 0.35,
    },
  },
  eye: { radius: 0.105, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#5a5652' },
  ornaments: [],
  pareja: {
    what: 'hembra',
    size: 0.8,
    x: 848,
    rise: 178,
    base: '#7d5a40',
    darks: undefined,
    rows: [
      vermiculated('#463222', { front: 0.4, rear: 0.9, strength: 0.55 }),
      vermiculatedBack('#36261a', 0.55),
      {
        ...vermiculated('#463222', { strength: 0.45 }),
        from: path('0.38,0.16 0.4,0.26 0.44,0.42'),
        to: path('0.25,0.98 0.33,0.98 0.44,0.98'),
      },
    ],
    tracts: [
      {
        sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
        colour: '#6d4e37',
        soft: 8,
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#8d694b',
        soft: 8,
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#84603f',
        soft: 6,
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -1.5,0 -1.3,0.9 -0.8,1.3 0.3,1.6 1,1.5 1.4,0.6'),
        colour: '#e4d7bf',
        soft: 3,
        mark: 'none',
      },
      {
        head: path('0.9,-0.05 0.4,0.05 -0.3,0.1 -1,0.25 -1.4,0.8 -2.2,0.6 -2,-0.4 -1,-1.7 0.4,-1.6 1.2,-0.6'),
        colour: '#4a3223',
        soft: 2.5,
      },
      {
        head: path('0.8,0.5 0.2,0.36 -0.5,0.42 -1,0.55 -1,0.72 -0.5,0.62 0.2,0.58 0.8,0.68'),
        colour: '#4a3223',
        soft: 2,
      },
      {
        head: path('1.1,1.05 0.3,1.05 -0.7,1 -1.4,0.8 -1.8,1.4 -0.4,1.8 0.8,1.7'),
        colour: '#7a5a40',
        soft: 5,
      },
    ],
    wing: {
      plan: {
        form: 'duck',
        projection: 0.14,
        tipOnTail: 0.04,
        tipBeside: -0.02,
        scapularTo: 0.7,
        flankTo: 0.86,
        flankDepth: 0.5,
        scapularDepth: 0.46,
      },
      lesserCoverts: '#6d4e37',
      scapulars: '#6d4e37',
      rows: {
        primaries: { feather: { colour: '#4d382a', fringe: '#7d5d44', fringeWidth: 0.6 } },
        secondaries: { feather: { colour: '#644833', fringe: '#7d5d44', fringeWidth: 0.6 } },
        tertials: {
          feather: {
            colour: '#684a34',
            fringe: '#7d5d44',
            fringeWidth: 0.7,
            vermiculation: { colour: '#36261a', gap: 2.8, width: 0.8, opacity: 0.5 },
          },
        },
        greaterCoverts: {
          feather: {
            colour: '#6d4e37',
            vermiculation: { colour: '#36261a', gap: 2.8, width: 0.8, opacity: 0.5 },
          },
        },
        medianCoverts: {
          feather: {
            colour: '#6d4e37',
            vermiculation: { colour: '#36261a', gap: 2.8, width: 0.8, opacity: 0.5 },
          },
        },
        scapulars: {
          feather: {
            colour: '#6d4e37',
            vermiculation: { colour: '#36261a', gap: 2.8, width: 0.8, opacity: 0.5 },
          },
        },
        longScapulars: {
          feather: {
            colour: '#705039',
            fringe: '#7d5d44',
            fringeWidth: 0.6,
            vermiculation: { colour: '#36261a', gap: 2.8, width: 0.8, opacity: 0.5 },
          },
        },
      },
    },
    tail: {
      length: 2.25,
      width: 0.78,
      feathers: 9,
      graduated: 0.4,
      spread: 0.3,
      lift: 0.5,
      bend: 0.02,
      feather: { colour: '#3a2e27', fringe: '#57463b', fringeWidth: 0.7, shape: 'pointed' },
    },
    bill: {
      kind: 'duck',
      seat: { forehead: 0 },
      length: 1.3,
      upper: '#4a4a4e',
      shape: { swell: 0.44, straight: -0.12, depth: 1, droop: 0.75, blunt: 0.1 },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'salvia',
    sun: 'left',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
  },
  rasgos: [
    { texto: 'Pico azul e hinchado', at: { head: [1.15, 0.5] } },
    { texto: 'Cabeza blanca de capirote negro', at: { head: [-0.5, 0.3] } },
    { texto: 'Cola larga y tiesa, levantada', at: { tail: 0.6 } },
    { texto: 'Cuerpo castaño muy hundido', at: { sheet: [0.6, 0.42] } },
    { texto: 'Hembra: raya en la mejilla', at: { plate: [716, 285] } },
  ],
};
