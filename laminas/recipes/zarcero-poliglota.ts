import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zarceroPoliglota: Recipe = {
  slug: 'zarcero-poliglota',
  archetype: 'warbler',
  pose: { skull: { forehead: -0.2, crown: -0.12, nape: -0.04 }, head: 1.06, turn: 0.12 },
  base: '#9b965c',
  tracts: [
    { at: 'upperparts', colour: '#87854f', soft: 8 },
    { at: 'rump', colour: '#969252', soft: 10 },
    { at: 'underparts', colour: '#efdb74', soft: 8 },
    { at: ['vent', 'undertail'], colour: '#f1e4a0', soft: 10 },
    { at: 'flanks', colour: '#e3cd78', soft: 12, opacity: 0.7 },
    {
      head: path('0.9,0.2 0.3,0.14 -0.3,0.26 -0.9,0.66 -1.1,1.2 -0.4,1.9 0.6,1.8 1,1.2'),
      colour: '#f3df78',
      soft: 5,
    },
    {
      head: path('0.5,0.3 0,0.2 -0.7,0.1 -1.25,0.1 -1.35,0.42 -0.9,0.76 -0.3,0.6 0.2,0.44'),
      colour: '#b9b060',
      soft: 7,
    },
    {
      head: path('0.72,0.02 0.3,-0.26 -0.1,-0.32 -0.4,-0.25 -0.26,0.1 -0.1,0.26 0.2,0.24 0.72,0.26'),
      colour: '#eadb86',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#87854f',
    scapulars: '#87854f',
    rows: {
      primaries: { feather: { colour: '#5f5a3e', fringe: '#a8a066', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#5f5a3e', fringe: '#c3b97e', fringeWidth: 1.5 } },
      tertials: {
        feather: { colour: '#655f42', fringe: '#bdb27a', fringeWidth: 1.5, rim: '#bdb27a', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#5f5a3e', fringe: '#a8a066', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5f5a3e', fringe: '#a8a066', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#6d6947', fringe: '#a8a066', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#7a774c', fringe: '#a8a066', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.2,
    width: 0.56,
    feather: { colour: '#6a6546', fringe: '#99925c', fringeWidth: 1 },
    except: { 0: { fringe: '#d9cfa6' } },
  },
  bill: { length: 0.9, depth: 1.4, culmen: 0.03, gonys: 0.06, upper: '#b9824c', lower: '#f0995a' },
  eye: { radius: 0.15, iris: '#2b190d' },
  legs: { colour: '#86776c', claw: '#4a4039' },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'rama', plant: 'zarza', slope: -8, thickness: 22 },
    palette: 'lavanda',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Frente plana y pico largo anaranjado', at: { bill: 0.5 } },
    { texto: 'Cara lisa, sin raya por el ojo', at: { head: [0.38, 0.02] } },
    { texto: 'Amarillo de la garganta al vientre', at: { sheet: [0.28, 0.82] } },
    { texto: 'Ala corta', at: { wing: [0.93, 0.5] } },
    { texto: 'Patas grisáceas', at: { leg: 0.8 } },
  ],
};
