import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const bisbitaAlpino: Recipe = {
  slug: 'bisbita-alpino',
  archetype: 'pipit',
  facing: 'right',
  pose: { head: 0.93, plump: 1.04, turn: 0.02, legs: 1.02 },
  base: '#8f8474',
  tracts: [
    {
      at: 'upperparts',
      colour: '#8c7e68',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#5c503f',
        width: 0.42,
        length: 1.2,
        opacity: 0.45,
        chance: 0.8,
        size: 0.9,
        spacing: 1.1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#8a7b64', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#f3e6d8', soft: 10, mark: 'none' },
    {
      sheet: path('0.1,0.44 0.24,0.44 0.38,0.56 0.48,0.7 0.46,1.1 0.08,1.1'),
      colour: '#eec4ab',
      soft: 16,
      mark: 'none',
    },
    {
      sheet: path('0.44,0.56 0.7,0.58 0.84,0.68 0.78,0.82 0.5,0.76'),
      colour: '#e0cbb6',
      soft: 14,
      mark: {
        kind: 'streak',
        colour: '#6d5a48',
        width: 0.14,
        length: 1.2,
        opacity: 0.5,
        size: 0.9,
        spacing: 1.4,
      },
    },
    {
      head: path('0.9,0 0.3,-1 -0.7,-1.3 -1.7,-0.9 -2,0.2 -1.6,1 -0.6,1.2 0.3,1.1 0.9,0.8'),
      colour: '#9aa0a2',
      soft: 6,
      mark: 'none',
    },
    { at: ['crown', 'forehead', 'hindcrown'], colour: '#8b9296', soft: 5, mark: 'none' },
    { at: 'nape', colour: '#8f9494', soft: 9, mark: 'none' },
    {
      head: path('0.58,-0.06 0.2,-0.36 -0.3,-0.48 -0.9,-0.42 -1.4,-0.24 -0.9,-0.16 -0.3,-0.2 0.2,-0.15'),
      colour: '#fbf8f0',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path('0.66,0.02 0.2,-0.06 -0.4,-0.08 -1.1,0 -1.1,0.14 -0.3,0.12 0.2,0.12 0.66,0.2'),
      colour: '#565a5c',
      soft: 3,
      opacity: 0.8,
    },
    { at: 'ear', colour: '#8e9597', soft: 6 },
    { head: path('0.9,0.3 0.4,0.3 0,0.6 -0.5,0.9 -0.6,1.3 -0.2,1.7 0.7,1.6'), colour: '#f6dccb', soft: 6 },
  ],
  wing: {
    chord: 0.56,
    lesserCoverts: '#877a66',
    lesserTo: 0.09,
    scapulars: '#867862',
    scapularMark: { kind: 'streak', colour: '#5c503f', width: 0.42, opacity: 0.8, chance: 0.6 },
    rows: {
      primaries: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 2.2 } },
      tertials: {
        tips: [
          [0.93, 0.34],
          [0.68, 0.1],
        ],
        feather: { colour: '#71665a', rim: '#b5a894', rimWidth: 2.8, centre: '#453d33', centreWidth: 0.5 },
      },
      primaryCoverts: { feather: { colour: '#453d33', fringe: '#b5a894', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#453d33', fringe: '#e9e1d2', fringeWidth: 1 } },
      greaterCoverts: {
        feather: { colour: '#71665a', rim: '#b5a894', rimWidth: 2.6, centre: '#453d33', centreWidth: 0.42 },
      },
      medianCoverts: {
        feather: { colour: '#51473a', rim: '#b9ac96', rimWidth: 1.2, tip: '#cfc4b0', tipLength: 0.2 },
      },
      longScapulars: {
        count: 5,
        roots: [
          [0, 0.42],
          [0.02, 0.02],
        ],
        tips: [
          [0.34, 0.4],
          [0.54, 0.06],
        ],
        feather: { colour: '#867862', rim: '#b5a894', rimWidth: 1.1, centre: '#5c503f', centreWidth: 0.42 },
      },
    },
  },
  tail: {
    length: 3,
    width: 0.6,
    fork: 0.06,
    feather: { colour: '#332c25', fringe: '#80735e', fringeWidth: 0.9 },
    except: {
      0: { colour: '#f6f2ea' },
      1: { zones: [{ from: 0.5, to: 1, colour: '#f4efe6', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.66,
    depth: 0.8,
    curve: 0.03,
    culmen: 0.06,
    gonys: 0.03,
    upper: '#2d2621',
    lower: '#4a3d33',
  },
  eye: { radius: 0.155, iris: '#24150c' },
  legs: { colour: '#3f332c', claw: '#241d19', toeLength: 1.1 },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    perch: { kind: 'roca' },
    plants: ['piorno'],
    palette: 'salvia',
  },
  rasgos: [
    { texto: 'Cabeza gris', at: { head: [-0.9, -0.7] } },
    { texto: 'Ceja blanca', at: { head: [-0.5, -0.34] } },
    { texto: 'Pecho rosado casi sin rayas', at: { sheet: [0.28, 0.8] } },
    { texto: 'Patas oscuras', at: { leg: 0.7 } },
    { texto: 'Blanco a los lados de la cola', at: { tail: 0.8 } },
  ],
};
