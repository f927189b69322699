import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const verderonComun: Recipe = {
  slug: 'verderon-comun',
  archetype: 'finch',
  pose: {
    head: 0.98,
    plump: 0.84,
    depth: 0.95,
    legs: 0.92,
    turn: -0.02,
    skull: { crown: -0.03, nape: 0 },
    move: { d0: [2, -11], d1: [0, -4], v0: [4, 11], v1: [3, 7], v2: [3, 2] },
  },
  frame: { size: 0.9 },
  base: '#8d9645',
  tracts: [
    { at: 'upperparts', colour: '#7d8745', soft: 10 },
    { at: ['rump', 'uppertail'], colour: '#a9ab3b', soft: 10 },
    { at: 'underparts', colour: '#a9ac48', soft: 12 },
    { sheet: path('0.08,0.7 0.3,0.7 0.5,0.84 0.7,0.86 0.7,1.1 0.06,1.1'), colour: '#c2bd46', soft: 22 },
    { at: 'undertail', colour: '#e4e0c0', soft: 12 },
    {
      sheet: path('0.46,0.56 0.7,0.6 0.84,0.66 0.78,0.8 0.56,0.78'),
      colour: '#979a6a',
      soft: 16,
      opacity: 0.7,
    },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.3 -1.6,-0.9 -1.8,0.3 -1.3,1 -0.4,1.2 0.5,1.3 0.95,0.9'),
      colour: '#98a045',
      soft: 6,
    },
    {
      head: path('0.05,0.14 -0.5,0 -1.1,0 -1.5,0.4 -1.3,0.8 -0.5,0.84 0,0.5'),
      colour: '#8b907a',
      soft: 16,
      opacity: 0.7,
    },
    { head: path('-1,-0.7 -1.7,-0.6 -2.1,0.4 -1.9,1 -1.5,0.8 -1.3,0.1'), colour: '#858b62', soft: 12 },
    { head: path('0.8,-0.14 0.4,-0.46 -0.1,-0.5 -0.3,-0.34 0.2,-0.3 0.5,-0.06'), colour: '#b8b84a', soft: 6 },
    {
      head: path('0.7,0.04 0.4,-0.04 0.16,-0.08 0.1,0.06 0.2,0.16 0.5,0.22 0.7,0.28'),
      colour: '#4f5430',
      soft: 6,
      opacity: 0.5,
    },
  ],
  wing: {
    chord: 0.56,
    bands: [
      {
        over: path('0.3,0.9 0.44,0.84 0.58,0.75 0.68,0.7 0.7,0.78 0.6,0.9 0.46,0.99 0.3,1'),
        colour: '#e2c832',
        soft: 2,
        opacity: 0.92,
      },
      {
        over: path('0.6,0.93 0.7,0.76 0.8,0.65 0.88,0.62 0.9,0.68 0.82,0.83 0.7,0.94'),
        colour: '#e6ca2e',
        soft: 1.2,
      },
    ],
    lesserCoverts: '#7f8a48',
    lesserTo: 0.34,
    scapulars: '#7d8745',
    rows: {
      primaries: {
        feather: {
          colour: '#3a3a33',
          fringe: '#d8c23a',
          fringeWidth: 2.2,
        },
      },
      secondaries: { feather: { colour: '#4a4b42', fringe: '#8d9076', fringeWidth: 2 } },
      tertials: {
        feather: {
          colour: '#6c6f58',
          fringe: '#a3a58f',
          fringeWidth: 3.2,
          centre: '#55574a',
          centreWidth: 0.4,
        },
      },
      primaryCoverts: { feather: { colour: '#4c4e40', fringe: '#d9c436', fringeWidth: 1.6 } },
      alula: { feather: { colour: '#4a4c40', fringe: '#e8cc2c', fringeWidth: 2.4 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#76854a', fringe: '#82905a', fringeWidth: 0.6 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#828b52', fringe: '#98a05e', fringeWidth: 1.2 },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 1.8,
    width: 0.64,
    fork: 0.2,
    notched: true,
    spread: 0.11,
    feather: { colour: '#3b3b34', fringe: '#8b8c74', fringeWidth: 1 },
    except: {
      0: { zones: [{ from: 0, to: 0.66, colour: '#e6cc2e', web: 'outer' }] },
      1: { zones: [{ from: 0, to: 0.6, colour: '#e6cc2e', web: 'outer' }] },
      2: { zones: [{ from: 0, to: 0.54, colour: '#e6cc2e', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.76,
    depth: 0.98,
    culmen: 0.1,
    gonys: 0.07,
    kink: 0.2,
    curve: 0.03,
    upper: '#d5b9a8',
    lower: '#e2c8b8',
    tip: '#8a756b',
    tipLength: 0.14,
  },
  eye: { radius: 0.142, iris: '#1b1009' },
  legs: { colour: '#b58c7c', claw: '#5a463c' },
  scene: {
    habitat: 'parque',
    season: 'primavera',
    palette: 'rosa',
    perch: { kind: 'rama', plant: 'olivo', thickness: 28 },
  },
  rasgos: [
    { texto: 'Pico grueso y rosado', at: { bill: 0.5 } },
    { texto: 'Borde amarillo vivo en el ala', at: { wing: [0.66, 0.92] } },
    { texto: 'Lados de la cola amarillos', at: { tail: 0.14 } },
    { texto: 'Verde oliva sin estrías', at: { sheet: [0.26, 0.8] } },
    { texto: 'Ceño oscuro ante el ojo', at: { head: [0.4, 0.08] } },
  ],
};
