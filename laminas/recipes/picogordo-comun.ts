import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picogordoComun: Recipe = {
  slug: 'picogordo-comun',
  archetype: 'finch',
  pose: {
    head: 1.17,
    plump: 0.96,
    depth: 1.05,
    legs: 0.8,
    turn: 0.1,
    skull: { forehead: -0.06, crown: -0.08, nape: 0.16 },
    move: { d0: [2, -19], d1: [5, -8], v0: [5, 18], v1: [4, 14], v2: [-4, 6], v3: [-14, 0], v4: [-10, 0] },
  },
  frame: { size: 0.97, dx: -34 },
  base: '#b98d68',
  tracts: [
    { at: 'upperparts', colour: '#6d4a34', soft: 10 },
    { at: ['rump', 'uppertail'], colour: '#b78a58', soft: 12 },
    { at: 'underparts', colour: '#caa287', soft: 12 },
    { at: ['vent', 'undertail'], colour: '#f4efe6', soft: 14 },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.5,-1 -1.7,0 -1.3,0.8 -0.4,1.2 0.5,1.3 0.95,0.9'),
      colour: '#c4813f',
      soft: 8,
    },
    {
      head: path('0.9,-0.3 0.5,-0.9 -0.4,-1.3 -1.2,-1.1 -0.9,-0.6 -0.2,-0.5 0.4,-0.2'),
      colour: '#b3702f',
      soft: 10,
    },
    {
      head: path('0,0.2 -0.5,0.1 -1.1,0.2 -1.2,0.6 -0.7,1 0,0.9'),
      colour: '#d19a5e',
      soft: 14,
      opacity: 0.8,
    },
    {
      head: path('-1.15,-0.5 -1.6,-0.9 -2,0 -1.7,0.44 -1.3,0.74 -1,0.84 -1.14,0.4'),
      colour: '#a3a19c',
      soft: 9,
    },
    {
      head: path('0.9,-0.16 0.62,-0.26 0.42,-0.16 0.24,-0.02 0.16,0.12 0.3,0.24 0.4,0.4 0.36,0.62 0.9,0.8'),
      colour: '#1f1b19',
      soft: 2.5,
    },
    {
      head: path('0.95,0.46 0.4,0.46 0.1,0.7 -0.02,1.04 0.16,1.34 0.6,1.42 0.95,1.1'),
      colour: '#1f1b19',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.52,
    bands: [
      {
        over: path('0.3,0.52 0.4,0.46 0.43,0.54 0.445,0.7 0.445,0.86 0.33,0.88'),
        colour: '#ece4d6',
        soft: 2,
        opacity: 0.6,
      },
    ],
    lesserCoverts: '#5f412e',
    lesserTo: 0.12,
    scapulars: '#6d4a34',
    rows: {
      primaries: {
        feather: {
          colour: '#1f2230',
          fringe: '#39435f',
          fringeWidth: 1.6,
          shape: 'square',
        },
        except: {
          3: { tip: '#46557f', tipLength: 0.05 },
          4: { tip: '#4a5a88', tipLength: 0.06 },
          5: { tip: '#4a5a88', tipLength: 0.06 },
          6: { tip: '#4a5a88', tipLength: 0.06 },
        },
      },
      secondaries: { feather: { colour: '#1f2332', fringe: '#3d4866', fringeWidth: 2, shape: 'square' } },
      tertials: { feather: { colour: '#6f4c36', fringe: '#8a6448', fringeWidth: 1.4 } },
      primaryCoverts: { feather: { colour: '#20232e', fringe: '#353a4a', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#20232e' } },
      greaterCoverts: {
        feather: { colour: '#ece5d8', fringe: '#e2d8c8', fringeWidth: 0.8 },
        except: { 6: { colour: '#d3b594' }, 7: { colour: '#b58c68' }, 8: { colour: '#95694a' } },
      },
      medianCoverts: {
        feather: { colour: '#64452f', fringe: '#7d5a40', fringeWidth: 1, rim: '#a67d5a', rimWidth: 1.6 },
      },
    },
  },
  tail: {
    length: 1.3,
    width: 0.74,
    fork: 0.02,
    notched: true,
    spread: 0.05,
    feather: {
      colour: '#5d4230',
      fringe: '#8a6448',
      fringeWidth: 1,
      shape: 'round',
      tip: '#f4f2ec',
      tipLength: 0.24,
    },
  },
  bill: {
    length: 0.74,
    depth: 1,
    culmen: 0.13,
    gonys: 0.1,
    kink: 0.24,
    curve: 0.04,
    upper: '#7b8694',
    lower: '#97a1ab',
    tip: '#3a4049',
    tipLength: 0.18,
  },
  eye: { radius: 0.135, iris: '#b8694a', pupil: 0.66 },
  legs: { colour: '#bf9284', claw: '#6a4f45' },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    palette: 'agua',
    perch: { kind: 'rama', plant: 'fresno', slope: 7, thickness: 30 },
  },
  rasgos: [
    { texto: 'Pico enorme y cónico', at: { bill: 0.5 } },
    { texto: 'Antifaz y babero negros', at: { head: [0.4, 0.85] } },
    { texto: 'Cuello gris', at: { head: [-1.4, 0.2] } },
    { texto: 'Panel blanquecino en el ala', at: { wing: [0.38, 0.6] } },
    { texto: 'Cola corta de punta blanca', at: { tail: 0.85 } },
  ],
};
