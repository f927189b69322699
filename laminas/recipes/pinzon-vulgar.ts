import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pinzonVulgar: Recipe = {
  slug: 'pinzon-vulgar',
  archetype: 'finch',
  pose: { head: 0.94, plump: 0.87, depth: 0.93, legs: 0.95, turn: 0.16, skull: { crown: 0.06 } },
  frame: { size: 0.76, dx: 269, dy: -4 },
  base: '#a8705a',
  tracts: [
    { at: 'upperparts', colour: '#85513a', soft: 9 },
    { sheet: path('0.62,-0.1 1.1,-0.1 1.1,0.6 0.8,0.5 0.62,0.34'), colour: '#7d8a4a', soft: 12 },
    { at: 'underparts', colour: '#cf8a72', soft: 12 },
    { at: 'belly', colour: '#e2b7a3', soft: 34 },
    { at: ['vent', 'undertail'], colour: '#f2e8de', soft: 22 },
    { sheet: path('0.1,0.44 0.26,0.44 0.36,0.58 0.3,0.7 0.14,0.7'), colour: '#c67c62', soft: 14 },
    {
      head: path('0.95,0.1 0.4,-0.4 -0.3,-0.4 -1,-0.2 -1.3,0.4 -1.2,1 -0.4,1.3 0.5,1.3 0.95,0.9'),
      colour: '#c57a5e',
      soft: 6,
    },
    {
      head: path(
        '0.5,-0.16 0.1,-0.4 -0.4,-0.42 -0.95,-0.24 -1.2,0.1 -1.26,0.5 -1.12,0.78 -1.4,0.74 -1.8,0.4 -2,0 -1.8,-1 -1,-1.5 0,-1.4 0.9,-0.6',
      ),
      colour: '#76859a',
      soft: 5,
    },
    {
      head: path('0.9,0.04 0.76,-0.38 0.5,-0.66 0.34,-0.54 0.42,-0.22 0.54,0.04'),
      colour: '#26242a',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.57,
    lesserCoverts: '#63708a',
    lesserTo: 0.14,
    scapulars: '#85513a',
    patches: [
      {
        over: path('0.16,0.14 0.21,0.1 0.24,0.36 0.245,0.64 0.23,0.86 0.185,0.92 0.16,0.6'),
        colour: '#f2f0e8',
        length: 0.5,
        density: 0.6,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#2b2725',
          fringe: '#dcd59c',
          fringeWidth: 1.5,
          zones: [{ from: 0, to: 0.18, colour: '#f1ecda', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#2c2826', fringe: '#d0c87c', fringeWidth: 2 } },
      tertials: {
        feather: { colour: '#332d29', fringe: '#c9ae82', fringeWidth: 2.2, rim: '#cfb68e', rimWidth: 1.2 },
      },
      primaryCoverts: { feather: { colour: '#292523', fringe: '#4f4640', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#292523' } },
      greaterCoverts: {
        loose: 0.007,
        feather: { colour: '#292523', tip: '#f1ead6', tipLength: 0.17 },
        tips: [
          [0.4, 0.92],
          [0.47, 0.1],
        ],
        bow: 0.035,
        tipTaper: [1, 0.8],
      },
      medianCoverts: {
        loose: 0.014,
        tips: [
          [0.24, 0.9],
          [0.25, 0.16],
        ],
        bow: 0.02,
        feather: { colour: '#f4f2ea', rim: '#e2e0d8', rimWidth: 0.8, shaft: '#e4e2da' },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 2.3,
    width: 0.57,
    fork: 0.16,
    notched: true,
    spread: 0.11,
    feather: { colour: '#2a2725', fringe: '#6d6c66', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0.36, to: 0.95, colour: '#dfe1df' }], fringe: '#6b6660', fringeWidth: 1.6 },
      1: { zones: [{ from: 0.56, to: 0.93, colour: '#e6e7e4' }] },
    },
  },
  bill: {
    length: 0.56,
    depth: 0.98,
    culmen: 0.07,
    gonys: 0.05,
    kink: 0.18,
    upper: '#66788f',
    lower: '#7f8fa2',
    tip: '#2f3440',
    tipLength: 0.24,
  },
  eye: { radius: 0.148, iris: '#1b1009' },
  legs: { colour: '#9a7466', claw: '#4a3a32' },
  pareja: {
    what: 'hembra',
    size: 0.935,
    x: 316,
    pose: { head: 0.94, plump: 0.86, depth: 0.92, legs: 0.9, turn: 0.22, skull: { crown: 0.06 } },
    base: '#a09078',
    facing: 'right',
    tracts: [
      { at: 'upperparts', colour: '#8a7a5c', soft: 9 },
      { sheet: path('0.66,-0.1 1.1,-0.1 1.1,0.6 0.8,0.5 0.66,0.34'), colour: '#858a55', soft: 12 },
      { at: 'underparts', colour: '#c9bba4', soft: 12 },
      { at: ['belly', 'undertail'], colour: '#ebe4d6', soft: 20 },
      {
        head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.7,-1 -2.1,0.3 -1.7,1 -0.9,1.3 0.4,1.3 0.95,0.9'),
        colour: '#b3a78e',
        soft: 7,
      },
      {
        head: path('0.6,-0.42 0,-0.5 -0.9,-0.4 -1.5,0.1 -1.5,0.8 -2,0.8 -2,-0.4 -1.2,-1.4 0,-1.4 0.9,-0.7'),
        colour: '#736449',
        soft: 5,
      },
      { head: path('-1.05,-0.3 -1.4,-0.3 -1.7,0.5 -1.5,0.9 -1.25,0.5'), colour: '#b9b09a', soft: 6 },
      { head: path('-0.2,0.1 -0.6,0 -1,0.15 -0.9,0.5 -0.4,0.55'), colour: '#96876c', soft: 8 },
      { head: path('0.2,-0.2 -0.12,-0.27 -0.3,-0.1 -0.26,0.2 0,0.28 0.22,0.18'), colour: '#cdc2a8', soft: 4 },
    ],
    wing: {
      chord: 0.57,
      lesserCoverts: '#85806e',
      lesserTo: 0.13,
      scapulars: '#8a7a5c',
      patches: [
        {
          over: path('0.165,0.16 0.21,0.12 0.235,0.36 0.24,0.64 0.225,0.84 0.185,0.9 0.165,0.6'),
          colour: '#ece7db',
          length: 0.5,
          density: 0.6,
        },
      ],
      rows: {
        primaries: { feather: { colour: '#554a3d', fringe: '#beb68f', fringeWidth: 1 } },
        secondaries: { feather: { colour: '#554a3d', fringe: '#b1a879', fringeWidth: 1.5 } },
        tertials: { feather: { colour: '#594d3e', fringe: '#b4a485', fringeWidth: 2 } },
        primaryCoverts: { feather: { colour: '#53483b' } },
        alula: { feather: { colour: '#53483b' } },
        greaterCoverts: {
          loose: 0.007,
          feather: { colour: '#55493c', tip: '#e2d9c6', tipLength: 0.15 },
          tips: [
            [0.4, 0.92],
            [0.47, 0.1],
          ],
          bow: 0.035,
          tipTaper: [1, 0.8],
        },
        medianCoverts: {
          loose: 0.014,
          tips: [
            [0.23, 0.88],
            [0.24, 0.2],
          ],
          bow: 0.02,
          feather: { colour: '#f0ece1', rim: '#dcd7ca', rimWidth: 0.8, shaft: '#e0dace' },
        },
      },
    },
    bill: {
      length: 0.54,
      depth: 0.98,
      culmen: 0.07,
      gonys: 0.05,
      kink: 0.18,
      upper: '#86756a',
      lower: '#a3917f',
      tip: '#4c4039',
      tipLength: 0.24,
    },
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'roble', slope: 4, thickness: 24 },
  },
  rasgos: [
    { texto: 'Píleo y nuca gris azulados', at: { head: [-0.9, -0.7] } },
    { texto: 'Cara y pecho rosados', at: { sheet: [0.24, 0.8] } },
    { texto: 'Hombro blanco y banda alar blanca', at: { wing: [0.2, 0.5] } },
    { texto: 'Bordes blancos en la cola', at: { tail: 0.7 } },
  ],
};
