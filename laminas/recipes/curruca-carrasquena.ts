import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaCarrasquena: Recipe = {
  slug: 'curruca-carrasquena',
  archetype: 'leafWarbler',
  pose: {
    nape: 0.45,
    head: 0.98,
    compact: 0.84,
    skull: { forehead: 0.04, crown: 0.03, nape: -0.05 },
    plump: 0.95,
    depth: 0.84,
    move: { d4: [-2, 3], d5: [-9, 10], d6: [-11, 12], d7: [-6, 8], d8: [0, 4] },
    turn: 0.05,
  },
  frame: { size: 0.846 },
  base: '#84898f',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#7f8690', soft: 8 },
    { sheet: path('0.44,0 0.8,0 0.8,0.4 0.5,0.4'), colour: '#857f78', soft: 16, opacity: 0.7 },
    { at: 'underparts', colour: '#efe0d0', soft: 9 },
    { sheet: path('0.46,0.55 0.7,0.58 0.84,0.66 0.84,0.9 0.55,0.92 0.46,0.8'), colour: '#dcae92', soft: 34 },
    {
      sheet: path('0.08,0.62 0.2,0.56 0.3,0.44 0.44,0.48 0.62,0.66 0.72,0.78 0.56,0.88 0.46,1.1 0.08,1.1'),
      colour: '#b8653c',
      soft: 44,
    },
    {
      sheet: path('0.46,0.94 0.56,0.86 0.72,0.82 0.9,0.84 0.92,1.1 0.46,1.1'),
      colour: '#f3eae0',
      soft: 22,
    },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.5,-1 -1.8,-0.2 -1.8,0.6 -1.4,1.2 -1,1.34 -0.56,0.98 -0.05,0.56 0.35,0.4 0.7,0.36',
      ),
      colour: '#727d8a',
      soft: 4,
    },
    {
      head: path('0.9,0.4 0.4,0.46 0,0.66 -0.5,1.06 -0.84,1.4 -0.6,2 0.5,2 1,1.2'),
      colour: '#b25a31',
      soft: 4,
    },
    {
      head: path(
        '0.68,0.32 0.3,0.36 -0.1,0.53 -0.5,0.86 -0.8,1.14 -0.72,1.18 -0.44,0.98 -0.04,0.66 0.34,0.44 0.68,0.4',
      ),
      colour: '#faf6ee',
      soft: 1.8,
    },
  ],
  wing: {
    plan: { projection: 0.65, tipOnTail: 0.08, tipBeside: 0.2 },
    lesserCoverts: '#7c828a',
    scapulars: '#7c828a',
    rows: {
      primaries: {
        feather: { colour: '#38332e', fringe: '#9a8672', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#4a423a', fringe: '#a98d70', fringeWidth: 1.7 },
      },
      tertials: {
        feather: { colour: '#463d35', rim: '#b79a7a', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#50483f', fringe: '#a08a72', fringeWidth: 1.8, tipFringe: true },
      },
      medianCoverts: {
        feather: { colour: '#64605a', rim: '#878178', rimWidth: 1.5 },
      },
    },
  },
  tail: {
    undertail: 0.37,
    uppertail: 0.36,
    length: 3.41,
    width: 0.6,
    bend: 0.1,
    spread: 0.035,
    lift: 0.28,
    graduated: 0.12,
    feather: { colour: '#45423f', fringe: '#6b665f', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#efeae2', web: 'outer' }], tip: '#efeae2', tipLength: 0.12 },
    },
  },
  bill: {
    length: 0.57,
    depth: 0.85,
    curve: 0.04,
    upper: '#3b3532',
    lower: '#b08a6c',
    tip: '#3b3532',
    tipLength: 0.4,
  },
  eye: { radius: 0.136, iris: '#8f4a24', ring: '#cf4a30', ringWidth: 0.24 },
  legs: { trouserLength: 0.74, colour: '#c08f6a', claw: '#6a4a38' },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'jara', slope: 12, thickness: 18 },
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Bigote blanco', at: { head: [-0.2, 0.56] } },
    { texto: 'Garganta y pecho ladrillo', at: { sheet: [0.24, 0.8] } },
    { texto: 'Cabeza gris azulada', at: { head: [-0.7, -0.6] } },
    { texto: 'Anillo rojo en el ojo', at: { head: [0.02, 0.2] } },
    { texto: 'Vientre blanquecino', at: { sheet: [0.6, 0.92] } },
  ],
};
