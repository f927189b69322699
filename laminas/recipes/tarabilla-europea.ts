import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarabillaEuropea: Recipe = {
  slug: 'tarabilla-europea',
  archetype: 'chat',
  frame: { size: 0.76, dx: -232, dy: 4 },
  pose: {
    head: 1.1,
    compact: 0.9,
    droop: -0.05,
    carry: [6, 10],
    plump: 1.02,
    depth: 0.98,
    legs: 0.84,
    turn: 0.06,
    skull: { crown: -0.04, nape: 0.02 },
  },
  base: '#4a3a2e',
  tracts: [
    {
      at: 'upperparts',
      colour: '#41332a',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#8a6643',
        width: 0.24,
        length: 0.9,
        opacity: 0.55,
        chance: 0.5,
        size: 0.8,
      },
    },
    {
      at: ['rump', 'uppertail'],
      colour: '#e6dbc8',
      soft: 7,
      mark: { kind: 'streak', colour: '#5a4636', width: 0.22, opacity: 0.5, chance: 0.3, size: 0.7 },
    },
    { at: 'underparts', colour: '#eadbc2', soft: 14, mark: 'none' },
    { at: 'flanks', colour: '#d08a50', soft: 24 },
    {
      sheet: path('0.12,0.5 0.3,0.44 0.42,0.56 0.5,0.78 0.44,1.1 0.1,1.1'),
      colour: '#c25c24',
      soft: 24,
      mark: 'none',
    },
    {
      head: path('-0.55,1.2 -0.72,0.84 -1.02,0.6 -1.3,0.62 -1.42,0.9 -1.36,1.25 -1.1,1.52 -0.76,1.5'),
      colour: '#f8f4ea',
      soft: 3.5,
      mark: 'none',
    },
    {
      head: path(
        '1,0 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.5,-1.05 -1.85,-0.4 -1.8,0.3 -1.5,0.46 -1.1,0.52 -0.8,0.8 -0.55,1.2 -0.2,1.5 0.2,1.6 0.5,1.55 1,1.2',
      ),
      colour: '#1f1c1d',
      soft: 3,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.52,
    lesserCoverts: '#2c2420',
    patches: [
      {
        over: path('0.2,0.2 0.3,0.11 0.42,0.04 0.54,0.04 0.55,0.1 0.46,0.18 0.38,0.27 0.26,0.33 0.2,0.28'),
        colour: '#f8f4eb',
        length: 1.1,
        density: 0.72,
      },
    ],
    scapulars: '#3d3027',
    scapularMark: { kind: 'streak', colour: '#8a6643', width: 0.24, opacity: 0.55, chance: 0.5 },
    rows: {
      primaries: { feather: { colour: '#33291f', fringe: '#7a6148', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#362b21', fringe: '#8a6a4a', fringeWidth: 1.2 } },
      tertials: {
        feather: { colour: '#30261e', fringe: '#8f6d4c', fringeWidth: 1.3 },
      },
      primaryCoverts: { feather: { colour: '#2c231d', fringe: '#6f573f', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#2a221c', fringe: '#6f573f', fringeWidth: 0.7 } },
      greaterCoverts: {
        loose: 0.014,
        tips: [
          [0.42, 0.88],
          [0.5, 0.12],
        ],
        feather: { colour: '#30261e', fringe: '#80624a', fringeWidth: 1 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#2b221d', fringe: '#6f553f', fringeWidth: 1 },
      },
    },
  },
  tail: {
    uppertail: 0.26,
    length: 1.85,
    width: 0.66,
    notched: true,
    spread: 0.09,
    feather: { colour: '#241d19', fringe: '#5a4836', fringeWidth: 0.8 },
  },
  bill: { length: 0.46, depth: 0.9, curve: 0.05, upper: '#171517', lower: '#242122' },
  eye: { radius: 0.145, iris: '#2c1a10', ring: '#5b5250', ringWidth: 0.12 },
  legs: { colour: '#1f1c1d', claw: '#111010' },
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 840,
    facing: 'right',
    pose: {
      head: 1.1,
      compact: 0.9,
      carry: [2, 12],
      plump: 1.05,
      depth: 0.98,
      legs: 0.84,
      turn: -0.08,
      skull: { crown: -0.04, nape: 0.02 },
    },
    base: '#8a7154',
    tracts: [
      {
        at: 'upperparts',
        colour: '#77603f',
        soft: 8,
        mark: { kind: 'streak', colour: '#33271e', width: 0.46, length: 1.2, opacity: 0.9, chance: 0.95, size: 0.9 },
      },
      { at: ['rump', 'uppertail'], colour: '#b08a5c', soft: 8, mark: 'none' },
      { at: 'underparts', colour: '#e6d6ba', soft: 14, mark: 'none' },
      { at: ['breast', 'flanks'], colour: '#cf7f40', soft: 20, mark: 'none' },
      {
        head: path('-0.5,1.2 -0.72,0.84 -1.02,0.62 -1.34,0.62 -1.5,0.9 -1.42,1.25 -1.1,1.52 -0.7,1.5'),
        colour: '#e3c898',
        soft: 7,
        mark: 'none',
      },
      {
        head: path(
          '1,0 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.5,-1.05 -1.85,-0.4 -1.8,0.3 -1.5,0.46 -1.1,0.52 -0.8,0.8 -0.5,1.2 -0.2,1.42 0.2,1.5 0.5,1.45 1,1.2',
        ),
        colour: '#4b3c2f',
        soft: 6,
        mark: { kind: 'streak', colour: '#7d664b', width: 0.28, length: 1, opacity: 0.6, chance: 0.7, size: 0.6 },
      },
      {
        at: ['chin', 'throat'],
        colour: '#42342a',
        soft: 10,
        mark: { kind: 'scale', colour: '#8a7050', width: 0.12, opacity: 0.55, chance: 0.8, size: 0.6 },
      },
    ],
    wing: {
      chord: 0.52,
      lesserCoverts: '#5a4836',
      patches: [
        {
          over: path('0.18,0.3 0.3,0.2 0.44,0.15 0.5,0.18 0.42,0.26 0.26,0.35'),
          colour: '#e2d6bd',
          length: 0.8,
          density: 0.62,
        },
      ],
      scapulars: '#735c3e',
      scapularMark: { kind: 'streak', colour: '#33271e', width: 0.44, opacity: 0.85, chance: 0.85 },
      rows: {
        primaries: { feather: { colour: '#453829', fringe: '#8f7656', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#483a2b', fringe: '#a38460', fringeWidth: 1.3 } },
        tertials: {
          feather: { colour: '#463829', fringe: '#ad8d66', fringeWidth: 1.4 },
        },
        primaryCoverts: { feather: { colour: '#43362a', fringe: '#80694d', fringeWidth: 0.7 } },
        greaterCoverts: {
          tips: [
            [0.4, 0.9],
            [0.51, 0.12],
          ],
          widths: [17, 29],
          loose: 0.014,
          feather: { colour: '#4a3c2d', fringe: '#a18360', fringeWidth: 1.2 },
        },
        medianCoverts: {
          tips: [
            [0.23, 0.92],
            [0.33, 0.12],
          ],
          widths: [17, 28],
          loose: 0.014,
          feather: { colour: '#52422f', fringe: '#93785a', fringeWidth: 1.1 },
        },
      },
    },
  },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'cielo',
    perch: { kind: 'rama', plant: 'zarza', short: 40 },
  },
  rasgos: [
    { texto: 'Cabeza negra', at: { head: [-0.5, -0.6] } },
    { texto: 'Mancha blanca en el cuello', at: { head: [-1.08, 1.05] } },
    { texto: 'Pecho anaranjado', at: { sheet: [0.3, 0.82] } },
    { texto: 'Mancha blanca en el ala', at: { wing: [0.34, 0.22] } },
    { texto: 'Hembra: parda, garganta oscura', at: { plate: [985, 345] } },
  ],
};
