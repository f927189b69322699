import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carboneroGarrapinos: Recipe = {
  slug: 'carbonero-garrapinos',
  archetype: 'slimTit',
  facing: 'right',
  pose: { head: 1, compact: 0.88, plump: 0.95, depth: 0.96, legs: 0.88, turn: -0.02 },
  frame: { size: 0.838 },
  base: '#8b9196',
  coat: 'loose',
  planes: { ear: 0.5, crease: 0.3 },
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
    plan: { projection: 0.8, tipOnTail: 0.55, tuck: 0.06, flankDepth: 0.02, flankTo: 0.34, greaterTips: 0.46, medianTips: 0.28 },
    lesserCoverts: '#7a838a',
    scapulars: '#7a838a',
    rows: {
      primaries: { feather: { colour: '#4c5359', fringe: '#98a2a8', fringeWidth: 1.1 } },
      secondaries: { feather: { colour: '#4c5359', fringe: '#a5aea6', fringeWidth: 2 } },
      tertials: { feather: { colour: '#50565a', rim: '#b4b8ae', rimWidth: 1.8 } },
      primaryCoverts: { feather: { colour: '#4c5359', fringe: '#8d979d', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4c5359', fringe: '#8d979d', fringeWidth: 0.7 } },
      greaterCoverts: {
        count: 12,
        feather: { colour: '#5c646a', fringe: '#7f888d', fringeWidth: 1.3, tip: '#f6f3ea', tipLength: 0.17, shape: 'round' },
      },
      medianCoverts: {
        count: 11,
        feather: { colour: '#626b71', fringe: '#7f888d', fringeWidth: 1.3, tip: '#f6f3ea', tipLength: 0.22, shape: 'round' },
      },
    },
  },
  tail: {
    uppertail: 0.3,
    notched: true,
    undertail: 0.48,
    length: 1.75,
    width: 0.48,
    fork: 0.1,
    feather: { colour: '#515a61', fringe: '#88939a', fringeWidth: 1.1 },
  },
  bill: { length: 0.42, depth: 0.8, curve: 0.04, upper: '#1d1e22' },
  eye: { radius: 0.155, iris: '#2e1c13', ring: '#6a6c70', ringWidth: 0.1 },
  legs: { trouserLength: 0.74, colour: '#5f6a74', claw: '#373f47', thickness: 0.9 },
  scene: { habitat: 'bosque', season: 'verano', perch: { kind: 'rama', plant: 'pino', slope: 5, thickness: 26 }, palette: 'malva', sun: 'left' },
  rasgos: [
    { texto: 'Parche blanco en la nuca', at: { head: [-1.74, 0] } },
    { texto: 'Mejilla blanca en cabeza negra', at: { head: [-0.6, 0.5] } },
    { texto: 'Dos franjas blancas en el ala', at: { wing: [0.42, 0.5] } },
    { texto: 'Ocre muy claro, sin amarillo ni corbata', at: { sheet: [0.45, 0.88] } },
    { texto: 'Dorso gris azulado', at: { sheet: [0.5, 0.15] } },
  ],
};
