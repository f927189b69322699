import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ansarComun: Recipe = {
  slug: 'ansar-comun',
  archetype: 'goose',
  base: '#a39a8e',
  tuft: 1.05,
  frame: { size: 1 },
  pose: {
    head: 1.24,
    depth: 1.05,
    legs: 0.76,
    carry: [4, 0],
    skull: { forehead: -0.14, crown: -0.1, nape: -0.02 },
    move: { v7: [18, 0], v6: [14, 0], d9: [-10, 4] },
  },
  tracts: [
    {
      at: 'upperparts',
      colour: '#8a8077',
      soft: 10,
      mark: { kind: 'scale', colour: '#c4bbad', opacity: 0.55, size: 1.2 },
    },
    { sheet: path('0.2,0.4 0.34,0.3 0.42,0.6 0.4,1.1 0.18,1.1'), colour: '#b2a99c', soft: 10 },
    {
      sheet: path('0.44,0.6 0.62,0.52 0.8,0.58 0.82,0.84 0.56,0.86 0.4,0.8'),
      colour: '#857b70',
      soft: 26,
      mark: { kind: 'scale', colour: '#cfc7b9', opacity: 0.6, size: 2, spacing: 0.9 },
    },
    {
      sheet: path('0.5,0.71 0.58,0.745 0.68,0.75 0.8,0.67 0.8,0.7 0.68,0.785 0.58,0.775 0.5,0.72'),
      colour: '#f2eee5',
      soft: 2,
      mark: 'none',
    },
    {
      sheet: path('0.4,0.86 0.6,0.88 0.8,0.84 0.8,1.1 0.4,1.1'),
      colour: '#bdb4a6',
      soft: 8,
      mark: 'none',
    },
    { sheet: path('0.78,0.6 0.9,0.5 1.1,0.5 1.1,1.1 0.76,1.1'), colour: '#f4f2ec', soft: 6, mark: 'none' },
    {
      sheet: path('0.1,-0.1 0.3,-0.1 0.36,0.3 0.28,0.6 0.2,1.1 0.08,1.1'),
      colour: '#a2978a',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#6a5f54',
        width: 0.5,
        length: 3.4,
        size: 1.7,
        opacity: 0.5,
        spacing: 1.1,
      },
    },
    {
      head: path('1.3,-0.4 0.4,-1.1 -0.6,-1.2 -1.6,-0.2 -1.4,1 -0.4,1.4 0.5,1.4 1.3,0.8'),
      colour: '#8d8073',
      soft: 24,
      mark: 'none',
    },
  ],
  wing: {
    build: 'goose',
    scale: 1.5,
    lesserCoverts: '#a09b94',
    lesserTo: 0.12,
    scapulars: '#8a8077',
    flankCover: 0.3,
    patches: [
      {
        over: path('-0.02,0 0.2,0 0.3,0.12 0.32,0.4 0.3,0.66 0.26,0.9 0.1,0.9 -0.02,0.5'),
        colour: '#867c72',
        length: 2,
        mark: { kind: 'scale', colour: '#c3baad', opacity: 0.6, size: 1.8, bow: 0.3 },
      },
    ],
    rows: {
      primaries: {
        roots: [
          [0.64, 0.82],
          [0.62, 0.5],
        ],
        feather: { colour: '#3a3532', fringe: '#5d5651', fringeWidth: 0.6, shaft: '#e9e5dc' },
      },
      secondaries: {
        feather: {
          colour: '#4f4843',
          rim: '#cfc8bb',
          rimWidth: 2.2,
          fringe: '#cfc8bb',
          fringeWidth: 1.32,
          shape: 'square',
        },
      },
      tertials: {
        feather: {
          colour: '#7a7067',
          rim: '#ddd6c9',
          rimWidth: 2.2,
          fringe: '#ddd6c9',
          fringeWidth: 1.32,
          shape: 'square',
        },
      },
      greaterCoverts: {
        feather: {
          colour: '#938d85',
          rim: '#d8d1c4',
          rimWidth: 2.2,
          fringe: '#d8d1c4',
          fringeWidth: 1.32,
          shape: 'square',
        },
      },
      medianCoverts: {
        feather: {
          colour: '#8d857c',
          rim: '#d8d1c4',
          rimWidth: 2.2,
          fringe: '#d8d1c4',
          fringeWidth: 1.32,
          shape: 'square',
        },
      },
      longScapulars: {
        feather: {
          colour: '#80766c',
          rim: '#d3cbbd',
          rimWidth: 2.2,
          fringe: '#d3cbbd',
          fringeWidth: 1.32,
          shape: 'square',
        },
      },
    },
  },
  tail: {
    length: 1.5,
    width: 1.3,
    feathers: 7,
    graduated: 0.35,
    spread: 0.1,
    feather: {
      colour: '#6d655d',
      tip: '#f4f2ec',
      tipLength: 0.22,
      fringe: '#f0ede6',
      fringeWidth: 1,
      shape: 'round',
    },
  },
  bill: { kind: 'duck', length: 1.5, upper: '#e58a4a', shape: { droop: 0.7, taper: 0.3, nostril: 0.4 } },
  eye: { radius: 0.14, iris: '#3a2214', ring: '#e8822c', ringWidth: 0.3, pupil: 0.6 },
  legs: { colour: '#dd9a96', claw: '#4a403c', toes: 'webbed', toeLength: 1.4 },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '0.62,-0.1 0.82,-0.06 1.1,0.08 1.5,0.29 1.9,0.46 2.2,0.6 2.36,0.74 2.34,0.9 2.14,0.98 1.8,0.98 1.4,0.99 1,0.98 0.72,0.9 0.58,0.74 0.66,0.4 0.6,0.1',
      ),
      colour: '#e58a4a',
      gape: path('0.62,0.72 0.95,0.8 1.4,0.8 1.8,0.78 2.3,0.86'),
      shine: path('0.95,0.08 1.4,0.34 1.85,0.56'),
      nostril: [1.25, 0.4],
      tip: { colour: '#f4e3cf', from: [2.08, 0], to: [2.24, 0] },
    },
  ],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'carrizo'],
    palette: 'escarcha',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Pico grueso anaranjado', at: { head: [1.45, 0.72] } },
    { texto: 'Patas rosas', at: { leg: 0.6 } },
    { texto: 'Dorso de escamas pálidas', at: { wing: [0.35, 0.4] } },
    { texto: 'Trasero blanco', at: { sheet: [0.86, 0.8] } },
    { texto: 'Línea blanca sobre el flanco', at: { sheet: [0.62, 0.77] } },
  ],
};
