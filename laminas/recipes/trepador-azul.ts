import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const trepadorAzul: Recipe = {
  slug: 'trepador-azul',
  archetype: 'nuthatch',
  pose: {
    depth: 1.04,
    compact: 0.92,
    turn: -0.05,
    move: { v1: [-2, -6], v2: [-6, -10], v3: [-8, -9], v4: [-5, -4] },
  },
  frame: { size: 1.095 },
  base: '#7a92aa',
  tracts: [
    { at: 'upperparts', colour: '#6b88a6', soft: 8 },
    { at: 'underparts', colour: '#e8bf87', soft: 8 },
    { sheet: path('0.3,0.58 0.38,0.46 0.48,0.5 0.54,0.62 0.5,0.84 0.36,0.84'), colour: '#e3b67c', soft: 8 },
    { at: ['flanks'], colour: '#c98a52', soft: 12 },
    {
      sheet: path('0.4,0.6 0.56,0.52 0.92,0.5 0.96,0.98 0.74,0.96 0.52,0.86 0.42,0.74'),
      colour: '#ad5f35',
      soft: 10,
    },
    {
      at: 'undertail',
      colour: '#a2522c',
      soft: 7,
      mark: { kind: 'scale', colour: '#f3e8d6', opacity: 0.6, width: 0.14, size: 0.7 },
    },
    {
      head: path('0.9,0.1 0.3,0.1 -0.6,0.1 -1.15,0.2 -1,0.55 -0.5,0.85 0.3,1.05 1,1'),
      colour: '#f7f1e4',
      soft: 5,
    },
    {
      head: path(
        '0.9,0.06 0.66,-0.4 0.2,-0.95 -0.6,-1.25 -1.5,-1 -1.9,-0.6 -1.85,-0.16 -1.4,-0.02 -0.6,-0.1',
      ),
      colour: '#6b88a6',
      soft: 4,
    },
    {
      head: path(
        '0.75,0.02 0.3,-0.14 -0.2,-0.2 -0.9,-0.2 -1.2,-0.17 -1.46,-0.08 -1.66,0.1 -1.46,0.2 -1.2,0.24 -0.9,0.2 -0.2,0.14 0.3,0.12 0.75,0.2',
      ),
      colour: '#15171b',
      soft: 1.8,
    },
  ],
  wing: {
    plan: { projection: 0.8, tipOnTail: 0.5 },
    lesserCoverts: '#6b88a6',
    scapulars: '#6b88a6',
    rows: {
      primaries: { feather: { colour: '#3c444e', fringe: '#7d8fa2', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#4d5f72', fringe: '#7f9ab3', fringeWidth: 1.5 } },
      tertials: {
        feather: { colour: '#62798f', rim: '#7f9ab3', rimWidth: 1.3 },
      },
      primaryCoverts: { feather: { colour: '#48555f', fringe: '#7f9ab3', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#48555f', fringe: '#7f9ab3', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#64809b', fringe: '#708ca7', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#6b88a6', fringe: '#738fac', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 1.3,
    width: 0.72,
    feathers: 8,
    spread: 0.08,
    bend: 0.06,
    feather: { colour: '#6b88a6' },
    except: {
      0: {
        colour: '#17191d',
        tip: '#8b9bab',
        tipLength: 0.16,
        zones: [{ from: 0.6, to: 0.84, colour: '#f2f1ec' }],
      },
      1: { colour: '#17191d', tip: '#8b9bab', tipLength: 0.16 },
      2: { colour: '#1b1e23', tip: '#8b9bab', tipLength: 0.18 },
      3: { colour: '#262b31', tip: '#8b9bab', tipLength: 0.2 },
    },
  },
  bill: {
    length: 0.9,
    depth: 0.96,
    curve: -0.02,
    gonys: 0.1,
    culmen: 0.04,
    upper: '#3c4650',
    lower: '#8a98a4',
    tip: '#2f363d',
    tipLength: 0.4,
  },
  eye: { radius: 0.14, iris: '#1e120a' },
  legs: {
    colour: '#ae8a60',
    claw: '#33261a',
    toes: 'climbing',
    cling: { yaw: [0.35, 2.75] },
    trouserLength: 0.8,
    trousers: 3,
    trouserColour: '#cfa67a',
    toeLength: 1.3,
    thickness: 1.2,
  },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'tronco', plant: 'roble', slope: -0.5, thickness: 225, shift: -48, onBark: true },
    palette: 'miel',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Baja por el tronco cabeza abajo', at: { leg: 0.9 } },
    { texto: 'Raya negra a través del ojo', at: { head: [-0.8, 0.02] } },
    { texto: 'Pico largo como un punzón', at: { bill: 0.6 } },
    { texto: 'Dorso gris azulado', at: { wing: [0.4, 0.3] } },
    { texto: 'Flancos castaños', at: { sheet: [0.74, 0.8] } },
  ],
};
