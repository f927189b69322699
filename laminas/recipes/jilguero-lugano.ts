import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const jilgueroLugano: Recipe = {
  slug: 'jilguero-lugano',
  archetype: 'finch',
  facing: 'right',
  pose: {
    head: 0.93,
    plump: 0.82,
    depth: 0.92,
    legs: 0.78,
    turn: -0.14,
    neck: 0.06,
    skull: { crown: -0.06, forehead: -0.03 },
  },
  frame: { size: 0.86 },
  base: '#8d9a3c',
  tracts: [
    {
      at: 'upperparts',
      colour: '#7f8a3c',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#34381f',
        width: 0.26,
        length: 1.1,
        opacity: 0.7,
        size: 0.8,
        chance: 0.8,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#d2c433', soft: 9, mark: 'none' },
    { at: 'underparts', colour: '#f1eedd', soft: 10, mark: 'none' },
    { sheet: path('0.08,0.4 0.28,0.42 0.4,0.6 0.42,0.84 0.36,1.1 0.06,1.1'), colour: '#dccb3c', soft: 16 },
    {
      sheet: path('0.38,0.62 0.62,0.62 0.84,0.64 1,0.78 1,1.02 0.8,1.02 0.6,1.0 0.42,0.98'),
      colour: '#eeeada',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#37341f',
        width: 0.34,
        length: 1.6,
        opacity: 0.95,
        size: 0.95,
        chance: 1,
        spacing: 1,
      },
    },
    {
      head: path('0.9,0 0.3,-0.7 -0.6,-0.8 -1.5,-0.5 -1.7,0.3 -1.3,1 -0.5,1.2 0.4,1.2 0.9,0.8'),
      colour: '#d6c63e',
      soft: 6,
      mark: 'none',
    },
    {
      head: path('0.05,0.12 -0.4,-0.02 -1,0 -1.3,0.3 -1.1,0.72 -0.5,0.86 -0.1,0.6'),
      colour: '#97993f',
      soft: 7,
    },
    {
      head: path('-0.3,-0.24 -0.8,-0.3 -1.5,-0.4 -2.1,0.3 -1.8,0.9 -1.45,0.7 -1.2,0.3 -0.8,0'),
      colour: '#8b9440',
      soft: 9,
    },
    {
      head: path('0.75,0.06 0.3,-0.08 -0.3,-0.1 -0.75,-0.02 -0.3,0.14 0.3,0.2 0.75,0.26'),
      colour: '#4b4c26',
      soft: 4,
      opacity: 0.75,
    },
    {
      head: path(
        '0.95,0.06 0.6,-0.14 0.3,-0.42 -0.2,-0.5 -0.8,-0.42 -1.4,-0.2 -1.75,-0.7 -1,-1.5 0,-1.4 0.9,-0.7',
      ),
      colour: '#191a1a',
      soft: 2.5,
    },
    { head: path('0.95,0.34 0.6,0.36 0.36,0.44 0.26,0.62 0.38,0.86 0.95,0.9'), colour: '#1c1c1a', soft: 3 },
  ],
  wing: {
    chord: 0.55,
    bands: [
      {
        over: path('0.5,0.82 0.6,0.74 0.72,0.68 0.76,0.7 0.66,0.79 0.54,0.87'),
        colour: '#dcc832',
        soft: 1.5,
      },
    ],
    lesserCoverts: '#838f3e',
    lesserTo: 0.15,
    scapulars: '#7f8a3c',
    scapularMark: { kind: 'streak', colour: '#34381f', width: 0.26, opacity: 0.7 },
    rows: {
      primaries: {
        feather: {
          colour: '#2b2b24',
          fringe: '#b0a944',
          fringeWidth: 1.1,
        },
      },
      secondaries: {
        feather: {
          colour: '#2b2b24',
          fringe: '#bfb646',
          fringeWidth: 1.8,
        },
      },
      tertials: {
        feather: { colour: '#22221d', fringe: '#d3cd8a', fringeWidth: 1.8, rim: '#d3cd8a', rimWidth: 1.2 },
      },
      primaryCoverts: { feather: { colour: '#1c1c1a', fringe: '#5b5c30', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#1c1c1a', fringe: '#8d8f42', fringeWidth: 0.8 } },
      greaterCoverts: {
        loose: 0.016,
        feather: { colour: '#1d1d1a', tip: '#e0cc38', tipLength: 0.34 },
        tips: [
          [0.4, 0.88],
          [0.5, 0.2],
        ],
        bow: 0.05,
        tipTaper: [0.9, 0.45],
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.007,
        feather: { colour: '#4c5129', tip: '#9fa245', tipLength: 0.16 },
        bow: 0.02,
        tipTaper: [0.6, 0.4],
      },
    },
  },
  tail: {
    uppertail: 0.24,
    length: 1.4,
    width: 0.62,
    fork: 0.24,
    notched: true,
    spread: 0.11,
    feather: { colour: '#20201c', fringe: '#8a8b42', fringeWidth: 0.8 },
    except: {
      0: { zones: [{ from: 0, to: 0.66, colour: '#dcc62f' }] },
      1: { zones: [{ from: 0, to: 0.62, colour: '#dcc62f' }] },
    },
  },
  bill: {
    length: 0.56,
    depth: 0.78,
    culmen: 0.03,
    gonys: 0.03,
    kink: 0.14,
    upper: '#7d6a60',
    lower: '#c9ac98',
    tip: '#40352f',
    tipLength: 0.22,
  },
  eye: { radius: 0.15, iris: '#1b1009' },
  legs: { colour: '#6e5a4e', claw: '#3d322b' },
  scene: {
    habitat: 'río',
    season: 'invierno',
    palette: 'malva',
    perch: { kind: 'rama', plant: 'sauce', slope: -10, thickness: 22 },
  },
  rasgos: [
    { texto: 'Píleo y barbilla negros', at: { head: [-0.4, -0.85] } },
    { texto: 'Ancha banda amarilla en el ala', at: { wing: [0.42, 0.5] } },
    { texto: 'Pico fino y puntiagudo', at: { bill: 0.6 } },
    { texto: 'Flancos blancos con estrías oscuras', at: { sheet: [0.6, 0.92] } },
    { texto: 'Lados de la cola amarillos', at: { tail: 0.35 } },
  ],
};
