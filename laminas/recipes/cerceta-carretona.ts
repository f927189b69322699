import { path } from '../geometry/path.ts';
import type { FeatherTract } from '../parts/feather-tract.ts';
import { brownBody, brownWing } from '../patterns/brown-duck.ts';
import { scaled, spotted, vermiculated } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

/** The hen's body: a dark drop on each feather, its pale edge too fine for a scale. */
const spottedFlank = brownBody({ dark: '#ab9674', edge: '#c9b48c', breast: '#4a3c2c', edgeWidth: 0.1, size: 0.52, chevron: 0, spot: 0.5 }).map(
  (tract, i): FeatherTract =>
    i === 2
      ? tract
      : {
          ...tract,
          colour: i === 0 ? '#ab9674' : '#6a5743',
          vane: 0.5,
          mark: { shape: 'drop', colour: i === 0 ? '#4a3b2b' : '#30261d', width: 0.66, length: 0.66, opacity: 0.8 },
        },
);

export const cercetaCarretona: Recipe = {
  slug: 'cerceta-carretona',
  archetype: 'garganey',
  pose: { head: 0.94, carry: [2, 6] },
  frame: { size: 0.79, dx: -62, dy: 56 },
  base: '#7a573f',
  tuft: 0.75,
  coat: 'silky',
  afloat: { draught: 0.18, lap: 6 },
  darks: { cold: '#8796b4', warm: '#6a5142', sheen: 0.4 },
  rows: [
    vermiculated('#5f6163', { front: 0.4, rear: 0.78, strength: 0.44 }),
    { ...scaled('0.42,0.02 0.56,0.02 0.8,0.03', '0.37,0.2 0.54,0.2 0.76,0.2', '#a48c6c', 0.55, 0.6), colour: '#5d4837', vane: 0.8 },
    {
      ...scaled('0.3,0.3 0.34,0.36 0.4,0.52', '0.14,0.98 0.24,0.98 0.4,0.98', '#33231a', 0.2, 0.3),
      mark: { shape: 'bar', colour: '#33231a', count: 2, width: 0.2, length: 0.8, bow: 0.6, opacity: 0.75 },
    },
    { ...spotted('0.8,0.5 0.88,0.44 0.96,0.4', '0.8,0.96 0.9,0.96 1,0.9', '#4d3c2e', 0.4), rows: 6 },
  ],
  tracts: [
    { sheet: path('0.3,-0.1 1.1,-0.1 1.06,0.2 0.86,0.42 0.6,0.42 0.34,0.4'), colour: '#6b543f', soft: 10 },
    { sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'), colour: '#c5c6c5', soft: 10 },
    {
      sheet: path('0.04,0.2 0.26,-0.1 0.34,0.3 0.44,0.6 0.44,1.1 0.38,1.12 0.32,1.14 0.26,1.14 0.2,1.14 0.14,1.12 0.04,1.1'),
      colour: '#7a573f',
      soft: 9,
    },
    { sheet: path('0.775,1.1 0.775,0.6 0.79,0.4 0.83,0.4 0.81,0.6 0.81,1.1'), colour: '#f4f1ea', soft: 2 },
    { sheet: path('0.8,1.1 0.8,0.6 0.82,0.4 0.9,0.3 1.04,0.1 1.04,0.7 1.02,1.1'), colour: '#a08766', soft: 6 },
    {
      head: path('1.2,-0.4 0.4,-1.3 -1,-1.5 -1.9,0 -1.75,1.2 -0.9,1.7 0.3,1.75 1,1.6 1.4,0.6'),
      colour: '#6a4338',
      soft: 12,
      mark: { kind: 'streak', colour: '#d6bdaa', width: 0.16, length: 0.9, size: 0.42, opacity: 0.7, spacing: 0.8 },
    },
    {
      head: path('0.6,-0.15 0.3,-1.2 -0.5,-1.5 -1.4,-1.2 -1.9,0.2 -1.7,1 -0.98,1.2 -0.84,0.7 -0.7,0 -0.3,-0.36 0.2,-0.28'),
      colour: '#33231d',
      soft: 2,
      mark: 'none',
    },
    {
      head: path(
        '0.52,-0.08 0.3,-0.24 0,-0.34 -0.34,-0.38 -0.58,-0.26 -0.74,0.1 -0.8,0.5 -0.86,1 -1,1.5 -0.84,1.2 -0.66,0.84 -0.6,0.46 -0.52,0.14 -0.36,-0.12 -0.1,-0.17 0.3,-0.12',
      ),
      colour: '#f6f3ec',
      soft: 1,
      mark: 'none',
    },
  ],
  wing: {
    plan: { form: 'drake', projection: 0.28, tipOnTail: 0.16, tipBeside: -0.02, scapularTo: 0.88, scapularDepth: 0.72, scapularHang: 1, tuck: 0.14 },
    lesserCoverts: '#93a3ad',
    scapulars: '#6a543f',
    rows: {
      primaries: { feather: { colour: '#55504b', fringe: '#7d7770', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#4d6a55', tip: '#f2efe6', tipLength: 0.12, shape: 'square' } },
      tertials: { feather: { colour: '#544e49', fringe: '#d9d6cf', fringeWidth: 1.6, shape: 'pointed' } },
      greaterCoverts: { feather: { colour: '#93a3ad', tip: '#f2efe6', tipLength: 0.12, shape: 'square' } },
      medianCoverts: { feather: { colour: '#93a3ad', fringe: '#a9b6bf', fringeWidth: 0.7 } },
      scapulars: { feather: { colour: '#66513d', rim: '#806a52' } },
      longScapulars: {
        feather: { colour: '#202327', fringe: '#a9b6c0', fringeWidth: 1.8, centre: '#f5f3ec', centreWidth: 0.26, shape: 'pointed' },
        except: {
          5: { colour: '#4a4038', fringe: '#8f8375', fringeWidth: 1, centre: '#5a4d40' },
          6: { colour: '#564536', fringe: '#8f7a62', fringeWidth: 0.9, centre: '#5a4838' },
        },
      },
    },
  },
  tail: {
    length: 1.3,
    width: 0.6,
    undertail: 0.4,
    uppertail: 0.3,
    feathers: 7,
    graduated: 0.4,
    spread: 0.12,
    feather: { colour: '#776857', fringe: '#c9bba3', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: { kind: 'duck', length: 1.22, upper: '#3c4046', shape: { depth: 0.74, droop: 0.78, straight: 0.03, blunt: 0.04 } },
  eye: { radius: 0.13, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#6e7274' },
  pareja: {
    what: 'hembra',
    size: 0.74,
    x: 808,
    rise: 160,
    pose: { head: 0.96, carry: [8, 16] },
    base: '#a08a6c',
    planes: { ear: 0, crease: 0, relief: 0.7 },
    rows: spottedFlank,
    tracts: [
      { at: 'upperparts', colour: '#695844', soft: 10 },
      { sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'), colour: '#ab9674', soft: 10 },
      { sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'), colour: '#a58d6a', soft: 8 },
      {
        head: path('1.2,-0.4 0.4,-1.3 -1,-1.5 -1.9,0 -1.75,1.2 -0.6,1.5 0.3,1.6 1,1.5 1.4,0.6'),
        colour: '#bfab88',
        soft: 3,
        mark: { kind: 'streak', colour: '#5a4935', width: 0.16, size: 0.45, opacity: 0.45 },
      },
      { head: path('0.7,-0.1 0.4,-0.8 -0.3,-1.2 -1.1,-1.1 -1.6,0.2 -1.1,0.5 -0.85,0 -0.3,-0.36 0.3,-0.24'), colour: '#473829', soft: 3 },
      { head: path('0.8,0.1 0.2,-0.12 -0.4,-0.1 -1.3,0.1 -1.3,0.26 -0.3,0.16 0.2,0.14 0.8,0.26'), colour: '#3f3124', soft: 1.5, mark: 'none' },
      { head: path('0.45,0.56 -0.2,0.42 -1.1,0.62 -1.1,0.76 -0.2,0.6 0.45,0.74'), colour: '#5c4b37', soft: 2.5, opacity: 0.85, mark: 'none' },
      { head: path('0.72,0.38 0.6,0.32 0.5,0.4 0.5,0.54 0.6,0.6 0.72,0.6'), colour: '#f6efdc', soft: 1, mark: 'none' },
      { head: path('0.4,-0.2 -0.2,-0.36 -1.1,-0.2 -0.3,-0.2 0.3,-0.08'), colour: '#e3d5b6', soft: 2, mark: 'none' },
      { head: path('0.7,0.8 0.2,0.8 0,1.3 0.6,1.4'), colour: '#ece2ca', soft: 4, mark: 'none' },
    ],
    wing: {
      plan: { form: 'duck', projection: 0.28, tipOnTail: 0.18, tipBeside: -0.02, patternOver: true },
      lesserCoverts: '#8a7a64',
      scapulars: '#4d4033',
      rows: {
        ...brownWing({ dark: '#483b2e', edge: '#c2ab84' }),
        secondaries: { feather: { colour: '#6d675c' } },
        greaterCoverts: { feather: { colour: '#5a4d3e', rim: '#c2ab84', rimWidth: 1.2, shape: 'round' } },
      },
    },
    tail: {
      length: 1.2,
      width: 0.64,
      feathers: 7,
      graduated: 0.25,
      spread: 0.12,
      feather: { colour: '#9c8b70', fringe: '#cdbd9d', fringeWidth: 1.6, shape: 'pointed' },
    },
    bill: { kind: 'duck', length: 1.3, seat: { forehead: 0.4 }, upper: '#4c5054', shape: { depth: 0.74, droop: 0.78, straight: 0.03, blunt: 0.04 } },
    ornaments: [],
  },
  scene: { habitat: 'humedal', season: 'primavera', palette: 'prado', sun: 'hidden', perch: { kind: 'agua' }, plants: ['hierba', 'carrizo'] },
  rasgos: [
    { texto: 'Ceja blanca ancha hasta la nuca', at: { head: [-0.5, -0.2] } },
    { texto: 'Pecho pardo de corte neto', at: { sheet: [0.36, 0.72] } },
    { texto: 'Flancos gris claro', at: { sheet: [0.52, 0.6] } },
    { texto: 'Plumas largas que cuelgan sobre el ala', at: { wing: [0.5, 0.4] } },
    { texto: 'Hembra: cara rayada', at: { plate: [668, 280] } },
  ],
};
