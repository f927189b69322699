import { path } from '../geometry/path.ts';
import { streakedBack } from '../parts/rows-of-back.ts';
import type { Recipe } from '../recipe.ts';

export const verderonSerrano: Recipe = {
  slug: 'verderon-serrano',
  archetype: 'slimFinch',
  facing: 'right',
  pose: {
    nape: 0.45,
    head: 0.96,
    compact: 0.92,
    plump: 0.9,
    depth: 0.91,
    turn: 0.05,
    carry: [14, 20],
  },
  frame: { size: 0.772 },
  base: '#a2a266',
  coat: 'loose',
  rows: [
    ...streakedBack({ vane: '#7f8558', dark: '#5a5e3c', width: 0.3, soft: 0.8, density: [0.3, 0.7, 0.4] }),
  ],
  tracts: [
    {
      at: 'upperparts',
      colour: '#7f8558',
      soft: 10,
    },
    { at: ['rump', 'uppertail'], colour: '#a0a25c', soft: 12, mark: 'none' },
    { at: 'underparts', colour: '#c0b864', soft: 14, mark: 'none' },
    { at: 'undertail', colour: '#ece8c4', soft: 18 },
    {
      sheet: path('0.24,0.36 0.32,0.42 0.38,0.54 0.4,0.66 0.34,0.7 0.27,0.6'),
      colour: '#979d9c',
      soft: 18,
    },
    {
      head: path(
        '0.95,0.1 0.5,-0.9 -0.5,-1.4 -1.5,-1 -1.7,-0.2 -1.5,0.4 -0.9,0.8 -0.4,1.25 0.5,1.2 0.95,0.9',
      ),
      colour: '#8f966a',
      soft: 8,
      mark: 'none',
    },
    {
      head: path(
        '-0.8,-0.5 -1.2,-1 -1.7,-0.9 -2.1,0.1 -1.8,0.7 -1.3,1.2 -0.7,1.6 -0.4,1.3 -0.5,0.8 -0.6,0.3',
      ),
      colour: '#959b9b',
      soft: 18,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0.2 0.7,-0.4 0.3,-0.76 -0.15,-0.82 -0.4,-0.52 -0.6,-0.16 -0.62,0.3 -0.42,0.72 -0.1,1.1 0.2,1.5 0.7,1.7 0.95,1',
      ),
      colour: '#d0c650',
      soft: 12,
    },
    {
      head: path('0.14,0.14 -0.2,-0.06 -0.6,-0.06 -0.78,0.24 -0.66,0.62 -0.3,0.72 0.06,0.46'),
      colour: '#979c78',
      soft: 10,
      opacity: 0.85,
    },
    {
      head: path('0.75,0.06 0.45,-0.02 0.18,-0.04 0.12,0.1 0.45,0.22 0.75,0.3'),
      colour: '#9c9a55',
      soft: 5,
      opacity: 0.6,
    },
  ],
  wing: {
    plan: { form: 'finch', projection: 0.8, tipOnTail: 0.38, tuck: 0.075 },
    lesserCoverts: '#80875a',
    scapulars: '#7f8558',
    rows: {
      primaries: { feather: { colour: '#2f302a', fringe: '#9c9d62', fringeWidth: 0.8, fringeTo: 0.84 } },
      secondaries: { feather: { colour: '#33342d', fringe: '#9b9d62', fringeWidth: 1.4 } },
      tertials: { feather: { colour: '#3a3b32', fringe: '#a5a772', fringeWidth: 2.2, tipFringe: true } },
      primaryCoverts: { feather: { colour: '#2d2e28', fringe: '#6c6e40', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#2d2e28', fringe: '#8d8f4a', fringeWidth: 0.8 } },
      greaterCoverts: {
        feather: {
          colour: '#383a2d',
          fringe: '#6f7446',
          fringeWidth: 0.9,
          tip: '#c9c763',
          tipLength: 0.27,
          shape: 'square',
        },
        except: { 0: { tipLength: 0.16 }, 7: { tip: '#aeb25e' }, 8: { tip: '#9ca25a', tipLength: 0.2 } },
      },
      medianCoverts: {
        feather: {
          colour: '#5d6440',
          fringe: '#7f8552',
          fringeWidth: 1,
          tip: '#a9ad5c',
          tipLength: 0.26,
          shape: 'square',
        },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.1,
    width: 0.54,
    fork: 0.24,
    notched: true,
    spread: 0.1,
    bend: 0.07,
    feather: { colour: '#272824', fringe: '#8f9159', fringeWidth: 1 },
  },
  bill: {
    length: 0.56,
    depth: 0.98,
    culmen: 0.06,
    gonys: 0.04,
    kink: 0.18,
    upper: '#5f5a56',
    lower: '#a89a8c',
    tip: '#45413e',
    tipLength: 0.2,
  },
  eye: { radius: 0.133, iris: '#1b1009' },
  legs: {
    stance: {
      tarsus: 0.34,
      hidden: 0.24,
      girth: 0.074,
      toe: 0.41,
      scutes: 0.5,
      thigh: 0.2,
      lean: [0.3, 0.06],
      stride: 0.18,
      yaw: [1.35, 1.15],
      grasp: 1,
    },
    colour: '#8d6b5c',
    claw: '#4f3f37',
  },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    palette: 'rosa',
    perch: { kind: 'rama', plant: 'pino', slope: 8, thickness: 38 },
  },
  rasgos: [
    { texto: 'Nuca y lados del cuello grises', at: { head: [-1.25, 0.3] } },
    { texto: 'Cara amarilla verdosa', at: { head: [0.1, -0.5] } },
    { texto: 'Pecho liso, sin estrías', at: { sheet: [0.3, 0.82] } },
    { texto: 'Dos bandas amarillentas en el ala', at: { wing: [0.4, 0.5] } },
    { texto: 'Cola negra sin amarillo', at: { tail: 0.7 } },
  ],
};
