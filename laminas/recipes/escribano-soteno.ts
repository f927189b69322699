import { path } from '../geometry/path.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import { streakedBreast, streakedFlank } from '../parts/rows-of-underparts.ts';
import type { Wing } from '../parts/wing.ts';
import type { Recipe } from '../recipe.ts';

/** Quills and coverts of both birds. */
const FLIGHT: Wing['rows'] = {
  primaries: { feather: { colour: '#41332a', fringe: '#b4a568', fringeWidth: 0.9 } },
  secondaries: { feather: { colour: '#433329', fringe: '#a07049', fringeWidth: 1.5 } },
  tertials: { feather: { colour: '#2c2119', fringe: '#b06f3e', fringeWidth: 3.2, tipFringe: true } },
  primaryCoverts: { feather: { colour: '#3e3027', fringe: '#836546', fringeWidth: 0.7 } },
  alula: { feather: { colour: '#3e3027', fringe: '#836546', fringeWidth: 0.7 } },
  greaterCoverts: {
    feather: {
      colour: '#3c2c21',
      fringe: '#a0673c',
      fringeWidth: 2,
      tip: '#bf9a67',
      tipLength: 0.07,
      shape: 'square',
    },
  },
  medianCoverts: { feather: { colour: '#34271e', tip: '#b7965f', tipLength: 0.16, shape: 'square' } },
};

