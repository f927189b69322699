import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaCabecinegra: Recipe = {
  slug: 'curruca-cabecinegra',
  archetype: 'warbler',
  pose: {
    move: {
      d5: [6, -7],
      d6: [8, -8],
      d7: [3, -4],
      v3: [-4, 2],
      v4: [-12, 6],
      v5: [-12, 3],
      v6: [-4, -3],
      v7: [0, -8],
      v8: [0, -3],
    },
    head: 1.02,
    skull: { forehead: 0.12, crown: 0.05, nape: 0.03 },
    plump: 0.93,
    depth: 0.96,
    turn: 0,
  },
  frame: { size: 0.765, dx: -186 },
  base: '#7d7f84',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#75777d', soft: 8 },
    { at: 'underparts', colour: '#f1efe9', soft: 9 },
    {
      sheet: path('0.36,0.56 0.6,0.58 0.86,0.62 0.86,0.88 0.62,0.92 0.42,0.84'),
      colour: '#97989c',
      soft: 18,
    },
    { sheet: path('0.2,0.68 0.34,0.62 0.42,0.7 0.4,0.84 0.28,0.86'), colour: '#b9babb', soft: 18 },
    { at: 'undertail', colour: '#e5e4df', soft: 8 },
    {
      head: path('0.95,0.3 0.5,0.34 0.1,0.46 -0.4,0.82 -0.8,1.2 -0.4,1.8 0.5,1.8 1,1.2'),
      colour: '#fbfaf6',
      soft: 3,
    },
    {
      head: path('-0.6,-1.3 -1.4,-1.1 -1.85,-0.5 -1.9,0.2 -1.6,0.7 -1.1,0.95 -0.5,0.72'),
      colour: '#3c3e43',
      soft: 20,
    },
    {
      head: path(
        '0.9,0.34 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.2,-1.1 -1.46,-0.6 -1.46,-0.1 -1.34,0.34 -1.08,0.64 -0.72,0.72 -0.3,0.6 0.1,0.42 0.5,0.31',
      ),
      colour: '#17171a',
      soft: 9,
    },
  ],
  wing: {
    plan: { projection: 0.45, tipOnTail: 0, tipBeside: 0.15 },
    lesserCoverts: '#75777d',
    scapulars: '#75777d',
    rows: {
      primaries: {
        feather: { colour: '#312f31', fringe: '#8d8a86', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#424145', fringe: '#85837f', fringeWidth: 1.5 },
      },
      tertials: {
        feather: { colour: '#38373a', rim: '#bcb5a8', rimWidth: 1.3 },
      },
      primaryCoverts: { feather: { colour: '#3c3b3e', fringe: '#8d8a86', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#3c3b3e', fringe: '#8d8a86', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#4b4a4e', fringe: '#8d8a86', fringeWidth: 1.6 },
      },
      medianCoverts: {
        feather: { colour: '#5b5b60', fringe: '#8d8a86', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    undertail: 0.33,
    uppertail: 0.3,
    length: 3.8,
    width: 0.66,
    graduated: 0.3,
    lift: 0.62,
    spread: 0.07,
    feather: { colour: '#222226', fringe: '#45454a', fringeWidth: 0.8, shape: 'round' },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#efeeea', web: 'outer' }], tip: '#f2f1ed', tipLength: 0.16 },
      1: { tip: '#f2f1ed', tipLength: 0.08 },
    },
  },
  bill: {
    length: 0.64,
    depth: 0.95,
    curve: 0.05,
    upper: '#26262a',
    lower: '#70747c',
    tip: '#26262a',
    tipLength: 0.35,
  },
  eye: { radius: 0.144, iris: '#4a2412', ring: '#f04a2c', ringWidth: 0.3 },
  legs: { trouserLength: 0.74, colour: '#a27459', claw: '#5a4034' },
  pareja: {
    what: 'hembra',
    legs: {
      stance: {
        tarsus: 0.44,
        hidden: 0.24,
        girth: 0.07,
        toe: 0.45,
        scutes: 0.25,
        thigh: 0.22,
        lean: [0.3, 0.56],
        stride: -0.24,
        yaw: [0.8, 1.1],
      },
      colour: '#a27459',
      claw: '#5a4034',
    },
    size: 0.9,
    x: 906,
    facing: 'right',
    pose: {
      turn: 0.1,
      contour: {
        nape: { at: [0.11, -0.32], slope: 0.46, turn: -0.3 },
        mantle: { at: [0.36, -0.238], slope: 0.08 },
        back: { at: [0.64, -0.186], slope: 0.14 },
        rump: { at: [0.91, -0.1], slope: 0.15 },
        breast: { at: [0.01, 0.35], slope: 1.04 },
        belly: { at: [0.35, 0.378], slope: -0.02 },
        vent: { at: [0.76, 0.228], slope: -0.46, turn: 0.2 },
      },
      head: 1,

      skull: { forehead: 0.12, crown: 0.05, nape: 0.04 },

      depth: 0.96,
    },
    tail: {
      undertail: 0.35,
      uppertail: 0.3,
      length: 3.6,
      width: 0.66,
      graduated: 0.3,
      lift: 0.32,
      spread: 0.07,
      feather: { colour: '#3a332d', fringe: '#6a5c4c', fringeWidth: 0.8, shape: 'round' },
      except: {
        0: { zones: [{ from: 0, to: 1, colour: '#e9e5dc', web: 'outer' }], tip: '#efebe2', tipLength: 0.16 },
        1: { tip: '#efebe2', tipLength: 0.08 },
      },
    },
    base: '#8d7860',
    tracts: [
      { at: 'upperparts', colour: '#866f57', soft: 8 },
      { at: 'underparts', colour: '#efe8dc', soft: 9 },
      { at: ['flanks', 'vent'], colour: '#a98a6c', soft: 18 },
      { sheet: path('0.24,0.62 0.36,0.58 0.46,0.7 0.42,0.86 0.3,0.88'), colour: '#c4aa90', soft: 18 },
      {
        head: path('0.95,0.3 0.5,0.34 0.1,0.46 -0.4,0.82 -0.8,1.2 -0.4,1.8 0.5,1.8 1,1.2'),
        colour: '#f8f5ee',
        soft: 3,
      },
      {
        head: path(
          '0.9,0.34 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.4,-1 -1.66,-0.3 -1.5,0.3 -1.15,0.72 -0.7,0.84 -0.3,0.68 0.1,0.44 0.5,0.34',
        ),
        colour: '#7b7a79',
        soft: 9,
      },
    ],
    wing: {
      plan: { projection: 0.45, tipOnTail: 0.14 },
      lesserCoverts: '#866f57',
      scapulars: '#866f57',
      rows: {
        primaries: {
          feather: { colour: '#3f352b', fringe: '#a58c6d', fringeWidth: 0.8, tipFringe: true },
        },
        secondaries: {
          feather: { colour: '#4f4336', fringe: '#a58c6d', fringeWidth: 1.5 },
        },
        tertials: {
          feather: { colour: '#4f4336', rim: '#c0ab8e', rimWidth: 1.3 },
        },
        primaryCoverts: { feather: { colour: '#4f4336', fringe: '#a58c6d', fringeWidth: 0.8 } },
        alula: { feather: { colour: '#4f4336', fringe: '#a58c6d', fringeWidth: 0.7 } },
        greaterCoverts: {
          feather: { colour: '#6b5b49', fringe: '#83705a', fringeWidth: 2.4 },
        },
        medianCoverts: {
          feather: { colour: '#77644f', fringe: '#87725a', fringeWidth: 2.2 },
        },
      },
    },
  },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'jara', slope: 1, thickness: 27 },
    palette: 'miel',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Capirote negro hasta las mejillas', at: { head: [-0.6, 0] } },
    { texto: 'Anillo rojo en torno al ojo', at: { head: [0.02, 0.2] } },
    { texto: 'Garganta blanca', at: { head: [0.2, 0.9] } },
    { texto: 'Flancos grises', at: { sheet: [0.62, 0.86] } },
    { texto: 'Cola oscura de borde blanco', at: { tail: 0.6 } },
  ],
};
