import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garcillaBueyera: Recipe = {
  slug: 'garcilla-bueyera',
  archetype: 'cattleEgret',
  pose: { footing: -16 },
  frame: { size: 1.09, dy: -2 },
  facing: 'right',
  base: '#f6f4ee',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#f3f1eb', soft: 6 },
    {
      head: path(
        '0.9,-0.2 0.5,-0.5 0.1,-0.95 -0.7,-1.1 -1.7,-1 -2.5,-0.1 -2.5,1.2 -1.95,0.9 -1.5,0.15 -0.8,-0.22 0,-0.4 0.5,-0.3',
      ),
      colour: '#d99a4e',
      soft: 18,
    },
    {
      head: path(
        '1.4,0.02 0.7,-0.02 0.3,-0.1 0,-0.21 -0.18,-0.1 -0.18,0.08 0,0.18 0.4,0.16 0.8,0.22 1.4,0.34',
      ),
      colour: '#e4c672',
      soft: 4,
    },
    {
      sheet: path('0.2,0.9 0.26,0.66 0.33,0.66 0.4,0.84 0.38,1.1 0.22,1.1'),
      colour: '#e6bd86',
      soft: 40,
      mark: { kind: 'streak', colour: '#d4a468', width: 0.2, length: 1.7, opacity: 0.4, size: 1.2 },
    },
  ],
  wing: {
    scale: 1.7,
    lesserCoverts: '#f4f2ec',
    scapulars: '#eedcbb',
    bands: [
      {
        over: path('0.05,-0.1 0.3,-0.1 0.9,0.1 0.92,0.5 0.6,0.5 0.2,0.36'),
        onTop: true,
        colour: '#eccf9f',
        soft: 38,
        opacity: 0.7,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#efede8', fringe: '#dcdbd6', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#f1efea', fringe: '#dddcd7', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#f3f1ec', fringe: '#e0ded8', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#f0eee9' } },
      greaterCoverts: { feather: { colour: '#f3f1ec', fringe: '#e9e7e1', fringeWidth: 0.7 } },
      medianCoverts: { feather: { colour: '#f4f2ed', fringe: '#ebe9e3', fringeWidth: 0.7 } },
    },
  },
  tail: {
    length: 1.5,
    width: 0.78,
    graduated: 0.25,
    feather: { colour: '#efede8', fringe: '#dcdbd6', fringeWidth: 0.8 },
  },
  bill: {
    length: 2,
    depth: 1,
    culmen: 0.07,
    curve: 0.03,
    gonys: 0.03,
    upper: '#e0952f',
    lower: '#e8a43c',
    tip: '#ecc04e',
    tipLength: 0.4,
  },
  eye: { radius: 0.17, iris: '#f0dc86', pupil: 0.45, ring: '#e3b23c', ringWidth: 0.3 },
  legs: {
    colour: '#b38a52',
    claw: '#3d332a',
    trousers: 2.1,
    trouserColour: '#ebe9e3',
    trouserLength: 0.3,
    toeLength: 1.3,
  },
  ornaments: [
    { kind: 'scapular-plumes', colours: ['#e6c48c', '#f3e3c4', '#dfb77a'] },
    { kind: 'breast-plumes', colours: ['#ecce9e', '#f0dcb8', '#e6c08a'], length: 0.4 },
  ],
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'suelo' },
    palette: 'salvia',
    plants: ['hierba'],
    sun: 'left',
  },
  rasgos: [
    { texto: 'Pico corto, amarillo anaranjado', at: { bill: 0.55 } },
    { texto: 'Píleo canela en época de cría', at: { head: [-0.5, -0.75] } },
    { texto: 'Pecho canela', at: { sheet: [0.29, 0.82] } },
    { texto: 'Garganta abultada y cuello corto', at: { head: [0.45, 0.92] } },
    { texto: 'Rechoncha, a menudo lejos del agua', at: { wing: [0.5, 0.5] } },
  ],
};
