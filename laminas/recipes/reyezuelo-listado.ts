import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const reyezueloListado: Recipe = {
  slug: 'reyezuelo-listado',
  archetype: 'kinglet',
  pose: {
    head: 1.03,
    compact: 0.86,
    turn: -0.08,
    depth: 0.91,
    legs: 0.86,
    move: {
      d5: [1, -2],
      d6: [0, 0],
      d7: [4, -3],
      d8: [8, -6],
      d9: [8, -6],
      d10: [2, -2],
      v2: [6, -4],
      v3: [14, -2],
      v4: [16, -4],
      v5: [8, -8],
      v6: [0, -6],
    },
  },
  frame: { size: 0.807, dy: 0 },
  base: '#9a9c62',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8a9648', soft: 8 },
    {
      sheet: path('0.22,0.36 0.27,0.14 0.36,0.06 0.48,0.2 0.5,0.46 0.4,0.62 0.28,0.62'),
      colour: '#b9963c',
      soft: 24,
    },
    { at: 'underparts', colour: '#ece5d2', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#d8ccae', soft: 16 },
    { sheet: path('0.93,0.2 1.1,0.2 1.1,1.1 0.99,1.1 0.96,0.8'), colour: '#838c48', soft: 6 },
    {
      head: path('0.9,0.3 0.3,0.24 -0.4,0.3 -1.2,0.5 -1.2,1.1 -0.5,1.6 0.5,1.6 1,1.2'),
      colour: '#e0dbc8',
      soft: 8,
    },
    { head: path('0,0.2 -0.6,0.12 -1.3,0.16 -1.6,0.5 -1.3,0.9 -0.6,0.9'), colour: '#b3b29a', soft: 7 },
    {
      head: path(
        '0.68,-0.1 0.34,-0.38 -0.1,-0.5 -0.6,-0.48 -1,-0.34 -1.36,-0.02 -0.95,-0.1 -0.5,-0.18 -0.1,-0.17 0.3,-0.13 0.68,0.06',
      ),
      colour: '#fbf9f2',
      soft: 2,
    },
    {
      head: path('0.72,0.04 0.3,-0.08 -0.2,-0.13 -0.7,-0.1 -1.28,0.1 -0.8,0.1 -0.2,0.13 0.2,0.13 0.72,0.2'),
      colour: '#1a1917',
      soft: 1.8,
    },
    { head: path('0.24,0.17 0,0.2 -0.3,0.17 -0.2,0.3 0.05,0.32'), colour: '#f4f1e6', soft: 2 },
    {
      head: path('0.62,0.34 0.25,0.36 -0.25,0.62 -0.3,0.54 0.2,0.28'),
      colour: '#3a3932',
      soft: 2.5,
      opacity: 0.5,
    },
    {
      head: path(
        '0.62,-0.2 0.34,-0.36 -0.1,-0.47 -0.6,-0.45 -1,-0.34 -1.38,-0.14 -1.34,-0.32 -1.1,-0.53 -0.8,-0.64 -0.4,-0.69 0.02,-0.65 0.4,-0.5 0.58,-0.34',
      ),
      colour: '#151412',
      soft: 2,
    },
    {
      head: path(
        '0.3,-0.58 0,-0.66 -0.4,-0.7 -0.75,-0.66 -1.05,-0.56 -1.28,-0.42 -1.26,-0.62 -1,-0.9 -0.75,-1.4 -0.3,-1.5 0.25,-1.1',
      ),
      colour: '#ee7a1d',
      soft: 3.5,
    },
    {
      head: path('0.2,-0.78 -0.1,-0.87 -0.6,-0.92 -0.3,-1.02 0.1,-0.94'),
      colour: '#f7b52c',
      soft: 4,
      opacity: 0.7,
    },
  ],
  wing: {
    plan: { projection: 0.5, tipOnTail: 0.3, bendRaised: 0.26, medianTips: 0.3 },
    lesserCoverts: '#8a9648',
    scapulars: '#8a9648',
    rows: {
      primaries: { feather: { colour: '#4a4a34', fringe: '#a5a95a', fringeWidth: 0.7 } },
      secondaries: {
        feather: {
          colour: '#4a4a34',
          fringe: '#b5b85f',
          fringeWidth: 1.7,
          fringeFrom: 0.6,
          zones: [{ from: 0, to: 0.62, colour: '#22211a' }],
        },
        except: {
          0: { zones: [{ from: 0, to: 0.5, colour: '#22211a' }], fringeFrom: 0.48 },
          1: { zones: [{ from: 0, to: 0.56, colour: '#22211a' }], fringeFrom: 0.54 },
          2: { zones: [{ from: 0, to: 0.6, colour: '#22211a' }], fringeFrom: 0.58 },
          4: { zones: [{ from: 0, to: 0.65, colour: '#22211a' }], fringeFrom: 0.63 },
          5: { zones: [{ from: 0, to: 0.68, colour: '#22211a' }], fringeFrom: 0.66 },
        },
      },
      tertials: {
        feather: {
          colour: '#45432f',
          rim: '#ddd9b4',
          rimWidth: 1.3,
          tip: '#dcd7ba',
          tipLength: 0.05,
        },
      },
      primaryCoverts: { feather: { colour: '#4a4a34', fringe: '#a5a95a', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4a4a34', fringe: '#a5a95a', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#5c5f3c', fringe: '#6e7044', fringeWidth: 1.6, tip: '#efe9d0', tipLength: 0.2 },
      },
      medianCoverts: {
        feather: { colour: '#5b5c3a', fringe: '#6e7044', fringeWidth: 1.5, tip: '#dcd6ba', tipLength: 0.2 },
      },
    },
  },
  tail: {
    notched: true,
    undertail: 0.48,
    uppertail: 0.36,
    length: 1.95,
    width: 0.37,
    fork: 0.1,
    feather: { colour: '#565539', fringe: '#9fa458', fringeWidth: 1.2 },
  },
  bill: { length: 0.42, depth: 0.66, upper: '#22201d' },
  eye: { radius: 0.17, iris: '#2e1c10' },
  legs: {
    trousers: 0,
    colour: '#8d6a4c',
    claw: '#4a3a2c',
    thickness: 0.92,
    feet: '#b8984a',
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'encina', slope: 4, thickness: 20 },
    palette: 'melocotón',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja blanca y raya negra por el ojo', at: { head: [-0.5, -0.36] } },
    { texto: 'Corona anaranjada entre listas negras', at: { head: [-0.5, -0.8] } },
    { texto: 'Hombros bronceados', at: { sheet: [0.4, 0.2] } },
    { texto: 'Franja blanca en el ala', at: { wing: [0.44, 0.5] } },
    { texto: 'Pico finísimo', at: { bill: 0.5 } },
  ],
};
