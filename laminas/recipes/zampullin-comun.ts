import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zampullinComun: Recipe = {
  slug: 'zampullin-comun',
  archetype: 'dabchick',
  frame: { size: 0.58, dx: -110, dy: 70 },
  pose: {
    head: 0.9,

    carry: [14, 52],
    skull: { crown: 0, forehead: 0.04 },
    move: { d7: [4, 4], d8: [6, -4], d9: [4, -6], d10: [4, -6] },
  },
  base: '#5a4536',
  tuft: 1.05,
  tracts: [
    { at: 'upperparts', colour: '#43352c', soft: 9 },
    {
      sheet: path('0.36,0.4 0.8,0.44 0.9,0.6 0.86,1.1 0.36,1.1'),
      colour: '#6a4f3a',
      soft: 18,
      mark: { kind: 'streak', colour: '#43332a', width: 0.25, length: 1.2, opacity: 0.4 },
    },
    {
      sheet: path('0.97,0.5 1,0.3 1.1,0.2 1.1,1.1 0.96,1.1 0.95,0.8'),
      colour: '#a58d72',
      soft: 26,
    },
    { sheet: path('0.2,0.5 0.34,0.4 0.4,0.7 0.38,1.1 0.18,1.1'), colour: '#54382a', soft: 22 },
    {
      sheet: path('0,-0.1 0.26,-0.1 0.34,-0.05 0.3,0.34 0.12,0.4 0,0.4'),
      colour: '#2a221f',
      soft: 5,
      mark: 'none',
    },
    {
      head: path('0.55,0.3 0,0.22 -0.45,0.18 -0.8,0.34 -1,0.9 -1,1.6 -0.7,2.3 0.1,2.6 0.9,2.3 0.7,0.9'),
      colour: '#83381f',
      soft: 16,
      mark: 'none',
    },
  ],
  bill: {
    length: 0.8,
    depth: 0.86,
    culmen: 0.03,
    gonys: 0.05,
    upper: '#2b2728',
    lower: '#3a3436',
    tip: '#e5dcc0',
    tipLength: 0.16,
  },
  eye: { radius: 0.125, iris: '#3a1c12', pupil: 0.6 },
  legs: { colour: '#5a5e4e' },
  ornaments: [
    { kind: 'puff', colour: '#bda588', from: 0.85, top: 0.14, length: 0.44 },
    {
      kind: 'skin',
      shape: path('1.26,0.44 1.06,0.36 0.84,0.31 0.66,0.34 0.6,0.44 0.7,0.53 0.92,0.55 1.12,0.5'),
      colour: '#e0d27c',
      soft: true,
    },
  ],
  pareja: {
    what: 'en invierno',
    size: 0.87,
    x: 846,
    rise: 132,
    base: '#a58c70',
    tracts: [
      { at: 'upperparts', colour: '#6d5848', soft: 9 },
      { sheet: path('0.36,0.44 0.8,0.46 0.9,0.6 0.86,1.1 0.36,1.1'), colour: '#b79b7c', soft: 10 },
      { sheet: path('0.2,0.4 0.34,0.34 0.4,0.7 0.38,1.1 0.18,1.1'), colour: '#b8966e', soft: 9 },
      { sheet: path('0.92,0.56 0.96,0.4 1.1,0.3 1.1,1.1 0.9,1.1'), colour: '#e2d6c2', soft: 10 },
      { sheet: path('0,-0.1 0.26,-0.1 0.34,-0.05 0.3,0.3 0.12,0.34 0,0.34'), colour: '#5d4a3c', soft: 5 },
      {
        head: path('0.6,0.3 0,0.2 -0.45,0.16 -0.85,0.3 -0.95,0.9 -0.8,1.5 -0.2,1.9 0.5,1.7 0.7,0.9'),
        colour: '#c9a67c',
        soft: 6,
      },
      { head: path('0.7,0.6 0.2,0.7 0.1,1.1 0.5,1.3'), colour: '#ece0ca', soft: 6 },
    ],
    bill: { length: 0.8, depth: 0.8, culmen: 0.03, gonys: 0.05, upper: '#8a7a5c', lower: '#c2ab80' },
    ornaments: [{ kind: 'puff', colour: '#e9dfcd', from: 0.9, top: 0.16, length: 0.36 }],
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'prado',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba', 'carrizo'],
  },
  rasgos: [
    { texto: 'Mejilla y garganta castañas', at: { head: [-0.45, 0.7] } },
    { texto: 'Punto amarillo en la base del pico', at: { head: [0.68, 0.42] } },
    { texto: 'Popa clara como una borla', at: { sheet: [0.93, 0.55] } },
    { texto: 'Bolita sin cola', at: { sheet: [0.6, 0.05] } },
    { texto: 'Pico corto y recto', at: { bill: 0.6 } },
  ],
};
