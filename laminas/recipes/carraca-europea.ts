import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carracaEuropea: Recipe = {
  slug: 'carraca-europea',
  archetype: 'roller',
  frame: { size: 1.02 },
  pose: {
    head: 0.94,
    legs: 0.62,
    plump: 0.9,
    skull: { crown: -0.08, nape: -0.04 },
    move: { d4: [-8, 0], d5: [-22, 4], d6: [-18, 6] },
  },
  base: '#7cc6d4',
  tuft: 0.95,
  tracts: [
    {
      sheet: path('0.31,-0.1 1.1,-0.1 1.1,0.8 0.88,0.62 0.7,0.48 0.46,0.56 0.36,0.4'),
      colour: '#b0683c',
      soft: 5,
    },
    { sheet: path('0.76,-0.1 1.1,-0.1 1.1,0.4 0.84,0.3'), colour: '#3450b6', soft: 4 },
    { at: 'underparts', colour: '#86ccd8', soft: 10 },
    {
      sheet: path('0.1,0.5 0.3,0.42 0.42,0.6 0.42,1.1 0.08,1.1'),
      colour: '#74c2d2',
      soft: 10,
      mark: { kind: 'streak', colour: '#a8e0e6', width: 0.14, length: 1.1, size: 0.8, opacity: 0.5 },
    },
    {
      head: path('1.2,-0.2 0.4,-1.2 -0.6,-1.4 -1.8,-0.9 -2.1,0.3 -1.8,1.4 -0.6,1.9 0.8,1.7 1.2,0.8'),
      colour: '#7ccadb',
      soft: 6,
    },
    {
      head: path('0.6,0.06 0.3,-0.06 0,-0.14 -0.2,-0.08 -0.28,0.04 -0.15,0.12 0.2,0.1 0.6,0.16'),
      colour: '#17181c',
      soft: 1.6,
    },
    { head: path('0.9,0 0.75,-0.2 0.5,-0.3 0.4,-0.1 0.6,0 '), colour: '#d9eaea', soft: 4, opacity: 0.8 },
    {
      head: path('0.8,0.4 0.3,0.5 0,0.9 0.2,1.4 0.7,1.2'),
      colour: '#d3ecec',
      soft: 7,
      opacity: 0.8,
      mark: { kind: 'streak', colour: '#7cc0d0', width: 0.2, length: 1, size: 0.5, opacity: 0.6 },
    },
  ],
  wing: {
    chord: 0.62,
    scale: 1.1,
    lesserCoverts: '#2f4fb8',
    lesserTo: 0.08,
    scapulars: '#b26a3e',
    flankCover: 0.08,
    patches: [
      {
        over: path('-0.02,0.46 0.08,0.3 0.16,0.42 0.2,0.62 0.3,0.86 0.34,1 0.1,1 -0.02,0.86'),
        colour: '#2f4fb8',
      },
    ],
    rows: {
      primaries: { feather: { colour: '#1a1f33', fringe: '#2f4390', fringeWidth: 1.1 } },
      secondaries: {
        feather: {
          colour: '#22305e',
          fringe: '#3a5ab0',
          fringeWidth: 0.8,
          zones: [{ from: 0, to: 0.45, colour: '#7cc8d8' }],
        },
      },
      tertials: { feather: { colour: '#a9623a', fringe: '#c78a5e', fringeWidth: 1 } },
      primaryCoverts: { feather: { colour: '#5ab0d0', fringe: '#86ccdc', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4aa0cc', fringe: '#74c2d8', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#76c6d8', fringe: '#8ad0de', fringeWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#6cc0d7', fringe: '#80cbdc', fringeWidth: 0.6 } },
      bend: { feather: { colour: '#2a48b4', fringe: '#4462c8', fringeWidth: 0.6 } },
    },
  },
  tail: {
    length: 2.75,
    width: 0.82,
    feathers: 8,
    graduated: 0.06,
    feather: { colour: '#4a9cc0', fringe: '#74bcd4', fringeWidth: 0.7, tip: '#a6dbe6', tipLength: 0.2 },
    except: {
      0: { tip: '#23304e', tipLength: 0.06 },
      5: { colour: '#44889c', tip: '#5f9fb0' },
      6: { colour: '#457884', tip: '#548894' },
      7: { colour: '#46666a', tip: '#46666a' },
    },
  },
  bill: {
    length: 1.08,
    depth: 1.3,
    culmen: 0.12,
    gonys: 0.06,
    curve: 0.07,
    upper: '#1f1e21',
  },
  eye: { radius: 0.145, iris: '#33200f', pupil: 0.66 },
  legs: { colour: '#c79a62', claw: '#3a342c', toeLength: 0.95, thickness: 0.85 },
  scene: {
    habitat: 'cultivo',
    season: 'verano',
    perch: { kind: 'poste', thickness: 124 },
    plants: ['hierba'],
    palette: 'trigo',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Azul turquesa en cabeza y pecho', at: { sheet: [0.3, 0.7] } },
    { texto: 'Dorso castaño', at: { wing: [0.4, 0.05] } },
    { texto: 'Pico negro y robusto', at: { bill: 0.6 } },
    { texto: 'Borde del ala azul añil', at: { wing: [0.08, 0.5] } },
    { texto: 'Antifaz oscuro y fino', at: { head: [0.1, -0.02] } },
  ],
};
