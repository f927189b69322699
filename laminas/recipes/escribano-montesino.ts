import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const escribanoMontesino: Recipe = {
  slug: 'escribano-montesino',
  archetype: 'bunting',
  facing: 'right',
  pose: {
    head: 1,
    plump: 0.86,
    depth: 0.91,
    legs: 0.85,
    turn: -0.06,
    skull: { crown: -0.03 },
    carry: [-6, 14],
    move: { d0: [1, -5], v0: [2, 6], v1: [1, 3] },
  },
  base: '#a86c42',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a06540',
      soft: 9,
      mark: {
        kind: 'streak',
        colour: '#2a201a',
        width: 0.38,
        length: 1.7,
        opacity: 0.85,
        size: 0.9,
        chance: 1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#a9603a', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#c3814f', soft: 12, mark: 'none' },
    { at: ['belly', 'undertail'], colour: '#cf9464', soft: 20 },
    { sheet: path('0.06,0.36 0.24,0.4 0.34,0.58 0.3,0.8 0.26,1.1 0.04,1.1'), colour: '#aeb2b6', soft: 30 },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.6,-1 -2,0 -1.7,0.9 -0.8,1.3 0.4,1.4 0.95,1.1'),
      colour: '#b4b8bb',
      soft: 5,
      mark: 'none',
    },
    {
      head: path(
        '0.78,-0.12 0.5,-0.4 0.1,-0.6 -0.4,-0.7 -1,-0.64 -1.46,-0.3 -1.74,0.22 -1.62,0.26 -1.34,-0.12 -0.95,-0.42 -0.35,-0.48 0.15,-0.38 0.5,-0.2',
      ),
      colour: '#1e1c1c',
      soft: 2.5,
    },
    {
      head: path(
        '0.74,0.02 0.3,-0.1 -0.3,-0.1 -0.9,-0.1 -1.36,0.02 -1.4,0.34 -0.9,0.16 -0.3,0.1 0.3,0.12 0.74,0.18',
      ),
      colour: '#1e1c1c',
      soft: 2.2,
    },
    {
      head: path(
        '0.62,0.38 0.2,0.42 -0.2,0.62 -0.7,0.73 -1.08,0.64 -1.28,0.26 -1.41,0.3 -1.26,0.7 -0.8,0.8 -0.3,0.72 0.1,0.53 0.62,0.45',
      ),
      colour: '#1e1c1c',
      soft: 2.2,
    },
  ],
  wing: {
    chord: 0.52,
    lesserCoverts: '#8a8078',
    lesserTo: 0.1,
    scapulars: '#a06540',
    scapularMark: { kind: 'streak', colour: '#2a201a', width: 0.36, opacity: 0.85 },
    rows: {
      primaries: { feather: { colour: '#4e3e32', fringe: '#a88f75', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#4f3e31', fringe: '#a6744c', fringeWidth: 2.6 } },
      tertials: {
        feather: { colour: '#a9693c', centre: '#392b21', centreWidth: 0.6, rim: '#a9693c', rimWidth: 1.6 },
      },
      primaryCoverts: { feather: { colour: '#4b3c30' } },
      alula: { feather: { colour: '#4b3c30' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#8a5a3a', centre: '#46362b', centreWidth: 0.6, tip: '#b98f66', tipLength: 0.06 },
        bow: 0.035,
        tipTaper: [0.8, 0.4],
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: {
          colour: '#6b5038',
          centre: '#43352a',
          centreWidth: 0.66,
          tip: '#cdbfa8',
          tipLength: 0.09,
        },
        bow: 0.035,
        tipTaper: [0.85, 0.5],
      },
    },
  },
  tail: {
    uppertail: 0.3,
    length: 2.7,
    width: 0.58,
    fork: 0.1,
    notched: true,
    spread: 0.04,
    feather: { colour: '#3a2f29', fringe: '#8f6446', fringeWidth: 1 },
    except: {
      0: { zones: [{ from: 0.24, to: 0.97, colour: '#dfe1df' }], fringe: '#6b6057', fringeWidth: 1.3 },
      1: { zones: [{ from: 0.74, to: 0.95, colour: '#e2e3df', web: 'inner' }] },
    },
  },
  bill: {
    length: 0.5,
    depth: 0.9,
    culmen: 0.03,
    gonys: 0.08,
    kink: 0.26,
    upper: '#55595e',
    lower: '#8d949b',
  },
  eye: { radius: 0.146, iris: '#1b1009' },
  legs: { colour: '#a88b7d', claw: '#6b4a3a' },
  scene: { habitat: 'roquedo', season: 'primavera', perch: { kind: 'roca' }, plants: ['tomillo', 'hierba'] },
  rasgos: [
    { texto: 'Cabeza gris con listas negras', at: { head: [-0.6, -0.6] } },
    { texto: 'Mejilla enmarcada de negro', at: { head: [-1.1, 0.68] } },
    { texto: 'Garganta y pecho grises', at: { sheet: [0.2, 0.86] } },
    { texto: 'Vientre castaño anaranjado', at: { sheet: [0.5, 0.86] } },
    { texto: 'Bordes blancos en la cola', at: { tail: 0.7 } },
  ],
};
