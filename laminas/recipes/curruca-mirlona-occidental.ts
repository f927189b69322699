import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaMirlonaOccidental: Recipe = {
  slug: 'curruca-mirlona-occidental',
  archetype: 'warbler',
  facing: 'right',
  pose: {
    turn: 0,
    move: { d4: [-2, 2], d10: [4, -10], v10: [2, 8] },
    contour: {
      nape: { at: [0.11, -0.28], slope: 0.46, turn: -0.3 },
      mantle: { at: [0.36, -0.239], slope: 0.08 },
      back: { at: [0.64, -0.193], slope: 0.14 },
      rump: { at: [0.91, -0.119], slope: 0.15 },
      breast: { at: [0, 0.359], slope: 1.04 },
      belly: { at: [0.37, 0.397], slope: -0.02 },
      vent: { at: [0.77, 0.239], slope: -0.46, turn: 0.2 },
    },
    head: 0.92,
    compact: 0.9,
    skull: { crown: 0, forehead: -0.04, nape: -0.14 },

    depth: 0.9,
    nape: 0.18,
  },
  frame: { size: 0.974 },
  base: '#7f7b74',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#77726a', soft: 8 },
    { at: 'underparts', colour: '#efe8dc', soft: 9 },
    { sheet: path('0.2,0.6 0.34,0.56 0.5,0.66 0.5,0.9 0.34,1.1 0.22,1.1'), colour: '#e3d2c4', soft: 22 },
    { at: ['vent'], colour: '#d8c8b8', soft: 16 },
    {
      sheet: path('0.3,0.6 0.44,0.56 0.66,0.6 0.84,0.66 0.8,0.84 0.5,0.8 0.34,0.74'),
      colour: '#c9a897',
      soft: 26,
      opacity: 0.85,
    },
    { at: 'undertail', colour: '#ded3c6', soft: 16 },
    { head: path('0.4,-0.6 -0.4,-1.2 -1.4,-1.2 -1.8,-0.5 -1.66,0.2 -1.3,0.6'), colour: '#4c4b4d', soft: 14 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-0.98 -0.4,-1.2 -1.1,-1 -1.35,-0.3 -1.25,0.35 -0.9,0.7 -0.45,0.66 0.1,0.46 0.5,0.34',
      ),
      colour: '#2b2a2d',
      soft: 10,
    },
    {
      head: path('0.95,0.3 0.5,0.36 0,0.5 -0.6,0.8 -0.9,1.2 -0.5,2 0.5,2 1,1.2'),
      colour: '#fbf8f1',
      soft: 6,
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.28 },
    lesserCoverts: '#77726a',
    scapulars: '#77726a',
    rows: {
      primaries: {
        feather: { colour: '#403a33', fringe: '#9a9184', fringeWidth: 0.9, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#534c44', fringe: '#a0968a', fringeWidth: 1.7 },
      },
      tertials: {
        feather: { colour: '#544c44', rim: '#aca08e', rimWidth: 1.8 },
      },
      primaryCoverts: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4c4842', fringe: '#9a9184', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#5b544b', fringe: '#8d8478', fringeWidth: 2, tipFringe: true },
      },
      medianCoverts: {
        feather: { colour: '#67625a', fringe: '#7a746b', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.38,
    uppertail: 0.3,
    length: 3.27,
    width: 0.6,
    bend: 0.18,
    spread: 0.035,
    lift: 0.08,
    feather: { colour: '#3b3834', fringe: '#605b54', fringeWidth: 0.9 },
    except: {
      0: {
        zones: [{ from: 0, to: 1, colour: '#f2efe8', web: 'outer' }],
        tip: '#f2efe8',
        tipLength: 0.08,
        fringe: '#77736b',
        fringeWidth: 0.7,
      },
      1: { tip: '#f2efe8', tipLength: 0.04 },
    },
  },
  bill: {
    length: 0.8,
    depth: 1.34,
    curve: 0.11,
    culmen: 0.06,
    upper: '#2b292a',
    lower: '#5d6067',
    tip: '#2b292a',
    tipLength: 0.5,
  },
  eye: { radius: 0.138, iris: '#d8cfb4', ring: '#2a2729', ringWidth: 0.1, pupil: 0.46 },
  legs: {
    stance: {
      tarsus: 0.42,
      hidden: 0.26,
      girth: 0.07,
      toe: 0.46,
      scutes: 0.35,
      thigh: 0.24,
      lean: [0.52, 0.24],
      stride: 0.24,
      yaw: [1.05, 0.7],
    },
    colour: '#6f6a66',
    claw: '#3a3633',
  },
  scene: {
    habitat: 'dehesa',
    season: 'verano',
    perch: { kind: 'rama', plant: 'encina', slope: 6, thickness: 34 },
    palette: 'trigo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ojo claro en capucha oscura', at: { head: [0, 0] } },
    { texto: 'Garganta blanca', at: { head: [0.25, 0.95] } },
    { texto: 'Pico largo y fuerte', at: { bill: 0.5 } },
    { texto: 'Sin anillo rojo', at: { head: [-0.25, 0.22] } },
    { texto: 'Grande y robusta para ser curruca', at: { sheet: [0.45, 0.3] } },
  ],
};
