import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const escribanoHortelano: Recipe = {
  slug: 'escribano-hortelano',
  archetype: 'bunting',
  pose: { head: 0.98, plump: 0.82, depth: 0.88, legs: 0.95, turn: 0.06, skull: { nape: -0.1, crown: -0.04 } },
  base: '#a8794e',
  tracts: [
    {
      at: 'upperparts',
      colour: '#9a6f47',
      soft: 9,
      mark: {
        kind: 'streak',
        colour: '#2f241b',
        width: 0.4,
        length: 1.7,
        opacity: 0.85,
        size: 0.9,
        chance: 1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#98774f', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#d1884e', soft: 12, mark: 'none' },
    { at: 'undertail', colour: '#e6c08c', soft: 12 },
    { sheet: path('0.08,0.4 0.26,0.42 0.36,0.6 0.32,0.8 0.28,1.1 0.06,1.1'), colour: '#94986a', soft: 14 },
    {
      head: path('0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.6,-1 -2,0 -1.7,0.9 -0.8,1.3 0.4,1.3 0.95,0.9'),
      colour: '#8b9066',
      soft: 6,
      mark: 'none',
    },
    {
      head: path('0.9,0.34 0.5,0.32 0.1,0.42 -0.28,0.72 -0.5,1.14 -0.4,1.66 0.1,1.86 0.6,1.7 0.95,1.1'),
      colour: '#eadd8a',
      soft: 5,
    },
    {
      head: path('0.56,0.5 0.28,0.56 -0.02,0.8 -0.22,1.14 -0.32,1.6 -0.18,1.6 -0.06,1.2 0.14,0.88 0.56,0.6'),
      colour: '#858a5e',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.55,
    lesserCoverts: '#8d8460',
    lesserTo: 0.1,
    scapulars: '#9a6f47',
    scapularMark: { kind: 'streak', colour: '#2f241b', width: 0.36, opacity: 0.85 },
    rows: {
      primaries: { feather: { colour: '#524033', fringe: '#a88a69', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#574334', fringe: '#c39560', fringeWidth: 2.4 } },
      tertials: {
        feather: { colour: '#4b392b', fringe: '#cf8b52', fringeWidth: 5, rim: '#d3a06c', rimWidth: 2.6 },
      },
      primaryCoverts: { feather: { colour: '#4e3d30', fringe: '#886b50', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#4e3d30' } },
      greaterCoverts: {
        feather: { colour: '#58432f', fringe: '#c88549', fringeWidth: 5, tip: '#d8b588', tipLength: 0.06 },
        bow: 0.02,
        tipTaper: [0.7, 0.5],
      },
      medianCoverts: {
        feather: { colour: '#5a4432', fringe: '#bd8350', fringeWidth: 3, tip: '#d6bb95', tipLength: 0.14 },
        bow: 0.02,
        tipTaper: [0.6, 0.5],
      },
    },
  },
  tail: {
    length: 2.25,
    width: 0.66,
    fork: 0.1,
    notched: true,
    spread: 0.11,
    feather: { colour: '#43362e', fringe: '#92765a', fringeWidth: 1 },
    except: {
      0: { zones: [{ from: 0.3, to: 1, colour: '#eceae4' }], fringe: '#eceae4', fringeWidth: 1.4 },
      1: { zones: [{ from: 0.6, to: 1, colour: '#e9e8e2', web: 'outer' }] },
    },
  },
  bill: {
    length: 0.58,
    depth: 0.94,
    culmen: 0.03,
    gonys: 0.08,
    kink: 0.26,
    upper: '#c98e74',
    lower: '#d69c80',
  },
  eye: { radius: 0.146, iris: '#1b1009', ring: '#efe29a', ringWidth: 0.24 },
  legs: { colour: '#c68f78', claw: '#7a5648' },
  scene: {
    habitat: 'alta montaña',
    season: 'primavera',
    palette: 'cielo',
    perch: { kind: 'rama', plant: 'piorno', thickness: 18 },
  },
  rasgos: [
    { texto: 'Anillo ocular amarillo', at: { head: [-0.12, -0.16] } },
    { texto: 'Cabeza y pecho verde oliva', at: { head: [-0.7, -0.4] } },
    { texto: 'Bigotera y garganta amarillas', at: { head: [0.3, 1.1] } },
    { texto: 'Vientre anaranjado', at: { sheet: [0.5, 0.86] } },
    { texto: 'Pico rosado', at: { bill: 0.5 } },
  ],
};
