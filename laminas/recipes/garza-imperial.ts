import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garzaImperial: Recipe = {
  slug: 'garza-imperial',
  archetype: 'purpleHeron',
  pose: {
    depth: 1,
    head: 1.05,
    carry: [-22, -14],
  },
  frame: { size: 1.087 },
  base: '#8d7f86',
  tuft: 1.1,
  tracts: [
    { at: 'upperparts', colour: '#6f6670', soft: 8 },
    { sheet: path('0,-0.1 0.32,-0.1 0.36,0.5 0.36,1.1 0,1.1'), colour: '#b5693c', soft: 6 },
    { sheet: path('0.2,-0.1 0.38,-0.1 0.38,0.3 0.2,0.24'), colour: '#8a6a63', soft: 8 },
    { sheet: path('0.34,0.62 0.5,0.6 1.1,0.56 1.1,1.1 0.34,1.1'), colour: '#45292a', soft: 18 },
    { sheet: path('0.34,0.5 0.44,0.5 0.52,0.7 0.5,0.9 0.38,0.9'), colour: '#7c3524', soft: 16 },
    { head: path('0.95,0.2 0.3,0.3 -0.6,0.4 -1.2,0.6 -0.6,1 0.4,0.9 0.95,0.6'), colour: '#ecdfca', soft: 4 },
    {
      head: path(
        '1,0.02 0.6,-0.5 -0.4,-0.85 -1.2,-0.85 -2,-0.3 -2.4,0.6 -1.9,0.5 -1.3,0.08 -0.5,-0.14 0.1,-0.2 0.5,-0.1',
      ),
      colour: '#1d1a20',
      soft: 2,
    },
    {
      head: path(
        '0.8,0.2 0.1,0.18 -0.7,0.26 -1.4,0.6 -1.9,1.1 -1.74,1.24 -1.2,0.8 -0.6,0.42 0.1,0.3 0.8,0.3',
      ),
      colour: '#1d1a20',
      soft: 1.6,
    },
    {
      sheet: path(
        '0.12,0.52 0.17,0.46 0.23,0.44 0.29,0.46 0.34,0.5 0.34,0.58 0.29,0.57 0.23,0.56 0.17,0.58 0.12,0.6',
      ),
      colour: '#1d1a20',
      soft: 2,
    },
    {
      sheet: path('0.1,0.82 0.2,0.76 0.3,0.74 0.38,0.82 0.38,1.1 0.1,1.1'),
      colour: '#efdcbd',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#241d1e',
        width: 0.55,
        length: 1.2,
        opacity: 0.92,
        size: 0.7,
        spacing: 0.6,
      },
    },
  ],
  wing: {
    scale: 1.75,
    lesserCoverts: '#7d3424',
    lesserTo: 0.14,
    scapulars: '#6d646e',
    rows: {
      primaries: {
        eachTip: path('0.93,0.86 0.97,0.66 1,0.46 0.98,0.34 0.945,0.26 0.905,0.2 0.87,0.17 0.835,0.15'),
        feather: { colour: '#26242b', fringe: '#3d3a42', fringeWidth: 0.6 },
      },
      secondaries: { feather: { colour: '#35323a', fringe: '#4e4a53', fringeWidth: 0.75 } },
      tertials: { feather: { colour: '#615963', fringe: '#7d737c', fringeWidth: 0.75 } },
      primaryCoverts: { feather: { colour: '#2c2930' } },
      greaterCoverts: { feather: { colour: '#726972', fringe: '#91817f', fringeWidth: 1.2 } },
      medianCoverts: { feather: { colour: '#765c5e', fringe: '#9a7b72', fringeWidth: 1.2 } },
      bend: { feather: { colour: '#8a3722' } },
    },
  },
  tail: {
    length: 1.5,
    width: 0.7,
    graduated: 0.35,
    spread: 0.05,
    feather: { colour: '#3b383f', fringe: '#55515a', fringeWidth: 0.75 },
  },
  bill: {
    length: 3.7,
    depth: 0.92,
    culmen: 0.05,
    gonys: 0.05,
    upper: '#c59a3e',
    lower: '#e3b248',
    tip: '#8d7437',
    tipLength: 0.2,
  },
  eye: { radius: 0.17, iris: '#efd84c', pupil: 0.5 },
  legs: {
    colour: '#96783f',
    claw: '#57492f',
    trousers: 2.1,
    trouserColour: '#8c4a30',
    trouserLength: 0.5,
    toeLength: 1.4,
  },
  ornaments: [
    { kind: 'nape-plumes', colour: '#1d1a20', count: 2, length: 3.4 },
    { kind: 'scapular-plumes', colours: ['#b0714a', '#9a8790', '#8f6654'] },
    { kind: 'breast-plumes', colours: ['#d9bd98', '#b98660', '#e6d3b4'] },
  ],
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    perch: { kind: 'agua' },
    plants: ['carrizo', 'espadaña'],
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cuello rojizo muy fino y sinuoso', at: { sheet: [0.2, 0.3] } },
    { texto: 'Raya negra a lo largo del cuello', at: { sheet: [0.26, 0.52] } },
    { texto: 'Píleo negro', at: { head: [-0.9, -0.6] } },
    { texto: 'Dorso gris purpúreo oscuro', at: { wing: [0.4, 0.4] } },
    { texto: 'Hombro castaño', at: { sheet: [0.42, 0.65] } },
  ],
};
