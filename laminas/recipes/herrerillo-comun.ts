import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const herrerilloComun: Recipe = {
  slug: 'herrerillo-comun',
  archetype: 'slimTit',
  pose: { compact: 0.91, plump: 0.97, turn: 0.02, skull: { crown: 0.03 } },
  facing: 'right',
  frame: { size: 0.862 },
  base: '#8a9a5e',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#87985c', soft: 8 },
    { at: 'underparts', colour: '#f0d53e', soft: 10 },
    {
      sheet: path('0.3,0.8 0.5,0.84 0.78,0.8 0.84,1.1 0.3,1.1'),
      colour: '#f4ead0',
      soft: 18,
      opacity: 0.18,
    },
    {
      sheet: path('0.44,0.99 0.5,0.965 0.58,0.965 0.66,0.985 0.66,1.1 0.44,1.1'),
      colour: '#5a6274',
      soft: 6,
      opacity: 0.7,
    },
    { at: ['undertail'], colour: '#ece3b4', soft: 8 },
    {
      head: path(
        '0.9,0.2 0.5,-0.3 0,-0.55 -0.8,-0.6 -1.45,-0.3 -1.6,0.2 -1.5,0.7 -1,1.05 -0.3,1.1 0.3,0.8 0.8,0.6',
      ),
      colour: '#f6f5ef',
      soft: 3,
    },
    {
      head: path('0.9,0.2 0.6,-0.5 0.2,-1 -0.6,-1.3 -1.4,-0.9 -1.62,-0.3 -1,0.1'),
      colour: '#f4f4ee',
      soft: 4,
    },
    {
      head: path(
        '0.36,-0.4 0.24,-0.9 -0.3,-1.35 -1,-1.35 -1.34,-1 -1.36,-0.5 -1.1,-0.36 -0.6,-0.4 -0.1,-0.42 0.2,-0.37',
      ),
      colour: '#4279b4',
      soft: 3,
    },
    {
      head: path(
        '0.85,0.06 0.4,-0.1 0.1,-0.15 -0.5,-0.16 -1.15,-0.12 -1.55,-0.02 -1.5,0.16 -1,0.08 -0.4,0.06 0.1,0.12 0.45,0.16 0.85,0.26',
      ),
      colour: '#1d2a3c',
      soft: 1.6,
    },
    {
      head: path(
        '-1.38,-0.16 -1.66,-0.05 -1.7,0.5 -1.54,0.94 -1.1,1.26 -0.5,1.34 0.1,1.3 0.22,1.06 0,1 -0.3,1.06 -0.9,1.02 -1.3,0.72 -1.48,0.3',
      ),
      colour: '#26364e',
      soft: 2.5,
    },
    {
      head: path('-1.6,-0.1 -1.9,0.1 -2,0.5 -1.8,0.5 -1.72,0.2'),
      colour: '#eef1ea',
      soft: 4,
    },
    {
      head: path('0.8,0.4 0.4,0.44 0.2,0.62 -0.02,0.92 0,1.24 0.3,1.3 0.7,1.15'),
      colour: '#1c2430',
      soft: 2,
    },
  ],
  wing: {
    plan: { projection: 0.4, tipOnTail: 0.28 },
    lesserCoverts: '#5a8cba',
    scapulars: '#87985c',
    rows: {
      primaries: { feather: { colour: '#3f5468', fringe: '#a9c3d2', fringeWidth: 0.975 } },
      secondaries: { feather: { colour: '#3d5c80', fringe: '#6ba0c9', fringeWidth: 1.95 } },
      tertials: {
        feather: {
          colour: '#44617f',
          rim: '#c9d8dc',
          rimWidth: 1.5,
          tip: '#eef2ea',
          tipLength: 0.03,
          shape: 'round',
        },
      },
      primaryCoverts: { feather: { colour: '#2f4d73', fringe: '#4d83b5', fringeWidth: 1.2 } },
      alula: { feather: { colour: '#2c4666', fringe: '#e9efe9', fringeWidth: 0.9 } },
      greaterCoverts: {
        feather: {
          colour: '#42729f',
          fringe: '#6b9fc8',
          fringeWidth: 1.5,
          tip: '#f3f4ec',
          tipLength: 0.27,
          shape: 'square',
        },
      },
      medianCoverts: {
        feather: { colour: '#5288b8', fringe: '#77a9cf', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    undertail: 0.48,
    length: 2.3,
    width: 0.56,
    fork: 0.06,
    notched: true,
    feather: { colour: '#456f9c', fringe: '#79a6cb', fringeWidth: 1.5 },
  },
  bill: {
    length: 0.3,
    depth: 0.88,
    curve: 0.06,
    culmen: 0.2,
    gonys: 0.1,
    upper: '#2d2f36',
    lower: '#3c4048',
  },
  eye: { radius: 0.15, iris: '#1b1009' },
  legs: { trouserLength: 0.74, colour: '#5d6f80', claw: '#39414a' },
  scene: {
    habitat: 'parque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'roble', slope: 5 },
    sun: 'left',
  },
  rasgos: [
    { texto: 'Píleo azul cobalto', at: { head: [-0.4, -0.72] } },
    { texto: 'Mejilla blanca, raya negra por el ojo', at: { head: [-0.5, 0.45] } },
    { texto: 'Franja alar blanca', at: { wing: [0.46, 0.5] } },
    { texto: 'Vientre amarillo', at: { sheet: [0.42, 0.84] } },
    { texto: 'Cola azul', at: { tail: 0.6 } },
  ],
};
