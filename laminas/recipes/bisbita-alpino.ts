import type { Hex } from '../geometry/colour.ts';
import { path } from '../geometry/path.ts';
import type { Legs } from '../parts/legs.ts';
import { streakedBreast, streakedFlank } from '../parts/rows-of-underparts.ts';
import type { Wing } from '../parts/wing.ts';
import { streakedMantle } from '../patterns/lark-back.ts';
import type { Recipe } from '../recipe.ts';

const BROW = path('0.66,-0.06 0.2,-0.25 -0.3,-0.33 -0.8,-0.3 -1.25,-0.14 -0.8,-0.18 -0.3,-0.21 0.2,-0.16');
const LORE_LINE = path('0.68,0.02 0.2,-0.08 -0.4,-0.09 -0.95,0 -0.95,0.1 -0.3,0.1 0.2,0.11 0.68,0.18');

const LEGS: Legs = {
  stance: { tarsus: 0.46, hidden: 0.06, girth: 0.066, toe: 0.5, thigh: 0.22, lean: [0.4, 0.1], stride: 0.28, yaw: [0.3, 0], scutes: 0.3 },
  colour: '#3f332c',
  claw: '#241d19',
  hindClaw: 1.05,
  trouserColour: '#e3d3c2',
};

/** Feathers of a folded wing over a back of this colour, its bars tipped so. */
const wing = (back: Hex, lesserCoverts: Hex, bar: Hex): Wing => ({
  plan: { form: 'cloaked', projection: 0.06, tipOnTail: 0.26 },
  lesserCoverts,
  scapulars: back,
  rows: {
    primaries: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 1, tipFringe: true } },
    secondaries: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 1.4 } },
    tertials: { feather: { colour: '#6f6456', rim: '#c3b7a2', rimWidth: 1.7, centre: '#40382e', centreWidth: 0.6 } },
    primaryCoverts: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 1 } },
    alula: { feather: { colour: '#453d33', fringe: '#e9e1d2', fringeWidth: 1 } },
    greaterCoverts: {
      feather: {
        colour: '#6f6455',
        fringe: '#887c69',
        fringeWidth: 0.8,
        tipFringe: true,
        centre: '#463e33',
        centreWidth: 0.6,
        tip: bar,
        tipLength: 0.06,
      },
    },
    medianCoverts: { feather: { colour: '#5a4f42', centre: '#443b30', centreWidth: 0.68, tip: bar, tipLength: 0.1 } },
    lesserCoverts: { feather: { colour: lesserCoverts, centre: '#655946', centreWidth: 0.28 } },
    scapulars: { feather: { colour: back, centre: '#75664f', centreWidth: 0.3 } },
  },
});

