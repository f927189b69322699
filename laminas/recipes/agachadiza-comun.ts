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
      head: path('0.5,0.46 0,0.46 -0.8,0.46 -1.1,0.6 -0.8,0.68 0,0.64 0.5,0.6'),
      colour: '#5a4230',
      soft: 2.4,
      opacity: 0.9,
    },
  ],
  wing: {
    chord: 0.4,
    scale: 1.35,
    shoulder: 0,
    lesserCoverts: '#6f543b',
    lesserMark: { kind: 'drop', colour: '#d9c09a', opacity: 0.7, chance: 0.8 },
    lesserTo: 0.14,
    scapulars: '#3d2a1d',
    patches: [
      { over: path('0.04,0.12 0.1,0.1 0.14,0.4 0.05,0.4'), colour: '#3d2a1d' },
      {
        over: path('0,0.5 0.16,0.46 0.42,0.54 0.5,0.7 0.46,0.98 0.2,1 0,0.92'),
        colour: '#8a6c49',
        density: 0.7,
        mark: { kind: 'drop', colour: '#e0c795', width: 0.34, length: 0.5, opacity: 0.85, chance: 0.8 },
      },
      {
        over: path('0,0.52 0.2,0.5 0.44,0.58 0.46,0.9 0.2,0.96 0,0.9'),
        colour: '#4a3625',
        density: 0.22,
      },
    ],
    bands: [
      {
        over: path('0,0.04 0.3,0.03 0.6,0.06 0.78,0.12 0.6,0.115 0.3,0.1 0,0.12'),
        onTop: true,
        colour: '#efd49a',
        soft: 1.5,
      },
      {
        over: path('-0.02,0.44 0.2,0.4 0.42,0.36 0.68,0.36 0.44,0.42 0.22,0.48 -0.02,0.54'),
        onTop: true,
        colour: '#efd49a',
        soft: 1.5,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#453628', fringe: '#6a5847', fringeWidth: 0.7 } },
      secondaries: {
        feather: {
          colour: '#5a4632',
          bars: { colour: '#a58457', count: 6, width: 3, web: 'outer', opacity: 0.6 },
        },
      },
      tertials: {
        feather: {
          colour: '#4c3625',
          bars: { colour: '#b98f5c', count: 7, width: 4, opacity: 0.8 },
          fringe: '#cba874',
          fringeWidth: 1,
        },
      },
      primaryCoverts: { feather: { colour: '#3c3027' } },
      greaterCoverts: {
        feather: {
          colour: '#5b4532',
          bars: { colour: '#a98660', count: 3, width: 3, opacity: 0.7 },
          tip: '#dcc7a2',
          tipLength: 0.05,
        },
      },
      medianCoverts: { feather: { colour: '#59422f', centre: '#2f2118', tip: '#cdb58c', tipLength: 0.09 } },
      longScapulars: {
        count: 4,
        feather: {
          colour: '#35241a',
          centre: '#241812',
          fringe: '#b98f5c',
          fringeWidth: 1,
          bars: { colour: '#8c5f38', count: 3, width: 3, from: 0.2, to: 0.8, opacity: 0.5 },
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
    depth: 0.82,
    tipDepth: 0.34,
    culmen: -0.02,
    gonys: 0,
    upper: '#8d7450',
    lower: '#97805c',
    tip: '#4a3a2b',
    tipLength: 0.3,
  },
  ornaments: [
    {
      kind: 'flank-feathers',
      feather: {
        colour: '#efe7d8',
        bars: { colour: '#4c3a2b', count: 3, width: 4.6, from: 0.16, to: 0.92, opacity: 0.95 },
        shape: 'round',
      },
      count: 8,
      rows: 3,
      along: [
        [0.38, 0.6],
        [0.84, 0.66],
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
    trousers: 1.5,
    trouserColour: '#e4dccb',
    trouserLength: 0.3,
    toeLength: 1.2,
    thickness: 0.98,
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
