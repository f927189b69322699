import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const ruisenorPechiazul: Recipe = {
  slug: 'ruisenor-pechiazul',
  archetype: 'bluethroat',
  facing: 'right',
  frame: { size: 0.771, dx: 272, dy: 0 },
  pose: { compact: 0.95, carry: [7, 12], move: { v6: [0, 3], v7: [0, 8], v8: [0, 8] } },
  base: '#8a7862',
  tracts: [
    { at: 'upperparts', colour: '#7a6853', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#80684e', soft: 10 },
    { at: 'underparts', colour: '#ede5d5', soft: 12 },
    { at: 'flanks', colour: '#cbb898', soft: 18 },
    { at: ['crown', 'forehead'], colour: '#6f5d49', soft: 8 },
    { at: 'nape', colour: '#7a6853', soft: 10 },
    {
      head: path(
        '0.6,2.2 -0.6,2.3 -1.05,2.5 -1.2,2.9 -0.95,3.36 -0.4,3.74 0.1,3.92 0.7,3.86 1.2,3.5 1.4,2.4',
      ),
      colour: '#b85c31',
      soft: 15,
    },
    {
      head: path(
        '0.9,0.4 0.3,0.5 -0.12,0.9 -0.62,1.4 -1,1.9 -1.14,2.44 -0.76,2.94 -0.1,3.26 0.5,3.24 1.1,2.9 1.4,1.4',
      ),
      colour: '#fdf9ee',
      soft: 7,
      opacity: 0.95,
    },
    {
      head: path(
        '0.9,0.4 0.3,0.45 -0.12,0.78 -0.64,1.16 -1.04,1.66 -1.1,2.2 -0.68,2.7 -0.06,3 0.5,2.97 1.1,2.62 1.4,1.4',
      ),
      colour: '#191e2b',
      soft: 8,
    },
    {
      head: path(
        '0.9,0.38 0.3,0.43 -0.1,0.76 -0.58,1.14 -0.94,1.62 -0.98,2.04 -0.58,2.44 -0.02,2.68 0.5,2.64 1.1,2.3 1.4,1.4',
      ),
      colour: '#2f62c0',
      soft: 9,
      mark: { kind: 'scale', colour: '#6d9be6', width: 0.16, opacity: 0.45, size: 0.6 },
    },
    {
      head: path('0.04,1.64 -0.14,1.68 -0.24,1.82 -0.16,1.97 0.02,2.02 0.16,1.94 0.18,1.76'),
      colour: '#f8f4ea',
      soft: 5,
      mark: 'none',
    },
    {
      head: path(
        '0.72,0 0.4,-0.15 0.15,-0.28 -0.3,-0.33 -0.9,-0.24 -1.3,0 -0.9,-0.08 -0.3,-0.12 0.15,-0.1 0.5,0.06',
      ),
      colour: '#f1ead9',
      soft: 2.5,
    },
    { at: 'lores', colour: '#54473a', soft: 5 },
    {
      head: path('0.1,0.05 -0.3,-0.1 -1,-0.02 -1.25,0.3 -1,0.7 -0.4,0.7 0.1,0.4'),
      colour: '#77654f',
      soft: 7,
    },
    {
      head: path('0.6,0.3 0.2,0.3 -0.1,0.5 -0.4,0.9 -0.46,0.8 -0.2,0.42 0.1,0.2 0.6,0.22'),
      colour: '#e2d8c4',
      soft: 4,
      opacity: 0.8,
    },
  ],
  wing: {
    plan: { projection: 0.6, tipOnTail: 0.3 },
    lesserCoverts: '#74634e',
    scapulars: '#7a6853',
    rows: {
      primaries: { feather: { colour: '#4c4136', fringe: '#85735b', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#4f4336', fringe: '#a38f72', fringeWidth: 1.6 } },
      tertials: { feather: { colour: '#54483a', fringe: '#b09c7e', fringeWidth: 1.8 } },
      primaryCoverts: { feather: { colour: '#51463a', fringe: '#7f6e58', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#4c4237', fringe: '#7f6e58', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#584b3c', fringe: '#ab9778', fringeWidth: 1.6 },
      },
      medianCoverts: {
        feather: { colour: '#665743', fringe: '#85735b', fringeWidth: 1 },
      },
    },
  },
  tail: {
    uppertail: 0.32,
    undertail: 0.44,
    length: 2.5,
    width: 0.64,
    graduated: 0.05,
    spread: 0.15,
    notched: true,
    feather: {
      colour: '#3d3229',
      fringe: '#7d6650',
      fringeWidth: 1.1,
      zones: [{ from: 0, to: 0.64, colour: '#c8632a' }],
    },
    except: { 4: { zones: [{ from: 0, to: 0.4, colour: '#a85a2c' }] }, 5: { zones: [] } },
  },
  bill: { length: 0.6, depth: 0.85, curve: 0.04, upper: '#26211e', lower: '#3a322c' },
  eye: { radius: 0.15, iris: '#1b110b' },
  legs: {
    stance: {
      tarsus: 0.52,
      hidden: 0.14,
      girth: 0.06,
      toe: 0.54,
      thigh: 0.24,
      lean: [0.36, 0.08],
      yaw: [1.2, 0.8],
      stride: 0.2,
      scutes: 0.3,
    },
    colour: '#5b4638',
    claw: '#2c231d',
  },
  pareja: {
    pose: {
      turn: -0.12,
      compact: 0.95,
      carry: [7, 12],
      move: { v6: [0, 3], v7: [0, 8], v8: [0, 8] },
    },
    what: 'hembra',
    size: 0.93,
    x: 878,
    facing: 'left',
    base: '#8f7e68',
    tracts: [
      { at: 'upperparts', colour: '#7f6d58', soft: 9 },
      { at: 'underparts', colour: '#eee5d3', soft: 12 },
      { at: 'flanks', colour: '#cfbd9e', soft: 18 },
      { at: ['crown', 'forehead'], colour: '#75634f', soft: 8 },
      { at: 'ear', colour: '#80705b', soft: 7 },
      { at: 'lores', colour: '#5f5243', soft: 5 },
      { at: ['throat', 'chin'], colour: '#f2ead9', soft: 8 },
      {
        head: path(
          '-0.3,1.5 -0.8,1.7 -1,2.1 -0.7,2.6 -0.1,2.9 0.6,2.85 1.2,2.5 1.2,2.05 0.6,2.3 0.1,2.3 -0.3,2.05 -0.45,1.75',
        ),
        colour: '#6f5f4e',
        soft: 16,
        opacity: 0.5,
        mark: {
          kind: 'drop',
          colour: '#2c231d',
          width: 0.6,
          length: 1.4,
          opacity: 0.85,
          chance: 0.85,
          size: 0.72,
          spacing: 0.8,
        },
      },
      {
        head: path(
          '0.6,0.5 0.26,0.58 -0.1,0.86 -0.45,1.3 -0.72,1.85 -0.5,1.98 -0.24,1.56 0.04,1.08 0.34,0.76 0.6,0.62',
        ),
        colour: '#2f261f',
        soft: 6,
        opacity: 0.85,
        mark: {
          kind: 'streak',
          colour: '#1f1916',
          width: 0.5,
          length: 1.5,
          opacity: 0.8,
          chance: 0.7,
          size: 0.6,
        },
      },
      {
        head: path(
          '0.6,0.3 0.2,0.34 -0.14,0.56 -0.5,0.96 -0.78,1.5 -0.62,1.5 -0.4,1.12 -0.04,0.76 0.24,0.54 0.6,0.44',
        ),
        colour: '#efe5d1',
        soft: 4,
        opacity: 0.9,
      },
      {
        head: path(
          '0.72,0 0.4,-0.15 0.15,-0.28 -0.3,-0.33 -0.9,-0.24 -1.3,0 -0.9,-0.08 -0.3,-0.12 0.15,-0.1 0.5,0.06',
        ),
        colour: '#efe6d2',
        soft: 3,
        mark: 'none',
      },
    ],
  },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'miel',
    perch: { kind: 'rama', plant: 'piorno', short: 50 },
  },
  rasgos: [
    { texto: 'Babero azul, a veces con lunar blanco', at: { head: [0.1, 2.05] } },
    { texto: 'Banda rojiza bajo el azul', at: { head: [-0.2, 3.35] } },
    { texto: 'Ceja blanca bien marcada', at: { head: [-0.45, -0.28] } },
    { texto: 'Lados rojizos en la base de la cola', at: { tail: 0.25 } },
    { texto: 'Hembra: garganta clara, collar oscuro', at: { plate: [760, 544] } },
  ],
};
