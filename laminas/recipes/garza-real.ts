import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garzaReal: Recipe = {
  slug: 'garza-real',
  archetype: 'heron',
  facing: 'right',
  frame: { size: 1.05 },
  pose: {
    move: { d5: [14, 4], v5: [14, 4], d6: [22, 4], v6: [24, 2], d7: [6, 8], v7: [6, 8], d8: [-10, 4], v8: [-8, 4] },
  },
  base: '#aab2b9',
  tuft: 1.2,
  tracts: [
    { at: 'upperparts', colour: '#98a2ab', soft: 10 },
    { sheet: path('0,-0.1 0.34,-0.1 0.36,0.5 0.3,1.1 0,1.1'), colour: '#d3d5d6', soft: 8 },
    { sheet: path('0.34,0.6 0.5,0.64 0.9,0.62 1.1,0.6 1.1,1.1 0.3,1.1'), colour: '#e6e5e2', soft: 10 },
    {
      sheet: path('0.36,0.7 0.46,0.74 0.6,0.78 0.78,0.78 0.9,0.84 0.78,0.94 0.6,0.96 0.46,0.94 0.37,0.88'),
      colour: '#2b2e36',
      soft: 7,
    },
    { head: path('1.2,0 0.5,-0.7 -1,-0.8 -1.9,-0.3 -2,0.6 -1,1 0.2,1 1.2,0.6'), colour: '#f6f5f2', soft: 4 },
    {
      head: path(
        '0.16,-0.2 -0.4,-0.3 -1,-0.22 -1.6,0 -2.05,0.26 -2.4,0.8 -1.9,0.62 -1.2,0.2 -0.6,-0.02 -0.1,-0.1',
      ),
      colour: '#1e2129',
      soft: 2,
    },
    {
      sheet: path('0.11,0.9 0.2,0.88 0.28,0.87 0.35,0.88 0.35,0.98 0.2,0.98 0.11,0.98'),
      colour: '#efede8',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#1f222a',
        width: 0.5,
        length: 1.35,
        opacity: 0.95,
        size: 0.75,
        spacing: 0.45,
      },
    },
    {
      sheet: path('0.12,0.7 0.2,0.66 0.28,0.64 0.33,0.68 0.33,0.78 0.2,0.76 0.12,0.8'),
      colour: '#efede8',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#1f222a',
        width: 0.5,
        length: 1.35,
        opacity: 0.95,
        size: 0.75,
        spacing: 0.45,
      },
    },
  ],
  wing: {
    scale: 1.75,
    bands: [
      {
        over: path('-0.02,0.56 0.06,0.42 0.15,0.5 0.2,0.72 0.16,0.92 0.06,1.04 -0.02,1.04'),
        colour: '#22252c',
        soft: 2.5,
      },
    ],
    lesserCoverts: '#a3adb6',
    lesserTo: 0.1,
    scapulars: '#9ba5ae',
    rows: {
      primaries: { feather: { colour: '#2b2f37', fringe: '#4b515a', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#454c56', fringe: '#6a727c', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#8f99a3', fringe: '#a9b2ba', fringeWidth: 0.75 } },
      primaryCoverts: { feather: { colour: '#2e333b', fringe: '#555c66', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#97a1ab', fringe: '#b7bfc6', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#9fa9b2', fringe: '#bac2c8', fringeWidth: 0.75 } },
      bend: { feather: { colour: '#23262d' } },
    },
  },
  tail: {
    length: 1.3,
    width: 0.8,
    graduated: 0.25,
    spread: 0.05,
    feather: { colour: '#8b949e', fringe: '#a4adb5', fringeWidth: 0.75 },
  },
  bill: {
    length: 3.3,
    depth: 1.05,
    culmen: 0.02,
    gonys: 0.04,
    upper: '#cf9f3c',
    lower: '#e0ac48',
    tip: '#9a7f45',
    tipLength: 0.25,
  },
  eye: { radius: 0.15, iris: '#ecd04a', pupil: 0.5 },
  legs: { colour: '#98906f', claw: '#4d463a', trousers: 1.7, trouserColour: '#c3c8cc', trouserLength: 0.5 },
  ornaments: [
    { kind: 'nape-plumes', colour: '#20232b', count: 2, length: 4.2 },
    { kind: 'scapular-plumes', colours: ['#d3d7d8', '#b9c0c6', '#b9c0c6'] },
    { kind: 'breast-plumes', colours: ['#c3c8ca', '#e6e6e2', '#e6e6e2'], length: 0.6 },
  ],
  scene: { habitat: 'río', hour: 'mañana', perch: { kind: 'agua' }, plants: ['carrizo'], sun: 'left' },
  rasgos: [
    { texto: 'Pico largo en forma de puñal', at: { bill: 0.6 } },
    { texto: 'Ceja negra que acaba en penacho', at: { head: [-1.7, 0] } },
    { texto: 'Cuello blanquecino con rayas negras', at: { sheet: [0.26, 0.85] } },
    { texto: 'Dorso gris ceniza', at: { wing: [0.3, 0.3] } },
    { texto: 'Patas muy largas', at: { leg: 0.6 } },
  ],
};
