import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zampullinCuellinegro: Recipe = {
  slug: 'zampullin-cuellinegro',
  archetype: 'dabchick',
  facing: 'right',
  frame: { size: 0.68, dx: -70, dy: 40 },
  pose: {
    head: 1,
    carry: [8, 6],
    skull: { forehead: 0.1, crown: 0.14, nape: -0.06 },
    move: {
      d4: [-4, 0],
      d5: [-12, 2],
      d6: [-20, 8],
      d7: [-16, 8],
      v3: [8, -4],
      v4: [16, 0],
      v5: [14, 0],
      v6: [6, 0],
    },
  },
  base: '#3a2c28',
  tuft: 1,
  tracts: [
    { at: 'upperparts', colour: '#2a2322', soft: 8 },
    {
      sheet: path('0.42,0.62 0.52,0.46 0.68,0.44 0.86,0.56 0.94,0.8 0.86,1.1 0.36,1.1'),
      colour: '#8a4428',
      soft: 14,
      mark: { kind: 'streak', colour: '#5a2a18', width: 0.22, length: 1.1, opacity: 0.45 },
    },
    { sheet: path('0.92,0.56 0.96,0.4 1.1,0.3 1.1,1.1 0.9,1.1'), colour: '#7d6252', soft: 16, mark: 'none' },
    {
      sheet: path('0,-0.1 0.36,-0.1 0.4,0.4 0.36,0.8 0.3,1.1 0,1.1'),
      colour: '#19161a',
      soft: 10,
      mark: 'none',
    },
    {
      head: path('-0.34,0.02 -0.6,-0.1 -0.85,0 -0.9,0.3 -0.7,0.5 -0.4,0.3'),
      colour: '#5a3a1c',
      soft: 5,
      mark: {
        kind: 'streak',
        colour: '#f2cf6a',
        width: 0.16,
        length: 1.3,
        size: 0.55,
        opacity: 0.9,
        spacing: 0.6,
      },
    },
  ],
  bill: { length: 0.45, depth: 0.3, curve: -0.3, upper: '#2a282c' },
  eye: { radius: 0.14, iris: '#cf2418', pupil: 0.44 },
  legs: { colour: '#4a4c4a' },
  ornaments: [
    { kind: 'puff', colour: '#a08a78', from: 0.9, top: 0.2, length: 0.5 },
    {
      kind: 'skin',
      shape: path(
        '0.7,0.1 0.95,0.09 1.25,0.07 1.5,0.02 1.78,-0.08 1.79,-0.06 1.6,0.08 1.4,0.2 1.15,0.3 0.9,0.35 0.68,0.34',
      ),
      colour: '#2e2c31',
      gape: path('0.7,0.22 1.1,0.2 1.45,0.1 1.77,-0.07'),
      shine: path('0.95,0.14 1.25,0.11 1.5,0.05'),
    },
    {
      kind: 'frill',
      roots: path('-0.22,-0.12 -0.26,0.02 -0.26,0.16 -0.2,0.3'),
      edge: path('-1.3,-0.32 -1.42,0.2 -1.22,0.72 -0.72,1.08'),
      colours: ['#c27a22', '#dc9a30', '#eebc4e', '#f7dc8c'],
      count: 22,
      width: 0.075,
      step: 0.5,
      bow: 0.08,
    },
  ],
  pareja: {
    what: 'en invierno',
    size: 0.7,
    x: 372,
    rise: 146,
    base: '#8d8c8c',
    tracts: [
      { at: 'upperparts', colour: '#4d4b4e', soft: 8 },
      {
        sheet: path('0.38,0.5 0.88,0.5 0.92,0.8 0.86,1.1 0.36,1.1'),
        colour: '#a3a09e',
        soft: 9,
        mark: { kind: 'streak', colour: '#6d6b6b', width: 0.25, opacity: 0.4 },
      },
      { sheet: path('0.84,0.6 1.1,0.5 1.1,1.1 0.84,1.1'), colour: '#efece6', soft: 7, mark: 'none' },
      { sheet: path('0.14,0.3 0.3,0.2 0.36,0.5 0.36,1.1 0.1,1.1'), colour: '#c9c6c2', soft: 6 },
      { head: path('1.2,0 0.4,-1.2 -0.6,-1.4 -1.8,0 -1.4,1.4 0,1.4 1,1.2'), colour: '#f1eee8', soft: 2 },
      {
        head: path(
          '1.1,0.12 0.3,0.18 0,0.44 -0.35,0.62 -0.62,0.44 -0.74,0.1 -1,0.1 -1.1,0.7 -1.3,1.2 -2,1.6 -2,0 -1,-1.6 0.4,-1.4 1.2,-0.6',
        ),
        colour: '#3a383c',
        soft: 2.5,
      },
    ],
    ornaments: [
      { kind: 'puff', colour: '#efece6', from: 0.9, top: 0.3, length: 0.62 },
      {
        kind: 'skin',
        shape: path(
          '0.7,0.1 0.95,0.09 1.25,0.07 1.5,0.02 1.78,-0.08 1.79,-0.06 1.6,0.08 1.4,0.2 1.15,0.3 0.9,0.35 0.68,0.34',
        ),
        colour: '#2e2c31',
        gape: path('0.7,0.22 1.1,0.2 1.45,0.1 1.77,-0.07'),
        shine: path('0.95,0.14 1.25,0.11 1.5,0.05'),
      },
    ],
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    palette: 'agua',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Ojo rojo vivo', at: { head: [0, 0] } },
    { texto: 'Abanico dorado tras el ojo', at: { head: [-0.7, 0.2] } },
    { texto: 'Cuello negro', at: { sheet: [0.25, 0.6] } },
    { texto: 'Frente empinada, pico respingón', at: { head: [0.5, -0.45] } },
    { texto: 'En invierno, capirote oscuro', at: { plate: [496, 262] } },
  ],
};
