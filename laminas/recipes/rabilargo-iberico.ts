import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const rabilargoIberico: Recipe = {
  slug: 'rabilargo-iberico',
  archetype: 'magpie',
  facing: 'left',
  pose: {
    head: 1.06,
    legs: 0.84,
    plump: 0.9,
    depth: 0.97,
    compact: 0.94,
    turn: -0.26,
    skull: { crown: 0.03 },
    move: { d5: [-6, 4], d6: [-10, 8], d7: [-4, 5] },
  },
  base: '#b8a698',
  frame: { size: 1.13, dy: -20 },
  coat: 'loose',
  darks: { cold: '#8f9ac4', warm: '#7a5a44', sheen: 0.35 },
  tracts: [
    { at: 'upperparts', colour: '#ae9a8b', soft: 10 },
    { at: 'underparts', colour: '#e8ded4', soft: 12 },
    { at: 'breast', colour: '#e2d6cb', soft: 14 },
    { at: 'flanks', colour: '#d6c5b8', soft: 14 },
    {
      head: path('0.9,0.3 0.3,0.3 -0.4,0.5 -1.2,0.75 -1.8,0.9 -1.6,1.3 -0.8,1.8 0.2,2 0.9,1.4'),
      colour: '#f8f4ec',
      soft: 18,
    },
    {
      head: path(
        '0.95,0.36 0.5,0.28 0,0.36 -0.5,0.52 -1.1,0.7 -1.6,0.66 -1.95,0.3 -1.8,-0.5 -1.3,-1.1 -0.5,-1.35 0.2,-1 0.7,-0.5',
      ),
      colour: '#16161a',
      soft: 3,
    },
  ],
  wing: {
    plan: { form: 'crow', projection: 0.45, tipOnTail: 0.16, scapularDepth: 0.22, flankDepth: 0.14 },
    lesserCoverts: '#6f97c1',
    scapulars: '#ae9a8b',
    rows: {
      primaries: {
        feather: {
          colour: '#33373f',
          fringe: '#eaf1f7',
          fringeWidth: 2.2,
          zones: [{ from: 0, to: 0.34, colour: '#84a9cc', web: 'outer' }],
        },
      },
      secondaries: {
        feather: {
          colour: '#7ea3c8',
          fringe: '#bdd4e8',
          fringeWidth: 1.6,
          zones: [{ from: 0.3, to: 1, colour: '#3c4655', web: 'inner', opacity: 0.75 }],
        },
      },
      tertials: { feather: { colour: '#769dc5', rim: '#b4cde3', rimWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#7299c2', fringe: '#98b8d6', fringeWidth: 0.9 } },
      alula: { feather: { colour: '#6a92bc', fringe: '#98b8d6', fringeWidth: 0.9 } },
      greaterCoverts: {
        feather: { colour: '#6f96c0', rim: '#91b1d1', rimWidth: 0.8 },
      },
      medianCoverts: {
        feather: { colour: '#7299c2', rim: '#88abce', rimWidth: 0.6 },
      },
      lesserCoverts: { feather: { colour: '#7399c2', rim: '#8cafd0' } },
    },
  },
  tail: {
    length: 9.4,
    undertail: 0.18,
    width: 1.2,
    graduated: 0.62,
    spread: 0.1,
    feathers: 7,
    notched: true,
    feather: { colour: '#6f99c4', fringe: '#c3d8ea', fringeWidth: 1.8, shape: 'round', shaft: '#45688f' },
    except: {
      0: { colour: '#5f8ab8' },
      1: { colour: '#6690bd' },
      4: { colour: '#769fc9' },
      6: { colour: '#82a9cf' },
    },
  },
  bill: {
    length: 0.98,
    bristles: { colour: '#17171b', reach: 0.36 },
    depth: 1.24,
    curve: 0.02,
    culmen: 0.08,
    gonys: 0.05,
    upper: '#17181b',
    lower: '#222327',
  },
  eye: { radius: 0.138, iris: '#3a2416', ring: '#5a5a66', ringWidth: 0.22 },
  legs: { colour: '#1d1e22', claw: '#0f1012', trousers: 3.23, trouserColour: '#d8cabd', trouserLength: 0.8 },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'encina', slope: 9 },
    palette: 'miel',
  },
  rasgos: [
    { texto: 'Capirote negro', at: { head: [-0.55, -0.6] } },
    { texto: 'Garganta blanca', at: { head: [0, 1.1] } },
    { texto: 'Alas azules', at: { wing: [0.55, 0.6] } },
    { texto: 'Cola azul muy larga', at: { tail: 0.55 } },
    { texto: 'Cuerpo gris rosado', at: { sheet: [0.42, 0.8] } },
  ],
};
