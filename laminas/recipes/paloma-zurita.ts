import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaZurita: Recipe = {
  slug: 'paloma-zurita',
  archetype: 'pigeon',
  facing: 'right',
  pose: { head: 1, plump: 0.98, compact: 0.86, depth: 0.92, turn: 0.1, legs: 1.06, carry: [0, -6] },
  frame: { size: 1.027 },
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
      colour: '#3f9078',
      soft: 14,
      opacity: 0.92,
    },
  ],
  wing: {
    chord: 0.66,
    build: 'pigeon',
    lesserCoverts: '#8290a4',
    lesserTo: 0.3,
    scapulars: '#7f8c9f',
    patches: [
      { over: path('0.03,0.2 0.2,0.14 0.27,0.4 0.24,0.86 0.1,0.9 0.03,0.7'), colour: '#8290a4', length: 1.1 },
    ],
    rows: {
      primaries: { feather: { colour: '#2b2f37', fringe: '#4d5560', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#a3aebc', zones: [{ from: 0.84, to: 1, colour: '#33383f' }] } },
      tertials: {
        loose: 0.01,
        feather: { colour: '#8592a4', zones: [{ from: 0.85, to: 0.97, colour: '#24272d' }] },
        except: { 0: { zones: [] } },
      },
      primaryCoverts: { feather: { colour: '#7c8899' } },
      greaterCoverts: {
        loose: 0.008,
        feather: { colour: '#a2adbb', fringe: '#b3bdc9', fringeWidth: 0.8 },
        except: {
          3: { zones: [{ from: 0.86, to: 0.97, colour: '#2b2f36', web: 'inner' }] },
          4: { zones: [{ from: 0.82, to: 0.97, colour: '#24272d' }] },
          5: { zones: [{ from: 0.82, to: 0.97, colour: '#24272d' }] },
        },
      },
      longScapulars: { loose: 0.014, feather: { colour: '#7f8c9f' } },
      medianCoverts: { loose: 0.008, feather: { colour: '#939fb0', fringe: '#a3aebd', fringeWidth: 0.8 } },
    },
  },
  tail: {
    length: 3.2,
    width: 1.7,
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
  eye: { radius: 0.175, iris: '#2a1d18' },
  legs: { colour: '#c0565c', claw: '#3a2e2e' },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    palette: 'miel',
    perch: { kind: 'rama', plant: 'encina', thickness: 46 },
  },
  rasgos: [
    { texto: 'Centro del ala gris claro', at: { wing: [0.5, 0.65] } },
    { texto: 'Dos barras negras cortas', at: { wing: [0.46, 0.3] } },
    { texto: 'Mancha verde en el cuello', at: { sheet: [0.26, 0.36] } },
    { texto: 'Ojo oscuro', at: { head: [0, 0] } },
    { texto: 'Borde negro en el ala', at: { wing: [0.85, 0.6] } },
  ],
};
