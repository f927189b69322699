import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroPapialbo: Recipe = {
  slug: 'mosquitero-papialbo',
  archetype: 'warbler',
  pose: { head: 1.05, skull: { crown: 0.02, forehead: 0.02 }, plump: 1, turn: 0.2 },
  base: '#a5a58b',
  tracts: [
    { at: 'upperparts', colour: '#8e9176', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#b3b64e', soft: 9 },
    { at: 'underparts', colour: '#f8f6ef', soft: 8 },
    { at: 'flanks', colour: '#ecebe0', soft: 12 },
    {
      head: path('0.9,0.1 0.6,-0.4 0.2,-0.95 -0.6,-1.2 -1.5,-0.8 -1.8,0 -1.4,0.5 -0.6,0.3 0.2,0'),
      colour: '#98998a',
      soft: 5,
    },
    { head: path('0.9,0.24 0.3,0.28 -0.3,0.5 -0.8,1 -0.5,1.8 0.5,1.8 1,1.2'), colour: '#faf8f2', soft: 5 },
    {
      head: path('0.6,0.28 0,0.2 -0.9,0.06 -1.3,0.2 -1.25,0.6 -0.7,0.78 -0.1,0.56 0.4,0.4'),
      colour: '#d2d0c2',
      soft: 6,
    },
    {
      head: path('0.7,0 0.3,-0.25 -0.2,-0.3 -0.6,-0.2 -0.4,0.1 -0.1,0.24 0.25,0.24 0.7,0.24'),
      colour: '#d9d7ca',
      soft: 4,
    },
    {
      head: path('-0.16,-0.08 -0.5,-0.08 -0.95,0 -0.9,0.1 -0.5,0.08 -0.16,0.08'),
      colour: '#7d7d6a',
      soft: 4,
      opacity: 0.7,
    },
  ],
  wing: {
    chord: 0.55,
    lesserCoverts: '#8e9176',
    scapulars: '#8e9176',
    rows: {
      primaries: { feather: { colour: '#5d5c48', fringe: '#a8ad5e', fringeWidth: 1.19 } },
      secondaries: {
        tips: [
          [0.78, 0.55],
          [0.72, 0.26],
        ],
        feather: {
          colour: '#5d5c48',
          fringe: '#b4ba58',
          fringeWidth: 2.55,
          zones: [{ from: 0.3, to: 0.95, colour: '#a4ab52', web: 'outer', opacity: 0.75 }],
        },
      },
      tertials: {
        tips: [
          [0.74, 0.26],
          [0.56, 0.1],
        ],
        feather: { colour: '#5d5c48', fringe: '#d3d0ac', fringeWidth: 2.55, rim: '#d3d0ac', rimWidth: 1.7 },
      },
      primaryCoverts: { feather: { colour: '#5d5c48', fringe: '#aeb35a', fringeWidth: 1.36 } },
      alula: { feather: { colour: '#5d5c48', fringe: '#aeb35a', fringeWidth: 1.19 } },
      greaterCoverts: { feather: { colour: '#73754f', fringe: '#b4ba55', fringeWidth: 2.72 } },
      medianCoverts: { feather: { colour: '#82845f', fringe: '#a7ab68', fringeWidth: 2.55 } },
    },
  },
  tail: {
    length: 2.05,
    width: 0.52,
    fork: 0.06,
    feather: { colour: '#66654e', fringe: '#b3bb4e', fringeWidth: 1.8 },
  },
  bill: { length: 0.58, depth: 0.86, upper: '#54463b', lower: '#d8a483' },
  eye: { radius: 0.148, iris: '#1d120a' },
  legs: { colour: '#7e6c60', claw: '#463b34' },
  scene: {
    habitat: 'bosque',
    season: 'verano',
    perch: { kind: 'rama', plant: 'roble', slope: -6, thickness: 26 },
    palette: 'oliva',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Partes inferiores blanco puro', at: { sheet: [0.4, 0.85] } },
    { texto: 'Panel amarillo verdoso en el ala', at: { wing: [0.62, 0.5] } },
    { texto: 'Obispillo amarillo verdoso', at: { sheet: [0.9, 0.15] } },
    { texto: 'Cara pálida y lisa, ojo oscuro', at: { head: [-0.5, 0.35] } },
    { texto: 'Cabeza grisácea', at: { head: [-0.6, -0.8] } },
  ],
};
