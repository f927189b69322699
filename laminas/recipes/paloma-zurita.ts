import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaZurita: Recipe = {
  slug: 'paloma-zurita',
  archetype: 'pigeon',
  facing: 'right',
  pose: { head: 1.05, plump: 0.98, depth: 0.97, turn: 0.12, legs: 1 },
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
    { sheet: path('0.17,0.16 0.24,0.06 0.295,0.3 0.28,0.62 0.22,0.7 0.18,0.5'), colour: '#4a8877', soft: 9 },
  ],
  wing: {
    chord: 0.64,
    lesserCoverts: '#8794a7',
    lesserTo: 0.24,
    scapulars: '#8390a2',
    rows: {
      primaries: { feather: { colour: '#33373f', fringe: '#5d6672', fringeWidth: 1 } },
      secondaries: { feather: { colour: '#5f6a79', fringe: '#7c8898', fringeWidth: 1 } },
      tertials: {
        eachTip: path('0.74,0.3 0.71,0.2 0.67,0.12'),
        feather: { colour: '#8693a4', zones: [{ from: 0.68, to: 0.84, colour: '#1f2228' }] },
        except: { 0: { zones: [] } },
      },
      primaryCoverts: { feather: { colour: '#464d58' } },
      alula: { feather: { colour: '#5d6673' } },
      greaterCoverts: {
        tips: [
          [0.5, 0.84],
          [0.44, 0.1],
        ],
        feather: { colour: '#96a3b4', fringe: '#a3afbe', fringeWidth: 1 },
        except: {
          5: { zones: [{ from: 0.7, to: 0.86, colour: '#1f2228', web: 'inner' }] },
          6: { zones: [{ from: 0.7, to: 0.92, colour: '#1f2228' }] },
          7: { zones: [{ from: 0.7, to: 0.92, colour: '#1f2228' }] },
          8: { zones: [{ from: 0.7, to: 0.92, colour: '#1f2228' }] },
        },
      },
      longScapulars: {
        tips: [
          [0.32, 0.5],
          [0.36, 0.06],
        ],
        feather: { colour: '#8390a2' },
      },
      medianCoverts: { feather: { colour: '#8e9bad', fringe: '#9aa6b6', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 4.4,
    width: 1.5,
    graduated: 0.05,
    feather: {
      colour: '#7f8b9b',
      fringe: '#8e9aaa',
      fringeWidth: 1,
      zones: [{ from: 0.76, to: 1, colour: '#272a30' }],
    },
  },
  bill: {
    length: 0.9,
    depth: 1.06,
    curve: 0.12,
    culmen: 0.02,
    gonys: 0.04,
    upper: '#dfbf7a',
    lower: '#dcb96f',
    cere: '#c66a66',
  },
  eye: { radius: 0.175, iris: '#2a1d18' },
  legs: { colour: '#c0565c', claw: '#3a2e2e' },
  ornaments: [{ kind: 'gloss', at: [-1.7, 1.7], radius: 0.9, colour: '#5fd3a4', strength: 0.25 }],
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    palette: 'miel',
    perch: { kind: 'rama', plant: 'encina', thickness: 46 },
  },
  rasgos: [
    { texto: 'Gris azulada sin blanco', at: { wing: [0.3, 0.6] } },
    { texto: 'Dos barras negras cortas', at: { wing: [0.45, 0.25] } },
    { texto: 'Mancha verde en el cuello', at: { sheet: [0.23, 0.4] } },
    { texto: 'Ojo oscuro', at: { head: [0, 0] } },
    { texto: 'Borde negro en el ala', at: { wing: [0.85, 0.6] } },
  ],
};
