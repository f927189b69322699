import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ansarComun: Recipe = {
  slug: 'ansar-comun',
  archetype: 'goose',
  base: '#a39a8e',
  tuft: 1.05,
  frame: { size: 1.02 },
  tracts: [
    {
      at: 'upperparts',
      colour: '#8a8077',
      soft: 10,
      mark: { kind: 'scale', colour: '#c4bbad', opacity: 0.55, size: 1.2 },
    },
    { sheet: path('0.2,0.4 0.34,0.3 0.42,0.6 0.4,1.1 0.18,1.1'), colour: '#b2a99c', soft: 10 },
    {
      sheet: path('0.38,0.56 0.62,0.52 0.8,0.58 0.82,0.84 0.56,0.86 0.4,0.8'),
      colour: '#968c80',
      soft: 10,
      mark: { kind: 'scale', colour: '#cfc7b9', opacity: 0.5, size: 1.7, width: 0.06 },
    },
    {
      sheet: path('0.4,0.86 0.6,0.88 0.8,0.84 0.8,1.1 0.4,1.1'),
      colour: '#bdb4a6',
      soft: 8,
      mark: { kind: 'bar', colour: '#6d655b', count: 1, width: 0.12, opacity: 0.35, chance: 0.4 },
    },
    { sheet: path('0.78,0.6 0.9,0.5 1.1,0.5 1.1,1.1 0.76,1.1'), colour: '#f4f2ec', soft: 6, mark: 'none' },
    {
      sheet: path('0.1,-0.1 0.3,-0.1 0.36,0.3 0.28,0.6 0.2,1.1 0.08,1.1'),
      colour: '#a2978a',
      soft: 8,
      mark: { kind: 'streak', colour: '#7d7368', width: 0.22, length: 1.6, size: 1, opacity: 0.35 },
    },
    {
      head: path('1.3,-0.4 0.4,-1.1 -0.6,-1.2 -1.6,-0.2 -1.4,1 -0.4,1.4 0.5,1.4 1.3,0.8'),
      colour: '#96897b',
      soft: 4,
      mark: 'none',
    },
  ],
  wing: {
    build: 'goose',
    scale: 1.5,
    lesserCoverts: '#948d86',
    lesserTo: 0.14,
    scapulars: '#8a8077',
    flankCover: 0.3,
    rows: {
      primaries: { feather: { colour: '#3a3532', fringe: '#5d5651', fringeWidth: 0.6, shaft: '#e9e5dc' } },
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
          colour: '#8d857c',
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
    length: 1.9,
    width: 1.3,
    feathers: 7,
    graduated: 0.1,
    spread: 0.1,
    feather: { colour: '#6d655d', tip: '#f4f2ec', tipLength: 0.22, fringe: '#f0ede6', fringeWidth: 1 },
  },
  bill: {
    kind: 'duck',
    length: 1.66,
    upper: '#e88a3c',
    shape: { depth: 1.16, droop: 0.8, taper: 0.34, straight: 0.14, nail: '#f0dcc0' },
  },
  eye: { radius: 0.14, iris: '#3a2214', ring: '#e0914a', ringWidth: 0.34, pupil: 0.6 },
  legs: { colour: '#dd9a96', claw: '#4a403c', toes: 'webbed', toeLength: 1.2 },
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
    { texto: 'Cabeza y cuello lisos, sin marcas', at: { head: [-0.6, 1] } },
  ],
};
