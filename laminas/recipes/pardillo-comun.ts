import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const pardilloComun: Recipe = {
  slug: 'pardillo-comun',
  archetype: 'slimFinch',
  pose: {
    head: 1.02,
    plump: 0.94,
    depth: 0.9,
    compact: 0.92,
    legs: 0.84,
    turn: 0.2,
    neck: -0.14,
  },
  frame: { size: 0.76, dx: 276 },
  base: '#a06f46',
  tracts: [
    { at: 'upperparts', colour: '#9c6238', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#cbb596', soft: 10 },
    { at: 'underparts', colour: '#efe6d4', soft: 10 },
    {
      sheet: path('0.4,0.52 0.6,0.58 0.84,0.64 0.82,0.9 0.62,0.98 0.46,0.97 0.38,0.8'),
      colour: '#bd8c5c',
      soft: 16,
    },
    {
      sheet: path(
        '0.23,0.8 0.25,0.6 0.24,0.48 0.29,0.38 0.36,0.32 0.48,0.48 0.6,0.7 0.6,0.84 0.5,0.95 0.38,1.1 0.24,1.1',
      ),
      colour: '#b92f3a',
      soft: 18,
      mark: { kind: 'scale', colour: '#e6c0ae', width: 0.7, opacity: 0.3, size: 0.9, chance: 0.7 },
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
      head: path(
        '0.9,0.02 0.8,-0.5 0.45,-0.85 0,-1.1 -0.4,-1.15 -0.42,-0.8 -0.16,-0.58 0.14,-0.42 0.36,-0.22 0.5,0.04',
      ),
      colour: '#c42a33',
      soft: 4,
    },
    {
      head: path('0.85,0.42 0.4,0.46 0.1,0.8 0,1.2 0.3,1.5 0.85,1.4'),
      colour: '#ddd0bc',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#574535',
        width: 0.4,
        length: 1.1,
        opacity: 0.9,
        size: 0.6,
        chance: 1,
      },
    },
    { at: 'undertail', colour: '#f1ebde', soft: 10 },
  ],
  wing: {
    chord: 0.58,
    seat: 2,
    bands: [
      {
        over: path(
          '0.500,0.818 0.590,0.734 0.716,0.618 0.806,0.526 0.860,0.480 0.860,0.480 0.806,0.569 0.716,0.680 0.590,0.796 0.500,0.842',
        ),
        colour: '#f1ece0',
        soft: 3,
        opacity: 0.75,
      },
      {
        over: path(
          '0.520,0.887 0.618,0.814 0.754,0.716 0.852,0.637 0.910,0.600 0.910,0.600 0.852,0.683 0.754,0.782 0.618,0.880 0.520,0.913',
        ),
        colour: '#f1ece0',
        soft: 3,
        opacity: 0.75,
      },
      {
        over: path(
          '0.560,0.950 0.657,0.900 0.794,0.826 0.891,0.762 0.950,0.730 0.950,0.730 0.891,0.797 0.794,0.876 0.657,0.950 0.560,0.970',
        ),
        colour: '#f1ece0',
        soft: 3,
        opacity: 0.75,
      },
    ],
    lesserCoverts: '#97603a',
    lesserTo: 0.2,
    scapulars: '#9c6238',
    rows: {
      primaries: {
        feather: {
          colour: '#2c2522',
          fringe: '#efe9dc',
          fringeWidth: 3,
          fringeFrom: 0.2,
          tip: '#2c2522',
          tipLength: 0.14,
        },
        except: { 0: { fringeWidth: 2 } },
      },
      secondaries: { feather: { colour: '#4a352a', fringe: '#906644', fringeWidth: 1.6 } },
      tertials: {
        feather: {
          colour: '#5a3d2b',
          fringe: '#a0724d',
          fringeWidth: 1.92,
          centre: '#3b2a21',
          centreWidth: 0.5,
        },
      },
      primaryCoverts: { feather: { colour: '#2b2421', fringe: '#7e5f48', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#2e2622', fringe: '#8d6a50', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: {
          colour: '#875533',
          fringe: '#95623d',
          fringeWidth: 0.8,
          centre: '#71472c',
          centreWidth: 0.35,
        },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#925c37', fringe: '#9a643e', fringeWidth: 0.64 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 1.95,
    width: 0.56,
    fork: 0.22,
    notched: true,
    spread: 0.11,
    feather: { colour: '#2f2825', fringe: '#8d8074', fringeWidth: 0.8 },
    except: {
      0: { zones: [{ from: 0, to: 0.78, colour: '#e4e2dc', web: 'outer' }] },
      1: { zones: [{ from: 0, to: 0.66, colour: '#e8e5de', web: 'outer' }] },
      2: { zones: [{ from: 0, to: 0.5, colour: '#e8e5de', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.47,
    depth: 1.1,
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
    size: 0.865,
    x: 328,
    pose: {
      head: 1,
      plump: 0.92,
      depth: 0.9,
      compact: 0.92,
      legs: 0.84,
      turn: 0.1,
      carry: [6, 6],
    },
    facing: 'right',
    base: '#9c8062',
    wing: {
      chord: 0.58,
      bands: [
        {
          over: path(
            '0.500,0.839 0.590,0.764 0.716,0.654 0.806,0.566 0.860,0.520 0.860,0.520 0.806,0.603 0.716,0.707 0.590,0.816 0.500,0.861',
          ),
          colour: '#e6dfd0',
          soft: 2,
          opacity: 0.95,
        },
        {
          over: path(
            '0.520,0.909 0.618,0.844 0.754,0.753 0.852,0.678 0.910,0.640 0.910,0.640 0.852,0.717 0.754,0.809 0.618,0.901 0.520,0.931',
          ),
          colour: '#e6dfd0',
          soft: 2,
          opacity: 0.95,
        },
        {
          over: path(
            '0.560,0.972 0.657,0.929 0.794,0.862 0.891,0.802 0.950,0.770 0.950,0.770 0.891,0.832 0.794,0.904 0.657,0.971 0.560,0.988',
          ),
          colour: '#e6dfd0',
          soft: 2,
          opacity: 0.95,
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
            fringeWidth: 2,
            fringeFrom: 0.2,
            tip: '#352c27',
            tipLength: 0.14,
          },
        },
        secondaries: { feather: { colour: '#49382c', fringe: '#84674e', fringeWidth: 1.44 } },
        tertials: { feather: { colour: '#523f30', fringe: '#92775a', fringeWidth: 1.6 } },
        primaryCoverts: { feather: { colour: '#352c27' } },
        alula: { feather: { colour: '#352c27' } },
        greaterCoverts: {
          tips: [
            [0.4, 0.9],
            [0.51, 0.12],
          ],
          widths: [17, 29],
          loose: 0.014,
          feather: {
            colour: '#735640',
            fringe: '#8e6e52',
            fringeWidth: 0.96,
          },
        },
        medianCoverts: {
          tips: [
            [0.23, 0.92],
            [0.33, 0.12],
          ],
          widths: [17, 28],
          loose: 0.014,
          feather: { colour: '#7a5c44', fringe: '#907053', fringeWidth: 0.8 },
        },
      },
    },
    tracts: [
      {
        at: 'upperparts',
        colour: '#8f6d4d',
        soft: 9,
        mark: { kind: 'streak', colour: '#443122', width: 0.38, length: 1.2, opacity: 0.9, size: 0.85 },
      },
      {
        at: 'underparts',
        colour: '#e4d6bc',
        soft: 10,
        mark: {
          kind: 'streak',
          colour: '#5d452f',
          width: 0.44,
          length: 1.5,
          opacity: 1,
          size: 1,
          chance: 0.95,
        },
      },
      { at: ['vent', 'undertail'], colour: '#eee6d6', soft: 10, mark: 'none' },
      {
        head: path('0.95,0.1 0.5,-0.9 -0.5,-1.3 -1.7,-0.9 -2.1,0.3 -1.7,1 -0.9,1.3 0.1,1 0.95,0.5'),
        colour: '#978370',
        soft: 7,
        mark: { kind: 'streak', colour: '#55422f', width: 0.32, length: 1.1, opacity: 0.6, size: 0.6 },
      },
      {
        head: path('0.85,0.42 0.4,0.44 0.06,0.74 -0.06,1.1 0.2,1.5 0.85,1.4'),
        colour: '#dccfb6',
        soft: 8,
        mark: { kind: 'streak', colour: '#5d452f', width: 0.4, length: 1.1, opacity: 0.85, size: 0.6 },
      },
      {
        head: path('0.5,-0.2 0.1,-0.36 -0.4,-0.4 -0.85,-0.3 -0.85,-0.22 -0.4,-0.26 0,-0.22 0.36,-0.12'),
        colour: '#cdbb9e',
        soft: 5,
        opacity: 0.75,
      },
      {
        head: path('0.2,0.18 -0.2,0.18 -0.62,0.34 -0.56,0.5 -0.2,0.48 0.14,0.34'),
        colour: '#d6c7ac',
        soft: 5,
        opacity: 0.9,
      },
      {
        head: path('0.34,0.42 0,0.52 -0.5,0.66 -0.9,0.62 -0.9,0.74 -0.4,0.82 0.1,0.7'),
        colour: '#6f5a45',
        soft: 6,
        opacity: 0.65,
      },
    ],
  },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    palette: 'salvia',
    perch: { kind: 'rama', plant: 'zarza', slope: 5, thickness: 18, short: 60 },
  },
  rasgos: [
    { texto: 'Frente roja', at: { head: [0.4, -0.5] } },
    { texto: 'Pecho rojo (macho)', at: { sheet: [0.27, 0.8] } },
    { texto: 'Cabeza gris', at: { head: [-0.8, 0.2] } },
    { texto: 'Dorso castaño sin listas', at: { sheet: [0.5, 0.15] } },
    { texto: 'Bordes blancos en ala y cola', at: { wing: [0.75, 0.7] } },
  ],
};
