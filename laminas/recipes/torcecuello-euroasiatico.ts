import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const torcecuelloEuroasiatico: Recipe = {
  slug: 'torcecuello-euroasiatico',
  archetype: 'wryneck',
  facing: 'right',
  pose: {
    head: 0.93,
    turn: -0.04,
    legs: 0.72,
    depth: 0.86,
    skull: { forehead: 0.08, crown: 0.07 },
    move: {
      v3: [4, -2],
      v4: [14, -6],
      v5: [24, -14],
      v6: [16, -16],
      d4: [-8, 4],
      d5: [-14, 10],
      d6: [-10, 10],
    },
  },
  base: '#b8ab95',
  tuft: 0.85,
  tracts: [
    {
      at: 'upperparts',
      colour: '#a59c8d',
      soft: 7,
      mark: { kind: 'cross', colour: '#5d5245', count: 3, width: 0.1, opacity: 0.6, size: 1.6, spacing: 0.7 },
    },
    {
      at: 'underparts',
      colour: '#e9dfc9',
      soft: 8,
      mark: {
        kind: 'arrow',
        colour: '#4d3c2c',
        width: 0.42,
        length: 0.55,
        opacity: 0.85,
        chance: 0.8,
        size: 1.2,
      },
    },
    {
      sheet: path('0.04,0.56 0.2,0.5 0.36,0.6 0.36,0.84 0.32,1.1 0.04,1.1'),
      colour: '#dcbf8b',
      soft: 8,
      mark: {
        kind: 'bar',
        colour: '#54402b',
        count: 4,
        width: 0.05,
        opacity: 0.85,
        size: 2.2,
        spacing: 0.72,
      },
    },
    {
      head: path('0.8,0 0.3,-0.3 -0.5,-0.4 -1.3,0 -1.3,0.7 -0.5,0.9 0.8,0.6'),
      colour: '#cdb186',
      soft: 6,
      mark: {
        kind: 'bar',
        colour: '#6d563c',
        count: 3,
        width: 0.05,
        opacity: 0.75,
        size: 1.6,
        spacing: 0.75,
      },
    },
    {
      head: path('0.8,-0.1 0.4,-0.6 -0.2,-0.95 -1.1,-0.9 -1.7,-0.3 -1.2,-0.2 -0.4,-0.42 0.3,-0.34'),
      colour: '#aaa295',
      soft: 5,
      mark: { kind: 'bar', colour: '#675b4d', count: 1, opacity: 0.5 },
    },
    {
      head: path('0.2,-0.04 -0.2,-0.14 -0.9,-0.1 -1.6,0.3 -2,0.9 -1.7,0.9 -1.2,0.4 -0.6,0.26 0,0.2'),
      colour: '#5b4433',
      soft: 4,
      mark: 'none',
    },
    {
      sheet: path(
        '0.09,-0.1 0.16,-0.1 0.24,-0.02 0.3,0.02 0.44,0.02 0.6,0.03 0.74,0.06 0.84,0.14 0.74,0.2 0.6,0.2 0.44,0.22 0.32,0.24 0.22,0.18 0.14,0.06',
      ),
      colour: '#33241b',
      soft: 3,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.48,
    scale: 1.2,
    lesserCoverts: '#8f806a',
    lesserMark: { kind: 'cross', colour: '#4f3f30', width: 0.2, length: 0.7, opacity: 0.6, chance: 0.9 },
    scapulars: '#a09584',
    scapularMark: { kind: 'streak', colour: '#33261d', width: 0.45, length: 1.3, opacity: 0.9, chance: 0.8 },
    rows: {
      primaries: {
        feather: { colour: '#5a4636', bars: { colour: '#b88f62', count: 8, width: 5, web: 'outer' } },
      },
      secondaries: {
        feather: { colour: '#75654f', bars: { colour: '#b39067', count: 7, width: 4, web: 'outer' } },
      },
      tertials: {
        feather: {
          colour: '#988d7c',
          shaft: '#33261d',
          bars: { colour: '#6e5b47', count: 7, width: 2.6, opacity: 0.6 },
        },
      },
      primaryCoverts: { feather: { colour: '#64503d', bars: { colour: '#b08a5f', count: 3, width: 4 } } },
      greaterCoverts: {
        feather: {
          colour: '#8c8271',
          bars: { colour: '#5f4c3a', count: 4, width: 2.6, opacity: 0.55 },
          fringe: '#a3906f',
          fringeWidth: 0.6,
        },
      },
      medianCoverts: {
        feather: {
          colour: '#928776',
          bars: { colour: '#5f4c3a', count: 3, width: 2.6, opacity: 0.55 },
          fringe: '#a3906f',
          fringeWidth: 0.6,
        },
      },
    },
  },
  tail: {
    length: 2.7,
    width: 0.9,
    graduated: 0.2,
    spread: 0.05,
    feather: {
      colour: '#a59b8b',
      bars: { colour: '#3f342b', count: 5, width: 6, from: 0.2, to: 0.94, opacity: 0.85 },
      fringe: '#bfb5a4',
      fringeWidth: 0.6,
      shape: 'round',
      zones: [
        { from: 0.3, to: 0.42, colour: '#8f8576', opacity: 0.6 },
        { from: 0.62, to: 0.74, colour: '#8f8576', opacity: 0.6 },
      ],
    },
  },
  bill: { length: 0.74, depth: 0.9, culmen: 0.02, gonys: 0.02, upper: '#7a6a54', lower: '#8f7d63' },
  eye: { radius: 0.14, iris: '#7d4a26', pupil: 0.55 },
  legs: { colour: '#8f7d66', claw: '#453a2e', trousers: 2.2, trouserLength: 0.9, toes: 'two-two' },
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'fresno', thickness: 42 },
    palette: 'agua',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Banda oscura de la nuca al dorso', at: { sheet: [0.36, 0.1] } },
    { texto: 'Antifaz pardo', at: { head: [-0.8, 0.08] } },
    { texto: 'Garganta ocre finamente barrada', at: { sheet: [0.18, 0.85] } },
    { texto: 'Plumaje gris de corteza', at: { wing: [0.4, 0.2] } },
    { texto: 'Cola larga y gris con bandas', at: { tail: 0.6 } },
  ],
};
