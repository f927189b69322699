import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaudonComun: Recipe = {
  slug: 'alcaudon-comun',
  archetype: 'shrike',
  facing: 'right',
  pose: { head: 1.04, plump: 1.02, depth: 0.98, legs: 0.9, turn: -0.08 },
  base: '#f3ecdd',
  tracts: [
    { at: 'upperparts', colour: '#2c2929', soft: 8 },
    { sheet: path('0.74,-0.1 1.1,-0.1 1.1,0.8 0.94,0.66 0.77,0.45'), colour: '#e2ded6', soft: 8 },
    { at: 'underparts', colour: '#faf6ec', soft: 9 },
    { at: 'flanks', colour: '#f3dcb6', soft: 20 },
    {
      head: path(
        '0.4,-0.4 0,-1 -0.7,-1.3 -1.6,-1 -2.1,0 -2.2,0.8 -1.85,1.1 -1.5,0.8 -1.05,0.4 -0.8,-0.1 -0.3,-0.4',
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
        '1,0.1 0.66,-0.36 0.42,-0.66 0.12,-0.72 -0.1,-0.5 -0.5,-0.4 -1,-0.22 -1.35,0.3 -1.5,0.95 -1.25,1.3 -0.95,0.86 -0.5,0.5 0,0.32 0.6,0.34',
      ),
      colour: '#1a1718',
      soft: 3,
    },
    {
      head: path('0.88,-0.02 0.66,-0.06 0.58,0.04 0.66,0.14 0.88,0.12'),
      colour: '#f5efe2',
      soft: 3,
      opacity: 0.9,
    },
  ],
  wing: {
    chord: 0.54,
    lesserCoverts: '#2a2626',
    scapulars: '#fbf8f0',
    scapularMark: { kind: 'streak', colour: '#fbf8f0', chance: 0 },
    bands: [{ over: path('0.6,0.66 0.7,0.56 0.74,0.66 0.66,0.8 0.6,0.82'), colour: '#faf7ee', soft: 1.8 }],
    rows: {
      primaries: {
        feather: {
          colour: '#2a2423',
          fringe: '#4e4541',
          fringeWidth: 0.7,
          zones: [{ from: 0, to: 0.3, colour: '#faf7ee' }],
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
    length: 2.7,
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
    { texto: 'Mancha blanca en los hombros', at: { wing: [0.2, 0.06] } },
    { texto: 'Pico ganchudo', at: { bill: 0.8 } },
  ],
};
