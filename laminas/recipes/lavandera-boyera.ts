import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const lavanderaBoyera: Recipe = {
  slug: 'lavandera-boyera',
  archetype: 'wagtail',
  facing: 'right',
  pose: {
    head: 0.9,
    plump: 0.9,
    depth: 0.92,
    compact: 0.92,
    turn: 0,
    droop: -0.05,
    legs: 0.97,
    skull: { nape: -0.04 },
    move: { d5: [0, 0], d6: [-2, 1], d7: [-3, 3], d8: [-2, 3], v8: [0, 3], v9: [0, 8], v10: [4, 6] },
  },
  base: '#8a9045',
  frame: { size: 1.12, dx: 44, dy: -2 },
  tracts: [
    { at: 'upperparts', colour: '#868d43', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#8f9748', soft: 8 },
    { at: 'underparts', colour: '#f4d32f', soft: 9 },
    { sheet: path('0.74,0.62 0.88,0.52 1.1,0.62 1.1,1.1 0.72,1.1'), colour: '#f6d938', soft: 6 },
    {
      head: path(
        '0.95,0.1 0.5,-0.7 0.05,-1 -0.6,-1.35 -1.4,-1.05 -1.85,-0.3 -1.95,0.4 -1.6,0.85 -1,0.95 -0.4,0.8 0.2,0.6 0.9,0.5',
      ),
      colour: '#7f8b9a',
      soft: 6,
    },
    {
      head: path('0.3,-0.1 -0.4,-0.12 -1.1,0.02 -1.35,0.36 -1.1,0.62 -0.5,0.6 0,0.42 0.3,0.28'),
      colour: '#505b69',
      soft: 10,
    },
    {
      head: path('0.8,0.02 0.3,-0.1 -0.3,-0.12 -0.8,-0.04 -1.1,0.12 -0.7,0.14 -0.2,0.12 0.3,0.18 0.8,0.22'),
      colour: '#48515d',
      soft: 4,
    },
    {
      head: path('0.14,0.19 -0.1,0.22 -0.3,0.17 -0.2,0.27 0,0.29'),
      colour: '#d8dcdc',
      soft: 3,
      opacity: 0.8,
    },
    {
      head: path(
        '0.5,-0.13 0.28,-0.22 -0.1,-0.29 -0.4,-0.31 -0.8,-0.26 -1.05,-0.14 -0.75,-0.18 -0.3,-0.23 0.05,-0.22 0.3,-0.16',
      ),
      colour: '#fbfbf6',
      soft: 1.8,
    },
    {
      head: path('0.9,0.36 0.4,0.36 0,0.6 -0.4,0.84 -0.95,0.98 -0.7,1.22 -0.3,1.42 0.1,1.62 0.9,1.7'),
      colour: '#fcfbf4',
      soft: 8,
    },
  ],
  wing: {
    chord: 0.49,
    flankCover: 0.28,
    lesserCoverts: '#868d43',
    lesserTo: 0.13,
    scapulars: '#868d43',
    rows: {
      primaries: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#443f31', fringe: '#e9e2b0', fringeWidth: 1.1 } },
      tertials: {
        tips: [
          [0.93, 0.34],
          [0.68, 0.1],
        ],
        feather: { colour: '#3d392c', fringe: '#e3dca4', fringeWidth: 2, rim: '#d8d08f', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
      greaterCoverts: {
        tipTaper: [0.4, 1],
        bow: 0.04,
        loose: 0.014,
        tips: [
          [0.44, 0.9],
          [0.5, 0.14],
        ],
        feather: {
          colour: '#443f31',
          fringe: '#a39c6a',
          fringeWidth: 1.2,
          rim: '#a39c6a',
          rimWidth: 1,
          tip: '#c2ba85',
          tipLength: 0.035,
        },
      },
      medianCoverts: {
        tips: [
          [0.24, 0.9],
          [0.33, 0.14],
        ],
        bow: 0.035,
        loose: 0.016,
        tipTaper: [0.5, 1],
        feather: { colour: '#443f31', rim: '#a39c6a', rimWidth: 1.4, tip: '#cbc38e', tipLength: 0.07 },
      },
      longScapulars: {
        count: 5,
        roots: [
          [0, 0.42],
          [0.02, 0.02],
        ],
        tips: [
          [0.3, 0.36],
          [0.5, 0.06],
        ],
        feather: { colour: '#868d43' },
      },
    },
  },
  tail: {
    length: 4.9,
    undertail: 0.4,
    uppertail: 0.18,
    width: 0.5,
    fork: 0.02,
    graduated: 0.09,
    spread: 0.035,
    bend: 0.24,
    lift: 0.09,
    feather: { colour: '#26241f', fringe: '#45442f', fringeWidth: 0.6, shape: 'round' },
    except: {
      0: { colour: '#f7f6f2', fringe: '#8a8878', fringeWidth: 0.8 },
      1: { zones: [{ from: 0.3, to: 1, colour: '#f1f0ec', web: 'outer' }] },
    },
  },
  bill: { length: 0.62, depth: 0.78, curve: 0.02, culmen: 0.06, upper: '#1f1e1e', lower: '#3a3836' },
  eye: { radius: 0.15, iris: '#21130c' },
  legs: {
    colour: '#26231f',
    claw: '#141416',
    thickness: 0.95,
    trouserColour: '#d8bd3c',
    trouserLength: 0.4,
    trousers: 1.8,
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'lavanda',
  },
  rasgos: [
    { texto: 'Cabeza gris con ceja blanca', at: { head: [-0.6, -0.3] } },
    { texto: 'Garganta blanca', at: { head: [0.1, 0.95] } },
    { texto: 'Amarillo vivo por debajo', at: { sheet: [0.45, 0.8] } },
    { texto: 'Dorso verde oliva', at: { sheet: [0.5, 0.1] } },
    { texto: 'Cola larga de bordes blancos', at: { tail: 0.7 } },
  ],
};
