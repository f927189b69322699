import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const colirrojoTizon: Recipe = {
  slug: 'colirrojo-tizon',
  archetype: 'chat',
  facing: 'right',
  frame: { size: 0.72, dx: 258, dy: 8 },
  pose: { head: 0.92, plump: 0.95, depth: 0.88, legs: 0.68, turn: -0.04, skull: { crown: -0.04 } },
  base: '#3a3b40',
  tracts: [
    { at: 'upperparts', colour: '#686d76', soft: 10 },
    { at: ['rump', 'uppertail'], colour: '#c9571c', soft: 7 },
    { at: 'underparts', colour: '#4a4a4e', soft: 12 },
    { at: 'belly', colour: '#77736f', soft: 24 },
    { at: ['vent', 'undertail'], colour: '#c98a57', soft: 22 },
    { at: ['breast', 'upperbreast'], colour: '#212125', soft: 16 },
    { at: ['forehead', 'lores', 'cheek', 'throat', 'chin', 'malar'], colour: '#1b1b1f', soft: 14 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#747a84', soft: 15 },
    {
      head: path(
        '1.1,-0.5 0.5,-0.55 0.2,-0.5 -0.2,-0.42 -0.75,-0.3 -1.1,0.05 -1.15,0.6 -0.95,1.1 -0.7,1.6 -0.4,2.2 0.5,2.4 1.2,1.5',
      ),
      colour: '#151518',
      soft: 7,
    },
  ],
  wing: {
    chord: 0.57,
    lesserCoverts: '#4c5058',
    scapulars: '#626770',
    rows: {
      primaries: { feather: { colour: '#2c2b2d', fringe: '#57565a', fringeWidth: 0.7 } },
      secondaries: {
        feather: {
          colour: '#2b2b2e',
          fringe: '#f1eee6',
          fringeWidth: 5,
          zones: [{ from: 0.1, to: 0.84, colour: '#f1eee6', web: 'outer' }],
        },
        except: {
          0: { fringe: '#77777b', fringeWidth: 1, zones: [] },
          1: { fringeWidth: 3, zones: [] },
        },
      },
      tertials: { feather: { colour: '#333338', fringe: '#cfccc5', fringeWidth: 2.4 } },
      primaryCoverts: { feather: { colour: '#252528', fringe: '#4a4a4f', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#222225', fringe: '#4a4a4f', fringeWidth: 0.6 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#33343a', fringe: '#60636a', fringeWidth: 1 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#393b41', fringe: '#5d6068', fringeWidth: 0.9 },
      },
    },
  },
  tail: {
    uppertail: 0.26,
    length: 2.35,
    width: 0.64,
    spread: 0.07,
    notched: true,
    feather: { colour: '#c9551a', fringe: '#df7a3c', fringeWidth: 1 },
    except: { 5: { colour: '#43271b', fringe: '#6a3a24' } },
  },
  bill: { length: 0.52, depth: 0.85, curve: 0.05, upper: '#1b1a1b', lower: '#2a2829' },
  eye: { radius: 0.148, iris: '#1a1310' },
  legs: { colour: '#26242a', claw: '#131214' },
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 838,
    facing: 'left',
    bill: { length: 0.58, depth: 0.85, curve: 0.05, upper: '#1f1c1b', lower: '#332e2b' },
    base: '#8c8077',
    tracts: [
      { at: 'upperparts', colour: '#767170', soft: 10 },
      { at: ['rump', 'uppertail'], colour: '#bd5a26', soft: 8 },
      { at: 'underparts', colour: '#938d8a', soft: 12 },
      { at: 'breast', colour: '#86807d', soft: 22 },
      { at: ['belly'], colour: '#aba39c', soft: 24 },
      { at: ['vent', 'undertail'], colour: '#cf9a6e', soft: 12 },
      {
        head: path('0.22,-0.24 -0.2,-0.24 -0.28,0 -0.2,0.24 0.2,0.26 0.28,0'),
        colour: '#b9b0a8',
        soft: 3,
        opacity: 0.8,
      },
    ],
    wing: {
      chord: 0.57,
      lesserCoverts: '#716c6a',
      scapulars: '#767170',
      rows: {
        primaries: { feather: { colour: '#4c4641', fringe: '#81766d', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#544c46', fringe: '#958a80', fringeWidth: 1.3 } },
        tertials: { feather: { colour: '#5a524b', fringe: '#988d83', fringeWidth: 1.2 } },
        primaryCoverts: { feather: { colour: '#4e4742', fringe: '#776d65', fringeWidth: 0.7 } },
        greaterCoverts: {
          tips: [
            [0.4, 0.9],
            [0.51, 0.12],
          ],
          widths: [17, 29],
          loose: 0.014,
          feather: { colour: '#625953', fringe: '#91867d', fringeWidth: 1.1 },
        },
        medianCoverts: {
          tips: [
            [0.23, 0.92],
            [0.33, 0.12],
          ],
          widths: [17, 28],
          loose: 0.014,
          feather: { colour: '#6b625b', fringe: '#8a7f77', fringeWidth: 1 },
        },
      },
    },
  },
  scene: {
    habitat: 'ciudad',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'malva',
    perch: { kind: 'roca', thickness: 980, shift: 200 },
  },
  rasgos: [
    { texto: 'Macho: cara y pecho negros', at: { head: [0.15, 1.2] } },
    { texto: 'Panel blanco en el ala', at: { wing: [0.6, 0.45] } },
    { texto: 'Cola y obispillo rojizos', at: { tail: 0.5 } },
    { texto: 'Hembra: gris parda y lisa, cola rojiza', at: { plate: [725, 430] } },
  ],
};
