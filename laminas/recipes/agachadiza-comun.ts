import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const agachadizaComun: Recipe = {
  slug: 'agachadiza-comun',
  archetype: 'snipe',
  facing: 'right',
  pose: { turn: -0.1, neck: 0.12, legs: 0.84, footing: -10 },
  frame: { size: 1.015, dy: 6 },
  base: '#9c7d58',
  tuft: 0.85,
  tracts: [
    {
      at: 'upperparts',
      colour: '#5d4431',
      soft: 8,
      mark: { kind: 'bar', colour: '#2a1d15', count: 2, opacity: 0.7, size: 1.2 },
    },
    {
      sheet: path('0.22,0.04 0.4,0.03 0.6,0.06 0.84,0.12 0.84,0.21 0.6,0.15 0.4,0.12 0.22,0.13'),
      colour: '#ecca86',
      soft: 2,
      mark: 'none',
    },
    { at: 'underparts', colour: '#efe9dc', soft: 10 },
    {
      sheet: path('0.08,0.4 0.3,0.3 0.42,0.5 0.42,0.8 0.36,1.1 0.08,1.1'),
      colour: '#b99a72',
      soft: 10,
      mark: { kind: 'streak', colour: '#4a3524', width: 0.45, length: 1, opacity: 0.75, spacing: 0.8 },
    },
    {
      sheet: path('0.4,0.5 0.84,0.5 0.88,0.78 0.74,0.84 0.58,0.86 0.42,0.84'),
      colour: '#e9dfcc',
      soft: 8,
      mark: { kind: 'bar', colour: '#4c3a2b', count: 3, width: 0.11, opacity: 0.95, size: 2.4, spacing: 0.8 },
    },
    { head: path('1.22,0 0.3,-0.3 -1,-0.4 -1.6,0.2 -1.2,1 0,1 1.22,0.7'), colour: '#dcc293', soft: 5 },
    {
      head: path(
        '1.22,0 0.6,-0.2 0.1,-0.28 -0.4,-0.26 -1,-0.08 -1.5,0.22 -1.9,0.2 -1.6,-0.8 -0.6,-1.2 0.4,-1 1.22,-0.3',
      ),
      colour: '#33241a',
      soft: 2,
    },
    {
      head: path(
        '0.9,-0.36 0.5,-0.52 0.1,-0.6 -0.3,-0.61 -0.7,-0.54 -1.2,-0.3 -1.5,-0.06 -1.8,-0.5 -0.7,-1.3 0.4,-1.1 0.94,-0.56',
      ),
      colour: '#ecd09a',
      soft: 1.6,
    },
    {
      head: path(
        '1.22,0.06 0.4,-0.06 -0.1,-0.05 -0.8,-0.02 -1.5,0.14 -1.4,0.24 -0.8,0.1 -0.1,0.1 0.4,0.2 1.22,0.36',
      ),
      colour: '#33241a',
      soft: 2,
    },
    {
      head: path('0.62,0.44 0,0.44 -0.8,0.4 -1.5,0.42 -1.45,0.56 -0.8,0.6 0,0.62 0.62,0.56'),
      colour: '#5a4230',
      soft: 2.4,
      opacity: 0.9,
    },
  ],
  wing: {
    plan: { form: 'snipe', projection: 0.1, tipOnTail: 0.3, tipBeside: -0.2, flankDepth: 0.18, tuck: 0.07 },
    lesserCoverts: '#6f543b',
    scapulars: '#3d2a1d',
    patches: [
      {
        over: path('0.02,0.05 0.3,0.03 0.6,0.06 0.8,0.13 0.6,0.12 0.3,0.1 0.02,0.13'),
        colour: '#ecd09a',
        length: 0.6,
      },
      {
        over: path('0.05,0.46 0.2,0.41 0.42,0.37 0.7,0.36 0.44,0.43 0.22,0.48 0.05,0.53'),
        colour: '#ecd09a',
        length: 0.6,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#453628', fringe: '#6a5847', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#5a4632', fringe: '#a58457', fringeWidth: 0.7 } },
      tertials: {
        feather: {
          colour: '#46321f',
          fringe: '#dcbf8a',
          fringeWidth: 1,
          notches: { colour: '#b98148', count: 8, from: 0.26, to: 0.96, deep: 0.7, size: 0.46 },
        },
      },
      primaryCoverts: { feather: { colour: '#3c3027', tip: '#d9c7a4', tipLength: 0.08 } },
      alula: { feather: { colour: '#3c3027' } },
      greaterCoverts: {
        feather: {
          colour: '#5b4532',
          tip: '#e4d2ad',
          tipLength: 0.07,
          notches: { colour: '#a98660', count: 3, from: 0.4, to: 0.86, deep: 0.7, size: 0.4 },
        },
      },
      medianCoverts: {
        feather: { colour: '#59422f', centre: '#2f2118', centreWidth: 0.3, tip: '#d9c197', tipLength: 0.13 },
      },
      lesserCoverts: { feather: { colour: '#6f543b', rim: '#a98c62', centre: '#3d2a1d', centreWidth: 0.5 } },
      scapulars: { feather: { colour: '#3d2a1d', rim: '#6b4c31' } },
      longScapulars: {
        feather: {
          colour: '#2f2017',
          notches: { colour: '#8c5a32', count: 4, from: 0.3, to: 0.9, deep: 0.6, size: 0.36 },
          fringe: '#8a6a44',
          fringeWidth: 0.6,
        },
      },
    },
  },
  tail: {
    length: 1.85,
    width: 0.9,
    graduated: 0.25,
    undertail: 0.4,
    uppertail: 0.46,
    feathers: 6,
    feather: {
      colour: '#a8622f',
      bars: { colour: '#2c1d14', count: 4, width: 5, to: 0.7 },
      zones: [{ from: 0.76, to: 0.88, colour: '#2c1d14' }],
      tip: '#efe0c6',
      tipLength: 0.08,
    },
  },
  bill: {
    length: 5,
    depth: 0.9,
    tipDepth: 0.34,
    culmen: -0.02,
    gonys: 0,
    upper: '#8d7450',
    lower: '#a38c66',
    tip: '#4a3a2b',
    tipLength: 0.3,
  },
  ornaments: [
    {
      kind: 'flank-feathers',
      overWing: true,
      feather: {
        colour: '#efe7d8',
        bars: { colour: '#4c3a2b', count: 3, width: 4.6, from: 0.16, to: 0.92, opacity: 0.95 },
        shape: 'round',
      },
      count: 8,
      rows: 2,
      along: [
        [0.38, 0.7],
        [0.84, 0.73],
      ],
      depth: 0.09,
      length: 1.05,
      width: 0.56,
    },
  ],
  eye: { radius: 0.19, iris: '#2a1a10' },
  legs: {
    colour: '#8a9163',
    claw: '#3b3a2c',
    toes: 'shore',
    trouserColour: '#e4dccb',
    stance: {
      tarsus: 0.46,
      hidden: 0.12,
      girth: 0.085,
      toe: 0.94,
      thigh: 0.2,
      shin: 0.8,
      tibia: 0.4,
      lean: [0.5, 0.22],
      yaw: [0.35, -0.15],
      stride: 0.28,
      apart: 0.12,
      knee: 0.8,
      scutes: 0.4,
    },
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'escarcha',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Pico recto larguísimo', at: { bill: 0.55 } },
    { texto: 'Cabeza con listas claras y oscuras', at: { head: [-0.4, -0.38] } },
    { texto: 'Rayas doradas en el dorso', at: { sheet: [0.5, 0.24] } },
    { texto: 'Flancos barrados, vientre blanco', at: { sheet: [0.56, 0.78] } },
    { texto: 'Patas cortas verdosas', at: { leg: 0.6 } },
  ],
};
