import { path } from '../geometry/path.ts';
import { plainBack } from '../parts/rows-of-back.ts';
import type { Recipe } from '../recipe.ts';

export const jilgueroEuropeo: Recipe = {
  slug: 'jilguero-europeo',
  archetype: 'slimFinch',
  frame: { size: 0.902, dx: -30, dy: -6 },
  pose: { plump: 0.9, depth: 0.93, turn: 0.08, compact: 0.95, carry: [10, 14] },
  base: '#b08a60',
  coat: 'loose',
  rows: [plainBack('#b98f63')],
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
    plan: {
      form: 'finch',
      projection: 1,
      tipOnTail: 0.46,
      tuck: 0.12,
      flankDepth: 0.2,
      greaterTips: 0.43,
      primaryTips: 6,
    },
    lesserCoverts: '#1f1c1b',
    scapulars: '#a87d52',
    rows: {
      primaries: {
        feather: {
          colour: '#1d1a19',
          fringe: '#4a433c',
          fringeWidth: 0.8,
          fringeFrom: 0.5,
          zones: [{ from: 0, to: 0.66, colour: '#eec226' }],
          tip: '#f2ecdf',
          tipLength: 0.035,
          shape: 'round',
        },
        except: {
          0: { tip: '#3a342f', zones: [{ from: 0, to: 0.56, colour: '#eec226' }] },
          1: { tip: '#8f877b', zones: [{ from: 0, to: 0.56, colour: '#eec226' }] },
          2: { zones: [{ from: 0, to: 0.57, colour: '#eec226' }] },
          3: { zones: [{ from: 0, to: 0.59, colour: '#eec226' }] },
          4: { zones: [{ from: 0, to: 0.62, colour: '#eec226' }] },
        },
      },
      secondaries: {
        feather: {
          colour: '#211e1c',
          fringe: '#4d463f',
          fringeWidth: 1,
          fringeFrom: 0.55,
          zones: [{ from: 0, to: 0.5, colour: '#eec226' }],
        },
        except: {
          3: { zones: [{ from: 0, to: 0.48, colour: '#eec226' }] },
          4: { zones: [{ from: 0, to: 0.46, colour: '#eec226' }] },
          5: { zones: [{ from: 0, to: 0.42, colour: '#eec226' }] },
        },
      },
      tertials: {
        feather: { colour: '#221e1c', fringe: '#5c534b', fringeWidth: 1, tip: '#e9dfcd', tipLength: 0.075 },
      },
      primaryCoverts: { feather: { colour: '#191716', fringe: '#3b3631', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#191716', fringe: '#3b3631', fringeWidth: 0.8 } },
      greaterCoverts: {
        feather: { colour: '#1e1b1a', fringe: '#4d463f', fringeWidth: 0.9, tip: '#eec226', tipLength: 0.4 },
        except: {
          8: { tipLength: 0.3 },
          9: { tip: '#332c25', tipLength: 0.1 },
        },
      },
      medianCoverts: { feather: { colour: '#1c1a19', rim: '#453f39', rimWidth: 1.1 } },
    },
  },
  tail: {
    uppertail: 0.22,
    length: 2.05,
    width: 0.62,
    fork: 0.1,
    undertail: 0.48,
    spread: 0.08,
    feather: { colour: '#1d1a19', fringe: '#4a423b', fringeWidth: 0.6 },
    except: {
      0: { zones: [{ from: 0.42, to: 0.84, colour: '#ece9e0', web: 'inner' }] },
      1: { zones: [{ from: 0.5, to: 0.84, colour: '#ece9e0', web: 'inner' }] },
      3: { tip: '#f4f1e8', tipLength: 0.05, shape: 'square' },
      4: { tip: '#f4f1e8', tipLength: 0.06, shape: 'square' },
      5: { tip: '#f4f1e8', tipLength: 0.07, shape: 'square' },
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
  eye: { radius: 0.146, iris: '#1b1009' },
  legs: {
    stance: {
      tarsus: 0.32,
      hidden: 0.24,
      girth: 0.07,
      toe: 0.41,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.46, 0.16],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#c09a84',
    claw: '#5a463c',
  },
  scene: { habitat: 'cultivo', season: 'verano', perch: { kind: 'tallo', plant: 'cardo', thickness: 9 } },
  rasgos: [
    { texto: 'Cara roja', at: { head: [0.15, 0.55] } },
    { texto: 'Nuca negra y mejilla blanca', at: { head: [-1.45, 0.1] } },
    { texto: 'Banda amarilla en el ala negra', at: { wing: [0.43, 0.55] } },
    { texto: 'Pico cónico, fino y claro', at: { bill: 0.55 } },
    { texto: 'Puntas blancas en ala y cola', at: { wing: [0.86, 0.28] } },
  ],
};
