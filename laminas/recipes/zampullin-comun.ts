import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zampullinComun: Recipe = {
  slug: 'zampullin-comun',
  archetype: 'dabchick',
  frame: { size: 0.9 },
  pose: { head: 1.04, carry: [14, 34], skull: { crown: -0.04 } },
  base: '#5a4536',
  tuft: 1.05,
  tracts: [
    { at: 'upperparts', colour: '#43352c', soft: 9 },
    {
      sheet: path('0.36,0.4 0.8,0.44 0.9,0.6 0.86,1.1 0.36,1.1'),
      colour: '#6e523c',
      soft: 9,
      mark: { kind: 'streak', colour: '#43332a', width: 0.25, length: 1.2, opacity: 0.4 },
    },
    {
      sheet: path('0.84,0.34 0.96,0.1 1.1,0.1 1.1,1.1 0.84,1.1 0.82,0.7'),
      colour: '#d9c8b0',
      soft: 9,
      mark: { kind: 'streak', colour: '#b09a80', width: 0.18, length: 1.2, opacity: 0.5 },
    },
    { sheet: path('0.2,0.5 0.34,0.4 0.4,0.7 0.38,1.1 0.18,1.1'), colour: '#54382a', soft: 9 },
    {
      sheet: path('0,-0.1 0.26,-0.1 0.34,-0.05 0.3,0.34 0.12,0.4 0,0.4'),
      colour: '#2a221f',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('0.5,0.26 0,0.18 -0.5,0.1 -1,0.2 -1.2,0.8 -0.9,1.5 -0.2,1.9 0.5,1.6 0.7,0.9'),
      colour: '#a0401f',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('0.95,0.24 0.62,0.22 0.46,0.4 0.5,0.6 0.66,0.68 0.95,0.6'),
      colour: '#e9dc7c',
      soft: 1.4,
      mark: 'none',
    },
  ],
  bill: {
    length: 1.02,
    depth: 0.62,
    culmen: 0.03,
    gonys: 0.05,
    upper: '#2b2728',
    lower: '#3a3436',
    tip: '#e5dcc0',
    tipLength: 0.12,
  },
  eye: { radius: 0.145, iris: '#3a1c12', pupil: 0.6 },
  legs: { colour: '#5a5e4e' },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'prado',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['espadaña', 'carrizo'],
  },
  rasgos: [
    { texto: 'Mejilla y garganta castañas', at: { head: [-0.45, 0.7] } },
    { texto: 'Punto amarillo en la base del pico', at: { head: [0.68, 0.42] } },
    { texto: 'Popa clara como una borla', at: { sheet: [0.93, 0.55] } },
    { texto: 'Bolita sin cola', at: { sheet: [0.6, 0.05] } },
    { texto: 'Pico corto y recto', at: { bill: 0.6 } },
  ],
};
