import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const collalbaRubiaOccidental: Recipe = {
  slug: 'collalba-rubia-occidental',
  archetype: 'redstart',
  facing: 'right',
  frame: { size: 0.771, dx: 270, dy: 0 },
  pose: { head: 0.98, depth: 0.95, turn: 0.1, skull: { crown: -0.02 } },
  base: '#e3b67e',
  tracts: [
    { at: 'upperparts', colour: '#dda864', soft: 9 },
    { sheet: path('0.84,-0.1 1.1,-0.1 1.1,0.7 0.96,0.6 0.88,0.4'), colour: '#faf7ef', soft: 10 },
    { at: 'underparts', colour: '#faf4e6', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#f1d6a6', soft: 20 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#e3b272', soft: 7 },
    { at: 'forehead', colour: '#efd3a3', soft: 6 },
    {
      head: path(
        '0.95,0.1 0.62,0.02 0.4,-0.02 0.2,-0.17 -0.1,-0.2 -0.5,-0.15 -0.95,-0.02 -1.2,0.2 -1.12,0.44 -0.82,0.6 -0.62,0.82 -0.44,1.12 -0.1,1.32 0.3,1.36 0.9,1.2',
      ),
      colour: '#151416',
      soft: 2.5,
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.45, primaryTips: 7 },
    lesserCoverts: '#1b191b',
    scapulars: '#d8a25c',
    rows: {
      primaries: { feather: { colour: '#2a2523', fringe: '#5c5047', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#2f2824', fringe: '#a8926c', fringeWidth: 2.2 } },
      tertials: {
        feather: { colour: '#2c2623', fringe: '#c9ae80', fringeWidth: 2.8, rim: '#c9ae80', rimWidth: 1.4 },
      },
      primaryCoverts: { feather: { colour: '#181618', fringe: '#332f30', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#161517', fringe: '#332f30', fringeWidth: 0.5 } },
      greaterCoverts: {
        feather: { colour: '#2a2421', fringe: '#b39c74', fringeWidth: 2.1, rim: '#b39c74', rimWidth: 1 },
      },
      medianCoverts: {
        feather: { colour: '#1d1a1b', fringe: '#5c5248', fringeWidth: 1 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    length: 2.2,
    width: 0.7,
    spread: 0.1,
    notched: true,
    feather: { colour: '#f8f5ee', zones: [{ from: 0.9, to: 1, colour: '#1a181a' }] },
    except: {
      0: {
        zones: [
          { from: 0.68, to: 1, colour: '#1a181a', web: 'outer' },
          { from: 0.85, to: 1, colour: '#1a181a' },
        ],
      },
      1: { zones: [{ from: 0.87, to: 1, colour: '#1a181a' }] },
      5: { colour: '#1a181a', zones: [] },
    },
  },
  bill: { length: 0.58, depth: 0.82, curve: 0.06, upper: '#17161a', lower: '#232226' },
  eye: { radius: 0.145, iris: '#38241a', ring: '#4d4744', ringWidth: 0.12 },
  legs: {
    stance: {
      tarsus: 0.5,
      hidden: 0.16,
      girth: 0.062,
      toe: 0.54,
      thigh: 0.24,
      lean: [0.36, 0.08],
      yaw: [1.2, 0.8],
      stride: 0.2,
      scutes: 0.3,
    },
    colour: '#201f22',
    claw: '#111012',
  },
  pareja: {
    pose: { head: 0.98, depth: 0.95, turn: -0.02, neck: 0.12, carry: [2, 4] },
    what: 'hembra',
    size: 0.93,
    x: 882,
    facing: 'left',
    base: '#cdb896',
    tracts: [
      { at: 'upperparts', colour: '#bd9560', soft: 9 },
      { sheet: path('0.84,-0.1 1.1,-0.1 1.1,0.7 0.96,0.6 0.88,0.4'), colour: '#f8f5ed', soft: 6 },
      { at: 'underparts', colour: '#f3ead8', soft: 12 },
      { at: 'breast', colour: '#e4c391', soft: 26 },
      { at: ['throat', 'chin'], colour: '#f3e7d0', soft: 10 },
      { at: ['crown', 'nape'], colour: '#bb9460', soft: 8 },
      { at: 'supercilium', colour: '#dec397', soft: 8, opacity: 0.6 },
      { at: 'lores', colour: '#7d6243', soft: 4 },
      {
        head: path('0.1,0.1 -0.3,0 -0.9,0 -1.1,0.22 -0.85,0.48 -0.4,0.5 -0.05,0.34'),
        colour: '#6d5235',
        soft: 6,
        opacity: 0.9,
      },
    ],
    wing: {
      plan: { projection: 0.85, tipOnTail: 0.45, primaryTips: 7 },
      lesserCoverts: '#8a7150',
      scapulars: '#b8935f',
      rows: {
        primaries: { feather: { colour: '#3b3129', fringe: '#75634e', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#3d332a', fringe: '#a08460', fringeWidth: 1.3 } },
        tertials: { feather: { colour: '#3f342a', fringe: '#b3956c', fringeWidth: 1.6 } },
        primaryCoverts: { feather: { colour: '#352c25', fringe: '#6b5a47', fringeWidth: 0.7 } },
        greaterCoverts: {
          feather: { colour: '#42362b', fringe: '#b0916a', fringeWidth: 1.5 },
        },
        medianCoverts: {
          feather: { colour: '#40342a', fringe: '#a88a64', fringeWidth: 1.4 },
        },
      },
    },
  },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'oliva',
    perch: { kind: 'rama', plant: 'jara', thickness: 30, short: 70 },
  },
  rasgos: [
    { texto: 'Antifaz y garganta negros', at: { head: [-0.3, 0.7] } },
    { texto: 'Corona y dorso ocre dorado', at: { head: [-0.6, -0.66] } },
    { texto: 'Alas negras con hombros negros', at: { wing: [0.3, 0.4] } },
    { texto: 'Cola blanca con T negra', at: { tail: 0.6 } },
    { texto: 'Hembra: ocre, garganta clara', at: { plate: [716, 392] } },
  ],
};
