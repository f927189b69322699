import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mitoComun: Recipe = {
  slug: 'mito-comun',
  archetype: 'tit',
  facing: 'right',
  pose: {
    head: 1.04,
    skull: { forehead: 0.06, nape: 0.26, crown: 0.05 },
    plump: 1.04,
    depth: 1.1,
    turn: -0.02,
    legs: 0.8,
  },
  frame: { size: 0.96, dy: -10 },
  base: '#dcd0c6',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#4c4d52', soft: 9 },
    {
      sheet: path('0.34,0.1 0.6,0 0.9,0 0.9,0.4 0.6,0.44 0.4,0.4'),
      colour: '#5a5b60',
      soft: 18,
      opacity: 0.7,
    },
    { at: ['rump', 'uppertail'], colour: '#504f54', soft: 12 },
    { at: 'underparts', colour: '#ece4da', soft: 10 },
    { at: ['flanks'], colour: '#cfa59e', soft: 20, opacity: 0.85 },
    { at: ['vent', 'undertail'], colour: '#bd8280', soft: 14 },
    {
      head: path('0.9,0.2 0.7,-0.5 0.2,-1.1 -0.8,-1.4 -1.7,-1 -1.9,0 -1.6,0.9 -0.8,1.6 0.2,1.9 1,1.2'),
      colour: '#ece6dd',
      soft: 7,
    },
    {
      head: path('0.7,0.24 0.2,0.1 -0.6,0.04 -1.35,0.16 -1.45,0.7 -0.8,1.05 0,0.9 0.6,0.5'),
      colour: '#c6beb5',
      soft: 7,
      mark: { kind: 'streak', colour: '#7d7570', opacity: 0.4, width: 0.14, chance: 0.5 },
    },
    {
      head: path(
        '0.42,-0.3 0.1,-0.6 -0.5,-0.78 -1.1,-0.72 -1.7,-0.4 -2.2,0.3 -2.5,1.1 -2,1 -1.5,0.2 -1,-0.2 -0.4,-0.3 0.1,-0.24',
      ),
      colour: '#22201f',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.3,
    lesserCoverts: '#4a4a50',
    scapulars: '#4f5055',
    rows: {
      primaries: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.84 } },
      secondaries: { feather: { colour: '#2e2c2d', fringe: '#d8d0c6', fringeWidth: 3 } },
      tertials: {
        feather: {
          colour: '#332f2f',
          fringe: '#e6ded4',
          fringeWidth: 3,
          rim: '#e6ded4',
          rimWidth: 1.2,
        },
      },
      primaryCoverts: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.96 } },
      alula: { feather: { colour: '#2e2c2d', fringe: '#6b6664', fringeWidth: 0.84 } },
      greaterCoverts: { feather: { colour: '#353334', fringe: '#6b6664', fringeWidth: 1.92 } },
      medianCoverts: { feather: { colour: '#3d3b3d', fringe: '#6b6664', fringeWidth: 1.7999999999999998 } },
    },
  },
  tail: {
    undertail: 0.12,
    length: 6,
    width: 0.44,
    feathers: 8,
    graduated: 0.4,
    spread: 0.055,
    bend: 0.05,
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
    { texto: 'Ancha ceja negra hasta la nuca', at: { head: [-0.9, -0.5] } },
    { texto: 'Dorso gris negruzco, sin rosa', at: { sheet: [0.5, 0.12] } },
    { texto: 'Pico diminuto', at: { bill: 0.5 } },
    { texto: 'Flancos y vientre rosados', at: { sheet: [0.7, 0.8] } },
  ],
};
