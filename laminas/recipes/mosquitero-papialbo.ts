import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mosquiteroPapialbo: Recipe = {
  slug: 'mosquitero-papialbo',
  archetype: 'bonelliWarbler',
  pose: {
    nape: 0.45,
    turn: 0.02,
    head: 0.98,
    skull: { nape: -0.02 },
    plump: 0.94,
    depth: 0.92,
    legs: 0.86,
    move: { d6: [2, -2], d7: [1, -3], d8: [1, -5], d9: [0, -3] },
  },
  frame: { size: 0.955, dx: 14, dy: 0 },
  base: '#a5a58b',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8e8669', soft: 8 },
    { sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.8 0.9,0.66 0.78,0.5'), colour: '#bdbf55', soft: 26 },
    { at: 'underparts', colour: '#f8f6ef', soft: 8 },
    { at: 'flanks', colour: '#ecebe0', soft: 12 },
    {
      head: path('0.9,0.1 0.6,-0.4 0.2,-0.95 -0.6,-1.2 -1.5,-0.8 -1.8,0 -1.4,0.5 -0.6,0.3 0.2,0'),
      colour: '#a09a87',
      soft: 8,
    },
    { head: path('0.9,0.24 0.3,0.28 -0.3,0.5 -0.8,1 -0.5,1.8 0.5,1.8 1,1.2'), colour: '#faf8f2', soft: 5 },
    {
      head: path('0.6,0.28 0,0.2 -0.7,0.06 -0.95,0.2 -0.9,0.5 -0.5,0.66 -0.1,0.54 0.4,0.4'),
      colour: '#d9d3bc',
      soft: 12,
    },
    {
      head: path('0.7,0 0.3,-0.25 -0.2,-0.3 -0.6,-0.2 -0.4,0.1 -0.1,0.24 0.25,0.24 0.7,0.24'),
      colour: '#d9d7ca',
      soft: 4,
    },
    {
      head: path('-0.16,-0.08 -0.5,-0.08 -0.95,0 -0.9,0.1 -0.5,0.08 -0.16,0.08'),
      colour: '#8f8c7a',
      soft: 5,
      opacity: 0.4,
    },
  ],
  wing: {
    plan: { projection: 0.8, tipOnTail: 0.24, tipBeside: 0.35, bendRaised: -0.08 },
    lesserCoverts: '#8b8873',
    scapulars: '#8b8873',
    rows: {
      primaries: {
        feather: { colour: '#57573e', fringe: '#c3cc5e', fringeWidth: 1.2, tipFringe: true },
      },
      secondaries: {
        feather: {
          colour: '#65683f',
          fringe: '#c2cb58',
          fringeWidth: 3.2,
        },
      },
      tertials: {
        feather: { colour: '#5d5c48', rim: '#c4c2a0', rimWidth: 1.8 },
      },
      primaryCoverts: { feather: { colour: '#5d5c48', fringe: '#aeb35a', fringeWidth: 1.36 } },
      alula: { feather: { colour: '#5d5c48', fringe: '#aeb35a', fringeWidth: 1.19 } },
      greaterCoverts: {
        feather: { colour: '#747158', fringe: '#b3b85c', fringeWidth: 2.4 },
      },
      medianCoverts: {
        feather: { colour: '#7f7a66', fringe: '#8f8a72', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.3,
    lift: 0.17,
    length: 2.7,
    width: 0.56,
    bend: 0.12,
    spread: 0.012,
    fork: 0.03,
    notched: true,
    feather: { colour: '#66654e', fringe: '#bcc556', fringeWidth: 3.4 },
  },
  bill: { length: 0.58, depth: 0.8, upper: '#54463b', lower: '#bf9a80' },
  eye: { radius: 0.144, iris: '#1d120a', ring: '#e6e3d6', ringWidth: 0.1 },
  legs: { trouserLength: 0.6, trousers: 2.4, colour: '#7e6c60', claw: '#463b34' },
  scene: {
    habitat: 'bosque',
    season: 'verano',
    perch: { kind: 'rama', plant: 'roble', slope: 2, thickness: 24 },
    palette: 'malva',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Partes inferiores blanco puro', at: { sheet: [0.4, 0.85] } },
    { texto: 'Panel amarillo verdoso en el ala', at: { wing: [0.62, 0.5] } },
    { texto: 'Obispillo amarillo verdoso', at: { sheet: [0.98, 0.12] } },
    { texto: 'Cara pálida y lisa, ojo oscuro', at: { head: [-0.5, 0.35] } },
    { texto: 'Cabeza grisácea', at: { head: [-0.6, -0.8] } },
  ],
};
