import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const lavanderaBlanca: Recipe = {
  slug: 'lavandera-blanca',
  archetype: 'wagtail',
  facing: 'left',
  pose: {
    head: 0.88,
    plump: 0.93,
    depth: 0.93,
    legs: 1.05,
    stance: 10,
    footing: 6,
    turn: 0,
    skull: { crown: 0.03, nape: -0.04 },
  },
  base: '#9aa0a6',
  frame: { size: 1.021 },
  tracts: [
    { at: 'upperparts', colour: '#9ba2a9', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#80878e', soft: 8 },
    { at: 'underparts', colour: '#fbfaf6', soft: 10 },
    { at: 'flanks', colour: '#d5d8d9', soft: 14 },
    {
      head: path(
        '0.9,0.1 0.5,-0.5 0.05,-0.9 -0.3,-0.9 -0.5,-0.4 -1.1,-0.1 -1.55,0.3 -1.5,0.9 -0.9,1.2 -0.2,0.95 0.3,0.6 0.9,0.5',
      ),
      colour: '#fcfbf7',
      soft: 2.5,
    },
    {
      head: path(
        '-0.02,-1.1 -0.6,-1.3 -1.3,-1 -1.8,-0.3 -2,0.3 -1.95,0.8 -1.7,1.15 -1.4,1.15 -1.36,0.75 -1.3,0.25 -1.02,-0.14 -0.6,-0.34 -0.25,-0.5',
      ),
      colour: '#17181b',
      soft: 3,
    },
    {
      head: path(
        '0.9,0.42 0.45,0.44 0.15,0.72 -0.25,1 -0.75,1.2 -1,1.5 -0.8,1.8 -0.4,2.1 0.1,2.25 0.7,2.2 1,1.5',
      ),
      colour: '#17181b',
      soft: 2.6,
    },
  ],
  wing: {
    chord: 0.5,
    flankCover: 0.28,
    lesserCoverts: '#9aa1a8',
    lesserTo: 0.13,
    scapulars: '#9aa1a8',
    rows: {
      primaries: { feather: { colour: '#2c2e33', fringe: '#6f757c', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#2c2e33', fringe: '#f5f4ef', fringeWidth: 1.1 } },
      tertials: {
        tips: [
          [0.93, 0.34],
          [0.68, 0.1],
        ],
        feather: { colour: '#2c2e33', fringe: '#f5f4ef', fringeWidth: 3.2, rim: '#f5f4ef', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#2c2e33', fringe: '#6f757c', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#2c2e33', fringe: '#6f757c', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.43, 0.89],
          [0.5, 0.14],
        ],
        count: 11,
        widths: [17, 20],
        feather: {
          colour: '#2c2e33',
          fringe: '#85898d',
          fringeWidth: 0.7,
          tip: '#f1f0ec',
          tipLength: 0.09,
          shape: 'round',
        },
        bow: 0.035,
        loose: 0.006,
      },
      medianCoverts: {
        tips: [
          [0.24, 0.9],
          [0.33, 0.14],
        ],
        count: 11,
        widths: [16, 19],
        bow: 0.035,
        loose: 0.006,
        tipTaper: [0.7, 1],
        feather: { colour: '#2c2e33', tip: '#f3f2ee', tipLength: 0.17, shape: 'round' },
      },
      longScapulars: {
        count: 5,
        roots: [
          [0, 0.42],
          [0.02, 0.02],
        ],
        tips: [
          [0.3, 0.36],
          [0.5, 0.06],
        ],
        feather: { colour: '#9aa1a8' },
      },
    },
  },
  tail: {
    length: 5.9,
    undertail: 0.2,
    uppertail: 0.17,
    width: 0.52,
    fork: 0.02,
    graduated: 0.09,
    spread: 0.035,
    bend: 0.24,
    lift: 0.09,
    feather: { colour: '#1c1c1f', fringe: '#303236', fringeWidth: 0.6, shape: 'round' },
    except: {
      0: { colour: '#f7f6f2', fringe: '#85878a', fringeWidth: 0.8 },
      1: { zones: [{ from: 0.3, to: 1, colour: '#f1f0ec', web: 'outer' }] },
    },
  },
  bill: { length: 0.62, depth: 0.78, curve: 0.02, culmen: 0.06, upper: '#1c1c1f' },
  eye: { radius: 0.15, iris: '#21130c' },
  legs: {
    colour: '#26262a',
    claw: '#141416',
    thickness: 0.95,
    trouserColour: '#c9cccd',
    trouserLength: 0.4,
    trousers: 1.8,
  },
  scene: {
    habitat: 'río',
    season: 'primavera',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'prado',
  },
  rasgos: [
    { texto: 'Cara blanca', at: { head: [-0.6, 0.35] } },
    { texto: 'Píleo y babero negros', at: { head: [-0.2, 1.6] } },
    { texto: 'Dorso gris', at: { sheet: [0.5, 0.1] } },
    { texto: 'Cola larga de bordes blancos', at: { tail: 0.7 } },
    { texto: 'Bandas blancas en el ala', at: { wing: [0.4, 0.55] } },
  ],
};
