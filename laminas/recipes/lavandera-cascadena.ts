import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

const UNDERTAIL = path('0.7,0.56 0.82,0.36 0.92,0.26 1.1,0.3 1.1,1.1 0.66,1.1');
const HOOD = path('0.95,0.1 0.5,-0.7 0.05,-1 -0.6,-1.35 -1.4,-1.05 -1.85,-0.3 -1.95,0.4 -1.6,0.9 -1,1 -0.4,0.8 0.2,0.6 0.9,0.5');
const CHEEK = path('0.66,0.02 0.2,-0.06 -0.4,-0.1 -1.2,0 -1.4,0.4 -1.1,0.66 -0.5,0.56 -0.05,0.36 0.3,0.22 0.7,0.2');
const BROW = path('0.7,-0.1 0.2,-0.28 -0.3,-0.37 -0.8,-0.31 -1.2,-0.12 -0.8,-0.18 -0.3,-0.23 0.2,-0.16');

const POSE: Recipe['pose'] = {
  head: 0.86,
  plump: 0.94,
  depth: 0.9,
  turn: -0.03,
  carry: [-4, -12],
  move: { d6: [0, 4], d7: [-2, 8], d8: [0, 4], v9: [0, 7], v10: [2, 8] },
  contour: {
    mantle: { at: [0.32, -0.15], slope: 0 },
    back: { at: [0.64, -0.108], slope: 0.06 },
    rump: { at: [0.88, -0.07], slope: 0.06 },
    breast: { at: [-0.01, 0.27], slope: 0.95 },
    belly: { at: [0.34, 0.325], slope: -0.03 },
    vent: { at: [0.8, 0.18], slope: -0.34, turn: 0.14 },
  },
};

export const lavanderaCascadena: Recipe = {
  slug: 'lavandera-cascadena',
  archetype: 'wagtail',
  facing: 'right',
  pose: POSE,
  base: '#8b939c',
  frame: { size: 0.69, dx: 284, dy: 62 },
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#878f99', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#a6ab55', soft: 18 },
    { at: 'underparts', colour: '#f3d936', soft: 10 },
    { sheet: path('0.4,0.56 0.68,0.58 0.74,0.72 0.6,0.84 0.44,0.76'), colour: '#f3ebb2', soft: 14 },
    { sheet: UNDERTAIL, colour: '#fad60a', soft: 6 },
    { head: HOOD, colour: '#868e98', soft: 4 },
    { head: CHEEK, colour: '#6c747e', soft: 3 },
    { head: BROW, colour: '#fbfbf6', soft: 1.8 },
    { head: path('0.8,0.26 0.3,0.3 -0.2,0.52 -0.6,0.84 -1,1.1 -1.1,1.3 -0.6,1.26 -0.1,1 0.3,0.66 0.8,0.5'), colour: '#fbfaf4', soft: 2 },
    { head: path('0.9,0.42 0.4,0.46 0.1,0.72 -0.25,1 -0.55,1.26 -0.45,1.52 -0.05,1.68 0.5,1.7 1,1.4'), colour: '#161719', soft: 2.5 },
  ],
  wing: {
    plan: { form: 'cloaked', projection: 0.02, tipOnTail: 0.09, tipBeside: 0.2 },
    lesserCoverts: '#838b95',
    scapulars: '#868e98',
    rows: {
      primaries: { feather: { colour: '#25272c', fringe: '#5d646c', fringeWidth: 0.8, tipFringe: true } },
      secondaries: { feather: { colour: '#25272c', fringe: '#7b828a', fringeWidth: 1.1 } },
      tertials: { feather: { colour: '#1f2125', rim: '#eeebd8', rimWidth: 3.3 } },
      primaryCoverts: { feather: { colour: '#25272c', fringe: '#5d646c', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#25272c', fringe: '#5d646c', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#292c31', fringe: '#7b838c', fringeWidth: 1.2, tipFringe: true } },
      medianCoverts: { feather: { colour: '#343940', rim: '#838b95', rimWidth: 1.4 } },
      lesserCoverts: { feather: { colour: '#838b95' } },
    },
  },
  tail: {
    length: 7.8,
    undertail: 0.28,
    uppertail: 0.2,
    width: 0.48,
    fork: 0,
    graduated: 0.09,
    spread: 0.03,
    bend: 0.24,
    lift: 0.09,
    feather: { colour: '#17181a', fringe: '#2a2c2f', fringeWidth: 0.6, shape: 'round' },
    except: { 0: { colour: '#f7f6f2', fringe: '#85878a', fringeWidth: 0.8 }, 1: { zones: [{ from: 0.3, to: 1, colour: '#f1f0ec', web: 'outer' }] } },
  },
  bill: { length: 0.64, depth: 0.74, curve: 0.02, culmen: 0.06, upper: '#1c1c1f' },
  eye: { radius: 0.142, iris: '#21130c' },
  legs: {
    stance: {
      tarsus: 0.46,
      hidden: -0.05,
      girth: 0.058,
      toe: 0.5,
      scutes: 0.4,
      thigh: 0.24,
      lean: [0.2, 0.42],
      stride: -0.22,
      yaw: [0.35, -0.1],
      apart: 0.1,
      balance: 0.45,
    },
    colour: '#b0907c',
    claw: '#6b5548',
  },
  pareja: {
    what: 'en invierno',
    size: 0.94,
    x: 816,
    facing: 'left',
    pose: { ...POSE, turn: 0.16 },
    tracts: [
      { at: 'upperparts', colour: '#8f969d', soft: 9 },
      { at: ['rump', 'uppertail'], colour: '#a6ab55', soft: 18 },
      { at: 'underparts', colour: '#f6f0dc', soft: 10 },
      { at: ['breast', 'upperbreast'], colour: '#f4e08a', soft: 26 },
      { sheet: UNDERTAIL, colour: '#fad60a', soft: 14 },
      { head: HOOD, colour: '#8d949c', soft: 4 },
      { head: CHEEK, colour: '#7b838b', soft: 5 },
      { head: BROW, colour: '#e9e5d6', soft: 3, opacity: 0.85 },
      { head: path('0.9,0.28 0.3,0.3 -0.2,0.52 -0.6,0.84 -1,1.08 -0.7,1.34 -0.2,1.56 0.5,1.66 1,1.4'), colour: '#fbf9f1', soft: 6 },
    ],
  },
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'roca', wet: 'torrent', thickness: 720, shift: 150 }, plants: [], palette: 'agua' },
  rasgos: [
    { texto: 'Babero negro del macho', at: { head: [0.1, 1.3] } },
    { texto: 'Dorso gris', at: { sheet: [0.4, 0.06] } },
    { texto: 'Amarillo de limón bajo la cola', at: { sheet: [0.9, 0.98] } },
    { texto: 'Cola larguísima', at: { tail: 0.6 } },
    { texto: 'Patas claras, pardo rosado', at: { leg: 0.7 } },
  ],
};
