import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const collalbaGris: Recipe = {
  slug: 'collalba-gris',
  archetype: 'chat',
  facing: 'right',
  frame: { size: 0.88, dx: 120 },
  pose: { head: 0.95, plump: 0.97, depth: 0.92, legs: 0.98, turn: 0.02 },
  base: '#a4abb2',
  tracts: [
    { at: 'upperparts', colour: '#9da6af', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#faf8f2', soft: 5 },
    { at: 'underparts', colour: '#f6efe0', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#eccb97', soft: 22 },
    { at: 'throat', colour: '#f0d6a9', soft: 14 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#a0a9b3', soft: 6 },
    {
      head: path(
        '0.95,-0.1 0.62,-0.1 0.2,-0.34 -0.35,-0.46 -1,-0.38 -1.35,-0.18 -1.1,-0.1 -0.3,-0.18 0.5,0 0.9,0.2',
      ),
      colour: '#fbf9f3',
      soft: 2.5,
    },
    {
      head: path(
        '0.9,0.02 0.5,0.02 0.2,-0.14 -0.3,-0.18 -1,-0.1 -1.3,0.06 -1.3,0.4 -1,0.62 -0.5,0.56 -0.1,0.28 0.2,0.2 0.9,0.26',
      ),
      colour: '#17171b',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.57,
    lesserCoverts: '#1d1d21',
    scapulars: '#9aa3ac',
    rows: {
      primaries: { feather: { colour: '#1e1d1f', fringe: '#3b3937', fringeWidth: 0.5 } },
      secondaries: { feather: { colour: '#1f1e20', fringe: '#45423f', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#232224', fringe: '#6e665b', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#1b1a1d', fringe: '#38363a', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#19181b', fringe: '#38363a', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#212024', fringe: '#57514b', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#222125', fringe: '#45434a', fringeWidth: 0.8 } },
    },
  },
  tail: {
    length: 2.05,
    width: 0.66,
    spread: 0.17,
    feather: { colour: '#f7f4ec', zones: [{ from: 0.6, to: 1, colour: '#1b1a1c' }] },
    except: {
      4: { zones: [{ from: 0.5, to: 1, colour: '#1b1a1c' }] },
      5: { zones: [{ from: 0.2, to: 1, colour: '#1b1a1c' }] },
    },
  },
  bill: { length: 0.62, depth: 0.85, curve: 0.05, upper: '#17171a', lower: '#232226' },
  eye: { radius: 0.145, iris: '#1b1310' },
  legs: { colour: '#201f22', claw: '#111012' },
  pareja: {
    what: 'hembra',
    size: 0.62,
    x: 860,
    facing: 'left',
    base: '#b9a891',
    tracts: [
      { at: 'upperparts', colour: '#a3957f', soft: 9 },
      { at: ['rump', 'uppertail'], colour: '#f8f5ed', soft: 5 },
      { at: 'underparts', colour: '#f0e4cd', soft: 12 },
      { at: ['breast', 'throat'], colour: '#e6c797', soft: 20 },
      {
        head: path('0.7,-0.06 0.2,-0.32 -0.35,-0.42 -1.1,-0.28 -0.9,-0.14 -0.3,-0.18 0.5,0.02'),
        colour: '#eee3cd',
        soft: 3,
      },
      { at: 'eyestripe', colour: '#6d5f4d', soft: 6 },
      { at: 'ear', colour: '#94846c', soft: 9 },
    ],
    wing: {
      chord: 0.63,
      lesserCoverts: '#75674f',
      scapulars: '#a09079',
      rows: {
        primaries: { feather: { colour: '#463c31', fringe: '#8a775c', fringeWidth: 0.7 } },
        secondaries: { feather: { colour: '#4a3f33', fringe: '#a48d6b', fringeWidth: 1.2 } },
        tertials: { feather: { colour: '#4d4235', fringe: '#b09874', fringeWidth: 1.4 } },
        primaryCoverts: { feather: { colour: '#443a30', fringe: '#7d6b52', fringeWidth: 0.7 } },
        greaterCoverts: { feather: { colour: '#544838', fringe: '#ac9470', fringeWidth: 1.2 } },
        medianCoverts: { feather: { colour: '#625440', fringe: '#a18b69', fringeWidth: 1.1 } },
      },
    },
  },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'oliva',
    perch: { kind: 'roca', thickness: 840 },
  },
  rasgos: [
    { texto: 'Antifaz negro bajo ceja blanca', at: { head: [-0.7, 0.2] } },
    { texto: 'Dorso gris ceniza', at: { sheet: [0.5, 0.12] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.95, 0.2] } },
    { texto: 'Cola blanca con T negra al final', at: { tail: 0.8 } },
    { texto: 'Hembra: parda, sin antifaz', at: { plate: [860, 560] } },
  ],
};
