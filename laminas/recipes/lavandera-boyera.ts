import { path, span } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

const BROWS = path('0.72,-0.06 0.4,-0.16 0.1,-0.25 -0.3,-0.31 -0.75,-0.28 -1.2,-0.08 -0.75,-0.15 -0.3,-0.19 0.1,-0.2 0.4,-0.11 0.7,-0.02');
const HOOD = path('0.95,0.1 0.5,-0.7 0.05,-1 -0.6,-1.35 -1.4,-1.05 -1.85,-0.3 -1.95,0.4 -1.6,0.85 -1,0.95 -0.4,0.8 0.2,0.6 0.9,0.5');
const CHEEK = path('0.3,-0.1 -0.4,-0.12 -1.1,0.02 -1.35,0.36 -1.1,0.62 -0.5,0.6 0,0.42 0.3,0.28');
const LORES = path('0.8,0.02 0.3,-0.1 -0.3,-0.12 -0.8,-0.04 -1.1,0.12 -0.7,0.14 -0.2,0.12 0.3,0.18 0.8,0.22');
const BELOW_EYE = path('0.14,0.19 -0.1,0.22 -0.3,0.17 -0.2,0.27 0,0.29');
const CHIN = path('0.9,0.36 0.4,0.36 0,0.6 -0.4,0.84 -0.95,0.98 -0.7,1.22 -0.3,1.42 0.1,1.62 0.9,1.7');
const UNDERTAIL = path('0.7,0.62 0.78,0.46 0.88,0.34 0.94,0.2 1.1,0.1 1.1,1.1 0.7,1.1');

const POSE: Recipe['pose'] = {
  head: 0.9,
  plump: 0.9,
  depth: 0.92,
  compact: 0.92,
  turn: 0,
  droop: -0.05,
  legs: 0.9,
  stance: 14,
  footing: 6,
  skull: { nape: -0.04 },
  move: { d5: [-2, 3], d6: [-4, 7], d7: [-4, 8], d8: [-2, 5], v3: [5, -2], v4: [6, -5], v5: [3, -5], v8: [0, 3], v9: [0, 8], v10: [4, 6] },
};

const LEGS: Recipe['legs'] = {
  stance: { tarsus: 0.52, hidden: 0, girth: 0.056, toe: 0.44, thigh: 0.2, lean: [0.46, 0.14], stride: 0.34, yaw: [0.2, -0.1], scutes: 0.4 },
  colour: '#26231f',
  claw: '#141416',
  hindClaw: 1,
};

/** The closed wing under shoulders of the colour of the back. */
const wing = (back: string): Recipe['wing'] => ({
  chord: 0.49,
  flankCover: 0.28,
  lesserCoverts: back,
  lesserTo: 0.13,
  scapulars: back,
  rows: {
    primaries: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
    secondaries: { feather: { colour: '#443f31', fringe: '#e9e2b0', fringeWidth: 1.1 } },
    tertials: { tips: span('0.93,0.34 0.68,0.1'), feather: { colour: '#3d392c', fringe: '#e3dca4', fringeWidth: 2, rim: '#d8d08f', rimWidth: 1 } },
    primaryCoverts: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
    alula: { feather: { colour: '#443f31', fringe: '#8b865c', fringeWidth: 0.7 } },
    greaterCoverts: {
      count: 13,
      widths: [20, 24],
      tipTaper: [0.5, 1],
      bow: 0.04,
      loose: 0.008,
      tips: span('0.44,0.9 0.5,0.14'),
      feather: {
        colour: '#443f31',
        fringe: '#a39c6a',
        fringeWidth: 1.2,
        rim: '#a39c6a',
        rimWidth: 1,
        tip: '#d6cf9c',
        tipLength: 0.048,
        shape: 'round',
      },
    },
    medianCoverts: {
      tips: span('0.24,0.9 0.33,0.14'),
      bow: 0.035,
      count: 13,
      widths: [20, 24],
      loose: 0.008,
      tipTaper: [0.5, 1],
      feather: { colour: '#443f31', rim: '#a39c6a', rimWidth: 1, tip: '#d9d2a0', tipLength: 0.085, shape: 'round' },
    },
    longScapulars: { count: 5, roots: span('0,0.42 0.02,0.02'), tips: span('0.3,0.36 0.5,0.06'), feather: { colour: back } },
  },
});

