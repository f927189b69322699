import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gorrionChillon: Recipe = {
  slug: 'gorrion-chillon',
  archetype: 'sparrow',
  facing: 'right',
  pose: {
    head: 1.02,
    plump: 0.97,
    depth: 0.96,
    legs: 0.95,
    turn: -0.02,
    skull: { crown: -0.05 },
    move: { v0: [0, 4] },
  },
  base: '#a5947a',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a08b6c',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#4a3c2c',
        width: 0.34,
        length: 1.3,
        opacity: 0.8,
        size: 1,
        chance: 0.8,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#a49173', soft: 10, mark: 'none' },
    {
      at: 'underparts',
      colour: '#e2d9c8',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#9a866a',
        width: 0.4,
        length: 1.3,
        opacity: 0.7,
        size: 1.1,
        spacing: 1.1,
      },
    },
    { at: 'belly', colour: '#e9e2d3', soft: 16 },
    {
      at: 'undertail',
      colour: '#e9e1d0',
      soft: 8,
      mark: { kind: 'drop', colour: '#6b5842', width: 0.45, length: 0.9, opacity: 0.8 },
    },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.4 -1.6,-1 -1.9,0 -1.7,0.8 -0.8,1.2 0.4,1.2 1,0.8'),
      colour: '#b3a387',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('0.9,0.4 0.3,0.44 -0.2,0.7 -0.6,1.1 -0.2,1.5 0.6,1.6 0.95,1.1'),
      colour: '#e4dbc9',
      soft: 6,
      mark: 'none',
    },
    {
      head: path(
        '0.7,-0.2 0.3,-0.5 -0.3,-0.66 -1,-0.62 -1.6,-0.2 -1.75,0.2 -1.9,-0.2 -1.6,-1 -0.7,-1.06 0.1,-0.96 0.6,-0.6',
      ),
      colour: '#55442f',
      soft: 3.5,
    },
    {
      head: path('0.5,-0.8 0,-1.1 -0.8,-1.2 -1.6,-0.9 -1.5,-1.4 -0.5,-1.6 0.5,-1.2'),
      colour: '#b5a284',
      soft: 4,
    },
    {
      head: path(
        '0.7,-0.1 0.3,-0.34 -0.3,-0.48 -1,-0.44 -1.6,-0.1 -1.5,0.12 -0.9,-0.12 -0.3,-0.14 0.3,-0.12',
      ),
      colour: '#f1ead9',
      soft: 3,
    },
    {
      head: path('0.7,0.06 0.3,-0.08 -0.3,-0.1 -0.9,-0.06 -1.4,0.2 -1.2,0.4 -0.6,0.3 -0.2,0.2 0.3,0.14'),
      colour: '#6a573f',
      soft: 4,
    },
    {
      head: path('0.5,0.56 0.2,0.62 -0.1,0.86 -0.3,1.1 -0.16,1.14 0.16,0.84 0.5,0.68'),
      colour: '#7d6a50',
      soft: 4,
      opacity: 0.8,
    },
    {
      sheet: path('0.155,0.88 0.19,0.84 0.215,0.9 0.215,1.04 0.16,1.06'),
      colour: '#efcf2c',
      soft: 5,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.59,
    lesserCoverts: '#97846a',
    lesserTo: 0.14,
    scapulars: '#a08b6c',
    scapularMark: { kind: 'streak', colour: '#4a3c2c', width: 0.36, opacity: 0.8, chance: 0.7 },
    rows: {
      primaries: {
        feather: {
          colour: '#54483a',
          fringe: '#c2ae8c',
          fringeWidth: 1,
          zones: [{ from: 0.03, to: 0.16, colour: '#d4c4a4', web: 'outer' }],
        },
      },
      secondaries: { feather: { colour: '#54483a', fringe: '#bfa985', fringeWidth: 1.4 } },
      tertials: {
        feather: { colour: '#463a2d', fringe: '#c4b08c', fringeWidth: 2, tip: '#e6dbc4', tipLength: 0.1 },
      },
      primaryCoverts: { feather: { colour: '#4e4336' } },
      alula: { feather: { colour: '#4e4336' } },
      greaterCoverts: {
        feather: { colour: '#5a4c3c', fringe: '#b5a080', fringeWidth: 1.8, tip: '#e3d8c2', tipLength: 0.15 },
      },
      medianCoverts: { feather: { colour: '#544636', tip: '#e3d8c2', tipLength: 0.26 } },
    },
  },
  tail: {
    length: 1.55,
    width: 0.6,
    fork: 0.03,
    feather: {
      colour: '#54483a',
      fringe: '#a8957a',
      fringeWidth: 0.9,
      zones: [{ from: 0.83, to: 0.94, colour: '#f7f3ea' }],
    },
  },
  bill: {
    length: 0.54,
    depth: 1.04,
    curve: 0.05,
    culmen: 0.12,
    gonys: 0.08,
    kink: 0.22,
    upper: '#a08a66',
    lower: '#e0c78e',
    tip: '#6b5842',
    tipLength: 0.14,
  },
  eye: { radius: 0.138, iris: '#24150d' },
  legs: { colour: '#c49a7c', claw: '#6f5444' },
  scene: { habitat: 'roquedo', season: 'primavera', palette: 'cielo', perch: { kind: 'roca' } },
  rasgos: [
    { texto: 'Ceja ancha y clara', at: { head: [-0.7, -0.32] } },
    { texto: 'Píleo listado de pardo', at: { head: [-0.5, -0.82] } },
    { texto: 'Mancha amarilla en la garganta', at: { sheet: [0.19, 0.94] } },
    { texto: 'Pico grueso y claro', at: { bill: 0.5 } },
    { texto: 'Puntas blancas en la cola', at: { tail: 0.9 } },
  ],
};
