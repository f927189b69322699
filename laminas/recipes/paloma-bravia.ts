import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaBravia: Recipe = {
  slug: 'paloma-bravia',
  archetype: 'pigeon',
  pose: { turn: -0.04 },
  frame: { dy: 10 },
  base: '#9aa5b3',
  tracts: [
    { at: 'upperparts', colour: '#a9b2bd', soft: 10 },
    { sheet: path('0.68,-0.1 0.93,-0.1 0.95,0.5 0.8,0.5 0.68,0.3'), colour: '#f6f5f1', soft: 8 },
    { at: 'uppertail', colour: '#8f9aa8', soft: 8 },
    { at: 'underparts', colour: '#8d98a8', soft: 14 },
    { sheet: path('0.12,-0.1 0.26,-0.1 0.34,0.2 0.36,0.6 0.32,1.1 0.12,1.1'), colour: '#5b6a7c', soft: 16 },
    {
      sheet: path('0.15,0.1 0.23,0.05 0.27,0.5 0.24,0.9 0.17,0.7'),
      colour: '#3f7f68',
      soft: 16,
      opacity: 0.9,
    },
    {
      sheet: path('0.24,0.2 0.31,0.3 0.34,0.7 0.3,1.05 0.25,0.9'),
      colour: '#86577f',
      soft: 18,
      opacity: 0.85,
    },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.2 -1.5,-0.9 -1.7,0.2 -1,1.2 0.2,1.4 1,0.9'),
      colour: '#586575',
      soft: 9,
    },
  ],
  wing: {
    chord: 0.64,
    lesserCoverts: '#b4bcc6',
    lesserTo: 0.24,
    scapulars: '#b0b9c3',
    rows: {
      primaries: { feather: { colour: '#4a515c', fringe: '#7d8792', fringeWidth: 1 } },
      secondaries: {
        tips: [
          [0.72, 0.66],
          [0.68, 0.26],
        ],
        feather: { colour: '#a3adb9', zones: [{ from: 0.66, to: 0.94, colour: '#22242a' }] },
      },
      tertials: {
        eachTip: path('0.7,0.3 0.69,0.2 0.68,0.12'),
        feather: { colour: '#a9b2bd', zones: [{ from: 0.76, to: 1, colour: '#22242a' }] },
        except: {
          1: { zones: [{ from: 0.77, to: 1, colour: '#22242a' }] },
          2: { zones: [{ from: 0.79, to: 0.98, colour: '#22242a' }] },
        },
      },
      primaryCoverts: { feather: { colour: '#8a94a1' } },
      alula: { feather: { colour: '#9aa4b0' } },
      greaterCoverts: {
        tips: [
          [0.46, 0.84],
          [0.42, 0.1],
        ],
        feather: {
          colour: '#b3bbc5',
          zones: [{ from: 0.64, to: 0.96, colour: '#22242a' }],
        },
        except: { 0: { zones: [] }, 1: { zones: [{ from: 0.76, to: 0.96, colour: '#22242a' }] } },
      },
      longScapulars: {
        tips: [
          [0.3, 0.5],
          [0.34, 0.06],
        ],
        feather: { colour: '#b0b9c3' },
      },
      medianCoverts: { feather: { colour: '#b6bec8', fringe: '#c1c8d0', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 4.6,
    width: 1.5,
    feathers: 6,
    graduated: 0.05,
    feather: {
      colour: '#7f8a98',
      fringe: '#929cab',
      fringeWidth: 1,
      zones: [{ from: 0.8, to: 1, colour: '#2c3037' }],
    },
  },
  bill: {
    length: 0.95,
    depth: 1.1,
    curve: 0.12,
    culmen: 0.02,
    gonys: 0.04,
    upper: '#3d3a3c',
    lower: '#4c474a',
    cere: '#e6e2dc',
  },
  eye: { radius: 0.2, iris: '#d9662a', pupil: 0.5 },
  legs: { colour: '#c0525a', claw: '#3a2e2e' },
  ornaments: [
    { kind: 'gloss', at: [-1.5, 1.7], radius: 1.2, colour: '#4fc18f', strength: 0.4 },
    { kind: 'gloss', at: [-1.2, 3], radius: 1.2, colour: '#b573b8', strength: 0.35 },
  ],
  scene: { habitat: 'ciudad', season: 'otoño', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Dos barras negras en el ala', at: { wing: [0.47, 0.45] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.8, 0.04] } },
    { texto: 'Brillos verdes y púrpuras en el cuello', at: { sheet: [0.22, 0.5] } },
    { texto: 'Ojo anaranjado', at: { head: [0, 0] } },
    { texto: 'Patas rojas', at: { leg: 0.7 } },
  ],
};