export const escribanoSoteno: Recipe = {
  slug: 'escribano-soteno',
  archetype: 'bunting',
  pose: {
    head: 0.98,
    plump: 0.88,
    depth: 0.94,
    turn: 0.14,
    skull: { crown: -0.04 },
    move: { d0: [1, -5], v0: [2, 6], v1: [1, 3] },
  },
  frame: { size: 0.752, dx: 271 },
  base: '#a8804a',
  coat: 'loose',
  rows: [
    ...streakedBack({ vane: '#9a6038', dark: '#2a1f18', width: 0.36, soft: 0.4 }),
    streakedFlank({ dark: '#5d4a2c', width: 0.2, density: [0.05, 0.75, 0.6] }),
  ],
  tracts: [
    {
      at: 'upperparts',
      colour: '#9a6038',
      soft: 8,
    },
    { at: ['rump', 'uppertail'], colour: '#8f8a58', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#ead56a', soft: 10, mark: 'none' },
    {
      sheet: path('0.46,0.6 0.7,0.6 0.86,0.66 0.82,0.82 0.6,0.82'),
      colour: '#d9c678',
      soft: 12,
    },
    {
      sheet: path('0.14,0.3 0.26,0.34 0.345,0.5 0.378,0.7 0.372,1.1 0.14,1.1'),
      colour: '#83895c',
      soft: 9,
    },
    {
      sheet: path(
        '0.33,0.44 0.42,0.48 0.56,0.6 0.58,0.74 0.5,0.84 0.44,0.9 0.4,0.96 0.375,0.9 0.37,0.74 0.35,0.6',
      ),
      colour: '#a85c33',
      soft: 14,
    },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.6,-1 -2,0 -1.7,0.9 -0.8,1.2 0.4,1.3 0.95,0.9'),
      colour: '#868a5a',
      soft: 5,
      mark: { kind: 'streak', colour: '#4a4a30', width: 0.24, length: 0.9, opacity: 0.6, size: 0.6 },
    },
    {
      head: path('0.72,-0.02 0.3,-0.4 -0.3,-0.48 -1,-0.34 -1.5,0 -1.3,0.1 -0.8,-0.1 0.1,-0.14 0.5,-0.02'),
      colour: '#ecd62f',
      soft: 3,
      mark: 'none',
    },
    {
      head: path(
        '0.8,0.06 0.3,-0.12 -0.3,-0.14 -0.9,-0.08 -1.42,0.1 -1.4,0.34 -0.8,0.18 -0.2,0.16 0.3,0.22 0.8,0.34',
      ),
      colour: '#1d1b18',
      soft: 2.4,
      mark: 'none',
    },
    {
      head: path('0.74,0.3 0.2,0.18 -0.3,0.16 -0.9,0.22 -1.35,0.42 -1.1,0.7 -0.5,0.6 0,0.5 0.6,0.46'),
      colour: '#ecd62f',
      soft: 3,
      mark: 'none',
    },
    {
      head: path('0.95,0.4 0.5,0.42 0,0.52 -0.5,0.62 -1,0.74 -0.8,1 -0.3,1.22 0.3,1.3 0.95,1'),
      colour: '#1d1b18',
      soft: 3,
      mark: 'none',
    },
    {
      head: path('0.95,1.08 0.4,1.24 -0.2,1.18 -0.75,0.98 -1.1,0.74 -1.24,0.88 -0.8,1.24 0,1.46 0.95,1.42'),
      colour: '#ead23a',
      soft: 5,
      mark: 'none',
    },
  ],
  wing: {
    plan: { form: 'finch', projection: 0.4, tipOnTail: 0.22 },
    lesserCoverts: '#85875a',
    scapulars: '#9f5c34',
    rows: FLIGHT,
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.55,
    width: 0.66,
    fork: 0.06,
    notched: true,
    spread: 0.1,
    bend: 0.07,
    feather: { colour: '#3a2f28', fringe: '#8d7550', fringeWidth: 1 },
    except: {
      0: { zones: [{ from: 0.2, to: 0.98, colour: '#eeefec' }], fringe: '#8a8078', fringeWidth: 0.9 },
      1: { zones: [{ from: 0.6, to: 0.96, colour: '#eeefec' }] },
    },
  },
  bill: {
    length: 0.62,
    depth: 0.94,
    culmen: 0.04,
    gonys: 0.08,
    kink: 0.26,
    upper: '#565a62',
    lower: '#9aa2ab',
    seat: { forehead: 0.12, nostril: 0.28, chin: 0.36 },
  },
  eye: { radius: 0.139, iris: '#1b1009' },
  legs: {
    stance: {
      tarsus: 0.34,
      hidden: 0.24,
      girth: 0.074,
      toe: 0.41,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.4, 0.1],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#c08c72',
    claw: '#6b4a3a',
  },
  pareja: {
    what: 'hembra',
    size: 0.86,
    x: 330,
    rows: [
      ...streakedBack({ vane: '#94704a', dark: '#2f251c', width: 0.4 }),
      streakedFlank({ dark: '#5a472e', width: 0.22 }),
      streakedBreast({ dark: '#5a472e', width: 0.26 }),
    ],
    pose: {
      head: 0.97,
      plump: 0.86,
      depth: 0.93,
      turn: 0.06,
      neck: 0.02,
      move: { d0: [1, -5], v0: [2, 6], v1: [1, 3] },
    },
    facing: 'right',
    base: '#a58a58',
    tracts: [
      {
        at: 'upperparts',
        colour: '#94704a',
        soft: 8,
      },
      { at: ['rump', 'uppertail'], colour: '#8d8660', soft: 10, mark: 'none' },
      {
        at: 'underparts',
        colour: '#e6d995',
        soft: 10,
      },
      {
        head: path(
          '0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.6,-1 -2,0.1 -1.7,0.8 -0.9,0.9 -0.3,0.72 0.4,0.56 0.95,0.5',
        ),
        colour: '#97875a',
        soft: 6,
        mark: {
          kind: 'streak',
          colour: '#33291c',
          width: 0.36,
          length: 1.2,
          opacity: 0.95,
          size: 0.72,
          chance: 0.95,
        },
      },
      {
        head: path('0.72,-0.02 0.3,-0.36 -0.3,-0.44 -1,-0.34 -1.5,0 -0.8,-0.1 0.1,-0.14'),
        colour: '#cfc27c',
        soft: 7,
        mark: 'none',
      },
      {
        head: path('0.7,0.34 0.2,0.2 -0.3,0.2 -1,0.26 -1.3,0.5 -0.6,0.6 0,0.52'),
        colour: '#cfc27c',
        soft: 7,
        mark: 'none',
      },
      {
        head: path('0.5,-0.02 -0.3,-0.12 -0.9,-0.08 -1.42,0.1 -1.38,0.3 -0.6,0.14 0.5,0.14'),
        colour: '#5f5238',
        soft: 5,
        opacity: 0.85,
        mark: 'none',
      },
      {
        head: path(
          '0.6,0.46 0.1,0.5 -0.5,0.66 -1.1,0.74 -1.4,0.36 -1.34,0.3 -1.1,0.58 -0.5,0.52 0.1,0.4 0.6,0.36',
        ),
        colour: '#655740',
        soft: 5,
        opacity: 0.8,
      },
      {
        head: path('0.95,0.56 0.4,0.6 0,0.74 -0.6,0.9 -1,1.04 -0.8,1.4 -0.2,1.7 0.6,1.6 1,1.1'),
        colour: '#e6daa0',
        soft: 5,
        mark: {
          kind: 'streak',
          colour: '#5a472e',
          width: 0.2,
          length: 0.8,
          opacity: 0.6,
          size: 0.6,
          spacing: 1.2,
        },
      },
      {
        head: path(
          '0.6,0.58 0.3,0.68 -0.06,0.92 -0.42,1.2 -0.66,1.5 -0.4,1.54 -0.08,1.22 0.24,0.96 0.6,0.78',
        ),
        colour: '#4d3e29',
        soft: 4,
        mark: 'none',
      },
      { head: path('-1,0.3 -1.2,0.28 -1.24,0.46 -1.04,0.48'), colour: '#e3d88c', soft: 2.5 },
    ],
    wing: {
      plan: { form: 'finch', projection: 0.4, tipOnTail: 0.22 },
      lesserCoverts: '#877356',
      lesserMark: { kind: 'streak', colour: '#3a2d20', width: 0.36, opacity: 0.7, chance: 0.7, size: 0.8 },
      scapulars: '#93684a',
      rows: FLIGHT,
    },
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    palette: 'malva',
    perch: { kind: 'rama', plant: 'majuelo', slope: 6, thickness: 34 },
  },
  rasgos: [
    { texto: 'Garganta negra', at: { head: [0.3, 0.85] } },
    { texto: 'Cara con listas amarillas y negras', at: { head: [-0.7, 0.38] } },
    { texto: 'Banda verdosa en el pecho', at: { sheet: [0.25, 0.9] } },
    { texto: 'Costados castaños', at: { sheet: [0.42, 0.78] } },
    { texto: 'Obispillo verde oliva', at: { sheet: [0.86, 0.12] } },
  ],
};
