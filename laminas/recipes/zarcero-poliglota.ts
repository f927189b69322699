import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zarceroPoliglota: Recipe = {
  slug: 'zarcero-poliglota',
  archetype: 'treeWarbler',
  pose: {
    nape: 0.5,
    head: 1.02,
    skull: { forehead: 0.03, crown: -0.05, nape: -0.02 },
    plump: 0.95,
    depth: 0.84,
    compact: 0.94,
    legs: 0.88,
    move: {
      d1: [-4, 4],
      d2: [-5, 3],
      d3: [-7, 7],
      d4: [-5, 11],
      d5: [-9, 10],
      d6: [-6, 12],
      d7: [0, 5],
      v2: [-2, 0],
      v3: [-6, 1],
      v4: [-8, 1],
      v5: [-3, 0],
    },
  },
  frame: { size: 0.955, dy: 2 },
  base: '#857f5a',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#837d5a', soft: 8 },
    { at: 'rump', colour: '#8a845b', soft: 20 },
    { at: 'underparts', colour: '#f6e583', soft: 10 },
    {
      sheet: path('0.42,0.86 0.6,0.74 0.9,0.62 1.1,0.7 1.1,1.1 0.42,1.1'),
      colour: '#f6efc6',
      soft: 44,
    },
    { at: 'flanks', colour: '#e6d88e', soft: 20, opacity: 0.7 },
    {
      head: path('0.9,0.2 0.3,0.14 -0.3,0.26 -0.9,0.66 -1.1,1.2 -0.4,1.9 0.6,1.8 1,1.2'),
      colour: '#f6e271',
      soft: 9,
    },
    {
      head: path('0.5,0.3 0,0.2 -0.7,0.1 -1.25,0.1 -1.35,0.42 -0.9,0.76 -0.3,0.6 0.2,0.44'),
      colour: '#c3b566',
      soft: 12,
    },
    {
      head: path(
        '0.85,-0.06 0.45,-0.26 0.14,-0.27 -0.06,-0.23 -0.17,-0.12 -0.16,0.08 -0.06,0.2 0.2,0.28 0.85,0.3',
      ),
      colour: '#f6e67c',
      soft: 4,
    },
    {
      head: path('0.92,0.08 0.56,0 0.2,0.02 0.14,0.12 0.5,0.16 0.92,0.2'),
      colour: '#a3965c',
      soft: 7,
      opacity: 0.2,
    },
    {
      head: path(
        '0.86,-0.02 0.5,-0.2 0.16,-0.3 -0.12,-0.3 -0.3,-0.22 -0.1,-0.18 0.14,-0.16 0.5,-0.06 0.86,0.06',
      ),
      colour: '#f7eca2',
      soft: 4,
    },
    { sheet: path('0.12,0.42 0.24,0.4 0.29,0.5 0.26,0.62 0.14,0.62'), colour: '#f4e277', soft: 10 },
  ],
  wing: {
    plan: { projection: 0.55, tipOnTail: 0.14, tipBeside: 0.2 },
    lesserCoverts: '#80795a',
    scapulars: '#837d5a',
    rows: {
      primaries: {
        feather: { colour: '#4b4634', fringe: '#a59c6c', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#615a42', fringe: '#b3a975', fringeWidth: 1.9 },
      },
      tertials: {
        feather: { colour: '#655d47', rim: '#c9bf92', rimWidth: 1.9 },
      },
      primaryCoverts: { feather: { colour: '#5b4f3f', fringe: '#a0936c', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5b4f3f', fringe: '#a0936c', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#6d6549', fringe: '#8d8458', fringeWidth: 2 },
      },
      medianCoverts: {
        feather: { colour: '#767050', rim: '#8a8259', rimWidth: 1.6 },
      },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.3,
    length: 2.66,
    width: 0.56,
    spread: 0.03,
    lift: 0.23,
    feather: { colour: '#665c45', fringe: '#938864', fringeWidth: 1.1, shape: 'square' },
    bend: 0.1,
    except: { 0: { fringe: '#dcd4b4', fringeWidth: 1.4 } },
  },
  bill: {
    length: 0.86,
    depth: 1.06,
    culmen: 0.05,
    gonys: 0.1,
    kink: -0.12,
    upper: '#a07c5c',
    lower: '#e3a06c',
  },
  eye: { radius: 0.155, iris: '#2b190d' },
  legs: {
    trouserLength: 0.75,
    trousers: 1.7,
    trouserColour: '#e2d58c',
    colour: '#7d7a7a',
    claw: '#4a4039',
    thickness: 1.15,
  },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'rama', plant: 'zarza', slope: 6, thickness: 26, short: 30 },
    palette: 'lavanda',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Pico largo, por abajo rosa anaranjado', at: { bill: 0.5 } },
    { texto: 'Cara lisa, sin raya por el ojo', at: { head: [0.38, 0.02] } },
    { texto: 'Amarillo de la garganta al vientre', at: { sheet: [0.28, 0.82] } },
    { texto: 'Ala corta', at: { wing: [0.93, 0.5] } },
    { texto: 'Patas grisáceas', at: { leg: 0.8 } },
  ],
};
