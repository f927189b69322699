import { path } from '../geometry/path.ts';
import { brownWing } from '../patterns/brown-duck.ts';
import { scaled, velvet, vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const silbonEuropeo: Recipe = {
  slug: 'silbon-europeo',
  archetype: 'dabbler',
  facing: 'right',
  pose: {
    head: 0.97,
    carry: [4, 34],
    depth: 0.95,
    compact: 0.94,
    skull: { forehead: 0.16, crown: 0.1, nape: 0.06 },
  },
  frame: { size: 0.808, dx: -78, dy: 58 },
  base: '#b9bab9',
  tuft: 0.72,
  coat: 'silky',
  afloat: { draught: 0.19, lap: 6 },
  darks: { cold: '#8796b4', warm: '#6a5142', sheen: 0.4 },
  rows: [
    vermiculated('#7a7c7e', { front: 0.42, rear: 0.7, strength: 0.3 }),
    vermiculatedBack('#74767a', 0.3),
    { ...scaled('0.3,0.2 0.35,0.3 0.44,0.5', '0.22,0.98 0.32,0.98 0.45,0.98', '#d3a493', 0.3) },
    velvet(0.17, 0.33),
  ],
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#a8aaaa',
      soft: 10,
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#c0c1c0',
      soft: 10,
    },
    {
      sheet: path('0.12,0.1 0.26,-0.1 0.34,0.25 0.43,0.6 0.46,1.1 0.1,1.1'),
      colour: '#c28d7b',
      soft: 22,
    },
    {
      sheet: path('0.75,0.5 0.8,0.42 0.815,0.8 0.81,1.1 0.74,1.1'),
      colour: '#f4f2ec',
      soft: 4,
    },
    {
      sheet: path('0.81,1.1 0.81,0.7 0.83,0.45 0.9,0.24 1.04,0.1 1.04,0.7 1.02,1.1'),
      colour: '#1c1d1f',
      soft: 6,
    },
    { sheet: path('0.8,-0.1 1.1,-0.1 1.1,0.06 0.88,0.2'), colour: '#8d8e8e', soft: 8 },
    {
      head: path('1.3,-0.4 0.4,-1.4 -1,-1.5 -1.9,0 -1.85,1.2 -0.8,1.58 0.3,1.66 1,1.5 1.4,0.6'),
      colour: '#8f4426',
      soft: 2,
    },
    {
      head: path(
        '1.2,0.52 0.86,0.42 0.66,0.2 0.5,-0.1 0.3,-0.32 0,-0.46 -0.4,-0.58 -0.74,-0.8 -0.9,-1.4 0.2,-1.5 0.9,-0.8',
      ),
      colour: '#f0dba6',
      soft: 3.5,
    },
  ],
  wing: {
    plan: {
      form: 'duck',
      projection: 0.26,
      tipOnTail: 0.16,
      tipBeside: -0.02,
      scapularDepth: 0.34,
      scapularTo: 0.6,
      tuck: 0.07,
      tuckDepth: 0.9,
      flankDepth: 0.27,
      flankTo: 0.84,
    },
    lesserCoverts: '#f6f4ef',
    scapulars: '#b2b3b2',
    rows: {
      primaries: { feather: { colour: '#3d3b3a', fringe: '#6d6a66', fringeWidth: 0.7 } },
      secondaries: {
        feather: {
          colour: '#24503c',
          zones: [
            { from: 0.82, to: 1, colour: '#151617' },
            { from: 0, to: 0.2, colour: '#151617' },
          ],
          shape: 'square',
        },
      },
      tertials: { feather: { colour: '#29282a', fringe: '#efece4', fringeWidth: 1.7, shape: 'pointed' } },
      greaterCoverts: {
        feather: {
          colour: '#f4f2ec',
          fringe: '#dcdad4',
          fringeWidth: 0.6,
          tip: '#17171a',
          tipLength: 0.14,
          shape: 'round',
        },
      },
      medianCoverts: { feather: { colour: '#f6f4ef', rim: '#e2e0da', rimWidth: 0.7, shape: 'round' } },
      lesserCoverts: {
        feather: { colour: '#f3f1ec', rim: '#fbfaf6' },
        except: { 9: { colour: '#c9c9c8' }, 10: { colour: '#b9bab9' } },
      },
      scapulars: {
        feather: {
          colour: '#b2b3b2',
          vermiculation: { colour: '#74767a', gap: 3.2, width: 0.6, opacity: 0.3 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#b5b6b5',
          fringe: '#c3c4c3',
          fringeWidth: 0.6,
          vermiculation: { colour: '#74767a', gap: 3.2, width: 0.6, opacity: 0.3 },
          shape: 'oval',
        },
      },
    },
  },
  tail: {
    length: 1.5,
    width: 0.6,
    lift: 0,
    feathers: 7,
    graduated: 0.5,
    spread: 0.1,
    feather: { colour: '#6b6866', fringe: '#b4b0aa', fringeWidth: 1.2, shape: 'pointed' },
    central: 0.12,
  },
  bill: {
    kind: 'duck',
    length: 1,
    upper: '#8fa9bd',
    tip: '#1a1b1e',
    tipLength: 0.16,
    shape: { depth: 0.86, droop: 0.82, taper: 0.06, blunt: 0.05 },
  },
  eye: { radius: 0.115, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#6e7274' },
  pareja: {
    what: 'hembra',
    size: 0.64,
    x: 350,
    rise: 132,
    pose: { head: 0.98, carry: [10, 40], compact: 0.92, skull: { forehead: 0.14, crown: 0.06 } },
    base: '#8f6a4c',
    planes: { ear: 0, crease: 0, relief: 0.7 },
    rows: [
      {
        ...scaled('0.41,0.34 0.6,0.3 0.78,0.36', '0.4,0.98 0.6,0.98 0.76,0.96', '#7a4f33', 0.32, 0.66),
        rows: 9,
      },
      {
        ...scaled('0.34,0.02 0.54,0.02 0.86,0.03', '0.36,0.36 0.54,0.34 0.82,0.3', '#a98665', 0.8, 0.56),
        colour: '#54412f',
        vane: 0.85,
        rows: 7,
      },
      {
        ...scaled('0.28,0.06 0.34,0.18 0.42,0.34', '0.2,0.98 0.3,0.98 0.42,0.98', '#6b4a35', 0.5, 0.34),
        pitch: 0.54,
      },
    ],
    tracts: [
      {
        at: 'upperparts',
        colour: '#6b5340',
        soft: 10,
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#9c6c48',
        soft: 10,
      },
      {
        sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
        colour: '#94694a',
        soft: 8,
      },
      { sheet: path('0.82,0.7 1.1,0.6 1.1,1.1 0.8,1.1'), colour: '#efe9db', soft: 5 },
      {
        head: path('1.3,-0.4 0.4,-1.4 -1,-1.5 -1.9,0 -1.85,1.2 -0.8,1.58 0.3,1.66 1,1.5 1.4,0.6'),
        colour: '#8d6a4e',
        soft: 3,
        mark: { kind: 'streak', colour: '#4f3a2a', width: 0.18, size: 0.45, opacity: 0.5 },
      },
      {
        head: path('0.5,-0.02 0.1,-0.24 -0.4,-0.26 -0.9,-0.02 -0.7,0.16 -0.2,0.2 0.3,0.16'),
        colour: '#4f3a29',
        soft: 12,
        opacity: 0.7,
      },
    ],
    wing: {
      plan: { form: 'duck', projection: 0.26, tipOnTail: 0.16, tipBeside: -0.02, flankDepth: 0.3 },
      lesserCoverts: '#a39a8e',
      scapulars: '#5c4836',
      rows: {
        ...brownWing({ dark: '#4f3f31', edge: '#b99273' }),
        secondaries: { feather: { colour: '#4a4d44', tip: '#e9e2d2', tipLength: 0.12, shape: 'square' } },
        greaterCoverts: { feather: { colour: '#8f887e', rim: '#d8d0c2', rimWidth: 1, shape: 'square' } },
      },
    },
    tail: {
      length: 1.15,
      width: 0.6,
      lift: -0.16,
      feathers: 7,
      graduated: 0.25,
      spread: 0.12,
      feather: { colour: '#7a6653', fringe: '#b8a384', fringeWidth: 1.6, shape: 'pointed' },
      central: 0.1,
    },
    bill: {
      kind: 'duck',
      length: 0.98,
      upper: '#8296a4',
      tip: '#1a1b1e',
      tipLength: 0.18,
      shape: { depth: 0.86, droop: 0.82, taper: 0.06, blunt: 0.05 },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    palette: 'prado',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Frente crema en cabeza castaña', at: { head: [0.56, -0.32] } },
    { texto: 'Pecho rosado', at: { sheet: [0.27, 0.84] } },
    { texto: 'Mancha blanca antes de la popa', at: { sheet: [0.785, 0.6] } },
    { texto: 'Pico corto gris azulado', at: { head: [1.2, 0.6] } },
    { texto: 'Hembra rojiza y lisa', at: { plate: [397, 461] } },
  ],
};
