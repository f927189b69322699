import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const bigotudo: Recipe = {
  slug: 'bigotudo',
  archetype: 'warbler',
  pose: {
    head: 1.02,
    skull: { crown: 0.06, forehead: 0.1, nape: 0.1 },
    plump: 0.98,
    depth: 0.95,
    turn: 0.38,
  },
  frame: { size: 0.827, dx: 192 },
  base: '#cf9a60',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#c4864a', soft: 8 },
    { at: 'underparts', colour: '#ecd9c8', soft: 9 },
    { sheet: path('0.14,0.6 0.3,0.54 0.42,0.66 0.4,0.9 0.2,0.9'), colour: '#dfbdb8', soft: 16 },
    { at: ['flanks'], colour: '#cf965c', soft: 14 },
    { sheet: path('0.86,0.66 1.1,0.4 1.1,1.1 0.82,1.1'), colour: '#1c1a1a', soft: 4 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-1.05 -0.6,-1.3 -1.5,-1 -1.95,-0.1 -1.75,0.7 -1.1,1.2 -0.4,0.9 0.3,0.4',
      ),
      colour: '#a3b0bf',
      soft: 6,
    },
    { head: path('0.95,0.36 0.5,0.4 0,0.7 -0.4,1.3 0,1.8 0.6,1.7 1,1.1'), colour: '#f8f5f0', soft: 5 },
    {
      head: path(
        '0.68,0.02 0.3,-0.12 0.08,-0.06 0.0,0.2 -0.14,0.5 -0.2,0.9 -0.22,1.3 -0.2,1.72 0,1.46 0.14,1.02 0.3,0.6 0.48,0.36 0.68,0.28',
      ),
      colour: '#151417',
      soft: 1.8,
    },
  ],
  wing: {
    plan: { projection: 0.3, tipOnTail: 0.06, tipBeside: -0.2 },
    lesserCoverts: '#c4864a',
    scapulars: '#c9935c',
    rows: {
      primaries: {
        feather: {
          colour: '#5a5048',
          fringe: '#faf8f2',
          fringeWidth: 4,
          zones: [{ from: 0.2, to: 0.9, colour: '#faf8f2', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#c27f42', fringe: '#dda567', fringeWidth: 2.4 } },
      tertials: {
        feather: {
          colour: '#1e1a18',
          rim: '#efdfc4',
          rimWidth: 1.9,
          zones: [{ from: 0, to: 1, colour: '#c98a4a', web: 'outer' }],
        },
      },
      primaryCoverts: { feather: { colour: '#3c3733', fringe: '#efe9df', fringeWidth: 1.3 } },
      alula: { feather: { colour: '#3c3733', fringe: '#efe9df', fringeWidth: 1.1 } },
      greaterCoverts: {
        feather: { colour: '#b9763a', fringe: '#d9a066', fringeWidth: 2.6 },
      },
      medianCoverts: {
        feather: { colour: '#b9763a', fringe: '#d9a066', fringeWidth: 2.4 },
      },
    },
  },
  tail: {
    uppertail: 0.16,
    undertail: 0.14,
    length: 5.7,
    width: 0.62,
    graduated: 0.42,
    spread: 0.04,
    feather: { colour: '#c4854a', fringe: '#d09a60', fringeWidth: 0.6, shape: 'round' },
    except: {
      0: {
        colour: '#e3ddd2',
        fringe: '#6f5c48',
        fringeWidth: 1.6,
        zones: [{ from: 0, to: 0.3, colour: '#2a2522' }],
      },
      1: { zones: [{ from: 0.4, to: 1, colour: '#e6dccb', web: 'outer' }] },
    },
  },
  bill: { length: 0.42, depth: 0.8, curve: 0.1, culmen: 0.14, upper: '#e6a238', lower: '#e8ac48' },
  eye: { radius: 0.14, iris: '#e8c158', pupil: 0.5 },
  legs: { trouserLength: 0.74, colour: '#211e1d', claw: '#151313' },
  pareja: {
    what: 'hembra',
    size: 0.98,
    x: 342,
    facing: 'right',
    pose: {
      head: 0.98,
      skull: { crown: 0.06, forehead: 0.1, nape: 0.1 },
      plump: 1,
      depth: 0.97,
      turn: 0.56,
      legs: 1.1,
    },
    base: '#cf9f68',
    tracts: [
      {
        at: 'upperparts',
        colour: '#c08c55',
        soft: 8,
        mark: { kind: 'streak', colour: '#5b3d24', width: 0.2, length: 0.8, opacity: 0.35, chance: 0.4 },
      },
      { at: 'underparts', colour: '#ead9c2', soft: 9 },
      { at: ['flanks'], colour: '#cf9d68', soft: 14 },
      { at: 'undertail', colour: '#d9b78c', soft: 6 },
      {
        head: path(
          '0.9,0.3 0.7,-0.4 0.2,-1.05 -0.6,-1.3 -1.5,-1 -1.95,-0.1 -1.75,0.7 -1.1,1.2 -0.4,0.9 0.3,0.4',
        ),
        colour: '#c59a69',
        soft: 6,
      },
      { head: path('0.95,0.36 0.5,0.4 0,0.7 -0.4,1.3 0,1.8 0.6,1.7 1,1.1'), colour: '#f1e7d8', soft: 5 },
      {
        head: path('0.6,0.06 0.3,-0.08 0.14,-0.04 0.12,0.14 0.3,0.2 0.6,0.22'),
        colour: '#4d3724',
        soft: 5,
        opacity: 0.8,
      },
      {
        head: path('0.4,-0.62 -0.2,-1 -1,-1.05 -1.5,-0.6 -1.2,-0.4 -0.5,-0.56 0.1,-0.5'),
        colour: '#ab7f52',
        soft: 8,
        mark: { kind: 'streak', colour: '#6b4a2c', width: 0.3, length: 1, opacity: 0.8, size: 0.6 },
      },
      {
        head: path('0,0.16 -0.5,0.06 -1,0.14 -1.1,0.5 -0.6,0.72 -0.1,0.5'),
        colour: '#b88a5a',
        soft: 10,
        opacity: 0.8,
      },
    ],
  },
  scene: {
    habitat: 'humedal',
    season: 'otoño',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 26, thickness: 15 },
    palette: 'cielo',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Largos bigotes negros', at: { head: [-0.1, 0.9] } },
    { texto: 'Cabeza gris azulada', at: { head: [-0.8, -0.5] } },
    { texto: 'Cola larga y leonada', at: { tail: 0.6 } },
    { texto: 'Pico pequeño y anaranjado', at: { bill: 0.5 } },
    { texto: 'Listas blancas y negras en el ala', at: { wing: [0.7, 0.5] } },
  ],
};
