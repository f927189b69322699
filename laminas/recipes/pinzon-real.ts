import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pinzonReal: Recipe = {
  slug: 'pinzon-real',
  archetype: 'finch',
  facing: 'right',
  pose: { head: 0.98, plump: 1.02, depth: 0.97, legs: 0.92, turn: -0.1, skull: { crown: 0.08 } },
  base: '#b47f52',
  tracts: [
    {
      at: 'upperparts',
      colour: '#8f7050',
      soft: 9,
      mark: { kind: 'scale', colour: '#2b2522', width: 0.8, opacity: 0.85, size: 1.05, chance: 0.85 },
    },
    { sheet: path('0.7,-0.1 0.98,-0.1 1,0.5 0.86,0.5 0.72,0.34'), colour: '#f7f3ea', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f5f0e4', soft: 10, mark: 'none' },
    {
      sheet: path('0.08,0.36 0.26,0.4 0.38,0.56 0.43,0.72 0.38,0.9 0.34,1.1 0.06,1.1'),
      colour: '#de8433',
      soft: 16,
    },
    {
      sheet: path('0.46,0.62 0.7,0.64 0.86,0.68 0.82,0.86 0.6,0.84 0.48,0.78'),
      colour: '#efdfc4',
      soft: 12,
      mark: {
        kind: 'drop',
        colour: '#3a3230',
        width: 0.34,
        length: 0.7,
        opacity: 0.85,
        size: 0.9,
        spacing: 1.6,
        chance: 0.75,
      },
    },
    {
      head: path(
        '0.95,0.2 0.5,-0.9 -0.5,-1.4 -1.6,-1.1 -2.1,0 -1.9,0.9 -1.3,1.2 -0.6,1.05 0.2,0.95 0.95,0.7',
      ),
      colour: '#8a745c',
      soft: 6,
      mark: { kind: 'scale', colour: '#25211f', width: 0.9, opacity: 0.9, size: 0.72, chance: 0.9 },
    },
    {
      head: path('0.95,0.5 0.4,0.62 0,0.9 -0.3,1.3 0.3,1.7 0.95,1.4'),
      colour: '#dd8a3c',
      soft: 8,
      mark: 'none',
    },
    {
      head: path('-0.3,-0.24 -0.8,-0.34 -1.3,-0.1 -1.4,0.1 -0.9,-0.08 -0.4,-0.06'),
      colour: '#bba081',
      soft: 6,
      opacity: 0.8,
      mark: 'none',
    },
    {
      head: path('-1.3,-0.2 -1.75,-0.1 -1.85,0.8 -1.5,0.9 -1.4,0.4'),
      colour: '#a99d8c',
      soft: 9,
      opacity: 0.85,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.58,
    lesserCoverts: '#e08a38',
    lesserTo: 0.22,
    scapulars: '#d58a48',
    scapularMark: { kind: 'drop', colour: '#2b2522', width: 0.5, opacity: 0.6, chance: 0.5 },
    rows: {
      primaries: {
        feather: {
          colour: '#2a2624',
          fringe: '#cbb78c',
          fringeWidth: 1,
          zones: [{ from: 0, to: 0.17, colour: '#f4ecd9', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#2b2725', fringe: '#c49d69', fringeWidth: 1.6 } },
      tertials: {
        feather: { colour: '#2d2826', fringe: '#cb915a', fringeWidth: 3, rim: '#d2a06b', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#272321', fringe: '#5a4a3c', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#272321' } },
      greaterCoverts: { feather: { colour: '#272321', tip: '#eeb985', tipLength: 0.3 } },
      medianCoverts: { feather: { colour: '#e99a4b', tip: '#f7efe0', tipLength: 0.4 } },
    },
  },
  tail: {
    length: 2,
    width: 0.57,
    fork: 0.15,
    feather: { colour: '#242120', fringe: '#6b6158', fringeWidth: 0.8 },
  },
  bill: {
    length: 0.56,
    depth: 0.9,
    culmen: 0.07,
    gonys: 0.05,
    upper: '#e2b238',
    lower: '#e6bb4c',
    tip: '#2a2624',
    tipLength: 0.26,
  },
  eye: { radius: 0.148, iris: '#1b1009' },
  legs: { colour: '#a07868', claw: '#4a3a32' },
  scene: {
    habitat: 'bosque',
    season: 'invierno',
    palette: 'escarcha',
    perch: { kind: 'rama', plant: 'roble', bare: true },
  },
  rasgos: [
    { texto: 'Pecho y hombro naranjas', at: { sheet: [0.26, 0.78] } },
    { texto: 'Cabeza jaspeada de oscuro', at: { head: [-0.6, -0.4] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.84, 0.14] } },
    { texto: 'Pico amarillo de punta negra', at: { bill: 0.5 } },
    { texto: 'Flancos moteados', at: { sheet: [0.62, 0.8] } },
  ],
};
