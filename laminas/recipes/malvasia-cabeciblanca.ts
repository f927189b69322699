import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const malvasiaCabeciblanca: Recipe = {
  slug: 'malvasia-cabeciblanca',
  archetype: 'divingDuck',
  facing: 'left',
  pose: { head: 1.16, carry: [6, 14], depth: 1, skull: { forehead: 0.08, crown: -0.02, nape: 0.1 } },
  frame: { size: 0.86, dx: -84 },
  base: '#9a5f3a',
  tuft: 0.75,
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#8a5636',
      soft: 8,
      mark: { kind: 'bar', colour: '#4d2d1b', count: 4, opacity: 0.5, spacing: 0.7 },
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#a3673f',
      soft: 8,
      mark: { kind: 'bar', colour: '#5a3620', count: 4, opacity: 0.45, spacing: 0.7 },
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#8a4527',
      soft: 6,
      mark: { kind: 'bar', colour: '#4d2816', count: 4, opacity: 0.4, spacing: 0.8 },
    },
    { sheet: path('0.86,1.1 0.86,0.7 0.94,0.5 1.04,0.5 1.04,1.1'), colour: '#c09a76', soft: 6 },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.2,0.9 -0.6,1 0.2,1.05 0.9,1.1 1.4,0.6'),
      colour: '#f7f6f2',
      soft: 2,
      mark: 'none',
    },
    {
      head: path('0.2,-0.52 -0.2,-0.56 -0.7,-0.44 -0.95,-0.2 -1.3,-0.5 -0.9,-1.4 0,-1.5'),
      colour: '#17161a',
      soft: 2,
      mark: 'none',
    },
    {
      head: path('1,1 0.4,0.98 -0.4,0.95 -1,0.75 -1.6,0.4 -2.2,0.9 -1.6,1.7 -0.4,1.7 0.6,1.7 1.2,1.4'),
      colour: '#19171a',
      soft: 3,
      mark: 'none',
    },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#8a5636',
    lesserTo: 0.1,
    scapulars: '#8a5636',
    scapularMark: { kind: 'bar', colour: '#4d2d1b', count: 3, opacity: 0.5, spacing: 0.8 },
    flankCover: 0.9,
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#5a3d2b', fringe: '#7a563f', fringeWidth: 0.6 },
      },
      secondaries: {
        count: 6,
        roots: [
          [0.4, 1],
          [0.4, 0.5],
        ],
        tips: [
          [0.86, 1.02],
          [0.84, 0.4],
        ],
        widths: [20, 22],
        feather: { colour: '#7a5238', fringe: '#94684a', fringeWidth: 0.7 },
      },
      tertials: {
        count: 4,
        roots: [
          [0.24, 0.62],
          [0.16, 0.1],
        ],
        tips: [
          [0.9, 0.5],
          [0.76, 0.06],
        ],
        widths: [30, 32],
        feather: { colour: '#7d5236', fringe: '#96684a', fringeWidth: 0.7 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#855839', fringe: '#9a6c4b', fringeWidth: 0.7 },
      },
      medianCoverts: { feather: { colour: '#855839', fringe: '#9a6c4b', fringeWidth: 0.7 } },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.6],
          [0.02, 0.02],
        ],
        tips: [
          [0.5, 0.62],
          [0.66, 0.08],
        ],
        widths: [28, 30],
        feather: { colour: '#8a5b3c', fringe: '#a0714f', fringeWidth: 0.7 },
      },
    },
  },
  tail: {
    length: 2.5,
    width: 0.85,
    feathers: 7,
    graduated: 0.22,
    spread: 0.16,
    lift: 0.95,
    bend: 0.02,
    feather: { colour: '#2e2420', fringe: '#4d3d34', fringeWidth: 0.7, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.5,
    upper: '#4f9fd8',
    shape: { swell: 0.34, depth: 1.06, droop: 0.85, spatula: 0.12, nail: '#2f6a9c' },
  },
  eye: { radius: 0.115, iris: '#2b180d', pupil: 0.66 },
  legs: { colour: '#5a5652' },
  ornaments: [],
  pareja: {
    what: 'hembra',
    size: 0.62,
    x: 965,
    rise: 58,
    facing: 'right',
    base: '#7d5a40',
    tracts: [
      {
        sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
        colour: '#6d4e37',
        soft: 8,
        mark: { kind: 'bar', colour: '#3d2a1c', count: 4, opacity: 0.55, spacing: 0.7 },
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#8d694b',
        soft: 8,
        mark: { kind: 'bar', colour: '#4d3826', count: 4, opacity: 0.55, spacing: 0.7 },
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#84603f',
        soft: 6,
        mark: { kind: 'bar', colour: '#4d3826', count: 4, opacity: 0.5, spacing: 0.8 },
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#e4d7bf',
        soft: 3,
      },
      {
        head: path('0.9,-0.05 0.4,0.05 -0.3,0.1 -1,0.25 -1.4,0.8 -2.2,0.6 -2,-0.4 -1,-1.7 0.4,-1.6 1.2,-0.6'),
        colour: '#4a3223',
        soft: 2.5,
      },
      {
        head: path('0.8,0.5 0.2,0.36 -0.5,0.42 -1,0.55 -1,0.72 -0.5,0.62 0.2,0.58 0.8,0.68'),
        colour: '#4a3223',
        soft: 2,
      },
      {
        head: path('1.1,1.05 0.3,1.05 -0.7,1 -1.4,0.8 -1.8,1.4 -0.4,1.8 0.8,1.7'),
        colour: '#7a5a40',
        soft: 5,
      },
    ],
    wing: {
      scale: 1.5,
      lesserCoverts: '#6d4e37',
      lesserTo: 0.1,
      scapulars: '#6d4e37',
      scapularMark: { kind: 'bar', colour: '#3d2a1c', count: 3, opacity: 0.5, spacing: 0.8 },
      flankCover: 0.9,
      rows: {
        primaries: {
          count: 4,
          eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
          feather: { colour: '#4d382a', fringe: '#6d523d', fringeWidth: 0.6 },
        },
        secondaries: {
          count: 6,
          roots: [
            [0.4, 1],
            [0.4, 0.5],
          ],
          tips: [
            [0.86, 1.02],
            [0.84, 0.4],
          ],
          widths: [20, 22],
          feather: { colour: '#644833', fringe: '#7d5d44', fringeWidth: 0.7 },
        },
        tertials: {
          count: 4,
          roots: [
            [0.24, 0.62],
            [0.16, 0.1],
          ],
          tips: [
            [0.9, 0.5],
            [0.76, 0.06],
          ],
          widths: [30, 32],
          feather: { colour: '#684a34', fringe: '#806046', fringeWidth: 0.7 },
        },
        greaterCoverts: {
          count: 7,
          tips: [
            [0.4, 0.8],
            [0.36, 0.14],
          ],
          feather: { colour: '#6d4e37', fringe: '#836248', fringeWidth: 0.7 },
        },
        medianCoverts: { feather: { colour: '#6d4e37', fringe: '#836248', fringeWidth: 0.7 } },
        longScapulars: {
          count: 6,
          roots: [
            [0, 0.6],
            [0.02, 0.02],
          ],
          tips: [
            [0.5, 0.62],
            [0.66, 0.08],
          ],
          widths: [28, 30],
          feather: { colour: '#705039', fringe: '#866449', fringeWidth: 0.7 },
        },
      },
    },
    tail: {
      length: 2.5,
      width: 0.85,
      feathers: 7,
      graduated: 0.22,
      spread: 0.16,
      lift: 0.5,
      bend: 0.02,
      feather: { colour: '#3a2e27', fringe: '#57463b', fringeWidth: 0.7, shape: 'pointed' },
    },
    bill: {
      kind: 'duck',
      length: 1.5,
      upper: '#4a4a4e',
      shape: { swell: 0.2, depth: 1.06, droop: 0.85, spatula: 0.12 },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'melocotón',
    sun: 'right',
    perch: { kind: 'agua' },
    plants: ['carrizo'],
  },
  rasgos: [
    { texto: 'Pico azul e hinchado', at: { head: [1.15, 0.72] } },
    { texto: 'Cabeza blanca de capirote negro', at: { head: [-0.5, 0.3] } },
    { texto: 'Cola larga y tiesa, levantada', at: { plate: [806, 395] } },
    { texto: 'Cuerpo castaño muy hundido', at: { sheet: [0.6, 0.6] } },
    { texto: 'Hembra: raya en la mejilla', at: { plate: [1042, 398] } },
  ],
};
