import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaTomillera: Recipe = {
  slug: 'curruca-tomillera',
  archetype: 'warbler',
  facing: 'right',
  pose: { head: 1.06, skull: { crown: 0.06, forehead: 0.04 }, plump: 0.98, turn: 0.28, legs: 1.05 },
  base: '#9b8f80',
  tracts: [
    { at: 'upperparts', colour: '#94826c', soft: 8 },
    { at: 'underparts', colour: '#e9cfbf', soft: 9 },
    { at: ['flanks'], colour: '#d3a98f', soft: 14 },
    { at: ['belly', 'vent', 'undertail'], colour: '#f3e9de', soft: 14 },
    { sheet: path('0.12,0.6 0.26,0.56 0.36,0.66 0.34,0.94 0.16,0.94'), colour: '#d9ab98', soft: 12 },
    {
      head: path('0.9,0.3 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.4,-1 -1.7,-0.3 -1.5,0.4 -1,0.74 -0.4,0.58 0.3,0.3'),
      colour: '#777d85',
      soft: 4,
    },
    {
      head: path('0.95,0.34 0.5,0.36 0,0.52 -0.4,0.86 -0.5,1.2 0,1.42 0.6,1.3 1,1.1'),
      colour: '#fbf9f4',
      soft: 3,
    },
    {
      head: path('0.72,0 0.34,-0.22 0.05,-0.28 -0.2,-0.1 -0.15,0.2 0.1,0.3 0.5,0.3 0.72,0.24'),
      colour: '#2d2e33',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.45,
    lesserCoverts: '#94826c',
    scapulars: '#94826c',
    rows: {
      primaries: { feather: { colour: '#4e443b', fringe: '#a88058', fringeWidth: 1.47 } },
      secondaries: { feather: { colour: '#94582f', fringe: '#c27a3f', fringeWidth: 3.1500000000000004 } },
      tertials: {
        feather: {
          colour: '#54402f',
          fringe: '#bf7438',
          fringeWidth: 3.1500000000000004,
          rim: '#bf7438',
          rimWidth: 2.1,
          centre: '#3c3029',
          centreWidth: 0.26,
        },
      },
      primaryCoverts: { feather: { colour: '#5a4636', fringe: '#bb6f38', fringeWidth: 1.6800000000000002 } },
      alula: { feather: { colour: '#5a4636', fringe: '#bb6f38', fringeWidth: 1.47 } },
      greaterCoverts: { feather: { colour: '#94572e', fringe: '#c47a3e', fringeWidth: 3.3600000000000003 } },
      medianCoverts: { feather: { colour: '#9a6038', fringe: '#c0793f', fringeWidth: 3.1500000000000004 } },
    },
  },
  tail: {
    length: 2.35,
    width: 0.54,
    graduated: 0.14,
    feather: { colour: '#463f39', fringe: '#6f6458', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#f0ebe2', web: 'outer' }], tip: '#f0ebe2', tipLength: 0.14 },
    },
  },
  bill: {
    length: 0.5,
    depth: 0.82,
    curve: 0.03,
    upper: '#3d3531',
    lower: '#d6a577',
    tip: '#3d3531',
    tipLength: 0.4,
  },
  eye: { radius: 0.138, iris: '#8a4f25', ring: '#f1eee6', ringWidth: 0.2 },
  legs: { colour: '#dba874', claw: '#7c5a40' },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'retama', slope: -10, thickness: 15 },
    palette: 'oliva',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ala rojiza casi entera', at: { wing: [0.5, 0.4] } },
    { texto: 'Bridas muy oscuras en cabeza gris', at: { head: [0.4, 0.05] } },
    { texto: 'Garganta blanca nítida', at: { head: [0.3, 0.9] } },
    { texto: 'Pecho rosado', at: { sheet: [0.25, 0.78] } },
    { texto: 'Patas amarillentas', at: { leg: 0.8 } },
  ],
};
