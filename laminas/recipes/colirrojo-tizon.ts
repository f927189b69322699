import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

/** The outline that both birds share. */
const build: NonNullable<Recipe['pose']>['move'] = {
  d4: [-6, 2],
  d5: [-9, 6],
  d6: [-10, 6],
  d7: [-3, 2],
  v2: [2, 0],
  v3: [3, 0],
  d9: [5, -3],
  d10: [1, -1],
};

export const colirrojoTizon: Recipe = {
  slug: 'colirrojo-tizon',
  archetype: 'redstart',
  facing: 'right',
  frame: { size: 0.79, dx: 252, dy: -44 },
  pose: {
    nape: 0.45,
    head: 0.98,
    turn: 0.16,
    depth: 0.94,
    move: build,
  },
  base: '#3a3b40',
  tracts: [
    { at: 'upperparts', colour: '#686d76', soft: 10 },
    { sheet: path('0.86,-0.1 1.1,-0.1 1.1,0.7 0.98,0.6 0.92,0.4'), colour: '#c9571c', soft: 12 },
    { at: 'underparts', colour: '#4a4a4e', soft: 12 },
    { at: 'belly', colour: '#77736f', soft: 24 },
    { at: ['vent', 'undertail'], colour: '#c98a57', soft: 22 },
    { at: ['breast', 'upperbreast'], colour: '#212125', soft: 16 },
    { at: ['forehead', 'lores', 'cheek', 'throat', 'chin', 'malar'], colour: '#1b1b1f', soft: 14 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#666b74', soft: 22 },
    {
      head: path(
        '1.1,-0.7 0.5,-0.72 0.2,-0.62 -0.2,-0.46 -0.75,-0.26 -1.1,0.05 -1.15,0.6 -0.95,1.1 -0.7,1.6 -0.4,2.2 0.5,2.4 1.2,1.5',
      ),
      colour: '#1a1a1e',
      soft: 24,
    },
  ],
  wing: {
    plan: { projection: 0.7, tipOnTail: 0.32 },
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
        feather: { colour: '#33343a', fringe: '#60636a', fringeWidth: 1 },
      },
      medianCoverts: {
        feather: { colour: '#393b41', fringe: '#5d6068', fringeWidth: 0.9 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.5,
    width: 0.6,
    spread: 0.07,
    notched: true,
    feather: { colour: '#c9551a', fringe: '#df7a3c', fringeWidth: 1 },
    except: { 5: { colour: '#43271b', fringe: '#6a3a24' } },
  },
  bill: { length: 0.52, depth: 0.85, curve: 0.05, upper: '#1b1a1b', lower: '#2a2829' },
  eye: { radius: 0.148, iris: '#1a1310' },
  legs: {
    stance: {
      tarsus: 0.5,
      hidden: 0.16,
      girth: 0.064,
      toe: 0.54,
      thigh: 0.24,
      lean: [0.4, 0.12],
      yaw: [0.6, 0.1],
      stride: 0.2,
      apart: 0.06,
      scutes: 0.3,
    },
    colour: '#26242a',
    claw: '#131214',
  },
  pareja: {
    pose: {
      head: 0.97,
      turn: 0.06,
      neck: -0.06,
      carry: [2, 2],
      depth: 0.94,
      move: build,
    },
    what: 'hembra',
    size: 0.95,
    x: 882,
    facing: 'left',
    bill: { length: 0.58, depth: 0.85, curve: 0.05, upper: '#1f1c1b', lower: '#332e2b' },
    base: '#7c7775',
    tracts: [
      { at: 'upperparts', colour: '#767170', soft: 10 },
      { sheet: path('0.86,-0.1 1.1,-0.1 1.1,0.7 0.98,0.6 0.92,0.4'), colour: '#bd5a26', soft: 12 },
      { at: 'underparts', colour: '#938d8a', soft: 12 },
      { at: 'breast', colour: '#86807d', soft: 22 },
      { at: ['belly'], colour: '#aba39c', soft: 24 },
      { at: ['vent', 'undertail'], colour: '#cf9a6e', soft: 12 },
      {
        head: path('0.2,-0.2 -0.18,-0.2 -0.24,0 -0.18,0.2 0.18,0.22 0.24,0'),
        colour: '#b9b0a8',
        soft: 3,
        opacity: 0.65,
      },
    ],
    wing: {
      plan: { projection: 0.7, tipOnTail: 0.32 },
      lesserCoverts: '#716c6a',
      scapulars: '#767170',
      rows: {
        primaries: { feather: { colour: '#4c4641', fringe: '#81766d', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#544c46', fringe: '#958a80', fringeWidth: 1.3 } },
        tertials: { feather: { colour: '#5a524b', fringe: '#988d83', fringeWidth: 1.2 } },
        primaryCoverts: { feather: { colour: '#4e4742', fringe: '#776d65', fringeWidth: 0.7 } },
        greaterCoverts: {
          feather: { colour: '#625953', fringe: '#91867d', fringeWidth: 1.1 },
        },
        medianCoverts: {
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
    perch: { kind: 'muro', thickness: 1040, bare: true },
  },
  rasgos: [
    { texto: 'Macho: cara y pecho negros', at: { head: [0.15, 1.2] } },
    { texto: 'Panel blanco en el ala', at: { wing: [0.6, 0.45] } },
    { texto: 'Cola y obispillo rojizos', at: { tail: 0.5 } },
    { texto: 'Hembra: gris parda y lisa, cola rojiza', at: { plate: [734, 431] } },
  ],
};
