import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaZurita: Recipe = {
  slug: 'paloma-zurita',
  archetype: 'pigeon',
  facing: 'right',
  pose: {
    head: 1,
    plump: 0.92,
    compact: 0.8,
    depth: 0.87,
    turn: 0.04,
    legs: 1.02,
    carry: [10, -4],
    move: { d4: [-4, 2], d5: [-10, 10], d6: [-8, 4], d7: [0, -6], d8: [0, -6] },
  },
  frame: { size: 1.03 },
  base: '#8b97a8',
  tracts: [
    { at: 'upperparts', colour: '#8592a4', soft: 12 },
    { at: ['rump', 'uppertail'], colour: '#93a0b0', soft: 12 },
    { at: 'underparts', colour: '#93a0b1', soft: 14 },
    {
      sheet: path('0.2,0.5 0.32,0.48 0.42,0.66 0.38,1.1 0.18,1.1'),
      colour: '#a58499',
      soft: 22,
      opacity: 0.9,
    },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.2 -1.5,-0.9 -1.9,0.4 -1.4,1.4 0.2,1.5 1,0.9'),
      colour: '#7f8da1',
      soft: 10,
    },
    {
      sheet: path('0.216,0.16 0.25,0.04 0.288,0.1 0.304,0.3 0.29,0.48 0.25,0.5 0.22,0.36'),
      colour: '#4b9380',
      soft: 22,
      opacity: 0.75,
    },
    {
      sheet: path('0.268,0.1 0.3,0.14 0.31,0.34 0.296,0.5 0.272,0.46 0.284,0.3'),
      colour: '#8a7aa0',
      soft: 14,
      opacity: 0.7,
    },
  ],
  wing: {
    chord: 0.66,
    build: 'pigeon',
    seat: 2,
    shoulder: 44,
    lesserCoverts: '#8290a4',
    lesserTo: 0.32,
    scapulars: '#7f8c9f',
    bands: [
      {
        over: path('0.3,0.4 0.42,0.5 0.6,0.5 0.66,0.66 0.62,0.86 0.5,0.98 0.34,0.98 0.28,0.7'),
        colour: '#b3bdc9',
        soft: 22,
        opacity: 0.75,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#2b2f37', fringe: '#4d5560', fringeWidth: 1 } },
      secondaries: {
        feather: {
          colour: '#98a4b3',
          fringe: '#a3aebc',
          fringeWidth: 0.7,
          zones: [{ from: 0.86, to: 1, colour: '#3c424b', opacity: 0.9 }],
        },
      },
      tertials: {
        loose: 0.01,
        feather: {
          colour: '#8592a4',
          fringe: '#8f9bac',
          fringeWidth: 0.8,
          zones: [{ from: 0.82, to: 0.96, colour: '#24272d' }],
        },
        except: { 0: { zones: [] } },
      },
      primaryCoverts: { feather: { colour: '#7c8899' } },
      greaterCoverts: {
        loose: 0.008,
        feather: { colour: '#9aa6b5', fringe: '#a3aebc', fringeWidth: 0.7 },
        except: {
          3: { zones: [{ from: 0.86, to: 0.96, colour: '#2b2f36', web: 'inner' }] },
          4: { zones: [{ from: 0.81, to: 0.96, colour: '#24272d' }] },
          5: { zones: [{ from: 0.81, to: 0.96, colour: '#24272d' }] },
        },
      },
      longScapulars: { loose: 0.014, feather: { colour: '#7f8c9f' } },
      medianCoverts: { loose: 0.008, feather: { colour: '#8b98aa', fringe: '#93a0b0', fringeWidth: 0.6 } },
    },
  },
  tail: {
    length: 3,
    width: 1.6,
    graduated: 0.05,
    feather: {
      colour: '#7f8b9b',
      fringe: '#8e9aaa',
      fringeWidth: 1,
      zones: [{ from: 0.76, to: 1, colour: '#272a30' }],
    },
  },
  bill: {
    length: 0.7,
    depth: 1.34,
    curve: 0.16,
    culmen: 0.02,
    gonys: 0.04,
    upper: '#cfb784',
    lower: '#c7ae7a',
    cere: '#c66a66',
  },
  eye: { radius: 0.16, iris: '#2a1d18' },
  legs: { colour: '#c0565c', claw: '#3a2e2e' },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    palette: 'miel',
    perch: { kind: 'rama', plant: 'encina', thickness: 46 },
  },
  rasgos: [
    { texto: 'Centro del ala gris claro', at: { wing: [0.5, 0.65] } },
    { texto: 'Dos barras negras cortas', at: { wing: [0.53, 0.26] } },
    { texto: 'Mancha verde en el cuello', at: { sheet: [0.26, 0.36] } },
    { texto: 'Ojo oscuro', at: { head: [0, 0] } },
    { texto: 'Borde negro en el ala', at: { wing: [0.85, 0.6] } },
  ],
};
