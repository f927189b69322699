import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mitoComun: Recipe = {
  slug: 'mito-comun',
  archetype: 'kinglet',
  facing: 'right',
  pose: {
    compact: 0.96,
    turn: -0.14,
    legs: 0.92,
    skull: { crown: 0.02, nape: -0.03 },
    move: {
      d4: [2, 4],
      d5: [4, 4],
      d6: [3, -7],
      d7: [10, -14],
      d8: [10, -12],
      d9: [6, -6],
      v4: [4, 0],
      v5: [4, -4],
    },
  },
  frame: { size: 0.955, dy: -10 },
  base: '#dcd0c6',
  coat: 'loose',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#4c4d52', soft: 9 },
    {
      sheet: path('0.34,0.1 0.6,0 0.9,0 0.9,0.4 0.6,0.44 0.4,0.4'),
      colour: '#5a5b60',
      soft: 18,
      opacity: 0.7,
    },
    {
      sheet: path('0.38,0.3 0.5,0.25 0.66,0.24 0.8,0.28 0.84,0.38 0.7,0.46 0.5,0.48'),
      colour: '#8f7076',
      soft: 16,
      opacity: 0.75,
    },
    { at: ['rump', 'uppertail'], colour: '#504f54', soft: 12 },
    { at: 'underparts', colour: '#ece4da', soft: 10 },
    { at: ['flanks'], colour: '#cc9c96', soft: 24, opacity: 0.95 },
    { at: ['vent', 'undertail'], colour: '#bd8280', soft: 14 },
    {
      head: path(
        '0.9,0.2 0.7,-0.5 0.2,-1.1 -0.8,-1.4 -1.7,-1 -1.8,0 -1.3,0.7 -0.85,1.25 -0.5,1.7 0.2,1.9 1,1.2',
      ),
      colour: '#ece6dd',
      soft: 12,
    },
    {
      head: path('0.7,0.24 0.2,0.1 -0.6,0.04 -1.35,0.16 -1.45,0.7 -0.8,1.05 0,0.9 0.6,0.5'),
      colour: '#c6beb5',
      soft: 7,
      mark: { kind: 'streak', colour: '#5a524d', opacity: 0.7, width: 0.18, length: 0.9, chance: 0.75 },
    },
    {
      head: path(
        '0.4,-0.26 0.1,-0.44 -0.4,-0.58 -0.9,-0.58 -1.4,-0.36 -1.8,0.1 -2,0.4 -1.86,0.6 -1.6,0.5 -1.34,0.26 -1,-0.06 -0.4,-0.24 0.1,-0.2',
      ),
      colour: '#22201f',
      soft: 4.5,
    },
  ],
  wing: {
    plan: { projection: 0.35, tipOnTail: 0.08, scapularRise: 0.18, scapularDepth: 0.3, scapularTo: 0.54 },
    lesserCoverts: '#4f4d52',
    scapulars: '#94727a',
    patches: [
      {
        over: path(
          '0.06,0.26 0.07,0.06 0.16,-0.1 0.4,-0.12 0.64,-0.04 0.6,0.08 0.42,0.16 0.24,0.28 0.12,0.34',
        ),
        colour: '#94727a',
        length: 1.2,
      },
    ],
    rows: {
      scapulars: { feather: { colour: '#94727a' } },
      primaries: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.84 } },
      secondaries: { feather: { colour: '#2e2c2d', fringe: '#d9d2c8', fringeWidth: 2.6 } },
      tertials: {
        feather: {
          colour: '#332f2f',
          rim: '#e2dbd1',
          rimWidth: 1.8,
        },
      },
      primaryCoverts: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.96 } },
      alula: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.84 } },
      greaterCoverts: {
        feather: { colour: '#3a3839', fringe: '#8d8783', fringeWidth: 2 },
      },
      medianCoverts: {
        feather: { colour: '#3d3b3d', fringe: '#6b6664', fringeWidth: 1.8 },
      },
    },
  },
  tail: {
    undertail: 0.17,
    length: 7.3,
    width: 0.5,
    feathers: 6,
    graduated: 0.3,
    spread: 0.04,
    bend: 0.12,
    feather: { colour: '#1f1e20', fringe: '#4a484a', fringeWidth: 0.6, shape: 'round' },
    except: {
      0: { colour: '#efebe2' },
      1: { tip: '#efebe2', tipLength: 0.22, zones: [{ from: 0.3, to: 1, colour: '#efebe2', web: 'outer' }] },
      2: { tip: '#efebe2', tipLength: 0.1 },
    },
  },
  bill: { length: 0.3, depth: 0.85, curve: 0.12, culmen: 0.25, gonys: 0.12, upper: '#1f1d1d' },
  eye: { radius: 0.135, iris: '#22130c', ring: '#b5672f', ringWidth: 0.14 },
  legs: { colour: '#4c3b35', claw: '#2c2422', thickness: 0.75 },
  scene: {
    habitat: 'bosque',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'roble', slope: -3, thickness: 22 },
    palette: 'salvia',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Cola larguísima con bordes blancos', at: { tail: 0.6 } },
    { texto: 'Ancha ceja negra hasta la nuca', at: { head: [-0.9, -0.32] } },
    { texto: 'Dorso gris negruzco, hombros algo rosados', at: { sheet: [0.42, 0.27] } },
    { texto: 'Pico diminuto', at: { bill: 0.5 } },
    { texto: 'Flancos y vientre rosados', at: { sheet: [0.7, 0.8] } },
  ],
};
