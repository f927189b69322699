import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaudonComun: Recipe = {
  slug: 'alcaudon-comun',
  archetype: 'shrike',
  facing: 'right',
  frame: { size: 0.8, dx: 180 },
  pose: { head: 1.04, plump: 1.02, depth: 0.98, legs: 0.9, turn: -0.08 },
  base: '#f3ecdd',
  tracts: [
    { at: 'upperparts', colour: '#2c2929', soft: 8 },
    { sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.8 0.94,0.66 0.77,0.45'), colour: '#e2ded6', soft: 8 },
    { at: 'underparts', colour: '#faf6ec', soft: 9 },
    { at: 'flanks', colour: '#f3dcb6', soft: 20 },
    {
      head: path(
        '0.1,-0.5 -0.2,-1.1 -0.7,-1.3 -1.6,-1 -2.1,0 -2.2,0.8 -1.95,1.2 -1.45,1.1 -1.1,0.4 -0.8,-0.1 -0.3,-0.4',
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
        '1,0.1 0.75,-0.36 0.5,-0.85 0.1,-1.02 -0.26,-0.84 -0.44,-0.46 -0.95,-0.22 -1.28,0.25 -1.5,0.85 -1.42,1.1 -1.15,0.76 -0.85,0.52 -0.4,0.38 0,0.3 0.6,0.32',
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
    chord: 0.54,
    lesserCoverts: '#2a2626',
    scapulars: '#2c2929',
    bands: [
      {
        over: path('0.1,0.3 0.14,0.17 0.24,0.1 0.38,0.08 0.46,0.12 0.36,0.26 0.2,0.36'),
        onTop: true,
        colour: '#f6f2e8',
        soft: 2.5,
      },
    ],
    patches: [
      {
        over: path(
          '0.06,0.34 0.1,0.16 0.22,0.06 0.36,0.04 0.48,0.08 0.54,0.14 0.46,0.24 0.34,0.34 0.2,0.42 0.1,0.42',
        ),
        colour: '#f8f4ea',
        length: 1.1,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#2a2423',
          fringe: '#4e4541',
          fringeWidth: 0.7,
          zones: [{ from: 0, to: 0.5, colour: '#faf7ee' }],
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
    length: 0.62,
    depth: 1.08,
    hook: 0.13,
    culmen: 0.12,
    upper: '#1c191a',
    lower: '#39332f',
  },
  eye: { radius: 0.142, iris: '#22140d' },
  legs: { colour: '#2b2728', claw: '#151314' },
  pareja: {
    what: 'joven',
    size: 0.9,
    x: 880,
    facing: 'left',
    base: '#b9a791',
    tracts: [
      {
        at: 'upperparts',
        colour: '#a08d77',
        soft: 8,
        mark: { kind: 'scale', colour: '#5b4a3c', width: 0.1, opacity: 0.75, size: 0.85 },
      },
      { at: ['rump', 'uppertail'], colour: '#cdbfa9', soft: 10 },
      {
        at: 'underparts',
        colour: '#f2eadb',
        soft: 10,
        mark: { kind: 'scale', colour: '#6a5745', width: 0.16, opacity: 0.9, size: 0.8, spacing: 0.92 },
      },
      { at: ['vent', 'undertail'], colour: '#f6f0e4', soft: 16, mark: 'none' },
      {
        at: ['crown', 'nape'],
        colour: '#a8937a',
        soft: 7,
        mark: { kind: 'scale', colour: '#655241', width: 0.1, opacity: 0.7, size: 0.6 },
      },
      {
        head: path('0.1,0.06 -0.2,-0.1 -0.6,-0.06 -1.1,0.16 -1.2,0.42 -0.95,0.56 -0.5,0.4 -0.1,0.24'),
        colour: '#7a6552',
        soft: 7,
        mark: 'none',
      },
      { at: 'throat', colour: '#f4ecdd', soft: 8, mark: 'none' },
    ],
    wing: {
      chord: 0.54,
      lesserCoverts: '#85725f',
      scapulars: '#dccfb9',
      scapularMark: { kind: 'scale', colour: '#6f5d4b', width: 0.1, opacity: 0.8, chance: 0.9 },
      rows: {
        primaries: { feather: { colour: '#4a3e35', fringe: '#8c7964', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#4d4137', fringe: '#b49b7c', fringeWidth: 1.4 } },
        tertials: { feather: { colour: '#54473b', rim: '#d2bd9b', rimWidth: 2 } },
        primaryCoverts: { feather: { colour: '#483c33', fringe: '#87745f', fringeWidth: 0.7 } },
        greaterCoverts: { feather: { colour: '#5a4c3f', rim: '#d6c3a2', rimWidth: 1.8 } },
        medianCoverts: { feather: { colour: '#66584a', rim: '#dccbad', rimWidth: 1.8 } },
      },
    },
    tail: { length: 3, width: 0.56, feather: { colour: '#54473c', fringe: '#8c7964', fringeWidth: 0.8 } },
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
    { texto: 'Mancha blanca en los hombros', at: { wing: [0.3, 0.24] } },
    { texto: 'Pico ganchudo', at: { bill: 0.8 } },
    { texto: 'Joven: pardo, escamado, hombros claros', at: { plate: [880, 520] } },
  ],
};
