import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const jilgueroEuropeo: Recipe = {
  slug: 'jilguero-europeo',
  archetype: 'slimFinch',
  frame: { size: 0.902, dx: -30, dy: -6 },
  pose: { plump: 0.9, depth: 0.93, turn: 0.08, compact: 0.95, carry: [10, 14], footing: 8 },
  base: '#b08a60',
  tracts: [
    { at: 'upperparts', colour: '#a5794e', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#efe9dc', soft: 8 },
    { at: 'underparts', colour: '#f3eee3', soft: 10 },
    {
      sheet: path('0.2,0.46 0.28,0.44 0.4,0.54 0.48,0.74 0.43,0.9 0.34,0.93 0.27,0.9 0.23,0.78'),
      colour: '#af7c48',
      soft: 14,
    },
    {
      sheet: path('0.4,0.56 0.6,0.6 0.72,0.66 0.66,0.78 0.46,0.76'),
      colour: '#c9a274',
      soft: 16,
      opacity: 0.85,
    },
    {
      head: path('0.9,0 0.3,-0.9 -0.6,-1.3 -1.6,-1 -1.6,0.2 -1.15,0.68 -0.7,0.84 0,0.98 0.8,1.1'),
      colour: '#f5f0e6',
      soft: 4,
    },
    {
      head: path(
        '0.12,-0.75 -0.2,-1.15 -0.8,-1.25 -1.4,-0.95 -1.7,-0.4 -1.72,0.2 -1.55,0.72 -1.2,1 -0.94,0.9 -1.1,0.55 -1.14,0.1 -1,-0.26 -0.66,-0.52 -0.3,-0.6',
      ),
      colour: '#1e1917',
      soft: 2.5,
    },
    {
      head: path('-1.62,-0.2 -2,0 -2.05,0.6 -1.8,0.8 -1.68,0.4'),
      colour: '#d9c3a2',
      soft: 8,
      opacity: 0.7,
    },
    {
      head: path(
        '0.95,0.2 0.66,-0.3 0.42,-0.62 0.12,-0.85 -0.1,-0.66 -0.3,-0.3 -0.36,0 -0.32,0.3 -0.24,0.62 -0.06,0.95 0.35,1.12 0.8,1',
      ),
      colour: '#c11f25',
      soft: 2,
    },
    {
      head: path('0.8,0.02 0.45,-0.1 0.18,-0.12 0.12,0.06 0.3,0.14 0.8,0.26'),
      colour: '#2a1512',
      soft: 2.5,
    },
    {
      head: path('0.85,0.38 0.55,0.36 0.42,0.5 0.5,0.62 0.85,0.62'),
      colour: '#2f1614',
      soft: 3,
      opacity: 0.7,
    },
  ],
  wing: {
    chord: 0.6,
    seat: 1.6,
    scapularReach: 1.35,
    bands: [
      {
        over: path(
          '0.395,0.3 0.43,0.26 0.447,0.35 0.462,0.43 0.487,0.52 0.515,0.61 0.552,0.7 0.605,0.79 0.675,0.87 0.77,0.96 0.79,1.03 0.6,1 0.48,0.96 0.4,0.91 0.38,0.84 0.376,0.72 0.378,0.6 0.383,0.46',
        ),
        colour: '#eec226',
        soft: 1.8,
      },
    ],
    lesserCoverts: '#1d1a19',
    lesserTo: 0.2,
    lesserMark: { kind: 'scale', colour: '#4a433d', width: 0.1, opacity: 0.5, size: 0.9 },
    scapulars: '#a87d52',
    rows: {
      primaries: {
        feather: {
          colour: '#1b1918',
          fringe: '#3a342f',
          fringeWidth: 0.45,
          fringeFrom: 0.5,
          zones: [{ from: 0, to: 0.4, colour: '#eec226' }],
        },
        except: {
          0: { tip: '#f4efe4', tipLength: 0.04, zones: [{ from: 0, to: 0.46, colour: '#eec226' }] },
          1: { tip: '#f4efe4', tipLength: 0.045, zones: [{ from: 0, to: 0.43, colour: '#eec226' }] },
          2: { tip: '#f4efe4', tipLength: 0.05 },
          3: { tip: '#f4efe4', tipLength: 0.05 },
        },
      },
      secondaries: {
        feather: {
          colour: '#211e1c',
          fringe: '#57504a',
          fringeWidth: 0.9,
          fringeFrom: 0.5,
          zones: [{ from: 0, to: 0.42, colour: '#eec226' }],
        },
        except: {
          2: { zones: [{ from: 0, to: 0.4, colour: '#eec226' }] },
          3: { zones: [{ from: 0, to: 0.37, colour: '#eec226' }] },
          4: { zones: [{ from: 0, to: 0.34, colour: '#eec226' }] },
          5: { zones: [] },
        },
      },
      tertials: {
        feather: {
          colour: '#201c1a',
          fringe: '#5a5048',
          fringeWidth: 1,
          tip: '#f3ece0',
          tipLength: 0.065,
        },
      },
      primaryCoverts: {
        feather: { colour: '#171515', fringe: '#35302c', fringeWidth: 0.525 },
      },
      alula: { feather: { colour: '#171515', fringe: '#35302c', fringeWidth: 0.525 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.004,
        bow: 0.02,
        feather: {
          colour: '#1d1a19',
          fringe: '#5f564e',
          fringeWidth: 1,
        },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#1a1817', rim: '#5f564e', rimWidth: 1.2 },
      },
    },
  },
  tail: {
    uppertail: 0.22,
    length: 2.05,
    width: 0.62,
    fork: 0.14,
    notched: true,
    undertail: 0.48,
    spread: 0.08,
    feather: { colour: '#1d1a19', fringe: '#4a423b', fringeWidth: 0.6 },
    except: {
      3: { tip: '#f4f1e8', tipLength: 0.025, shape: 'round' },
      4: { tip: '#f4f1e8', tipLength: 0.03, shape: 'round' },
      5: { tip: '#f4f1e8', tipLength: 0.03, shape: 'round' },
      0: { zones: [{ from: 0.6, to: 0.84, colour: '#e6e3da' }] },
      1: { zones: [{ from: 0.66, to: 0.82, colour: '#e6e3da', web: 'inner' }] },
    },
  },
  bill: {
    length: 0.77,
    depth: 1,
    curve: 0.02,
    culmen: 0.05,
    gonys: 0.04,
    kink: 0.14,
    upper: '#e2cdb4',
    lower: '#e6d3be',
    tip: '#4a3c36',
    tipLength: 0.16,
  },
  eye: { radius: 0.154, iris: '#1b1009' },
  legs: { colour: '#c09a84', claw: '#5a463c' },
  scene: { habitat: 'cultivo', season: 'verano', perch: { kind: 'tallo', plant: 'cardo', thickness: 9 } },
  rasgos: [
    { texto: 'Cara roja', at: { head: [0.15, 0.55] } },
    { texto: 'Nuca negra y mejilla blanca', at: { head: [-1.45, 0.1] } },
    { texto: 'Banda amarilla en el ala negra', at: { wing: [0.43, 0.55] } },
    { texto: 'Pico cónico, fino y claro', at: { bill: 0.55 } },
    { texto: 'Puntas blancas en ala y cola', at: { wing: [0.86, 0.28] } },
  ],
};
