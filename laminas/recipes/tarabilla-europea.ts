import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarabillaEuropea: Recipe = {
  slug: 'tarabilla-europea',
  archetype: 'chat',
  frame: { size: 0.76, dx: -248, dy: 4 },
  pose: { head: 1.03, plump: 1, depth: 1.02, legs: 0.82, turn: 0.12, skull: { crown: -0.05, nape: 0.02 } },
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
      head: path('-0.4,1.15 -0.75,0.7 -1.1,0.45 -1.5,0.5 -1.72,0.9 -1.7,1.4 -1.45,1.9 -1,2.15 -0.5,1.9'),
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
    x: 880,
    facing: 'right',
    base: '#8a7154',
    tracts: [
      {
        at: 'upperparts',
        colour: '#7a634a',
        soft: 8,
        mark: {
          kind: 'streak',
          colour: '#43342a',
          width: 0.34,
          length: 1,
          opacity: 0.7,
          chance: 0.75,
          size: 0.8,
        },
      },
      { at: 'rump', colour: '#a98762', soft: 8, mark: 'none' },
      { at: 'underparts', colour: '#e6d6ba', soft: 14, mark: 'none' },
      { at: ['breast', 'flanks'], colour: '#d68c4c', soft: 20, mark: 'none' },
      {
        head: path('1,0.1 0.4,-0.9 -0.6,-1.3 -1.5,-1 -1.7,0 -1.4,0.6 -0.8,1.1 -0.2,1.5 0.5,1.5 1,1'),
        colour: '#6b573f',
        soft: 6,
        mark: { kind: 'streak', colour: '#43342a', width: 0.3, opacity: 0.5, chance: 0.6, size: 0.6 },
      },
      {
        at: ['chin', 'throat'],
        colour: '#c4aa82',
        soft: 12,
        mark: { kind: 'streak', colour: '#5a4633', width: 0.34, opacity: 0.6, chance: 0.7, size: 0.6 },
      },
      {
        head: path('-0.8,0.95 -1.3,0.6 -1.6,0.9 -1.4,1.5 -0.9,1.6'),
        colour: '#d8c4a2',
        soft: 7,
        mark: 'none',
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
      scapulars: '#75604a',
      scapularMark: { kind: 'streak', colour: '#43342a', width: 0.34, opacity: 0.7, chance: 0.6 },
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
    perch: { kind: 'rama', plant: 'zarza' },
  },
  rasgos: [
    { texto: 'Cabeza negra', at: { head: [-0.5, -0.6] } },
    { texto: 'Mancha blanca en el cuello', at: { head: [-1.25, 1.1] } },
    { texto: 'Pecho anaranjado', at: { sheet: [0.3, 0.82] } },
    { texto: 'Mancha blanca en el ala', at: { wing: [0.34, 0.22] } },
    { texto: 'Hembra: parda, sin ceja', at: { plate: [960, 225] } },
  ],
};