export const lavanderaBoyera: Recipe = {
  slug: 'lavandera-boyera',
  archetype: 'wagtail',
  facing: 'right',
  pose: POSE,
  base: '#8a9045',
  frame: { size: 0.7, dx: 264, dy: 4 },
  tracts: [
    { at: 'upperparts', colour: '#868d43', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#8f9748', soft: 8 },
    { at: 'underparts', colour: '#f4d32f', soft: 9 },
    { sheet: UNDERTAIL, colour: '#f6d938', soft: 6 },
    { head: HOOD, colour: '#7f8b9a', soft: 6 },
    { head: CHEEK, colour: '#505b69', soft: 10 },
    { head: LORES, colour: '#48515d', soft: 4 },
    { head: BELOW_EYE, colour: '#d8dcdc', soft: 3, opacity: 0.8 },
    { head: BROWS, colour: '#fbfbf6', soft: 2.6 },
    { head: CHIN, colour: '#fcfbf4', soft: 8 },
  ],
  wing: wing('#868d43'),
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
    except: { 0: { colour: '#f7f6f2', fringe: '#8a8878', fringeWidth: 0.8 }, 1: { zones: [{ from: 0.3, to: 1, colour: '#f1f0ec', web: 'outer' }] } },
  },
  bill: { length: 0.62, depth: 0.78, curve: 0.02, culmen: 0.06, upper: '#1f1e1e', lower: '#3a3836' },
  eye: { radius: 0.15, iris: '#21130c' },
  legs: { ...LEGS, trouserColour: '#e0c134' },
  pareja: {
    what: 'hembra',
    size: 0.93,
    x: 872,
    rise: 14,
    facing: 'left',
    pose: { ...POSE, plump: 0.92, turn: 0.1 },
    base: '#8f9160',
    tracts: [
      { at: 'upperparts', colour: '#8b8862', soft: 9 },
      { at: ['rump', 'uppertail'], colour: '#91935f', soft: 8 },
      { at: 'underparts', colour: '#f0de88', soft: 12 },
      { at: ['breast', 'upperbreast'], colour: '#efe0a2', soft: 26 },
      { sheet: UNDERTAIL, colour: '#f0dc6c', soft: 12 },
      { head: HOOD, colour: '#8d877a', soft: 8 },
      { head: CHEEK, colour: '#7b7467', soft: 10 },
      { head: LORES, colour: '#6d665a', soft: 5 },
      { head: BELOW_EYE, colour: '#d9d5c6', soft: 3, opacity: 0.8 },
      { head: BROWS, colour: '#f3eedd', soft: 3 },
      { head: CHIN, colour: '#f7f3e4', soft: 9 },
    ],
    wing: wing('#868360'),
    legs: { ...LEGS, trouserColour: '#e4d48c' },
  },
  scene: { habitat: 'humedal', season: 'primavera', perch: { kind: 'orilla' }, plants: ['hierba'], palette: 'lavanda' },
  rasgos: [
    { texto: 'Cabeza gris con ceja blanca', at: { head: [-0.6, -0.3] } },
    { texto: 'Garganta blanca', at: { head: [0.1, 0.95] } },
    { texto: 'Amarillo vivo por debajo', at: { sheet: [0.45, 0.8] } },
    { texto: 'Dorso verde oliva', at: { sheet: [0.5, 0.1] } },
    { texto: 'Cola larga de bordes blancos', at: { tail: 0.7 } },
  ],
};
