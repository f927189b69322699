import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const abejarucoEuropeo: Recipe = {
  slug: 'abejaruco-europeo',
  archetype: 'beeEater',
  facing: 'right',
  frame: { size: 1.037 },
  pose: { legs: 0.4, skull: { crown: -0.08 } },
  base: '#4fb0c4',
  tuft: 0.9,
  tracts: [
    { at: 'underparts', colour: '#4cb2c2', soft: 9 },
    { sheet: path('0.14,-0.1 0.36,-0.1 0.35,0.12 0.3,0.24 0.2,0.3'), colour: '#96431c', soft: 7 },
    {
      sheet: path('0.37,-0.1 1.1,-0.1 1.1,0.4 0.8,0.4 0.5,0.36 0.32,0.36 0.33,0.2'),
      colour: '#d9a648',
      soft: 14,
    },
    { sheet: path('0.9,-0.1 1.1,-0.1 1.1,0.6 0.94,0.5'), colour: '#6a9a6a', soft: 7 },
    {
      head: path('1.2,-0.2 0.3,-1.2 -0.7,-1.3 -2,-0.8 -2.1,0.4 -1.7,0.85 -1.25,0.8 -1,0.2 0.2,0'),
      colour: '#97441d',
      soft: 7,
    },
    {
      head: path('0.95,0.04 0.6,-0.04 0.4,-0.2 0.24,-0.5 0.2,-0.75 0.5,-0.95 0.95,-0.6'),
      colour: '#f4f1e6',
      soft: 2.5,
    },
    {
      head: path(
        '0.4,-0.08 0.32,-0.3 0.2,-0.44 0.06,-0.36 -0.2,-0.28 -0.5,-0.14 -0.5,-0.04 -0.1,-0.14 0.3,-0.08',
      ),
      colour: '#62bcc2',
      soft: 2,
      opacity: 0.95,
    },
    {
      head: path('0.85,0.04 0.4,-0.1 -0.2,-0.16 -0.9,0.06 -1.3,0.26 -1.2,0.44 -0.6,0.36 0.1,0.22 0.85,0.28'),
      colour: '#17171a',
      soft: 1.4,
    },
    {
      head: path('0.9,0.28 0.2,0.24 -0.5,0.38 -1.1,0.46 -1.3,0.8 -0.9,1.3 -0.3,1.5 0.3,1.5 0.8,1.1'),
      colour: '#f0c52c',
      soft: 2.4,
    },
    {
      head: path(
        '0.8,1.44 0.2,1.44 -0.4,1.43 -0.95,1.18 -1.12,0.84 -1.2,0.96 -1,1.36 -0.4,1.63 0.3,1.64 0.8,1.62',
      ),
      colour: '#19191c',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.6,
    scale: 1,
    lesserCoverts: '#5f9a78',
    lesserTo: 0.09,
    scapulars: '#dcab4e',
    flankCover: 0.08,
    rows: {
      primaries: {
        feather: {
          colour: '#2a7f9e',
          fringe: '#86cbd6',
          fringeWidth: 1.3,
          tip: '#1f4452',
          tipLength: 0.03,
          shape: 'pointed',
        },
      },
      secondaries: {
        tips: [
          [0.66, 0.62],
          [0.64, 0.32],
        ],
        feather: { colour: '#a8542a', fringe: '#bd6f42', fringeWidth: 0.8, tip: '#1f2226', tipLength: 0.1 },
      },
      tertials: {
        count: 4,
        roots: [
          [0.3, 0.44],
          [0.24, 0.22],
        ],
        tips: [
          [0.84, 0.3],
          [0.74, 0.2],
        ],
        feather: { colour: '#4a9a94', fringe: '#6fb4a8', fringeWidth: 0.8 },
      },
      primaryCoverts: { feather: { colour: '#3a98b0', fringe: '#5ab0c4', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#a3491f', fringe: '#ba6638', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#a04a22', fringe: '#b8683c', fringeWidth: 0.8 } },
      longScapulars: {
        count: 5,
        roots: [
          [0, 0.3],
          [0.02, 0.02],
        ],
        tips: [
          [0.46, 0.26],
          [0.52, 0.06],
        ],
        widths: [24, 26],
        feather: { colour: '#dcae52', fringe: '#edcb84', fringeWidth: 0.8 },
      },
    },
  },
  tail: {
    length: 3.5,
    width: 0.52,
    uppertail: 0.2,
    feathers: 6,
    notched: true,
    central: 0.26,
    graduated: 0.14,
    spread: 0.045,
    bend: 0,
    feather: { colour: '#3f9aa8', fringe: '#66b6be', fringeWidth: 0.7 },
    except: { 5: { shape: 'pointed' } },
  },
  bill: { length: 1.72, depth: 0.86, curve: 0.2, culmen: 0.03, gonys: 0, upper: '#1d1c1f' },
  eye: { radius: 0.14, iris: '#a8241a', pupil: 0.55 },
  legs: { colour: '#5a4c48', claw: '#2c2422', toeLength: 0.75, thickness: 0.8 },
  scene: {
    habitat: 'dehesa',
    season: 'verano',
    perch: { kind: 'cable', slope: 2 },
    palette: 'cielo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Garganta amarilla con borde negro', at: { head: [-0.1, 0.9] } },
    { texto: 'Pico largo y curvado', at: { bill: 0.6 } },
    { texto: 'Capirote y manto castaños', at: { head: [-0.7, -0.7] } },
    { texto: 'Vientre azul turquesa', at: { sheet: [0.5, 0.75] } },
    { texto: 'Plumas centrales de la cola en punta', at: { tail: 1.02 } },
  ],
};
