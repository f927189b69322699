import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const porronPardo: Recipe = {
  slug: 'porron-pardo',
  archetype: 'divingDuck',
  pose: { head: 0.9, skull: { forehead: 0.02, crown: 0.2 } },
  frame: { size: 0.98 },
  base: '#6b3521',
  tuft: 0.72,
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#3a2820', soft: 8 },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#7a3c24',
      soft: 8,
      mark: { kind: 'scale', colour: '#5a2a18', opacity: 0.25 },
    },
    {
      sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
      colour: '#75361f',
      soft: 5,
      mark: 'none',
    },
    { sheet: path('0.79,0.2 0.86,0.2 0.92,0.7 0.84,1.1 0.78,1.1'), colour: '#2e211b', soft: 5, mark: 'none' },
    {
      sheet: path('0.835,1.1 0.825,0.75 0.85,0.4 0.94,0.24 1.02,0.3 1.04,1.1'),
      colour: '#f8f6f1',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
      colour: '#7d351d',
      soft: 2,
    },
    {
      head: path('0.85,0.95 0.3,1.3 -0.5,1.36 -1.4,1.1 -1.5,1.35 -0.4,1.62 0.6,1.62 1.1,1.3'),
      colour: '#3a1c12',
      soft: 4,
      opacity: 0.8,
    },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#3a2820',
    lesserTo: 0.1,
    scapulars: '#3a2820',
    flankCover: 0.95,
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#3a2c25', fringe: '#57463b', fringeWidth: 0.6 },
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
        feather: { colour: '#3d2b22', fringe: '#56402f', fringeWidth: 0.6 },
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
        feather: { colour: '#3d2b22', fringe: '#56402f', fringeWidth: 0.7 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#402d24', fringe: '#56402f', fringeWidth: 0.7 },
      },
      medianCoverts: { feather: { colour: '#402d24', fringe: '#56402f', fringeWidth: 0.7 } },
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
        feather: { colour: '#3f2b22', fringe: '#553e2f', fringeWidth: 0.7 },
      },
    },
  },
  tail: {
    length: 0.95,
    width: 0.64,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#2e231d', fringe: '#4d3c30', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: { kind: 'duck', length: 1.72, upper: '#6d7c88', shape: { depth: 0.96, droop: 0.9, nail: '#17181b' } },
  eye: { radius: 0.15, iris: '#fbfaf5', pupil: 0.46 },
  legs: { colour: '#6e7274' },
  ornaments: [{ kind: 'gloss', at: [-0.3, -0.2], radius: 0.9, colour: '#ff8a4a', strength: 0.16 }],
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    palette: 'salvia',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['espadaña', 'carrizo'],
  },
  rasgos: [
    { texto: 'Ojo blanco (macho)', at: { head: [0, 0] } },
    { texto: 'Caoba encendido en cabeza y pecho', at: { sheet: [0.3, 0.7] } },
    { texto: 'Blanco puro bajo la cola', at: { sheet: [0.9, 0.75] } },
    { texto: 'Coronilla alta, sin moño', at: { head: [-0.4, -0.85] } },
    { texto: 'Pico largo y gris', at: { head: [1.52, 0.72] } },
  ],
};
