import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const sisonComun: Recipe = {
  slug: 'sison-comun',
  archetype: 'bustard',
  facing: 'right',
  pose: {
    head: 1.26,
    depth: 0.98,
    legs: 0.7,
    carry: [14, 46],
    move: {
      v5: [-14, 0],
      v6: [-22, 0],
      v7: [-18, 0],
      v8: [-6, 0],
      d5: [14, 0],
      d6: [24, -2],
      d7: [18, -6],
    },
  },
  frame: { size: 0.78, dx: -172, dy: 18 },
  base: '#f5f2eb',
  tuft: 1.1,
  tracts: [
    {
      at: 'upperparts',
      colour: '#c2a67c',
      soft: 8,
      mark: { kind: 'bar', colour: '#4a3826', count: 2, width: 0.03, opacity: 0.55, size: 0.8, spacing: 0.8 },
    },
    { at: 'underparts', colour: '#f7f5ef', soft: 8 },
    {
      head: path('1,0 0.5,-0.7 -0.4,-1 -1.3,-1 -2.1,0 -2.3,1 -1.7,1 -1,0.5 0,0.3 1,0.3'),
      colour: '#b59a73',
      soft: 4,
      mark: { kind: 'streak', colour: '#4f3d2b', width: 0.3, length: 0.8, opacity: 0.7 },
    },
    {
      head: path('1,0.2 0.2,0.16 -0.5,0.16 -1.1,0.3 -1.2,0.9 0,1.2 1,0.9'),
      colour: '#8e98a4',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path('0.15,-0.1 0.27,-0.1 0.3,0.14 0.314,0.4 0.316,0.7 0.306,1.1 0.12,1.1 0.13,0.5'),
      colour: '#17181a',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path(
        '0.15,0.06 0.172,0.3 0.194,0.6 0.21,0.85 0.218,1.1 0.202,1.1 0.194,0.85 0.176,0.6 0.156,0.34 0.14,0.12',
      ),
      colour: '#f7f5ef',
      soft: 2,
      mark: 'none',
    },
    {
      sheet: path(
        '0.232,-0.02 0.25,-0.04 0.268,0.2 0.28,0.5 0.282,0.8 0.274,1.1 0.25,1.1 0.258,0.8 0.256,0.5 0.248,0.24',
      ),
      colour: '#f7f5ef',
      soft: 3.5,
      mark: 'none',
    },
  ],
  wing: {
    scale: 1.9,
    lesserCoverts: '#c2a67d',
    lesserMark: { kind: 'bar', colour: '#4a3826', count: 1, width: 0.03, opacity: 0.6 },
    lesserTo: 0.14,
    scapulars: '#c1a57b',
    scapularMark: { kind: 'bar', colour: '#3a2b1d', count: 2, width: 0.05, opacity: 0.65, chance: 0.9 },
    patches: [
      {
        over: path('0,0.12 0.4,0.08 0.58,0.3 0.54,0.76 0.34,0.88 0,0.84'),
        colour: '#c2a67d',
        density: 0.5,
        mark: { kind: 'bar', colour: '#4a3826', count: 2, width: 0.04, opacity: 0.6, chance: 1, size: 1 },
      },
    ],
    bands: [
      {
        over: path('0.22,0.95 0.4,0.95 0.6,0.92 0.62,0.98 0.45,1.05 0.22,1.05'),
        colour: '#f4f1e9',
        soft: 2,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#5d5144', fringe: '#8d7d68', fringeWidth: 0.9 } },
      secondaries: {
        feather: { colour: '#bfa379', bars: { colour: '#5d4933', count: 10, width: 1.4, opacity: 0.55 } },
      },
      tertials: {
        feather: { colour: '#c1a57c', bars: { colour: '#5d4933', count: 14, width: 1.4, opacity: 0.6 } },
      },
      primaryCoverts: { feather: { colour: '#efeae0' } },
      greaterCoverts: { feather: { colour: '#c2a67d', fringe: '#cdb58e', fringeWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#c4a980', fringe: '#cfb892', fringeWidth: 0.6 } },
      longScapulars: {
        feather: { colour: '#bfa379', bars: { colour: '#513e2b', count: 11, width: 1.6, opacity: 0.6 } },
      },
    },
  },
  tail: {
    length: 1.7,
    width: 1,
    graduated: 0.2,
    spread: 0.1,
    feather: {
      colour: '#c9b18a',
      bars: { colour: '#4a3a2a', count: 3, width: 4 },
      tip: '#efe9dc',
      tipLength: 0.08,
    },
  },
  bill: { length: 0.95, depth: 0.85, culmen: 0.1, gonys: 0.04, upper: '#5d6168', lower: '#7b7d80' },
  eye: { radius: 0.18, iris: '#d9952e', pupil: 0.55 },
  legs: {
    colour: '#a9a06c',
    claw: '#3d3a2e',
    trousers: 1.8,
    trouserColour: '#ece8de',
    trouserLength: 0.5,
    toes: 'three',
    toeLength: 0.95,
    thickness: 0.8,
  },
  pareja: {
    what: 'hembra',
    size: 0.84,
    x: 300,
    rise: 50,
    pose: {
      head: 1.24,
      depth: 0.98,
      legs: 0.7,
      turn: -0.06,
      carry: [-34, 96],
      move: { d5: [-6, 2], d6: [-10, 4], d7: [-8, 6], v5: [8, 0], v6: [12, 0], v7: [10, 0] },
    },
    tracts: [
      {
        at: 'upperparts',
        colour: '#bfa076',
        soft: 8,
        mark: { kind: 'bar', colour: '#45331f', count: 2, width: 0.05, opacity: 0.7 },
      },
      { at: 'underparts', colour: '#f3eee3', soft: 8 },
      {
        sheet: path('0,-0.1 0.34,-0.1 0.4,0.5 0.36,1.1 0,1.1'),
        colour: '#c9ad82',
        soft: 8,
        mark: {
          kind: 'streak',
          colour: '#4f3c28',
          width: 0.5,
          length: 1.2,
          opacity: 0.9,
          size: 1.4,
          spacing: 0.8,
        },
      },
    ],
  },
  scene: {
    habitat: 'cultivo',
    season: 'primavera',
    perch: { kind: 'suelo' },
    plants: ['hierba'],
    palette: 'prado',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Cuello negro con V y collar blancos (macho)', at: { sheet: [0.22, 0.75] } },
    { texto: 'Cara gris azulada', at: { head: [-0.3, 0.5] } },
    { texto: 'Dorso arena finamente vermiculado', at: { wing: [0.3, 0.2] } },
    { texto: 'Vientre blanco', at: { sheet: [0.5, 0.9] } },
    { texto: 'Hembra parda, sin negro en el cuello', at: { plate: [424, 400] } },
  ],
};
