import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garcillaBueyera: Recipe = {
  slug: 'garcilla-bueyera',
  archetype: 'cattleEgret',
  frame: { size: 1 },
  facing: 'right',
  base: '#f6f4ee',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#f3f1eb', soft: 6 },
    {
      head: path(
        '0.9,-0.14 0.5,-0.5 0.1,-0.95 -0.7,-1.1 -1.8,-0.9 -2.9,0.4 -2.7,1.3 -2.2,0.9 -1.7,0.1 -0.8,-0.2 -0.2,-0.34 0.2,-0.36 0.6,-0.24',
      ),
      colour: '#dba35c',
      soft: 11,
    },
    {
      head: path('1.4,-0.2 0.6,-0.18 0.1,-0.26 -0.24,-0.16 -0.28,0.1 0,0.26 0.4,0.36 0.8,0.5 1.4,0.5'),
      colour: '#e8bd45',
      soft: 2.5,
    },
    {
      sheet: path('0.22,0.86 0.27,0.6 0.35,0.56 0.42,0.8 0.4,1.1 0.24,1.1'),
      colour: '#ebc795',
      soft: 26,
      mark: { kind: 'streak', colour: '#cf9a58', width: 0.24, length: 1.5, opacity: 0.5, size: 1.2 },
    },
  ],
  wing: {
    scale: 1.7,
    lesserCoverts: '#f4f2ec',
    scapulars: '#e9c996',
    bands: [
      {
        over: path('0.05,-0.1 0.3,-0.1 0.9,0.1 0.92,0.5 0.6,0.5 0.2,0.36'),
        onTop: true,
        colour: '#eed6ae',
        soft: 26,
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
    length: 1.35,
    width: 0.76,
    graduated: 0.25,
    feather: { colour: '#efede8', fringe: '#dcdbd6', fringeWidth: 0.8 },
  },
  bill: {
    length: 2.34,
    depth: 1.16,
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
    colour: '#ad7257',
    claw: '#3d332a',
    trousers: 2.1,
    trouserColour: '#ebe9e3',
    trouserLength: 0.3,
    toeLength: 1.3,
  },
  ornaments: [
    { kind: 'scapular-plumes', colours: ['#e2b67a', '#ebcb9c', '#e6c08a'] },
    { kind: 'breast-plumes', colours: ['#e9c18a', '#edcda0', '#e3b87c'], length: 0.5 },
  ],
  scene: {
    habitat: 'dehesa',
    season: 'primavera',
    perch: { kind: 'suelo' },
    plants: ['hierba'],
    sun: 'left',
  },
  rasgos: [
    { texto: 'Pico corto, amarillo anaranjado', at: { bill: 0.55 } },
    { texto: 'Píleo canela en época de cría', at: { head: [-0.5, -0.45] } },
    { texto: 'Pecho canela', at: { sheet: [0.33, 0.85] } },
    { texto: 'Garganta abultada y cuello corto', at: { head: [0.55, 1.05] } },
    { texto: 'Rechoncha, a menudo lejos del agua', at: { wing: [0.5, 0.5] } },
  ],
};