export const bisbitaAlpino: Recipe = {
  slug: 'bisbita-alpino',
  archetype: 'slimPipit',
  facing: 'right',
  pose: {
    compact: 0.94,
    depth: 0.84,
    head: 0.97,
    skull: { crown: -0.05, forehead: -0.03 },
    legs: 0.9,
    carry: [15, 15],
    move: { d5: [10, -4], d6: [14, -5], v2: [-2, 0], v3: [0, -4], v4: [8, -6], v5: [4, -6], v6: [0, -4] },
  },
  frame: { size: 0.68, dx: 256, dy: 34 },
  base: '#8f8474',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8a7c68', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#8a7f70', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f3e6d8', soft: 10, mark: 'none' },
    { sheet: path('0.04,0.5 0.14,0.46 0.22,0.44 0.31,0.54 0.38,0.72 0.36,1.1 0.04,1.1'), colour: '#eaac8c', soft: 58, mark: 'none' },
    {
      sheet: path('0.46,0.62 0.56,0.66 0.7,0.66 0.84,0.72 0.8,0.88 0.6,0.88 0.5,0.8'),
      colour: '#e8d3c1',
      soft: 30,
      mark: { kind: 'streak', colour: '#7d6a58', width: 0.18, length: 1.4, opacity: 0.26, size: 0.9, spacing: 1.4, chance: 0.5 },
    },
    { head: path('0.9,0 0.3,-1 -0.7,-1.3 -1.7,-0.9 -2,0.2 -1.6,1 -0.6,1.2 0.3,1.1 0.9,0.8'), colour: '#918d88', soft: 14, mark: 'none' },
    {
      at: ['crown', 'forehead', 'hindcrown'],
      colour: '#857e74',
      soft: 5,
      mark: { kind: 'streak', colour: '#5f584e', width: 0.3, opacity: 0.3, size: 0.6 },
    },
    { sheet: path('0.2,-0.1 0.4,-0.1 0.44,0.2 0.4,0.42 0.26,0.48 0.18,0.3'), colour: '#8f8b85', soft: 40, mark: 'none' },
    { head: BROW, colour: '#f8f3e8', soft: 3.5, opacity: 1, mark: 'none' },
    { head: LORE_LINE, colour: '#4b4740', soft: 3, opacity: 0.85 },
    { at: 'ear', colour: '#8d867b', soft: 6 },
    { head: path('0.9,0.26 0.4,0.28 0,0.5 -0.5,0.78 -0.9,1.1 -0.6,1.5 -0.2,1.8 0.7,1.7'), colour: '#f0d6c2', soft: 12 },
  ],
  wing: wing('#8b7d68', '#857863', '#b6aa94'),
  tail: {
    length: 3.1,
    undertail: 0.42,
    uppertail: 0.38,
    width: 0.58,
    bend: 0.16,
    fork: 0.05,
    spread: 0.05,
    feather: { colour: '#332c25', fringe: '#80735e', fringeWidth: 0.9, shape: 'round' },
    except: {
      0: { colour: '#5a5043', fringe: '#7d7263', fringeWidth: 0.8, zones: [{ from: 0, to: 1, colour: '#f6f2ea', web: 'outer' }] },
      1: { zones: [{ from: 0.05, to: 1, colour: '#e9e3d8', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.72,
    bristles: { colour: '#8f9696', reach: 0.12 },
    depth: 0.78,
    curve: 0.03,
    culmen: 0.06,
    gonys: 0.03,
    upper: '#2d2621',
    lower: '#7d6a4e',
    tip: '#2d2621',
    tipLength: 0.45,
  },
  eye: { radius: 0.14, iris: '#24150c' },
  legs: LEGS,
  pareja: {
    what: 'en invierno',
    size: 0.93,
    x: 856,
    rise: 14,
    facing: 'left',
    pose: {
      compact: 0.94,
      depth: 0.85,
      head: 0.97,
      turn: 0.14,
      skull: { crown: -0.05, forehead: -0.03 },
      legs: 0.9,
      carry: [4, 4],
      move: { d5: [10, -4], d6: [14, -5], v2: [-2, 0], v3: [0, -4], v4: [8, -6], v5: [4, -6], v6: [0, -4] },
    },
    base: '#8f816a',
    rows: [
      streakedMantle('#4d412f', 0.34, 0.6),
      streakedFlank({ dark: '#6b5944', width: 0.18, density: [0.8, 0.7, 0.3] }),
      streakedBreast({ dark: '#5d4c38', width: 0.26, density: [0.4, 0.8, 0.2] }),
    ],
    tracts: [
      { at: 'upperparts', colour: '#86765c', soft: 8 },
      { at: ['rump', 'uppertail'], colour: '#86785f', soft: 8, mark: 'none' },
      { at: 'underparts', colour: '#f4eee1', soft: 10, mark: 'none' },
      { sheet: path('0.46,0.6 0.7,0.62 0.84,0.7 0.8,0.86 0.5,0.86'), colour: '#e6dac4', soft: 26, mark: 'none' },
      { head: path('0.9,0 0.3,-1 -0.7,-1.3 -1.7,-0.9 -2,0.2 -1.6,1 -0.6,0.9 0.3,0.6 0.9,0.5'), colour: '#8b7c65', soft: 8, mark: 'none' },
      {
        at: ['crown', 'forehead', 'hindcrown'],
        colour: '#7d6d54',
        soft: 5,
        mark: { kind: 'streak', colour: '#4d412f', width: 0.34, opacity: 0.5, size: 0.6 },
      },
      { head: BROW, colour: '#f5efdf', soft: 3.5, mark: 'none' },
      { head: LORE_LINE, colour: '#54483a', soft: 3, opacity: 0.85 },
      { at: 'ear', colour: '#877861', soft: 6 },
      { head: path('0.7,0.22 0.2,0.2 -0.3,0.3 -0.5,0.5 0,0.44 0.6,0.4'), colour: '#dfd3ba', soft: 5 },
      { head: path('0.9,0.36 0.4,0.4 0,0.62 -0.5,0.9 -0.7,1.2 -0.4,1.6 0.7,1.6'), colour: '#f6f1e5', soft: 7 },
      { head: path('0.46,0.52 0.1,0.62 -0.26,0.92 -0.5,1.3 -0.38,1.34 -0.1,0.96 0.3,0.68'), colour: '#6b5944', soft: 4, opacity: 0.7 },
    ],
    wing: wing('#85755b', '#7f6f57', '#d3c9b4'),
    legs: { ...LEGS, trouserColour: '#e4dac6' },
  },
  scene: { habitat: 'alta montaña', season: 'verano', perch: { kind: 'suelo' }, plants: ['hierba'], palette: 'salvia' },
  rasgos: [
    { texto: 'Cabeza gris con ceja blanca', at: { head: [-0.5, -0.34] } },
    { texto: 'Pecho rosado casi sin rayas', at: { sheet: [0.28, 0.8] } },
    { texto: 'Pardo y rayado en invierno', at: { plate: [770, 470] } },
    { texto: 'Patas oscuras', at: { leg: 0.7 } },
    { texto: 'Blanco a los lados de la cola', at: { tail: 0.8 } },
  ],
};
