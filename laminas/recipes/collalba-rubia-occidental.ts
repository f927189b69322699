import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const collalbaRubiaOccidental: Recipe = {
  slug: 'collalba-rubia-occidental',
  archetype: 'chat',
  pose: { head: 0.96, plump: 0.9, depth: 0.87, legs: 0.9, turn: 0.1, skull: { crown: 0.05 } },
  base: '#e3b67e',
  tracts: [
    { at: 'upperparts', colour: '#dda864', soft: 9 },
    { sheet: path('0.4,0.16 0.46,0.05 0.68,0.04 0.76,0.14 0.76,0.5 0.4,0.6'), colour: '#19171a', soft: 4 },
    { at: ['rump', 'uppertail'], colour: '#faf7ef', soft: 5 },
    { at: 'underparts', colour: '#faf4e6', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#f1d6a6', soft: 20 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#e3b272', soft: 7 },
    { at: 'forehead', colour: '#efd3a3', soft: 6 },
    {
      head: path(
        '0.95,-0.02 0.56,-0.02 0.2,-0.2 -0.3,-0.22 -0.9,-0.16 -1.2,0.06 -1.15,0.5 -0.8,0.82 -0.45,1.1 -0.15,1.42 0.25,1.5 0.9,1.3',
      ),
      colour: '#151416',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.58,
    lesserCoverts: '#161517',
    scapulars: '#19171a',
    rows: {
      primaries: { feather: { colour: '#2a2523', fringe: '#5c5047', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#282321', fringe: '#665849', fringeWidth: 1.3 } },
      tertials: { feather: { colour: '#262221', fringe: '#7a6a56', fringeWidth: 1.5 } },
      primaryCoverts: { feather: { colour: '#181618', fringe: '#332f30', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#161517', fringe: '#332f30', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#201d1e', fringe: '#5e544c', fringeWidth: 1.2 } },
      medianCoverts: { feather: { colour: '#1a181a', fringe: '#3b3637', fringeWidth: 0.7 } },
    },
  },
  tail: {
    length: 2.2,
    width: 0.64,
    spread: 0.12,
    feather: { colour: '#f8f5ee', tip: '#1a181a', tipLength: 0.1 },
    except: {
      0: { zones: [{ from: 0.5, to: 1, colour: '#1a181a' }] },
      5: { zones: [{ from: 0.12, to: 1, colour: '#1a181a' }] },
    },
  },
  bill: { length: 0.58, depth: 0.82, curve: 0.06, upper: '#17161a', lower: '#232226' },
  eye: { radius: 0.145, iris: '#1b1310' },
  legs: { colour: '#201f22', claw: '#111012' },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    hour: 'mañana',
    sun: 'right',
    palette: 'lavanda',
    perch: { kind: 'rama', plant: 'jara', thickness: 30 },
  },
  rasgos: [
    { texto: 'Antifaz y garganta negros', at: { head: [-0.3, 0.7] } },
    { texto: 'Corona y dorso ocre dorado', at: { head: [-0.6, -0.66] } },
    { texto: 'Alas negras con hombros negros', at: { wing: [0.3, 0.4] } },
    { texto: 'Obispillo y cola blancos', at: { sheet: [0.95, 0.2] } },
  ],
};
