import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tortolaTurca: Recipe = {
  slug: 'tortola-turca',
  archetype: 'pigeon',
  pose: {
    head: 1.02,
    plump: 0.88,
    depth: 0.87,
    compact: 0.95,
    turn: 0.1,
    legs: 0.85,
    move: { d9: [0, -6], d10: [0, -10], v9: [0, 6], v10: [0, 10] },
  },
  frame: { size: 1.06 },
  base: '#d3c4b2',
  tracts: [
    { at: 'upperparts', colour: '#bfab95', soft: 12 },
    { at: 'underparts', colour: '#d8cabc', soft: 14 },
    { sheet: path('0.12,0.3 0.3,0.34 0.4,0.62 0.38,1.1 0.1,1.1'), colour: '#d8b8b2', soft: 34 },
    { at: 'undertail', colour: '#b5afa9', soft: 14 },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.3 -1.6,-1 -2,0.4 -1.7,1.4 0.2,1.7 1,0.9'),
      colour: '#dccac2',
      soft: 9,
    },
    {
      sheet: path(
        '0.25,-0.06 0.248,0.06 0.236,0.2 0.22,0.34 0.212,0.46 0.222,0.47 0.248,0.32 0.272,0.14 0.283,-0.06',
      ),
      colour: '#f6f2ea',
      soft: 4,
    },
    {
      sheet: path(
        '0.258,-0.08 0.257,0.06 0.243,0.22 0.221,0.38 0.216,0.45 0.226,0.43 0.253,0.26 0.271,0.1 0.277,-0.08',
      ),
      colour: '#1a191b',
      soft: 1.8,
    },
  ],
  wing: {
    chord: 0.6,
    build: 'pigeon',
    lesserCoverts: '#bdaa95',
    lesserTo: 0.34,
    seat: 2,
    shoulder: 40,
    scapulars: '#bda993',
    bands: [
      {
        over: path('0.16,0.86 0.36,0.78 0.56,0.68 0.7,0.6 0.72,0.72 0.56,0.9 0.34,0.99 0.14,1'),
        colour: '#a9aeb4',
        soft: 26,
        opacity: 0.6,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#3a3532', fringe: '#9a8e82', fringeWidth: 1.2 } },
      secondaries: { feather: { colour: '#a8a5a1', fringe: '#b6b1aa', fringeWidth: 0.7 } },
      tertials: { loose: 0.014, feather: { colour: '#b39f88', fringe: '#c0ae99', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#8f8f92' } },
      greaterCoverts: {
        loose: 0.014,
        feather: { colour: '#b7a995', fringe: '#bfb2a0', fringeWidth: 0.6 },
        except: { 0: { colour: '#adafb0' }, 1: { colour: '#b0aeaa' }, 2: { colour: '#b3aba0' } },
      },
      longScapulars: { loose: 0.014, feather: { colour: '#bba78f' } },
      medianCoverts: { loose: 0.014, feather: { colour: '#bcaa95' } },
    },
  },
  tail: {
    length: 5.7,
    width: 1.75,
    undertail: 0.36,
    feathers: 7,
    graduated: 0.1,
    spread: 0.11,
    feather: { colour: '#ab9c8c', fringe: '#b8a999', fringeWidth: 0.8 },
    except: {
      0: { colour: '#56504c', tip: '#f6f2ea', tipLength: 0.34 },
      1: { colour: '#6d655f', tip: '#f1ece2', tipLength: 0.3 },
      2: { colour: '#94877a', tip: '#e6ddd0', tipLength: 0.24 },
      3: { tip: '#d6cabb', tipLength: 0.18 },
      4: { tip: '#c6b9a9', tipLength: 0.12 },
    },
  },
  bill: {
    length: 0.8,
    depth: 1.02,
    curve: 0.12,
    culmen: 0,
    gonys: 0.02,
    upper: '#2c2a2c',
    lower: '#353235',
  },
  eye: { radius: 0.17, iris: '#8a2420', pupil: 0.55 },
  legs: { colour: '#b3525c', claw: '#3a2e2e', toeLength: 0.74 },
  scene: { habitat: 'ciudad', sun: 'hidden', palette: 'lavanda', perch: { kind: 'cable', thickness: 12 } },
  rasgos: [
    { texto: 'Medio collar negro y fino', at: { sheet: [0.24, 0.22] } },
    { texto: 'Beige pálida y lisa', at: { wing: [0.3, 0.5] } },
    { texto: 'Cola larga de punta blanca', at: { tail: 0.85 } },
    { texto: 'Ojo rojo oscuro', at: { head: [0, 0] } },
    { texto: 'Puntas de las alas oscuras', at: { wing: [0.85, 0.6] } },
  ],
};
