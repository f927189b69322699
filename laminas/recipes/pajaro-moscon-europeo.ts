import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pajaroMosconEuropeo: Recipe = {
  slug: 'pajaro-moscon-europeo',
  archetype: 'slimTit',
  facing: 'right',
  pose: {
    head: 0.96,
    compact: 0.9,
    plump: 0.95,
    depth: 0.89,
    turn: 0.02,
    legs: 0.96,
    move: { d7: [3, -6], d8: [6, -8], d9: [4, -4] },
  },
  frame: { size: 0.747, dx: -22 },
  base: '#c9a67d',
  coat: 'loose',
  rows: [
    {
      from: path('0.29,0.56 0.44,0.6'),
      to: path('0.29,1.0 0.46,0.98'),
      rows: 6,
      length: [0.26, 0.36, 0.36],
      width: 0.6,
      pitch: 0.66,
      vane: 0.25,
      mark: { shape: 'drop', colour: '#a5623a', length: 0.9, width: 0.9, opacity: 0.4, soft: 0.9 },
      density: [0.85, 0.7, 0.3],
      ragged: 0.5,
      stray: 0.8,
    },
  ],
  tracts: [
    { at: 'upperparts', colour: '#a65c31', soft: 14 },
    { at: ['rump', 'uppertail'], colour: '#b0835a', soft: 26 },
    { at: 'underparts', colour: '#ecdcc1', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#dcbd94', soft: 14 },
    {
      sheet: path('0.27,0.54 0.33,0.5 0.41,0.6 0.43,0.76 0.38,0.9 0.32,0.97 0.27,0.86'),
      colour: '#b06c40',
      soft: 20,
      opacity: 0.62,
    },
    {
      head: path(
        '0.9,0.2 0.6,-0.5 0.2,-1 -0.6,-1.3 -1.5,-1 -2,-0.1 -1.9,0.8 -1.2,1.4 -0.4,1.7 0.5,1.7 1,1.2',
      ),
      colour: '#bfbdb9',
      soft: 5,
    },
    { head: path('0.9,0.4 0.3,0.5 -0.2,0.9 -0.4,1.6 0.5,1.8 1,1.2'), colour: '#f1ece1', soft: 6 },
    {
      head: path(
        '0.74,0.32 0.74,-0.12 0.5,-0.28 0.1,-0.3 -0.4,-0.27 -0.95,-0.1 -1.62,0.36 -1.4,0.42 -0.85,0.48 -0.4,0.42 0,0.3 0.4,0.26',
      ),
      colour: '#16140f',
      soft: 2.2,
    },
    {
      head: path(
        '0.98,0.02 0.8,-0.36 0.5,-0.48 0.1,-0.44 -0.4,-0.32 -0.2,-0.26 0.1,-0.29 0.5,-0.27 0.74,-0.1',
      ),
      colour: '#7d4022',
      soft: 3,
      opacity: 0.95,
    },
  ],
  wing: {
    plan: { projection: 0.5, tipOnTail: 0.3 },
    lesserCoverts: '#96552f',
    scapulars: '#a65c31',
    rows: {
      primaries: { feather: { colour: '#3f3831', fringe: '#cdb592', fringeWidth: 1.4 } },
      secondaries: { feather: { colour: '#3f3831', fringe: '#e6d5b4', fringeWidth: 3.6 } },
      tertials: {
        feather: {
          colour: '#433a31',
          rim: '#e8d8b8',
          rimWidth: 2.9,
        },
      },
      primaryCoverts: { feather: { colour: '#3f3831', fringe: '#cdb592', fringeWidth: 1.1 } },
      alula: { feather: { colour: '#3f3831', fringe: '#cdb592', fringeWidth: 0.98 } },
      greaterCoverts: {
        feather: {
          colour: '#7c3f20',
          fringe: '#b06a3c',
          fringeWidth: 2,
          tip: '#b57a4c',
          tipLength: 0.06,
        },
      },
      medianCoverts: {
        feather: { colour: '#8f4a26', fringe: '#b9713f', fringeWidth: 2.1 },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    notched: true,
    undertail: 0.48,
    length: 2.45,
    width: 0.48,
    fork: 0.08,
    feather: { colour: '#4a4138', fringe: '#d9c7a8', fringeWidth: 1.5 },
  },
  bill: { length: 0.5, depth: 0.98, culmen: 0.03, upper: '#3d4046', lower: '#6b7078' },
  eye: { radius: 0.145, iris: '#1a100a' },
  legs: { trouserLength: 0.74, colour: '#4f565e', claw: '#2c3036', thickness: 0.95 },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'sauce', slope: 4, thickness: 14 },
    palette: 'agua',
    sun: 'left',
    plants: ['espadaña'],
  },
  rasgos: [
    { texto: 'Antifaz negro', at: { head: [-0.7, 0.2] } },
    { texto: 'Cabeza gris clara', at: { head: [-0.75, -0.65] } },
    { texto: 'Dorso castaño', at: { sheet: [0.45, 0.15] } },
    { texto: 'Pico cónico y puntiagudo', at: { bill: 0.5 } },
  ],
};
