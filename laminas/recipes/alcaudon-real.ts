import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaudonReal: Recipe = {
  slug: 'alcaudon-real',
  archetype: 'sentinel',
  frame: { size: 0.984 },
  pose: { head: 1.1, depth: 0.95 },
  base: '#a3a6aa',
  coat: 'loose',
  darks: { cold: '#8796b4', warm: '#7a5a44', sheen: 0.35 },
  tracts: [
    { at: 'upperparts', colour: '#7d838c', soft: 9 },
    { at: 'underparts', colour: '#ecdcd3', soft: 10 },
    { at: ['breast', 'flanks'], colour: '#e2c6bc', soft: 34 },
    { at: ['undertail', 'vent'], colour: '#f3ece4', soft: 14 },
    {
      head: path('0.95,0 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.6,-1 -2.2,0 -2.3,0.9 -1.7,1.2 -1.2,0.5 0.5,0'),
      colour: '#7d838d',
      soft: 5,
    },
    {
      head: path('0.95,0.3 0.3,0.28 -0.3,0.36 -0.85,0.5 -1.2,0.8 -1,1.4 0.6,1.6 1,1'),
      colour: '#faf5ef',
      soft: 28,
      opacity: 0.85,
    },
    {
      head: path(
        '1,-0.14 0.6,-0.24 0.2,-0.33 -0.4,-0.34 -0.75,-0.27 -0.4,-0.24 0.2,-0.22 0.6,-0.1 0.9,-0.02',
      ),
      colour: '#f8f6f1',
      soft: 1.5,
    },
    {
      head: path(
        '1,0.1 0.6,0 0.2,-0.2 -0.4,-0.25 -1.1,-0.14 -1.5,0.14 -1.42,0.4 -1,0.46 -0.4,0.36 0.1,0.28 0.5,0.22 0.9,0.28',
      ),
      colour: '#17161a',
      soft: 2.5,
    },
  ],
  wing: {
    plan: {
      projection: 0.5,
      tipOnTail: 0.16,
      scapularRise: 0.2,
      scapularDepth: 0.22,
      scapularTo: 0.52,
      tuck: 0.06,
      scapularsFrom: 0.3,
      tuckDepth: 0.82,
      flankDepth: 0.1,
    },
    lesserCoverts: '#1c1b1e',
    scapulars: '#858b94',
    patches: [
      {
        over: path('0.14,-0.26 0.26,-0.2 0.5,-0.08 0.48,0 0.34,-0.03 0.22,-0.02 0.14,-0.06'),
        colour: '#7d838c',
      },
    ],
    rows: {
      scapulars: {
        feather: { colour: '#858b94' },
        except: { 0: { colour: '#f2f1ee' }, 1: { colour: '#e4e5e5' } },
      },
      primaries: {
        feather: {
          colour: '#1f1d1f',
          fringe: '#4a474a',
          fringeWidth: 0.7,
          fringeFrom: 0.5,
          zones: [{ from: 0, to: 0.47, colour: '#faf7f0' }],
        },
        except: {
          5: { zones: [{ from: 0, to: 0.36, colour: '#faf7f0' }] },
          6: { zones: [] },
          7: { zones: [] },
          8: { zones: [] },
        },
      },
      secondaries: {
        feather: { colour: '#1e1c1e', fringe: '#565357', fringeWidth: 0.9, tip: '#efece5', tipLength: 0.05 },
      },
      tertials: {
        feather: { colour: '#201e21', fringe: '#77747a', fringeWidth: 1, tip: '#efece5', tipLength: 0.05 },
      },
      primaryCoverts: { feather: { colour: '#1a191b', fringe: '#343235', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#191819', fringe: '#343235', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#1e1c1f', fringe: '#55525a', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#1e1d20', fringe: '#3d3b3f', fringeWidth: 0.8 } },
    },
  },
  tail: {
    undertail: 0.3,
    length: 4.1,
    width: 0.6,
    graduated: 0.2,
    feather: { colour: '#1b1a1c', fringe: '#3a373a', fringeWidth: 0.6 },
    except: {
      0: { colour: '#f7f4ed', fringe: '#cfccc6', fringeWidth: 0.8 },
      1: { zones: [{ from: 0.66, to: 1, colour: '#f7f4ed' }] },
      2: { zones: [{ from: 0.86, to: 1, colour: '#f7f4ed' }] },
    },
  },
  bill: {
    kind: 'hooked',
    length: 0.72,
    depth: 1.26,
    hook: 0.14,
    culmen: 0.12,
    upper: '#1a191b',
    lower: '#3a3638',
  },
  eye: { radius: 0.131, iris: '#22140d' },
  legs: {
    stance: {
      tarsus: 0.38,
      hidden: 0.2,
      girth: 0.072,
      toe: 0.38,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.3, 0.06],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#26252a',
    claw: '#131215',
  },
  scene: {
    habitat: 'matorral',
    season: 'invierno',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'miel',
    perch: { kind: 'rama', plant: 'majuelo' },
  },
  rasgos: [
    { texto: 'Antifaz negro bajo ceja blanca muy fina', at: { head: [-0.3, -0.3] } },
    { texto: 'Dorso gris plomo', at: { sheet: [0.45, 0.12] } },
    { texto: 'Pecho teñido de rosa', at: { sheet: [0.28, 0.8] } },
    { texto: 'Cola larga, negra de borde blanco', at: { tail: 0.7 } },
    { texto: 'Pico ganchudo', at: { bill: 0.8 } },
  ],
};
