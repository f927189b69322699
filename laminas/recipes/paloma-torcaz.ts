import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const palomaTorcaz: Recipe = {
  slug: 'paloma-torcaz',
  archetype: 'pigeon',
  pose: { head: 0.93, plump: 1.08, depth: 1.05, turn: 0.06, legs: 0.92 },
  base: '#98a1ab',
  tracts: [
    { at: 'upperparts', colour: '#8a8f95', soft: 12 },
    { at: ['rump', 'uppertail'], colour: '#9aa6b3', soft: 12 },
    { at: 'underparts', colour: '#b99aa0', soft: 14 },
    { at: ['belly', 'undertail'], colour: '#cdc6c8', soft: 26 },
    { sheet: path('0.14,0.3 0.3,0.3 0.42,0.6 0.4,1.1 0.12,1.1'), colour: '#b58a95', soft: 22 },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.3 -1.6,-1 -2.1,0.4 -1.8,1.6 0.2,1.7 1,0.9'),
      colour: '#8592a2',
      soft: 10,
    },
    {
      head: path('-1,0.25 -1.45,0.4 -1.75,1.1 -1.45,1.7 -1.15,1.2'),
      colour: '#5d9484',
      soft: 12,
      opacity: 0.85,
    },
    {
      head: path('-1.15,0.7 -0.75,0.7 -0.3,1.5 -0.15,2.4 -0.5,2.75 -1.05,2.1 -1.35,1.25'),
      colour: '#f8f8f4',
      soft: 4,
    },
    {
      sheet: path('0.27,0.34 0.33,0.34 0.37,0.6 0.32,0.8 0.28,0.62'),
      colour: '#9d7fa0',
      soft: 18,
      opacity: 0.35,
    },
  ],
  wing: {
    chord: 0.6,
    lesserCoverts: '#888d93',
    lesserTo: 0.16,
    scapulars: '#84888e',
    rows: {
      primaries: { feather: { colour: '#363b43', fringe: '#c9cdd0', fringeWidth: 1.2 } },
      secondaries: { feather: { colour: '#6e757e', fringe: '#868d96', fringeWidth: 1 } },
      tertials: { feather: { colour: '#81868d', fringe: '#90959b', fringeWidth: 1 } },
      primaryCoverts: { feather: { colour: '#2f343b' } },
      alula: {
        roots: [
          [0.02, 0.97],
          [0.05, 0.88],
        ],
        tips: [
          [0.36, 1],
          [0.34, 0.9],
        ],
        widths: [24, 24],
        feather: { colour: '#fbfbf8' },
      },
      greaterCoverts: {
        tips: [
          [0.52, 0.86],
          [0.46, 0.14],
        ],
        feather: { colour: '#949aa2', fringe: '#a1a7ae', fringeWidth: 1 },
        except: {
          0: { colour: '#fbfbf8' },
          1: { colour: '#fbfbf8' },
          2: { colour: '#fbfbf8' },
        },
      },
      medianCoverts: {
        feather: { colour: '#8d9299', fringe: '#999ea5', fringeWidth: 1 },
        except: { 0: { colour: '#fbfbf8' }, 1: { colour: '#d5d8da' } },
      },
    },
  },
  tail: {
    length: 6.1,
    width: 1.6,
    graduated: 0.06,
    feather: {
      colour: '#8c959f',
      fringe: '#99a1aa',
      fringeWidth: 1,
      zones: [{ from: 0.68, to: 1, colour: '#2b2f36' }],
    },
  },
  bill: {
    length: 0.92,
    depth: 1.15,
    curve: 0.12,
    culmen: 0.03,
    gonys: 0.04,
    upper: '#e2ac4c',
    lower: '#d99d52',
    cere: '#c76a6a',
  },
  eye: { radius: 0.19, iris: '#efe5b0', pupil: 0.48 },
  legs: { colour: '#b9606a', claw: '#4a3a3a', trousers: 2.6 },
  scene: { habitat: 'parque', season: 'primavera', perch: { kind: 'rama', plant: 'fresno', thickness: 50 } },
  rasgos: [
    { texto: 'Mancha blanca en el cuello', at: { head: [-0.75, 1.5] } },
    { texto: 'Borde blanco en el ala', at: { wing: [0.3, 0.85] } },
    { texto: 'Pecho vinoso', at: { sheet: [0.3, 0.88] } },
    { texto: 'Cabeza pequeña, cuerpo grande', at: { head: [-0.6, -0.7] } },
    { texto: 'Cola larga de punta oscura', at: { tail: 0.85 } },
  ],
};
