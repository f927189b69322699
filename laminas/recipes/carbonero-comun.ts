import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carboneroComun: Recipe = {
  slug: 'carbonero-comun',
  archetype: 'tit',
  pose: {
    nape: 0.45,
    head: 0.86,
    skull: { forehead: -0.02, nape: -0.05 },
    compact: 0.94,
    plump: 0.94,
    depth: 0.94,
    turn: -0.04,
    move: { d4: [-2, 3], d5: [-9, 7], d6: [-9, 8], d7: [-4, 4], v2: [5, -2], v3: [12, -2], v4: [8, 0] },
  },
  frame: { size: 0.962 },
  base: '#7f9150',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#7c9150', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#8199ad', soft: 30 },
    { at: 'underparts', colour: '#f0cf3a', soft: 9 },
    {
      sheet: path(
        '0.12,0.66 0.2,0.82 0.28,0.89 0.42,0.925 0.52,0.92 0.62,0.89 0.74,0.9 0.84,0.94 0.9,1.1 0.12,1.1',
      ),
      colour: '#1d2022',
      soft: 5,
    },
    { at: 'undertail', colour: '#eeeadb', soft: 8 },
    {
      head: path('-1.5,-0.4 -2.1,-0.3 -2.3,0.5 -1.9,0.8 -1.6,0.5'),
      colour: '#e6e7b0',
      soft: 6,
    },
    {
      head: path(
        '0.95,0.1 0.6,-0.5 0.2,-0.95 -0.6,-1.3 -1.5,-0.95 -1.6,-0.2 -1.54,0.5 -1.3,0.7 -0.5,0.3 0.2,0.22 0.7,0.4',
      ),
      colour: '#15171c',
      soft: 2.5,
    },
    {
      head: path(
        '1,0.05 0.5,0.1 0.1,0.3 -0.5,0.6 -1.1,0.6 -1.4,0.1 -1.58,0 -1.7,0.5 -1.56,0.9 -1.2,1.14 -0.75,1.28 -0.36,1.44 -0.1,1.7 0.1,1.86 0.6,1.8 1.1,1.3',
      ),
      colour: '#15171c',
      soft: 3,
    },
    {
      head: path(
        '0.5,0.28 0.1,0.16 -0.5,0.14 -1.05,0.06 -1.4,0.24 -1.36,0.68 -0.94,0.98 -0.3,1 0.15,0.74 0.38,0.5',
      ),
      colour: '#f8f6ee',
      soft: 2.4,
    },
  ],
  wing: {
    plan: { projection: 0.4, tipOnTail: 0.24 },
    lesserCoverts: '#7088a0',
    scapulars: '#7c9150',
    rows: {
      primaries: { feather: { colour: '#3d4a57', fringe: '#a9bccb', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#3f4f60', fringe: '#b3c6cf', fringeWidth: 2.2 } },
      tertials: {
        feather: { colour: '#42505c', fringe: '#c6d2a4', fringeWidth: 3, rim: '#e2e8cc', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#36485b', fringe: '#6f90ab', fringeWidth: 1 } },
      alula: { feather: { colour: '#2f3f50', fringe: '#7d9ab1', fringeWidth: 1 } },
      greaterCoverts: {
        feather: {
          colour: '#566f84',
          fringe: '#8ea89a',
          fringeWidth: 1.6,
          tip: '#f3f3e8',
          tipLength: 0.17,
          shape: 'round',
        },
      },
      medianCoverts: {
        feather: { colour: '#6c8598', fringe: '#8eaabf', fringeWidth: 1.4 },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    notched: true,
    undertail: 0.48,
    length: 2.55,
    lift: 0.08,
    width: 0.58,
    fork: 0.1,
    feather: { colour: '#44586b', fringe: '#7f9cb4', fringeWidth: 1.4 },
    except: { 0: { zones: [{ from: 0.2, to: 1, colour: '#eeede7', web: 'outer' }] } },
  },
  bill: {
    length: 0.46,
    upper: '#1f2024',
    lower: '#2b2d32',
    curve: 0.05,
    culmen: 0.16,
    gonys: 0.08,
    depth: 0.95,
  },
  eye: { radius: 0.16, iris: '#1c120c' },
  legs: { trouserLength: 0.74, colour: '#64727f', claw: '#39414a' },
  scene: {
    habitat: 'bosque',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'pino', slope: 6 },
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cabeza negra con mejilla blanca', at: { head: [-0.5, 0.5] } },
    { texto: 'Corbata negra hasta el vientre', at: { sheet: [0.42, 0.965] } },
    { texto: 'Pecho y vientre amarillos', at: { sheet: [0.42, 0.76] } },
    { texto: 'Dorso verdoso', at: { sheet: [0.46, 0.14] } },
    { texto: 'Borde blanco en la cola', at: { tail: 0.75 } },
  ],
};
