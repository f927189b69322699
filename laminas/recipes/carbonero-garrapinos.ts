import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carboneroGarrapinos: Recipe = {
  slug: 'carbonero-garrapinos',
  archetype: 'slimTit',
  facing: 'right',
  pose: {
    compact: 0.78,
    contour: {
      nape: { at: [0.11, -0.393], slope: 0.5, turn: -0.36 },
      mantle: { at: [0.37, -0.302], slope: 0.06 },
      back: { at: [0.67, -0.236], slope: 0.16 },
      rump: { at: [0.89, -0.132], slope: 0.18 },
      jugular: { at: [-0.13, 0.265], slope: 1.35, turn: 0.12 },
      breast: { at: [0.04, 0.482], slope: 1.06 },
      belly: { at: [0.4, 0.599], slope: -0.02 },
      vent: { at: [0.79, 0.382], slope: -0.56, turn: 0.22 },
    },
    head: 1,

    depth: 0.96,
    turn: -0.02,
  },
  frame: { size: 0.838 },
  base: '#8b9196',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#7d868d', soft: 8 },
    { at: 'rump', colour: '#85878a', soft: 14 },
    { at: 'underparts', colour: '#f0e6d2', soft: 12 },
    { at: ['flanks', 'vent'], colour: '#d6b07e', soft: 26 },
    {
      head: path('0.95,0.1 0.6,-0.5 0.2,-0.95 -0.6,-1.3 -1.5,-0.95 -1.7,-0.2 -1.66,0.3 -1.5,0.66 -1.3,0.8 -0.5,0.3 0.2,0.22 0.7,0.4'),
      colour: '#16171b',
      soft: 2.5,
    },
    {
      head: path('1,0.05 0.5,0.1 0.1,0.3 -0.5,0.6 -1,0.7 -1.3,0.84 -1.2,1.14 -0.9,1.3 -0.5,1.5 -0.1,1.75 0.4,1.75 1,1.2'),
      colour: '#16171b',
      soft: 3,
    },
    { head: path('0.46,0.26 0.1,0.15 -0.45,0.12 -0.92,0.08 -1.2,0.3 -1.22,0.78 -0.9,1.1 -0.4,1 0.1,0.68 0.34,0.48'), colour: '#f9f7f0', soft: 2.2 },
    { head: path('-1.12,-0.46 -1.4,-0.7 -2.2,-0.3 -2.2,0.06 -1.9,0.26 -1.64,0.4 -1.52,0.34 -1.4,0.06 -1.22,-0.22'), colour: '#f9f7f0', soft: 3 },
  ],
  wing: {
    plan: { projection: 0.45, tipOnTail: 0.3 },
    lesserCoverts: '#7a838a',
    scapulars: '#7a838a',
    rows: {
      primaries: { feather: { colour: '#4c5359', fringe: '#8d979d', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#4c5359', fringe: '#9aa39c', fringeWidth: 1.5 } },
      tertials: { feather: { colour: '#50565a', rim: '#a3a89f', rimWidth: 1.3 } },
      primaryCoverts: { feather: { colour: '#4c5359', fringe: '#8d979d', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4c5359', fringe: '#8d979d', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#5c646a', fringe: '#7f888d', fringeWidth: 1.3, tip: '#f6f3ea', tipLength: 0.22, shape: 'round' } },
      medianCoverts: { feather: { colour: '#626b71', fringe: '#7f888d', fringeWidth: 1.3, tip: '#f6f3ea', tipLength: 0.24, shape: 'round' } },
    },
  },
  tail: {
    uppertail: 0.3,
    notched: true,
    undertail: 0.48,
    length: 1.6,
    width: 0.48,
    fork: 0.1,
    feather: { colour: '#515a61', fringe: '#88939a', fringeWidth: 1.1 },
  },
  bill: { length: 0.42, depth: 0.8, curve: 0.04, upper: '#1d1e22' },
  eye: { radius: 0.155, iris: '#1c120c' },
  legs: {
    stance: { tarsus: 0.34, hidden: 0.3, girth: 0.07, toe: 0.46, scutes: 0.5, thigh: 0.22, lean: [0.34, 0.6], stride: -0.18, yaw: [0.8, 1.1] },
    colour: '#5f6a74',
    claw: '#373f47',
  },
  scene: { habitat: 'bosque', season: 'verano', perch: { kind: 'rama', plant: 'pino', slope: 5, thickness: 26 }, palette: 'malva', sun: 'left' },
  rasgos: [
    { texto: 'Parche blanco en la nuca', at: { head: [-1.74, 0] } },
    { texto: 'Mejilla blanca en cabeza negra', at: { head: [-0.6, 0.5] } },
    { texto: 'Dos franjas blancas en el ala', at: { wing: [0.42, 0.5] } },
    { texto: 'Ocre muy claro, sin amarillo ni corbata', at: { sheet: [0.45, 0.88] } },
    { texto: 'Dorso gris azulado', at: { sheet: [0.5, 0.15] } },
  ],
};
