import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaZarcera: Recipe = {
  slug: 'curruca-zarcera',
  archetype: 'leafWarbler',
  pose: {
    nape: 0.45,
    head: 0.84,
    compact: 0.92,
    skull: { crown: 0.1, forehead: 0.04, nape: 0.02 },
    plump: 0.92,
    depth: 0.83,
    turn: 0.1,
  },
  frame: { size: 0.999, dy: -20 },
  base: '#98826a',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8f765a', soft: 8 },
    { at: 'underparts', colour: '#efe0d0', soft: 9 },
    { at: ['flanks'], colour: '#d9bda0', soft: 14 },
    { at: ['belly', 'vent', 'undertail'], colour: '#f5ece1', soft: 14 },
    { sheet: path('0.27,0.6 0.36,0.56 0.46,0.66 0.44,0.96 0.29,1.02'), colour: '#e6c8b8', soft: 18 },
    {
      head: path('0.9,0.3 0.7,-0.4 0.2,-1.05 -0.6,-1.4 -1.4,-1 -1.7,-0.3 -1.5,0.4 -1,0.74 -0.4,0.58 0.3,0.3'),
      colour: '#979ba0',
      soft: 9,
    },
    {
      head: path('0.6,-0.3 0.2,-0.9 -0.5,-1.3 -1.4,-1 -1.7,-0.3 -1.2,-0.5 -0.5,-0.66 0.2,-0.5'),
      colour: '#8f9093',
      soft: 9,
      mark: { kind: 'streak', colour: '#7b7468', width: 0.24, opacity: 0.35, size: 0.6 },
    },
    {
      head: path('0.66,0.02 0.3,-0.1 0.1,-0.02 0.1,0.14 0.36,0.2 0.66,0.2'),
      colour: '#85837f',
      soft: 5,
      opacity: 0.8,
    },
    {
      head: path('-0.2,0.1 -0.9,0.06 -1.25,0.2 -1.1,0.56 -0.5,0.52 -0.1,0.34'),
      colour: '#8a8681',
      soft: 8,
      opacity: 0.7,
    },
    {
      head: path('0.95,0.34 0.5,0.32 0,0.42 -0.5,0.62 -0.95,0.8 -0.86,1.2 -0.5,1.6 0,1.84 0.6,1.7 1,1.1'),
      colour: '#fdfbf6',
      soft: 6,
    },
  ],
  wing: {
    plan: { projection: 0.7, tipOnTail: 0.1, tipBeside: 0.25 },
    lesserCoverts: '#857260',
    scapulars: '#8f765a',
    rows: {
      primaries: {
        feather: { colour: '#3d342b', fringe: '#a9927a', fringeWidth: 1.2, tipFringe: true },
      },
      secondaries: {
        feather: {
          colour: '#6e4526',
          fringe: '#c07a40',
          fringeWidth: 4.6,
        },
      },
      tertials: {
        feather: {
          colour: '#3f3023',
          rim: '#c0844d',
          rimWidth: 3.4,
        },
      },
      primaryCoverts: { feather: { colour: '#4d4236', fringe: '#b9804a', fringeWidth: 1.8 } },
      alula: { feather: { colour: '#4d4236', fringe: '#b9804a', fringeWidth: 1.6 } },
      greaterCoverts: {
        feather: {
          colour: '#5a3d27',
          rim: '#c57f46',
          rimWidth: 5.6,
        },
      },
      medianCoverts: {
        feather: { colour: '#5e4a37', rim: '#a9845a', rimWidth: 2.6 },
      },
    },
  },
  tail: {
    undertail: 0.36,
    uppertail: 0.3,
    length: 3.5,
    width: 0.53,
    bend: 0.12,
    spread: 0.035,
    graduated: 0.1,
    lift: 0.24,
    feather: { colour: '#564a3e', fringe: '#83715c', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#f0ebe2', web: 'outer' }], tip: '#f0ebe2', tipLength: 0.14 },
    },
  },
  bill: {
    length: 0.68,
    depth: 1,
    curve: 0.05,
    upper: '#4a423d',
    lower: '#cfa07c',
    tip: '#4a423d',
    tipLength: 0.4,
  },
  eye: { radius: 0.138, iris: '#a57c42', ring: '#e6e2d8', ringWidth: 0.13 },
  legs: { trouserLength: 0.74, colour: '#b98f72', claw: '#7c5a46' },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    perch: { kind: 'rama', plant: 'zarza', slope: 7, thickness: 19 },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Garganta blanca', at: { head: [-0.2, 0.95] } },
    { texto: 'Panel rojizo en el ala', at: { wing: [0.42, 0.5] } },
    { texto: 'Cabeza gris de píleo alto', at: { head: [-0.5, -0.72] } },
    { texto: 'Patas claras', at: { leg: 0.8 } },
    { texto: 'Cola larga con bordes blancos', at: { tail: 0.6 } },
  ],
};
