import { path, span } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaudonReal: Recipe = {
  slug: 'alcaudon-real',
  archetype: 'sentinel',
  frame: { size: 0.984 },
  pose: { head: 1.04, depth: 0.95, legs: 0.76 },
  base: '#a3a6aa',
  coat: 'loose',
  darks: { cold: '#8796b4', warm: '#7a5a44', sheen: 0.35 },
  tracts: [
    { at: 'upperparts', colour: '#7d838c', soft: 9 },
    { at: 'underparts', colour: '#ecdcd3', soft: 10 },
    { at: ['breast', 'flanks'], colour: '#e2c6bc', soft: 34 },
    { at: ['undertail', 'vent'], colour: '#f3ece4', soft: 14 },
    { head: path('0.95,0 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.6,-1 -2.2,0 -2.3,0.9 -1.7,1.2 -1.2,0.5 0.5,0'), colour: '#7d838d', soft: 5 },
    { head: path('0.95,0.3 0.3,0.28 -0.3,0.36 -0.85,0.5 -1.2,0.8 -1,1.4 0.6,1.6 1,1'), colour: '#faf5ef', soft: 28, opacity: 0.85 },
    { head: path('1,-0.14 0.6,-0.24 0.2,-0.33 -0.4,-0.34 -0.75,-0.27 -0.4,-0.24 0.2,-0.22 0.6,-0.1 0.9,-0.02'), colour: '#f8f6f1', soft: 1.5 },
    {
      head: path('1,0.1 0.6,0 0.2,-0.2 -0.4,-0.25 -1.1,-0.14 -1.5,0.14 -1.42,0.4 -1,0.46 -0.4,0.36 0.1,0.28 0.5,0.22 0.9,0.28'),
      colour: '#17161a',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.45,
    lesserCoverts: '#1c1b1e',
    patches: [
      { over: path('0.34,-0.12 0.6,-0.12 0.56,0.07 0.45,0.2 0.34,0.26'), colour: '#858b94', length: 0.9, density: 1 },
      {
        over: path('0.1,0.31 0.2,0.33 0.32,0.3 0.43,0.22 0.54,0.07 0.56,0.11 0.46,0.3 0.34,0.4 0.2,0.42 0.1,0.38'),
        colour: '#e6e5e2',
        length: 1,
        density: 0.9,
      },
    ],
    scapulars: '#858b94',
    scapularReach: 1.5,
    rows: {
      primaries: { feather: { colour: '#1f1d1f', fringe: '#3b383a', fringeWidth: 0.6, zones: [{ from: 0, to: 0.4, colour: '#faf7f0' }] } },
      secondaries: { feather: { colour: '#1e1c1e', fringe: '#565357', fringeWidth: 0.9, tip: '#e9e5de', tipLength: 0.03 } },
      tertials: {
        tips: span('0.76,0.34 0.58,0.2'),
        feather: { colour: '#201e21', fringe: '#6b686c', fringeWidth: 1, tip: '#e4e0d8', tipLength: 0.018 },
      },
      primaryCoverts: { feather: { colour: '#1a191b', fringe: '#343235', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#191819', fringe: '#343235', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#1e1c1f', fringe: '#55525a', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#1e1d20', fringe: '#3d3b3f', fringeWidth: 0.8 } },
    },
  },
  tail: {
    undertail: 0.3,
    length: 4.1,
    width: 0.6,
    graduated: 0.2,
    feather: { colour: '#1b1a1c', fringe: '#3a373a', fringeWidth: 0.6 },
    except: {
      0: { colour: '#f7f4ed', fringe: '#cfccc6', fringeWidth: 0.8 },
      1: { zones: [{ from: 0.66, to: 1, colour: '#f7f4ed' }] },
      2: { zones: [{ from: 0.86, to: 1, colour: '#f7f4ed' }] },
    },
  },
  bill: { kind: 'hooked', length: 0.72, depth: 1.26, hook: 0.14, culmen: 0.12, upper: '#1a191b', lower: '#3a3638' },
  eye: { radius: 0.131, iris: '#22140d' },
  legs: { colour: '#26252a', claw: '#131215' },
  scene: { habitat: 'matorral', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'miel', perch: { kind: 'rama', plant: 'majuelo' } },
  rasgos: [
    { texto: 'Antifaz negro bajo ceja blanca muy fina', at: { head: [-0.3, -0.3] } },
    { texto: 'Dorso gris plomo', at: { sheet: [0.45, 0.12] } },
    { texto: 'Pecho teñido de rosa', at: { sheet: [0.28, 0.8] } },
    { texto: 'Cola larga, negra de borde blanco', at: { tail: 0.7 } },
    { texto: 'Pico ganchudo', at: { bill: 0.8 } },
  ],
};
