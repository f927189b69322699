import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaudonComun: Recipe = {
  slug: 'alcaudon-comun',
  archetype: 'shrike',
  facing: 'right',
  frame: { size: 0.752, dx: 180 },
  pose: { head: 1.1, plump: 1.02, depth: 0.98, turn: -0.02, neck: 0.07, carry: [14, 34] },
  base: '#f3ecdd',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#2c2929', soft: 8 },
    { sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.8 0.94,0.66 0.77,0.45'), colour: '#e2ded6', soft: 8 },
    { at: 'underparts', colour: '#faf6ec', soft: 9 },
    { at: 'flanks', colour: '#f3dcb6', soft: 20 },
    {
      head: path(
        '0.26,-0.6 0.02,-1.12 -0.7,-1.3 -1.6,-1 -2.1,0 -2.05,0.45 -1.8,0.74 -1.4,0.76 -1.1,0.4 -0.8,-0.1 -0.3,-0.4',
      ),
      colour: '#a8502a',
      soft: 4,
    },
    {
      head: path('0.95,0.42 0.3,0.34 -0.3,0.42 -0.85,0.62 -1.1,1 -1,1.6 0.6,1.8 1,1.2'),
      colour: '#fcf9f1',
      soft: 3,
    },
    {
      head: path(
        '1,0.1 0.75,-0.36 0.5,-0.85 0.24,-0.98 0.02,-0.76 -0.2,-0.42 -0.9,-0.2 -1.2,0.2 -1.42,0.82 -1.34,0.94 -1.1,0.62 -0.85,0.46 -0.4,0.38 0,0.3 0.6,0.32',
      ),
      colour: '#1a1718',
      soft: 3,
    },
    {
      head: path('0.7,-0.12 0.6,-0.2 0.47,-0.1 0.5,0.05 0.62,0.06 0.7,0'),
      colour: '#f5efe2',
      soft: 1.5,
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.3 },
    lesserCoverts: '#2a2626',
    scapulars: '#f6f2e8',

    patches: [
      {
        over: path(
          '0.01,0.22 0.02,0.02 0.1,-0.2 0.35,-0.24 0.56,-0.1 0.55,0.04 0.44,-0.02 0.27,-0.04 0.14,0.01 0.07,0.12 0.05,0.26',
        ),
        colour: '#2c2929',
        length: 1.2,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#2a2423',
          fringe: '#4e4541',
          fringeWidth: 0.7,
        },
      },
      secondaries: { feather: { colour: '#272322', fringe: '#7a6d61', fringeWidth: 1 } },
      tertials: { feather: { colour: '#2a2625', fringe: '#a3927e', fringeWidth: 1.3 } },
      primaryCoverts: { feather: { colour: '#231f1f', fringe: '#423b39', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#211d1d', fringe: '#423b39', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#272322', fringe: '#7a6d61', fringeWidth: 1 } },
      medianCoverts: { feather: { colour: '#252121', fringe: '#504846', fringeWidth: 0.9 } },
    },
  },
  tail: {
    undertail: 0.42,
    length: 3,
    width: 0.58,
    graduated: 0.08,
    feather: { colour: '#211d1d', fringe: '#463f3c', fringeWidth: 0.7 },
    except: {
      0: { colour: '#f7f3e9', fringe: '#f7f3e9' },
      1: { zones: [{ from: 0, to: 0.3, colour: '#f7f3e9' }], tip: '#f7f3e9', tipLength: 0.1 },
    },
  },
  bill: {
    kind: 'hooked',
    length: 0.6,
    depth: 1.26,
    bend: 3.4,
    hook: 0.08,
    culmen: 0.12,
    upper: '#1c191a',
    lower: '#39332f',
  },
  eye: { radius: 0.142, iris: '#22140d' },
  legs: {
    stance: {
      tarsus: 0.4,
      hidden: 0.24,
      girth: 0.078,
      toe: 0.46,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.42, 0.1],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#2b2728',
    claw: '#151314',
  },
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 880,
    facing: 'left',
    base: '#f3ead8',
    tracts: [
      { at: 'upperparts', colour: '#55483f', soft: 8 },
      { sheet: path('0.3,-0.1 0.46,-0.1 0.46,0.3 0.32,0.34'), colour: '#6d5a4c', soft: 14 },
      { sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.8 0.94,0.66 0.77,0.45'), colour: '#d8d2c6', soft: 8 },
      { at: 'underparts', colour: '#f8f1e2', soft: 9 },
      {
        at: 'flanks',
        colour: '#efd8b4',
        soft: 20,
        mark: { kind: 'scale', colour: '#a58d70', width: 0.07, opacity: 0.65, chance: 0.8 },
      },
      {
        head: path(
          '0.3,-0.6 0.1,-0.95 -0.2,-1.15 -0.7,-1.3 -1.6,-1 -2.1,0 -2.05,0.45 -1.8,0.74 -1.4,0.76 -1.1,0.4 -0.8,-0.1 -0.3,-0.4 0.1,-0.4',
        ),
        colour: '#b06a44',
        soft: 5,
      },
      {
        head: path('0.95,0.42 0.3,0.34 -0.3,0.42 -0.85,0.62 -1.1,1 -1,1.6 0.6,1.8 1,1.2'),
        colour: '#faf4e6',
        soft: 3,
      },
      {
        head: path(
          '0.5,0.02 0.3,-0.4 0.2,-0.78 0,-0.8 -0.1,-0.44 -0.5,-0.24 -0.95,-0.12 -1.25,0.25 -1.4,0.8 -1.3,0.9 -1.1,0.66 -0.85,0.48 -0.4,0.36 0,0.28 0.4,0.24',
        ),
        colour: '#43352c',
        soft: 4.5,
      },
      {
        head: path('1,0.12 0.78,-0.36 0.56,-0.62 0.34,-0.62 0.32,-0.3 0.4,0.02 0.6,0.12'),
        colour: '#efe0c4',
        soft: 4,
      },
    ],
    wing: {
      plan: { projection: 0.85, tipOnTail: 0.3 },
      lesserCoverts: '#4a3d35',
      scapulars: '#ece1cc',

      patches: [
        {
          over: path(
            '0.01,0.22 0.02,0.02 0.1,-0.2 0.35,-0.24 0.56,-0.1 0.55,0.04 0.44,-0.02 0.27,-0.04 0.14,0.01 0.07,0.12 0.05,0.26',
          ),
          colour: '#5c4d42',
          length: 1.2,
        },
      ],
      rows: {
        primaries: {
          feather: {
            colour: '#43372f',
            fringe: '#6e5d50',
            fringeWidth: 0.7,
          },
        },
        secondaries: { feather: { colour: '#463a32', fringe: '#a08a70', fringeWidth: 1.1 } },
        tertials: { feather: { colour: '#4a3d34', fringe: '#b59d7e', fringeWidth: 1.4 } },
        primaryCoverts: { feather: { colour: '#40352e', fringe: '#655549', fringeWidth: 0.6 } },
        alula: { feather: { colour: '#3d322b', fringe: '#655549', fringeWidth: 0.6 } },
        greaterCoverts: { feather: { colour: '#483b33', fringe: '#a08a70', fringeWidth: 1.1 } },
        medianCoverts: { feather: { colour: '#4a3d35', fringe: '#7d6a5a', fringeWidth: 0.9 } },
      },
    },
    tail: {
      undertail: 0.42,
      length: 3,
      width: 0.56,
      graduated: 0.08,
      uppertail: 0.2,
      feather: { colour: '#3d322b', fringe: '#6b5b4e', fringeWidth: 0.7 },
      except: { 0: { colour: '#f3ecdd', fringe: '#f3ecdd' } },
    },
  },
  scene: {
    habitat: 'dehesa',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'oliva',
    perch: { kind: 'rama', plant: 'encina' },
  },
  rasgos: [
    { texto: 'Corona y nuca castañas', at: { head: [-1.1, -0.5] } },
    { texto: 'Antifaz negro hasta la frente', at: { head: [-0.6, 0.2] } },
    { texto: 'Mancha blanca en los hombros', at: { wing: [0.26, 0.17] } },
    { texto: 'Pico ganchudo', at: { bill: 0.8 } },
    { texto: 'Hembra más parda, de cara clara', at: { plate: [756, 388] } },
  ],
};
