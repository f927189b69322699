import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pinzonVulgar: Recipe = {
  slug: 'pinzon-vulgar',
  archetype: 'finch',
  pose: {
    nape: 0.45,
    head: 0.92,
    plump: 0.83,
    depth: 0.88,
    compact: 0.96,
    turn: 0.16,
    skull: { crown: 0.02 },
    move: { d0: [1, -4], v0: [1, 4], d5: [-6, 4], d6: [-10, 8], d7: [-5, 6] },
  },
  frame: { size: 0.714, dx: 269, dy: -4 },
  base: '#a8705a',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#85513a', soft: 9 },
    { sheet: path('0.62,-0.1 1.1,-0.1 1.1,0.6 0.8,0.5 0.62,0.34'), colour: '#7d8a4a', soft: 12 },
    { at: 'underparts', colour: '#cf8a72', soft: 12 },
    { at: 'belly', colour: '#e2b7a3', soft: 34 },
    { at: ['vent', 'undertail'], colour: '#f2e8de', soft: 22 },
    { sheet: path('0.1,0.44 0.26,0.44 0.36,0.58 0.3,0.7 0.14,0.7'), colour: '#c67c62', soft: 14 },
    {
      head: path('0.95,0.1 0.4,-0.4 -0.3,-0.4 -1,-0.2 -1.3,0.4 -1.2,1 -0.4,1.3 0.5,1.3 0.95,0.9'),
      colour: '#c57a5e',
      soft: 6,
    },
    {
      head: path(
        '0.5,-0.16 0.1,-0.4 -0.4,-0.42 -0.95,-0.24 -1.2,0.1 -1.26,0.5 -1.12,0.78 -1.4,0.74 -1.8,0.4 -2,0 -1.8,-1 -1,-1.5 0,-1.4 0.9,-0.6',
      ),
      colour: '#76859a',
      soft: 5,
    },
    {
      head: path('0.9,0.04 0.76,-0.38 0.5,-0.66 0.34,-0.54 0.42,-0.22 0.54,0.04'),
      colour: '#26242a',
      soft: 4,
    },
  ],
  wing: {
    plan: { form: 'finch', projection: 0.75, tipOnTail: 0.34 },
    lesserCoverts: '#63708a',
    scapulars: '#85513a',
    rows: {
      primaries: {
        feather: {
          colour: '#2b2725',
          fringe: '#dcd59c',
          fringeWidth: 1.5,
          zones: [{ from: 0, to: 0.18, colour: '#f1ecda', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#2c2826', fringe: '#d0c87c', fringeWidth: 2 } },
      tertials: {
        feather: { colour: '#332d29', fringe: '#c9ae82', fringeWidth: 2.2, rim: '#cfb68e', rimWidth: 1.2 },
      },
      primaryCoverts: { feather: { colour: '#292523', fringe: '#4f4640', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#292523' } },
      greaterCoverts: {
        feather: { colour: '#2d2826', tip: '#f1e9cc', tipLength: 0.15, shape: 'round' },
      },
      medianCoverts: {
        feather: { colour: '#f4f2ea' },
      },
    },
    patches: [
      {
        over: path('0.12,0.22 0.2,0.24 0.24,0.5 0.22,0.78 0.17,0.94 0.1,0.9 0.12,0.7 0.13,0.45'),
        colour: '#f4f2ea',
        length: 1.1,
      },
    ],
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.3,
    width: 0.57,
    fork: 0.16,
    notched: true,
    spread: 0.11,
    feather: { colour: '#2a2725', fringe: '#6d6c66', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0.36, to: 0.95, colour: '#dfe1df' }], fringe: '#6b6660', fringeWidth: 1.6 },
      1: { zones: [{ from: 0.56, to: 0.93, colour: '#e6e7e4' }] },
    },
  },
  bill: {
    length: 0.56,
    depth: 1.08,
    culmen: 0.1,
    gonys: 0.08,
    kink: 0.18,
    upper: '#66788f',
    lower: '#7f8fa2',
    tip: '#2f3440',
    tipLength: 0.24,
  },
  eye: { radius: 0.148, iris: '#1b1009' },
  legs: {
    stance: {
      tarsus: 0.34,
      hidden: 0.24,
      girth: 0.074,
      toe: 0.46,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.36, 0.1],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#9a7466',
    claw: '#4a3a32',
  },
  pareja: {
    what: 'hembra',
    size: 1.02,
    x: 316,
    pose: {
      head: 0.92,
      plump: 0.82,
      depth: 0.87,
      compact: 0.96,
      turn: 0.34,
      neck: -0.18,
      skull: { crown: 0.02 },
      move: { d0: [1, -4], v0: [1, 4], d5: [-6, 4], d6: [-10, 8], d7: [-5, 6] },
    },
    base: '#a09078',
    facing: 'right',
    tracts: [
      { at: 'upperparts', colour: '#8a7a5c', soft: 9 },
      { sheet: path('0.66,-0.1 1.1,-0.1 1.1,0.6 0.8,0.5 0.66,0.34'), colour: '#858a55', soft: 12 },
      { at: 'underparts', colour: '#c9bba4', soft: 12 },
      { at: ['belly', 'undertail'], colour: '#ebe4d6', soft: 20 },
      {
        head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.7,-1 -2.1,0.3 -1.7,1 -0.9,1.3 0.4,1.3 0.95,0.9'),
        colour: '#b3a78e',
        soft: 7,
      },
      {
        head: path(
          '0.75,-0.4 0,-0.6 -0.7,-0.6 -1.2,-0.2 -1.5,0.4 -1.5,1 -2.2,1 -2.2,-0.4 -1.2,-1.5 0,-1.5 0.9,-0.8',
        ),
        colour: '#9c937c',
        soft: 6,
      },
      {
        head: path(
          '0.82,-0.16 0.5,-0.46 0,-0.6 -0.6,-0.58 -1.05,-0.34 -1.32,0.06 -1.42,0.6 -1.36,1.1 -1.62,1.16 -1.76,0.6 -1.7,0 -1.44,-0.56 -0.9,-0.96 -0.2,-1.04 0.4,-0.86 0.84,-0.4',
        ),
        colour: '#5a4b36',
        soft: 4,
      },
      { head: path('0.1,0.08 -0.5,0 -1.05,0.16 -1.1,0.5 -0.8,0.74 -0.3,0.6'), colour: '#8b7c60', soft: 7 },
      {
        head: path('0.2,0.02 -0.3,-0.06 -0.9,0 -1.25,0.2 -0.9,0.14 -0.3,0.08'),
        colour: '#5f5039',
        soft: 3,
        opacity: 0.8,
      },
      { head: path('0.2,-0.2 -0.12,-0.27 -0.3,-0.1 -0.26,0.2 0,0.28 0.22,0.18'), colour: '#cdc2a8', soft: 4 },
    ],
    wing: {
      plan: { form: 'finch', projection: 0.75, tipOnTail: 0.34 },
      lesserCoverts: '#85806e',
      scapulars: '#8a7a5c',
      rows: {
        primaries: { feather: { colour: '#5f5446', fringe: '#c6be98', fringeWidth: 1.2 } },
        secondaries: { feather: { colour: '#625646', fringe: '#bfb684', fringeWidth: 2 } },
        tertials: { feather: { colour: '#65594a', fringe: '#c0b08f', fringeWidth: 2.4 } },
        primaryCoverts: { feather: { colour: '#5d5244' } },
        alula: { feather: { colour: '#5d5244' } },
        greaterCoverts: {
          feather: { colour: '#5f5344', tip: '#e6dcc4', tipLength: 0.13, shape: 'round' },
        },
        medianCoverts: {
          feather: { colour: '#f0ece1' },
        },
      },
      patches: [
        {
          over: path('0.12,0.24 0.19,0.26 0.225,0.5 0.21,0.76 0.165,0.9 0.11,0.86 0.12,0.68 0.13,0.45'),
          colour: '#f0ece1',
          length: 1.1,
        },
      ],
    },
    bill: {
      length: 0.54,
      depth: 1.06,
      culmen: 0.1,
      gonys: 0.08,
      kink: 0.18,
      upper: '#86756a',
      lower: '#a3917f',
      tip: '#4c4039',
      tipLength: 0.24,
    },
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'roble', slope: 4, thickness: 34 },
  },
  rasgos: [
    { texto: 'Píleo y nuca gris azulados', at: { head: [-0.9, -0.7] } },
    { texto: 'Cara y pecho rosados', at: { sheet: [0.24, 0.8] } },
    { texto: 'Hombro blanco y banda alar blanca', at: { wing: [0.2, 0.5] } },
    { texto: 'Bordes blancos en la cola', at: { tail: 0.7 } },
  ],
};
