import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const alcaravanComun: Recipe = {
  slug: 'alcaravan-comun',
  archetype: 'curlew',
  pose: { head: 1.04, legs: 0.86, skull: { crown: -0.1 } },
  base: '#d8bd92',
  tuft: 0.95,
  tracts: [
    {
      at: 'upperparts',
      colour: '#c2a173',
      soft: 8,
      mark: { kind: 'streak', colour: '#4b3826', width: 0.4, length: 1.1, opacity: 0.8, spacing: 0.8 },
    },
    { at: 'underparts', colour: '#efe6d4', soft: 10 },
    {
      sheet: path('0.1,-0.1 0.3,-0.1 0.42,0.5 0.42,0.86 0.36,1.1 0.1,1.1'),
      colour: '#d6ba8f',
      soft: 10,
      mark: { kind: 'streak', colour: '#55402b', width: 0.36, length: 1.2, opacity: 0.8, spacing: 0.75 },
    },
    {
      sheet: path('0.42,0.6 0.8,0.6 0.82,0.8 0.5,0.86'),
      colour: '#e6d5b6',
      soft: 10,
      mark: { kind: 'streak', colour: '#6a513a', width: 0.26, length: 1.1, opacity: 0.6, chance: 0.7 },
    },
    {
      head: path('0.95,0 0.5,-0.6 -0.2,-1 -1.2,-0.9 -1.7,0 -1.2,0.8 0,0.8 0.95,0.6'),
      colour: '#cdae80',
      soft: 6,
      mark: { kind: 'streak', colour: '#4f3b28', width: 0.34, length: 0.9, opacity: 0.75, spacing: 0.8 },
    },
    {
      head: path('0.95,-0.1 0.5,-0.46 0,-0.56 -0.6,-0.5 -1.1,-0.24 -0.6,-0.3 0,-0.34 0.5,-0.24'),
      colour: '#f3ead6',
      soft: 2.4,
      mark: 'none',
    },
    {
      head: path(
        '0.95,0.08 0.4,0.26 -0.1,0.38 -0.7,0.34 -1.1,0.2 -1,0.46 -0.5,0.62 0.1,0.58 0.6,0.44 0.95,0.34',
      ),
      colour: '#f4ecd9',
      soft: 2.4,
      mark: 'none',
    },
    {
      head: path('0.95,0.42 0.5,0.52 0.1,0.64 -0.5,0.72 -0.9,0.66 -0.5,0.84 0.1,0.82 0.6,0.66'),
      colour: '#5a432d',
      soft: 2.6,
      opacity: 0.85,
      mark: 'none',
    },
    {
      head: path('0.9,0.6 0.3,0.86 -0.2,1 0,1.5 0.6,1.4 0.95,0.9'),
      colour: '#f2e9d6',
      soft: 5,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.48,
    scale: 1.45,
    lesserCoverts: '#b6956a',
    lesserMark: { kind: 'streak', colour: '#4b3826', width: 0.35, length: 0.8, opacity: 0.8, chance: 0.9 },
    lesserTo: 0.16,
    scapulars: '#c0a074',
    scapularMark: { kind: 'streak', colour: '#4a3725', width: 0.35, length: 1, opacity: 0.85, chance: 1 },
    bands: [
      {
        over: path('0,0.46 0.2,0.4 0.46,0.38 0.64,0.42 0.7,0.47 0.6,0.54 0.3,0.6 0,0.66'),
        colour: '#2b231c',
        soft: 2,
      },
      {
        over: path('0.01,0.54 0.2,0.47 0.46,0.43 0.64,0.46 0.5,0.5 0.3,0.53 0.01,0.6'),
        colour: '#f3ead4',
        soft: 2,
      },
      {
        over: path('0.08,0.9 0.3,0.83 0.52,0.76 0.66,0.7 0.62,0.82 0.4,0.93 0.1,1'),
        colour: '#2b231c',
        soft: 2,
      },
      {
        over: path('0.08,0.87 0.3,0.79 0.52,0.72 0.66,0.67 0.52,0.78 0.3,0.85 0.1,0.92'),
        colour: '#f3ead4',
        soft: 2,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#221d1a', fringe: '#4a4037', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#8d7a5f', fringe: '#a8946f', fringeWidth: 0.8 } },
      tertials: {
        feather: {
          colour: '#bc9c70',
          centre: '#6b533a',
          centreWidth: 0.22,
          fringe: '#d9c097',
          fringeWidth: 1.2,
        },
      },
      primaryCoverts: { feather: { colour: '#2a2420', fringe: '#4a4037', fringeWidth: 0.6 } },
      greaterCoverts: {
        feather: {
          colour: '#b1a18a',
          fringe: '#d0c2aa',
          fringeWidth: 0.8,
        },
      },
      medianCoverts: { feather: { colour: '#b39a76', fringe: '#cdb795', fringeWidth: 0.8 } },
      longScapulars: {
        roots: [
          [0, 0.34],
          [0.02, 0.02],
        ],
        tips: [
          [0.5, 0.36],
          [0.62, 0.08],
        ],
        feather: {
          colour: '#bfa073',
          centre: '#523d29',
          centreWidth: 0.2,
          fringe: '#dbc49d',
          fringeWidth: 1.2,
        },
      },
    },
  },
  tail: {
    length: 2.3,
    width: 0.75,
    graduated: 0.25,
    feather: { colour: '#b7976b', centre: '#6b533a', centreWidth: 0.15, tip: '#231d19', tipLength: 0.12 },
  },
  bill: {
    length: 1.25,
    depth: 1.1,
    culmen: 0.05,
    gonys: 0.08,
    upper: '#e0b93a',
    lower: '#e8c446',
    tip: '#1c1917',
    tipLength: 0.55,
  },
  eye: { radius: 0.3, iris: '#f2cf2a', pupil: 0.45 },
  legs: {
    colour: '#dcc04c',
    claw: '#3d352a',
    trousers: 1.6,
    trouserColour: '#e6d8be',
    trouserLength: 0.4,
    toes: 'three',
    toeLength: 0.7,
  },
  scene: {
    habitat: 'estepa',
    season: 'primavera',
    perch: { kind: 'suelo' },
    plants: ['hierba', 'tomillo'],
    palette: 'oliva',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Enorme ojo amarillo', at: { head: [0, 0] } },
    { texto: 'Pico corto, amarillo con punta negra', at: { bill: 0.5 } },
    { texto: 'Barra blanca bordeada de negro en el ala', at: { wing: [0.35, 0.55] } },
    { texto: 'Plumaje arena listado', at: { sheet: [0.3, 0.7] } },
    { texto: 'Patas amarillas largas y nudosas', at: { leg: 0.82 } },
  ],
};
