import { path } from '../geometry/path.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import { streakedBreast, streakedFlank } from '../parts/rows-of-underparts.ts';
import type { Mark } from '../parts/tract.ts';
import type { WingPlan } from '../parts/wing-plan.ts';
import type { Recipe } from '../recipe.ts';

const plan: WingPlan = { form: 'finch', projection: 0.9, tipOnTail: 0.48, tuck: 0.07 };
const lesserMark: Mark = { kind: 'drop', colour: '#3d4222', width: 0.5, length: 0.6, opacity: 0.7, chance: 0.8 };

export const jilgueroLugano: Recipe = {
  slug: 'jilguero-lugano',
  archetype: 'finch',
  facing: 'right',
  pose: {
    head: 1,
    compact: 0.82,
    plump: 0.86,
    depth: 0.9,
    turn: -0.14,
    neck: 0.06,
    carry: [4, 10],
    skull: { crown: -0.05, forehead: 0.01, nape: 0 },
  },
  frame: { size: 0.6, dx: 224, dy: -16 },
  base: '#8d9a3c',
  coat: 'loose',
  rows: [
    ...streakedBack({ vane: '#7f8a3c', dark: '#34381f', width: 0.3 }),
    streakedFlank({ dark: '#37341f', width: 0.26, density: [0.9, 0.95, 0.8] }),
  ],
  tracts: [
    { at: 'upperparts', colour: '#7f8a3c', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#d2c433', soft: 9, mark: 'none' },
    { at: 'underparts', colour: '#f1eedd', soft: 10, mark: 'none' },
    { sheet: path('0.08,0.4 0.28,0.42 0.4,0.6 0.42,0.84 0.36,1.1 0.06,1.1'), colour: '#dccb3c', soft: 24 },
    { sheet: path('0.38,0.62 0.62,0.62 0.84,0.64 1,0.78 1,1.02 0.8,1.02 0.6,1.0 0.42,0.98'), colour: '#eeeada', soft: 10 },
    { head: path('0.9,0 0.3,-0.7 -0.6,-0.8 -1.5,-0.5 -1.7,0.3 -1.3,1 -0.5,1.2 0.4,1.2 0.9,0.8'), colour: '#d6c63e', soft: 6, mark: 'none' },
    { head: path('0.05,0.12 -0.4,-0.02 -1,0 -1.3,0.3 -1.1,0.72 -0.5,0.86 -0.1,0.6'), colour: '#97993f', soft: 7 },
    { head: path('-0.3,-0.24 -0.8,-0.3 -1.5,-0.4 -2.1,0.3 -1.8,0.9 -1.45,0.7 -1.2,0.3 -0.8,0'), colour: '#8b9440', soft: 9 },
    { head: path('0.75,0.06 0.3,-0.08 -0.3,-0.1 -0.75,-0.02 -0.3,0.14 0.3,0.2 0.75,0.26'), colour: '#4b4c26', soft: 4, opacity: 0.75 },
    { head: path('-0.8,-0.46 -1.3,-0.26 -1.75,0.1 -2.5,0.3 -2.6,-0.5 -1.2,-1.4 -0.7,-1'), colour: '#3a401f', soft: 8 },
    {
      head: path('0.95,0.08 0.62,0 0.36,-0.18 0.05,-0.3 -0.4,-0.4 -0.8,-0.42 -1.25,-0.3 -1.5,-0.26 -1.9,-0.8 -1,-1.5 0,-1.4 0.9,-0.7'),
      colour: '#191a1a',
      soft: 5,
    },
    { head: path('0.95,0.34 0.6,0.36 0.36,0.44 0.26,0.62 0.38,0.86 0.95,0.9'), colour: '#1c1c1a', soft: 3 },
  ],
  wing: {
    plan,
    lesserCoverts: '#7f8a3c',
    lesserMark,
    scapulars: '#7f8a3c',
    rows: {
      primaries: {
        feather: {
          colour: '#24241f',
          fringe: '#a9a54a',
          fringeWidth: 0.8,
          fringeFrom: 0.5,
          fringeTo: 0.85,
          zones: [{ from: 0, to: 0.36, colour: '#e2cd34' }],
        },
        except: { 0: { zones: [] }, 1: { zones: [{ from: 0, to: 0.3, colour: '#e2cd34', web: 'outer' }] } },
      },
      secondaries: {
        feather: { colour: '#24241f', fringe: '#c3bb4a', fringeWidth: 1.5, fringeFrom: 0.42, zones: [{ from: 0, to: 0.3, colour: '#e2cd34' }] },
      },
      tertials: { feather: { colour: '#272720', fringe: '#c6bd52', fringeWidth: 2.2, tipFringe: true } },
      primaryCoverts: { feather: { colour: '#1f1f1b', fringe: '#5c5c30', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#1f1f1b', fringe: '#7b7a3a', fringeWidth: 0.9 } },
      greaterCoverts: {
        feather: { colour: '#20201b', fringe: '#4d4e2a', fringeWidth: 0.7, tip: '#e6d13a', tipLength: 0.3, shape: 'square' },
        except: { 0: { tipLength: 0.2 }, 7: { tip: '#c9c045', tipLength: 0.24 }, 8: { tip: '#b5b045', tipLength: 0.18 } },
      },
      medianCoverts: { feather: { colour: '#4c5129', tip: '#b2b14c', tipLength: 0.26, shape: 'square' } },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.24,
    length: 1.55,
    width: 0.62,
    fork: 0.18,
    notched: true,
    spread: 0.05,
    feather: { colour: '#20201c', fringe: '#8a8b42', fringeWidth: 0.8 },
    except: {
      0: { zones: [{ from: 0, to: 0.68, colour: '#e2cc30' }] },
      1: { zones: [{ from: 0, to: 0.66, colour: '#e2cc30' }] },
      2: { zones: [{ from: 0, to: 0.64, colour: '#e2cc30' }] },
      3: { zones: [{ from: 0, to: 0.6, colour: '#e2cc30', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.55,
    depth: 0.72,
    culmen: 0.03,
    gonys: 0.03,
    kink: 0.14,
    upper: '#7d6a60',
    lower: '#c9ac98',
    tip: '#40352f',
    tipLength: 0.22,
    seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
  },
  eye: { radius: 0.146, iris: '#1b1009' },
  legs: {
    stance: {
      tarsus: 0.3,
      hidden: 0.24,
      girth: 0.074,
      toe: 0.41,
      scutes: 0.5,
      thigh: 0.1,
      lean: [0.5, 0.3],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#6e5a4e',
    claw: '#3d322b',
  },
  pareja: {
    what: 'hembra',
    size: 0.88,
    x: 862,
    facing: 'left',
    pose: { head: 1, compact: 0.84, plump: 0.88, depth: 0.9, turn: 0.02, carry: [4, 10], skull: { crown: -0.02, forehead: 0.02, nape: 0 } },
    base: '#8d8f62',
    wing: {
      plan,
      lesserCoverts: '#878a5c',
      lesserMark,
      scapulars: '#878a5c',
      rows: {
        primaries: {
          feather: { colour: '#2c2b25', fringe: '#9c9a5c', fringeWidth: 0.8, fringeFrom: 0.5, fringeTo: 0.85 },
          except: { 2: { zones: [{ from: 0, to: 0.28, colour: '#cfc262' }] }, 3: { zones: [{ from: 0, to: 0.28, colour: '#cfc262' }] } },
        },
        secondaries: {
          feather: { colour: '#2c2b25', fringe: '#aeaa5e', fringeWidth: 1.2, fringeFrom: 0.42, zones: [{ from: 0, to: 0.22, colour: '#cfc262' }] },
        },
        tertials: { feather: { colour: '#2f2d26', fringe: '#b5b06c', fringeWidth: 1.8, tipFringe: true } },
        primaryCoverts: { feather: { colour: '#292821', fringe: '#5c5c3c', fringeWidth: 0.8 } },
        alula: { feather: { colour: '#292821', fringe: '#7b7a4c', fringeWidth: 0.9 } },
        greaterCoverts: { feather: { colour: '#2a2923', fringe: '#57563a', fringeWidth: 0.7, tip: '#d3c975', tipLength: 0.2, shape: 'square' } },
        medianCoverts: { feather: { colour: '#565838', tip: '#bdb98a', tipLength: 0.2, shape: 'square' } },
      },
    },
    rows: [
      ...streakedBack({ vane: '#878a5c', dark: '#38371f', width: 0.42 }),
      streakedFlank({ dark: '#37341f', width: 0.3, density: [1, 1, 0.95] }),
      streakedBreast({ dark: '#3d3a24', width: 0.3 }),
    ],
    tracts: [
      { at: 'upperparts', colour: '#878a5c', soft: 8 },
      { at: ['rump', 'uppertail'], colour: '#c3bd5c', soft: 9, mark: { kind: 'streak', colour: '#6a6536', width: 0.3, opacity: 0.6 } },
      { at: 'underparts', colour: '#f3f0e4', soft: 10, mark: 'none' },
      { sheet: path('0.12,0.44 0.26,0.46 0.32,0.62 0.26,0.9 0.1,0.9'), colour: '#e3dfa6', soft: 24 },
      { head: path('0.9,0 0.3,-0.9 -0.6,-1.1 -1.5,-0.7 -1.7,0.3 -1.3,1 -0.5,1.2 0.4,1.2 0.9,0.8'), colour: '#9a9a62', soft: 6, mark: 'none' },
      {
        head: path('0.9,-0.1 0.3,-0.5 -0.6,-0.6 -1.5,-0.5 -1.9,-0.9 -1,-1.5 0,-1.4 0.9,-0.7'),
        colour: '#83865a',
        soft: 6,
        mark: { kind: 'streak', colour: '#35351f', width: 0.34, opacity: 0.8, size: 0.7 },
      },
      { head: path('0.7,-0.1 0.2,-0.3 -0.4,-0.36 -1.1,-0.2 -0.5,-0.12 0.2,-0.08'), colour: '#d3cd84', soft: 5 },
      { head: path('0.9,0.4 0.3,0.5 -0.3,0.9 -0.3,1.3 0.4,1.4 0.9,0.9'), colour: '#e9e5b4', soft: 8 },
    ],
  },
  scene: { habitat: 'río', season: 'invierno', palette: 'malva', perch: { kind: 'rama', plant: 'sauce', slope: -5, thickness: 38 } },
  rasgos: [
    { texto: 'Coronilla y barbilla negras', at: { head: [-0.4, -0.85] } },
    { texto: 'Banda amarilla en el ala negra', at: { wing: [0.46, 0.5] } },
    { texto: 'Pico fino y puntiagudo', at: { bill: 0.6 } },
    { texto: 'Flancos blancos con estrías oscuras', at: { sheet: [0.6, 0.92] } },
    { texto: 'Lados de la cola amarillos', at: { tail: 0.35 } },
  ],
};
