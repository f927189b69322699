import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const garcillaBueyera: Recipe = {
  slug: 'garcilla-bueyera',
  archetype: 'cattleEgret',
  frame: { size: 1.06 },
  facing: 'right',
  base: '#f6f4ee',
  tuft: 1.15,
  tracts: [
    { at: 'upperparts', colour: '#f3f1eb', soft: 6 },
    {
      head: path(
        '0.9,-0.3 0.4,-0.7 -0.2,-1.1 -1.2,-1.2 -2.5,-0.5 -2.7,0.9 -2,0.9 -1.6,0.2 -0.9,-0.3 0,-0.44',
      ),
      colour: '#ecc48e',
      soft: 30,
    },
    {
      head: path('0.9,-0.34 0.4,-0.7 -0.2,-1.1 -1.1,-1.2 -1.9,-0.7 -1.7,-0.3 -0.9,-0.56 0,-0.56 0.5,-0.46'),
      colour: '#d99a4e',
      soft: 24,
    },
    {
      head: path('1.1,-0.02 0.8,0 0.45,0.02 0.45,0.1 0.8,0.22 1.1,0.32'),
      colour: '#e9c862',
      soft: 8,
    },
    {
      sheet: path('0.25,0.96 0.27,0.66 0.33,0.58 0.4,0.7 0.43,0.86 0.42,1.1 0.25,1.1'),
      colour: '#deaa68',
      soft: 44,
    },
    { sheet: path('0.5,-0.06 0.86,-0.06 0.86,0.2 0.54,0.2'), colour: '#ecd0a0', soft: 26 },
  ],
  wing: {
    scale: 1.7,
    lesserCoverts: '#f4f2ec',
    scapulars: '#f5ede0',
    bands: [
      {
        over: path('0.2,0.06 0.34,-0.1 0.9,0.1 0.92,0.5 0.6,0.5 0.2,0.36'),
        onTop: true,
        colour: '#eed6ae',
        soft: 44,
        opacity: 0.75,
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
    length: 1.9,
    depth: 1.08,
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
    trouserLength: 0.32,
    toeLength: 1.3,
  },
  ornaments: [
    { kind: 'scapular-plumes', colours: ['#edd0a2', '#e6c08a', '#f0d8b0'] },
    { kind: 'scapular-plumes', fine: true, colours: ['#dfae70', '#eac998', '#e4ba80'] },
    { kind: 'breast-plumes', colours: ['#dba968', '#e4b87c'], length: 0.42, fine: true },
    { kind: 'breast-plumes', colours: ['#e8c591', '#efd7b0', '#e2b67c'], length: 0.55, fine: true },
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
    { texto: 'Garganta abultada bajo el pico', at: { head: [0.55, 1.05] } },
    { texto: 'Plumas canela en el dorso', at: { wing: [0.45, 0.25] } },
  ],
};
