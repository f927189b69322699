import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pardilloComun: Recipe = {
  slug: 'pardillo-comun',
  archetype: 'finch',
  pose: { head: 0.93, plump: 0.84, depth: 0.92, legs: 0.95, turn: 0.12, skull: { crown: -0.04 } },
  frame: { size: 0.78, dx: 196 },
  base: '#a06f46',
  tracts: [
    { at: 'upperparts', colour: '#9c6238', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#cbb596', soft: 10 },
    { at: 'underparts', colour: '#efe6d4', soft: 10 },
    { sheet: path('0.4,0.52 0.6,0.58 0.84,0.64 0.8,0.8 0.56,0.82 0.4,0.72'), colour: '#c49468', soft: 16 },
    {
      sheet: path(
        '0.19,0.56 0.27,0.46 0.36,0.52 0.43,0.7 0.4,0.82 0.33,0.8 0.35,0.92 0.31,1.08 0.22,1.08 0.18,0.86',
      ),
      colour: '#c93840',
      soft: 13,
      mark: { kind: 'scale', colour: '#e6b2a4', width: 0.7, opacity: 0.3, size: 0.9, chance: 0.7 },
    },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.3 -1.7,-0.9 -2.1,0.3 -1.7,1 -0.9,1.3 0.4,1.3 0.95,0.9'),
      colour: '#948c82',
      soft: 7,
    },
    {
      head: path('0.16,-0.26 -0.1,-0.3 -0.36,-0.16 -0.2,-0.1 0,-0.12 0.24,-0.1'),
      colour: '#d8cfc0',
      soft: 3,
      opacity: 0.8,
    },
    { head: path('0.16,0.2 -0.2,0.2 -0.5,0.4 -0.3,0.5 0.1,0.36'), colour: '#cfc5b4', soft: 5, opacity: 0.8 },
    {
      head: path('0.85,0.02 0.66,-0.36 0.38,-0.68 -0.02,-0.92 -0.16,-0.66 0.14,-0.4 0.36,-0.16 0.5,0.06'),
      colour: '#c42a33',
      soft: 4,
    },
    {
      head: path('0.85,0.42 0.4,0.46 0.1,0.8 0,1.2 0.3,1.5 0.85,1.4'),
      colour: '#ddd0bc',
      soft: 8,
      mark: { kind: 'streak', colour: '#6d5a48', width: 0.26, length: 1, opacity: 0.7, size: 0.6 },
    },
    { at: 'undertail', colour: '#f1ebde', soft: 10 },
  ],
  wing: {
    chord: 0.58,
    bands: [
      {
        over: path('0.5,0.8 0.62,0.72 0.76,0.62 0.89,0.52 0.92,0.58 0.8,0.74 0.66,0.84 0.53,0.88'),
        colour: '#f1ece0',
        soft: 1.5,
        opacity: 0.9,
      },
    ],
    lesserCoverts: '#97603a',
    lesserTo: 0.2,
    scapulars: '#9c6238',
    rows: {
      primaries: {
        feather: { colour: '#2c2522', fringe: '#efe9dc', fringeWidth: 3, tip: '#2c2522', tipLength: 0.18 },
        except: { 0: { fringeWidth: 4 } },
      },
      secondaries: { feather: { colour: '#4a352a', fringe: '#a8764c', fringeWidth: 2 } },
      tertials: {
        feather: {
          colour: '#5a3d2b',
          fringe: '#b78458',
          fringeWidth: 2.4,
          centre: '#33251e',
          centreWidth: 0.5,
        },
      },
      primaryCoverts: { feather: { colour: '#2b2421', fringe: '#7e5f48', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#2e2622', fringe: '#8d6a50', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#8a5734', fringe: '#a8744a', fringeWidth: 1.2 },
      },
      medianCoverts: { feather: { colour: '#96603a', fringe: '#a8704a', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 2.15,
    width: 0.62,
    fork: 0.22,
    notched: true,
    spread: 0.11,
    feather: { colour: '#282220', fringe: '#efe9dc', fringeWidth: 2.6 },
    except: {
      0: { zones: [{ from: 0, to: 0.7, colour: '#efe9dc', web: 'outer' }] },
      1: { zones: [{ from: 0, to: 0.5, colour: '#efe9dc', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.46,
    depth: 0.84,
    culmen: 0.08,
    gonys: 0.05,
    kink: 0.2,
    upper: '#5d5855',
    lower: '#7a7470',
  },
  eye: { radius: 0.15, iris: '#1b1009' },
  legs: { colour: '#6b5248', claw: '#3d302a' },
  pareja: {
    what: 'hembra',
    size: 0.78,
    x: 252,
    pose: {
      head: 0.93,
      plump: 0.84,
      depth: 0.92,
      legs: 0.92,
      turn: 0.24,
      neck: -0.1,
      skull: { crown: -0.04 },
    },
    facing: 'right',
    base: '#9c8062',
    wing: {
      chord: 0.58,
      bands: [
        {
          over: path('0.5,0.89 0.62,0.82 0.76,0.74 0.9,0.64 0.92,0.69 0.8,0.82 0.66,0.91 0.53,0.95'),
          colour: '#ece5d6',
          soft: 1.5,
          opacity: 0.85,
        },
      ],
      lesserCoverts: '#8b6c4e',
      lesserTo: 0.2,
      scapulars: '#8f6d4d',
      scapularMark: { kind: 'streak', colour: '#4a3626', width: 0.3, opacity: 0.7 },
      rows: {
        primaries: {
          feather: {
            colour: '#352c27',
            fringe: '#e6dfd0',
            fringeWidth: 2.4,
            tip: '#352c27',
            tipLength: 0.18,
          },
        },
        secondaries: { feather: { colour: '#49382c', fringe: '#98775a', fringeWidth: 1.8 } },
        tertials: { feather: { colour: '#523f30', fringe: '#a88a68', fringeWidth: 2 } },
        primaryCoverts: { feather: { colour: '#352c27' } },
        alula: { feather: { colour: '#352c27' } },
        greaterCoverts: {
          feather: {
            colour: '#735640',
            fringe: '#977658',
            fringeWidth: 1.2,
          },
        },
        medianCoverts: { feather: { colour: '#7a5c44', fringe: '#977658', fringeWidth: 1 } },
      },
    },
    tracts: [
      {
        at: 'upperparts',
        colour: '#8f6d4d',
        soft: 9,
        mark: { kind: 'streak', colour: '#4a3626', width: 0.3, length: 1.1, opacity: 0.7, size: 0.8 },
      },
      {
        at: 'underparts',
        colour: '#e4d6bc',
        soft: 10,
        mark: {
          kind: 'streak',
          colour: '#5d452f',
          width: 0.34,
          length: 1.3,
          opacity: 0.85,
          size: 0.95,
          chance: 0.8,
        },
      },
      { at: ['vent', 'undertail'], colour: '#eee6d6', soft: 10, mark: 'none' },
      {
        head: path('0.95,0.1 0.5,-0.9 -0.5,-1.3 -1.7,-0.9 -2.1,0.3 -1.7,1 -0.9,1.3 0.1,1 0.95,0.5'),
        colour: '#978370',
        soft: 7,
        mark: { kind: 'streak', colour: '#5a4838', width: 0.26, length: 0.9, opacity: 0.6, size: 0.6 },
      },
      {
        head: path('0.16,0.2 -0.2,0.2 -0.5,0.4 -0.3,0.5 0.1,0.36'),
        colour: '#d3c4ac',
        soft: 5,
        opacity: 0.8,
      },
    ],
  },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    palette: 'salvia',
    perch: { kind: 'rama', plant: 'retama', slope: 5, thickness: 18 },
  },
  rasgos: [
    { texto: 'Frente roja', at: { head: [0.4, -0.5] } },
    { texto: 'Pecho rojo (macho)', at: { sheet: [0.27, 0.8] } },
    { texto: 'Cabeza gris', at: { head: [-0.8, 0.2] } },
    { texto: 'Dorso castaño sin listas', at: { sheet: [0.5, 0.15] } },
    { texto: 'Bordes blancos en ala y cola', at: { wing: [0.75, 0.7] } },
  ],
};
