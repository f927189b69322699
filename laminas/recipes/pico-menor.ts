import { path } from '../geometry/path.ts';
import type { FeatherPatch } from '../parts/wing.ts';
import type { Recipe } from '../recipe.ts';

/** White bars across back and scapulars, one behind the other as the rungs of a ladder; the middle ones reach lowest, each narrows downwards. */
const LADDER = [0.28, 0.36, 0.44, 0.52, 0.6, 0.67].map((s, i): FeatherPatch => {
  const middle = Math.sin((Math.PI * (i + 1)) / 7);
  const half = 0.006 + 0.006 * middle;
  const low = 0.22 + 0.24 * middle;
  return {
    over: [
      [s + 0.03 - half, -0.12],
      [s - half, 0.06],
      [s - 0.012 - half, low * 0.6],
      [s - 0.02, low],
      [s - 0.012 + half, low * 0.6],
      [s + half, 0.06],
      [s + 0.03 + half, -0.12],
    ],
    colour: '#f1ebdf',
    length: 0.3,
    closed: true,
  };
});

export const picoMenor: Recipe = {
  slug: 'pico-menor',
  archetype: 'lesserWoodpecker',
  pose: {
    head: 1.02,
    compact: 0.94,
    carry: [2, 22],
    skull: { forehead: 0.05, crown: -0.07, nape: -0.06 },
    turn: 0.05,
    move: { v2: [-4, 4], v3: [-10, 12], v4: [-12, 6], v5: [-12, 2], v6: [-10, 4], v7: [-4, 4], d5: [-2, -7], d6: [-2, -4] },
  },
  frame: { size: 1.18, dx: 10, dy: 4 },
  base: '#efe7d8',
  tuft: 1.05,
  tracts: [
    { at: 'upperparts', colour: '#1c1b1d', soft: 5 },
    {
      at: 'underparts',
      colour: '#f0e8d9',
      soft: 8,
      mark: { kind: 'streak', colour: '#4b423a', width: 0.26, length: 0.9, opacity: 0.7, chance: 0.7 },
    },
    { head: path('0.9,0 0.3,-0.3 -0.5,-0.3 -0.9,-0.16 -1.04,0.4 -1,1.1 -0.6,1 0.2,0.8 0.9,0.6'), colour: '#ece2d0', soft: 4 },
    { head: path('0.9,-0.12 0.66,-0.42 0.5,-0.4 0.4,-0.12'), colour: '#e6d8bf', soft: 3 },
    { head: path('0.52,-0.4 0.2,-0.95 -0.5,-1.2 -1.12,-0.95 -1.1,-0.42 -0.5,-0.34 0.2,-0.3'), colour: '#c92a22', soft: 2 },
    { head: path('-0.78,-1 -1.5,-0.8 -2,0.4 -1.9,1.4 -1.3,1.3 -1.1,0.7 -0.92,0.2 -0.76,-0.18 -0.5,-0.26 -0.8,-0.4'), colour: '#1b1a1c', soft: 2 },
    {
      head: path('0.8,0.46 0.4,0.54 0.1,0.64 -0.18,0.84 -0.34,1.14 -0.36,1.4 -0.22,1.64 0.04,1.8 0.6,1.6 0.8,1'),
      colour: '#f6efe2',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('-0.5,-0.02 -0.84,0.02 -1.02,0.26 -1.1,0.6 -1.12,0.92 -1.04,1.12 -0.94,1.12 -0.88,0.9 -0.8,0.6 -0.66,0.34'),
      colour: '#f1e9da',
      soft: 3,
    },
    {
      head: path(
        '0.84,0.27 0.4,0.35 0,0.45 -0.36,0.46 -0.56,0.24 -0.7,0.32 -0.8,0.66 -0.86,1 -0.9,1.3 -0.9,1.95 -0.2,2 0.04,1.84 -0.1,1.56 -0.22,1.3 -0.26,1.06 -0.12,0.84 0.2,0.66 0.5,0.58 0.82,0.52',
      ),
      colour: '#1b1a1c',
      soft: 2.4,
    },
  ],
  wing: {
    plan: {
      form: 'woodpecker',
      projection: 0.8,
      tipOnTail: 0.2,
      tipBeside: 0.1,
      tuck: 0.03,
      tuckDepth: 0.4,
      scapularTo: 0.58,
      scapularDepth: 0.42,
      scapularsFrom: 0.2,
    },
    lesserCoverts: '#1c1b1d',
    scapulars: '#1d1c1e',
    patches: LADDER,
    rows: {
      primaries: {
        feather: {
          colour: '#1e1c1d',
          fringe: '#353336',
          fringeWidth: 0.4,
          bars: { colour: '#f1ebdf', count: 5, width: 9, from: 0.36, to: 0.92, web: 'outer' },
        },
      },
      secondaries: { feather: { colour: '#1e1c1d', bars: { colour: '#f1ebdf', count: 5, width: 9, from: 0.36, to: 0.92, web: 'outer' } } },
      tertials: { feather: { colour: '#1e1c1d', fringe: '#38373a', fringeWidth: 0.5 } },
      primaryCoverts: { feather: { colour: '#1b1a1c', fringe: '#2c2b2e', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#1b1a1c' } },
      greaterCoverts: {
        feather: {
          colour: '#1c1b1d',
          fringe: '#343337',
          fringeWidth: 0.5,
          bars: { colour: '#f1ebdf', count: 1, width: 9, from: 0.9, to: 0.9, web: 'outer' },
        },
      },
      medianCoverts: { feather: { colour: '#1c1b1d', fringe: '#343337', fringeWidth: 0.5 } },
      lesserCoverts: { feather: { colour: '#1c1b1d', rim: '#2b2a2d' } },
      scapulars: { feather: { colour: '#1d1c1e', rim: '#2a292c' } },
    },
  },
  tail: {
    length: 2,
    width: 0.6,
    graduated: 0.3,
    spread: 0.06,
    bend: 0.08,
    feather: { colour: '#1a191b', shape: 'pointed' },
    except: {
      0: { colour: '#ece4d6', bars: { colour: '#1a191b', count: 4, width: 7, from: 0.25, to: 0.92 } },
      1: { zones: [{ from: 0.5, to: 1, colour: '#ece4d6' }], bars: { colour: '#1a191b', count: 3, width: 7, from: 0.55, to: 0.92 } },
    },
  },
  bill: { length: 0.58, depth: 0.84, culmen: 0.02, gonys: 0.03, upper: '#43454a', lower: '#5d5f61' },
  eye: { radius: 0.13, iris: '#5d2418', pupil: 0.62 },
  legs: {
    colour: '#73736c',
    claw: '#33332f',
    trousers: 3,
    trouserColour: '#e6dccb',
    trouserLength: 0.8,
    toes: 'climbing',
    toeLength: 1.05,
    thickness: 1,
  },
  scene: {
    habitat: 'río',
    season: 'invierno',
    perch: { kind: 'tronco', plant: 'sauce', thickness: 150, shift: 33, onBark: true },
    palette: 'melocotón',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Coronilla roja (macho)', at: { head: [-0.4, -0.6] } },
    { texto: 'Dorso barrado como una escalera', at: { wing: [0.45, 0.25] } },
    { texto: 'Sin rojo bajo la cola', at: { sheet: [0.86, 0.85] } },
    { texto: 'Pico muy corto', at: { bill: 0.6 } },
    { texto: 'Del tamaño de un gorrión', at: { sheet: [0.5, 0.9] } },
  ],
};
