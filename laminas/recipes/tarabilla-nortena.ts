import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarabillaNortena: Recipe = {
  slug: 'tarabilla-nortena',
  archetype: 'chat',
  facing: 'right',
  frame: { size: 0.714, dx: 262, dy: -6 },
  pose: { head: 1.02, plump: 0.98, depth: 0.97, legs: 0.64, turn: -0.06, skull: { crown: -0.08 } },
  base: '#a5855c',
  tracts: [
    {
      at: 'upperparts',
      colour: '#9a774c',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#2a1f17',
        width: 0.56,
        length: 1.35,
        opacity: 0.92,
        chance: 0.97,
        size: 0.9,
        spacing: 0.95,
      },
    },
    { at: 'underparts', colour: '#f2e4c8', soft: 12, mark: 'none' },
    { at: ['breast', 'upperbreast'], colour: '#e0a565', soft: 28, mark: 'none' },
    { at: 'flanks', colour: '#e3bd87', soft: 18, mark: 'none' },
    { at: 'throat', colour: '#dfa162', soft: 8, mark: 'none' },
    {
      head: path(
        '0.7,-0.25 0.4,-0.7 -0.2,-1.2 -0.9,-1.25 -1.6,-0.9 -1.8,-0.2 -1.5,0 -1,-0.4 -0.3,-0.5 0.3,-0.4',
      ),
      colour: '#7d6243',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#2c211a',
        width: 0.5,
        length: 1.4,
        opacity: 0.85,
        chance: 0.95,
        size: 0.72,
        spacing: 0.85,
      },
    },
    {
      head: path(
        '0.8,0.4 0.3,0.4 0,0.62 -0.5,0.94 -1.1,0.96 -1.5,0.7 -1.6,0.95 -1.2,1.25 -0.6,1.28 0,1 0.4,0.72 0.8,0.62',
      ),
      colour: '#fbf5e6',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.85,-0.04 0.5,-0.06 0.1,-0.14 -0.6,-0.2 -1.3,-0.12 -1.55,0.2 -1.4,0.62 -1,0.86 -0.5,0.84 0,0.52 0.4,0.32 0.85,0.3',
      ),
      colour: '#2f241d',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.85,-0.08 0.5,-0.17 0.2,-0.3 -0.3,-0.42 -0.9,-0.4 -1.4,-0.2 -1.8,0.12 -1.3,-0.08 -0.8,-0.2 -0.3,-0.22 0.2,-0.13 0.6,-0.02',
      ),
      colour: '#fcf6e8',
      soft: 2,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.56,
    lesserCoverts: '#3f3227',
    patches: [
      {
        over: path('0.2,0.26 0.28,0.17 0.4,0.1 0.53,0.07 0.55,0.1 0.46,0.16 0.37,0.225 0.29,0.295 0.22,0.31'),
        colour: '#f5efdf',
        length: 0.95,
        density: 0.84,
      },
    ],
    scapulars: '#a17f56',
    scapularMark: { kind: 'streak', colour: '#33271e', width: 0.45, opacity: 0.85, chance: 0.75 },
    rows: {
      primaries: { feather: { colour: '#3b3027', fringe: '#8e7352', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#3d3228', fringe: '#a78862', fringeWidth: 1.2 } },
      tertials: { feather: { colour: '#3a2f25', rim: '#cfae7e', rimWidth: 3.2 } },
      primaryCoverts: {
        feather: {
          colour: '#31271f',
          fringe: '#8a7050',
          fringeWidth: 0.7,
          zones: [{ from: 0.15, to: 0.62, colour: '#efe7d6' }],
        },
      },
      alula: { feather: { colour: '#31271f', fringe: '#7f6749', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#43362a', rim: '#c6a476', rimWidth: 2.4 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#43362a', rim: '#c09e70', rimWidth: 2.4 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.26,
    length: 1.8,
    width: 0.6,
    spread: 0.09,
    notched: true,
    feather: {
      colour: '#352a22',
      fringe: '#8c7254',
      fringeWidth: 0.8,
      zones: [{ from: 0, to: 0.66, colour: '#f6f1e5' }],
    },
    except: { 4: { zones: [{ from: 0, to: 0.5, colour: '#f6f1e5' }] }, 5: { zones: [] } },
  },
  bill: { length: 0.47, depth: 0.9, curve: 0.05, upper: '#1b1818', lower: '#2a2524' },
  eye: { radius: 0.14, iris: '#1b1310' },
  legs: { colour: '#26211f', claw: '#131110' },
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 842,
    rise: 0,
    facing: 'left',
    base: '#b39469',
    tracts: [
      {
        at: 'upperparts',
        colour: '#ad8c60',
        soft: 8,
        mark: {
          kind: 'streak',
          colour: '#4a3a2a',
          width: 0.4,
          length: 1.1,
          opacity: 0.75,
          chance: 0.85,
          size: 0.75,
        },
      },
      { at: 'underparts', colour: '#f1e3c7', soft: 12, mark: 'none' },
      { at: ['breast', 'throat'], colour: '#e3bd86', soft: 24, mark: 'none' },
      {
        at: 'crown',
        colour: '#8f7350',
        soft: 5,
        mark: { kind: 'streak', colour: '#46372a', width: 0.36, opacity: 0.7, size: 0.6 },
      },
      {
        head: path(
          '0.6,0 0.1,-0.12 -0.6,-0.18 -1.25,-0.08 -1.45,0.25 -1.3,0.6 -0.9,0.78 -0.45,0.74 0,0.46 0.5,0.28',
        ),
        colour: '#6f573c',
        soft: 4,
        mark: { kind: 'streak', colour: '#3f3125', width: 0.3, opacity: 0.6, size: 0.6 },
      },
      {
        head: path(
          '0.7,0.4 0.2,0.44 -0.3,0.8 -0.9,0.96 -1.4,0.7 -1.45,0.88 -1,1.18 -0.3,1.05 0.3,0.7 0.7,0.56',
        ),
        colour: '#f3e6ca',
        soft: 4,
        mark: 'none',
      },
      { at: 'lores', colour: '#9a7c56', soft: 5 },
      {
        head: path('0.85,-0.06 0.4,-0.2 -0.2,-0.38 -0.9,-0.36 -1.5,-0.04 -0.9,-0.18 -0.2,-0.2 0.6,0'),
        colour: '#f3e5c6',
        soft: 3,
        mark: 'none',
      },
    ],
    wing: {
      chord: 0.56,
      lesserCoverts: '#6d5a43',
      patches: [
        {
          over: path('0.24,0.23 0.34,0.15 0.47,0.1 0.49,0.13 0.41,0.18 0.3,0.27'),
          colour: '#e2d2b0',
          length: 0.8,
          density: 0.7,
        },
      ],
      scapulars: '#a78659',
      scapularMark: { kind: 'streak', colour: '#4a3a2a', width: 0.42, opacity: 0.75, chance: 0.75 },
      rows: {
        primaries: { feather: { colour: '#4a3d30', fringe: '#97794f', fringeWidth: 0.8 } },
        secondaries: { feather: { colour: '#4c3f32', fringe: '#b0905f', fringeWidth: 1.2 } },
        tertials: { feather: { colour: '#483b2e', rim: '#d2b07c', rimWidth: 2.8 } },
        primaryCoverts: { feather: { colour: '#443729', fringe: '#8f7350', fringeWidth: 0.7 } },
        greaterCoverts: {
          tips: [
            [0.4, 0.9],
            [0.51, 0.12],
          ],
          widths: [17, 29],
          loose: 0.014,
          feather: { colour: '#514231', rim: '#cfae7a', rimWidth: 2.2 },
        },
        medianCoverts: {
          tips: [
            [0.23, 0.92],
            [0.33, 0.12],
          ],
          widths: [17, 28],
          loose: 0.014,
          feather: { colour: '#544534', rim: '#cfae7a', rimWidth: 2.2 },
        },
      },
    },
  },
  scene: {
    habitat: 'cultivo',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'agua',
    perch: { kind: 'rama', plant: 'zarza' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Ceja blanca larga', at: { head: [-0.8, -0.32] } },
    { texto: 'Mejilla oscura bordeada de blanco', at: { head: [-0.8, 0.4] } },
    { texto: 'Garganta y pecho ocre anaranjado', at: { sheet: [0.24, 0.8] } },
    { texto: 'Dorso muy listado', at: { sheet: [0.5, 0.12] } },
    { texto: 'Hembra: más apagada, misma ceja', at: { plate: [741, 318] } },
  ],
};
