import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const chochinPaleartico: Recipe = {
  slug: 'chochin-paleartico',
  archetype: 'wren',
  pose: { head: 1.12, plump: 0.93, depth: 0.92, skull: { crown: -0.05, nape: -0.1 } },
  frame: { size: 0.84, dy: 14 },
  base: '#8d6141',
  tracts: [
    {
      at: 'upperparts',
      colour: '#85552f',
      soft: 8,
      mark: {
        kind: 'bar',
        colour: '#4a2f1c',
        count: 2,
        width: 0.07,
        opacity: 0.42,
        size: 1.15,
        spacing: 0.6,
      },
    },
    { at: 'underparts', colour: '#c9a67c', soft: 10 },
    { sheet: path('0.12,0.6 0.3,0.56 0.4,0.66 0.4,0.9 0.16,0.9'), colour: '#cfb08a', soft: 12 },
    { at: ['belly'], colour: '#b88c60', soft: 14 },
    {
      sheet: path('0.46,0.56 0.7,0.54 0.9,0.56 1,0.8 0.9,1.1 0.66,1.1 0.54,0.9'),
      colour: '#9a6b42',
      soft: 14,
      mark: { kind: 'bar', colour: '#4d321f', count: 2, width: 0.08, opacity: 0.45, size: 1.1, spacing: 0.7 },
    },
    {
      at: 'undertail',
      colour: '#8d6038',
      soft: 8,
      mark: { kind: 'bar', colour: '#f0dfc0', count: 1, width: 0.2, opacity: 0.7 },
    },
    {
      head: path('0.7,-0.3 0.3,-0.9 -0.5,-1.5 -1.6,-1.3 -2.3,-0.4 -2.1,0.3 -1.5,0.1 -0.9,-0.1 0,-0.2'),
      colour: '#85552f',
      soft: 22,
      mark: { kind: 'bar', colour: '#4a2f1c', count: 2, width: 0.07, opacity: 0.25, size: 0.9, spacing: 0.7 },
    },
    { head: path('0.9,0.3 0.3,0.3 -0.4,0.5 -0.9,1 -0.4,1.8 0.5,1.8 1,1.2'), colour: '#d9c09a', soft: 6 },
    {
      head: path('0.5,0.26 -0.2,0.14 -1,0.02 -1.4,0.2 -1.3,0.7 -0.7,0.9 -0.1,0.6'),
      colour: '#a57e56',
      soft: 5,
      mark: { kind: 'streak', colour: '#5d3f28', width: 0.2, opacity: 0.5, chance: 0.7 },
    },
    {
      head: path(
        '0.66,-0.04 0.3,-0.22 -0.2,-0.33 -0.9,-0.3 -1.4,-0.14 -1,-0.13 -0.3,-0.18 0.3,-0.12 0.66,0.04',
      ),
      colour: '#d9c094',
      soft: 3,
    },
    {
      head: path('0.7,0.04 0.3,-0.07 -0.3,-0.12 -1.25,0 -1,0.14 -0.2,0.12 0.2,0.12 0.7,0.2'),
      colour: '#54351f',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.46,
    lesserCoverts: '#85552f',
    scapularMark: { kind: 'scale', colour: '#4a2f1c', width: 0.2, opacity: 0.5, size: 0.9 },
    scapulars: '#85552f',
    rows: {
      primaries: {
        feather: {
          colour: '#4a3120',
          fringe: '#8c6a48',
          fringeWidth: 0.7,
          bars: {
            colour: '#d9bd92',
            count: 9,
            width: 5.5,
            from: 0.25,
            to: 0.97,
            web: 'outer',
            opacity: 0.95,
          },
        },
      },
      secondaries: {
        feather: {
          colour: '#6d4526',
          fringe: '#8c5c35',
          fringeWidth: 1.5,
          bars: { colour: '#3c2616', count: 8, width: 5, from: 0.2, to: 0.96, opacity: 0.8 },
        },
      },
      tertials: {
        feather: {
          colour: '#6d4526',
          fringe: '#8c5c35',
          fringeWidth: 1.5,
          rim: '#8c5c35',
          rimWidth: 1,
          bars: { colour: '#3c2616', count: 7, width: 5, from: 0.2, to: 0.92, opacity: 0.8 },
        },
      },
      primaryCoverts: { feather: { colour: '#6d4526', fringe: '#8c5c35', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#6d4526', fringe: '#8c5c35', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: {
          colour: '#6d4526',
          fringe: '#8c5c35',
          fringeWidth: 1.6,
          bars: { colour: '#3c2616', count: 3, width: 4.5, from: 0.35, to: 0.85, opacity: 0.75 },
        },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#6d4526', fringe: '#8c5c35', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    length: 1.32,
    width: 0.62,
    graduated: 0.2,
    spread: 0.14,
    feather: {
      colour: '#7d4d2b',
      fringe: '#8f5f38',
      fringeWidth: 0.8,
      shape: 'round',
      bars: { colour: '#3f2716', count: 8, width: 6, from: 0.3, to: 0.94, opacity: 0.85 },
    },
  },
  bill: { length: 0.56, depth: 0.82, curve: 0.16, upper: '#4a3a2e', lower: '#b08e6a' },
  eye: { radius: 0.145, iris: '#22140b' },
  legs: { trouserLength: 0.74, thickness: 0.85, colour: '#b07f58', claw: '#5f4630', toeLength: 1.15 },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'rama', plant: 'roble', slope: -4, thickness: 44, bare: true },
    palette: 'salvia',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Cola corta y tiesa hacia arriba', at: { tail: 0.7 } },
    { texto: 'Ceja clara', at: { head: [-0.6, -0.28] } },
    { texto: 'Barras oscuras en alas y flancos', at: { wing: [0.72, 0.6] } },
    { texto: 'Cuerpo redondo como una bola', at: { sheet: [0.42, 0.9] } },
    { texto: 'Pico fino y algo curvo', at: { bill: 0.6 } },
  ],
};
