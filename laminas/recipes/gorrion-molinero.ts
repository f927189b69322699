import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gorrionMolinero: Recipe = {
  slug: 'gorrion-molinero',
  archetype: 'sparrow',
  facing: 'right',
  pose: {
    head: 1.02,
    plump: 0.88,
    depth: 0.95,
    legs: 0.92,
    turn: 0.08,
    skull: { crown: 0.03, forehead: 0.02 },
    move: { d0: [1, -6], v0: [2, 7], v1: [1, 3] },
  },
  base: '#957050',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a2764c',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#2b211a',
        width: 0.42,
        length: 1.7,
        opacity: 0.9,
        chance: 1,
        size: 0.9,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#a38964', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#e3dccd', soft: 10, mark: 'none' },
    { at: 'flanks', colour: '#c4af90', soft: 16 },
    { at: 'upperbreast', colour: '#cdc4b3', soft: 16, opacity: 0.9 },
    {
      head: path('-1,0.6 -1.4,0.44 -1.8,0.34 -2.3,0.32 -2.4,0.6 -1.9,0.72 -1.5,0.9 -1.1,1.16 -0.8,1.1'),
      colour: '#f4f1e8',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.8,0 -1.7,0.5 -1.3,0.86 -0.6,0.96 0,0.86 0.4,0.96 1,0.8',
      ),
      colour: '#f4f1e8',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('-1.12,0.2 -1.3,0.3 -1.36,0.6 -1.2,0.92 -1.06,0.9 -1.2,0.6'),
      colour: '#cfc8ba',
      soft: 6,
      opacity: 0.8,
    },
    {
      head: path(
        '0.95,0 0.5,-0.14 0.2,-0.24 -0.3,-0.24 -0.9,-0.18 -1.25,0.04 -1.5,0.36 -1.85,0.3 -2.05,-0.4 -1.5,-1.2 -0.6,-1.5 0.4,-1.2 0.95,-0.5',
      ),
      colour: '#7c3f24',
      soft: 3,
    },
    {
      head: path('0.78,0.02 0.4,-0.06 0.1,-0.08 0,0.08 0.2,0.2 0.5,0.26 0.78,0.32'),
      colour: '#1d1918',
      soft: 2.5,
    },
    {
      head: path('-0.26,0.32 -0.56,0.22 -0.86,0.3 -0.98,0.54 -0.86,0.74 -0.66,0.74 -0.38,0.6'),
      colour: '#1d1918',
      soft: 3,
    },
    {
      head: path('0.9,0.4 0.46,0.42 0.24,0.58 0.16,0.8 0.26,0.98 0.5,1.08 0.95,1.0'),
      colour: '#1d1918',
      soft: 3.5,
    },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#8a5432',
    lesserTo: 0.14,
    scapulars: '#a2764c',
    scapularMark: { kind: 'streak', colour: '#2b211a', width: 0.4, opacity: 0.85, chance: 0.6 },
    rows: {
      primaries: {
        feather: {
          colour: '#564334',
          fringe: '#9f7d5a',
          fringeWidth: 1,
          zones: [{ from: 0.02, to: 0.14, colour: '#c29a6c', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#564232', fringe: '#a97e54', fringeWidth: 1.8 } },
      tertials: {
        feather: { colour: '#b0845a', centre: '#43332a', centreWidth: 0.6, rim: '#b0845a', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#524032' } },
      alula: { feather: { colour: '#4d3c2f' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#83593c', centre: '#4c3a2e', centreWidth: 0.6, tip: '#cdb899', tipLength: 0.045 },
        bow: 0.035,
        tipTaper: [0.6, 0.2],
      },
      medianCoverts: {
        tips: [
          [0.25, 0.92],
          [0.31, 0.12],
        ],
        widths: [18, 27],
        loose: 0.004,
        feather: { colour: '#6d4a30', centre: '#443329', centreWidth: 0.66, tip: '#dcd4c6', tipLength: 0.12 },
        bow: 0.035,
        tipTaper: [0.6, 0.25],
      },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 1.95,
    width: 0.6,
    fork: 0.09,
    notched: true,
    spread: 0.11,
    feather: { colour: '#55463a', fringe: '#a98b68', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.54,
    depth: 0.94,
    curve: 0.05,
    culmen: 0.13,
    gonys: 0.08,
    kink: 0.2,
    upper: '#2a2727',
    lower: '#353130',
  },
  eye: { radius: 0.142, iris: '#24150d' },
  legs: { colour: '#b08a74', claw: '#5a463c' },
  scene: {
    habitat: 'cultivo',
    season: 'primavera',
    palette: 'agua',
    perch: { kind: 'rama', plant: 'majuelo', thickness: 24 },
  },
  rasgos: [
    { texto: 'Píleo castaño entero', at: { head: [-0.5, -0.75] } },
    { texto: 'Mancha negra en la mejilla blanca', at: { head: [-0.8, 0.5] } },
    { texto: 'Collar blanco', at: { head: [-1.5, 0.68] } },
    { texto: 'Babero negro pequeño', at: { head: [0.36, 0.62] } },
  ],
};
