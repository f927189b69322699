import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const crialoEuropeo: Recipe = {
  slug: 'crialo-europeo',
  archetype: 'cuckoo',
  facing: 'right',
  pose: { head: 1.02, plump: 1, turn: 0.34, neck: -0.2, skull: { nape: 0.06 } },
  frame: { size: 1, dx: 10 },
  base: '#f2ead6',
  tuft: 0.88,
  tracts: [
    { at: 'upperparts', colour: '#7a6f68', soft: 8 },
    { at: 'underparts', colour: '#f5efe2', soft: 8 },
    { sheet: path('0.05,0.66 0.2,0.46 0.36,0.5 0.38,0.8 0.34,1.1 0.06,1.1'), colour: '#f1dca6', soft: 12 },
    {
      head: path('1,0.16 0.5,-0.7 -0.2,-1.2 -1.1,-1.2 -1.8,-0.6 -2,0.3 -1.6,0.75 -0.8,0.5 0,0.34 0.7,0.28'),
      colour: '#8d929b',
      soft: 5,
    },
    { head: path('-1.2,-0.2 -1.9,-0.5 -2.4,0.3 -2.3,1 -1.6,0.8'), colour: '#76716f', soft: 10 },
    { head: path('0.9,0.36 0.2,0.42 -0.7,0.65 -1.3,0.9 -0.9,1.5 0.3,1.5 0.9,1'), colour: '#f3dfae', soft: 6 },
  ],
  wing: {
    chord: 0.52,
    scale: 1.1,
    lesserCoverts: '#776c65',
    lesserTo: 0.18,
    scapulars: '#7a6f68',
    scapularMark: { kind: 'drop', colour: '#f4eee2', width: 0.4, size: 0.7, chance: 0.25 },
    rows: {
      primaries: {
        feather: { colour: '#5f5550', fringe: '#8a7d74', fringeWidth: 0.7, tip: '#efe7d8', tipLength: 0.04 },
      },
      secondaries: {
        tips: [
          [0.74, 0.56],
          [0.68, 0.26],
        ],
        feather: { colour: '#675c56', fringe: '#94877d', tip: '#f2ebdd', tipLength: 0.08 },
      },
      tertials: {
        tips: [
          [0.74, 0.26],
          [0.54, 0.1],
        ],
        feather: { colour: '#6f645e', tip: '#f4eee2', tipLength: 0.09 },
      },
      primaryCoverts: { feather: { colour: '#5f5550', tip: '#efe7d8', tipLength: 0.1 } },
      alula: { feather: { colour: '#5f5550' } },
      greaterCoverts: { feather: { colour: '#6f645e', tip: '#f6f1e6', tipLength: 0.14 } },
      medianCoverts: { feather: { colour: '#746963', tip: '#f6f1e6', tipLength: 0.18 } },
    },
  },
  tail: {
    length: 5.6,
    width: 0.95,
    feathers: 6,
    graduated: 0.5,
    spread: 0.12,
    feather: {
      colour: '#4c4645',
      fringe: '#6a625f',
      fringeWidth: 0.6,
      tip: '#f6f1e6',
      tipLength: 0.06,
      shape: 'round',
    },
  },
  bill: {
    length: 0.72,
    depth: 0.98,
    curve: 0.16,
    culmen: 0.1,
    gonys: 0.03,
    upper: '#2c2a2a',
    lower: '#5a5450',
  },
  eye: { radius: 0.165, iris: '#4a2a1a', ring: '#b05a44', ringWidth: 0.2, pupil: 0.6 },
  legs: {
    colour: '#8a8a86',
    claw: '#3a3634',
    toes: 'two-two',
    trousers: 3,
    trouserColour: '#f0e8d8',
    trouserLength: 1.3,
  },
  ornaments: [
    {
      kind: 'crest',
      colour: '#8a8f98',
      count: 5,
      length: 0.75,
      width: 0.3,
      at: [-0.7, -0.62],
      roots: [-0.5, 0.22],
      rise: 0.3,
      curl: -0.1,
    },
  ],
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'encina', slope: 4 },
    sun: 'hidden',
    palette: 'cielo',
  },
  rasgos: [
    { texto: 'Capirote gris con cresta', at: { head: [-1, -0.85] } },
    { texto: 'Garganta y pecho amarillentos', at: { head: [-0.2, 1.1] } },
    { texto: 'Motas blancas en alas y dorso', at: { wing: [0.36, 0.5] } },
    { texto: 'Cola muy larga con bordes blancos', at: { tail: 0.6 } },
  ],
};
