import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaCapirotada: Recipe = {
  slug: 'curruca-capirotada',
  archetype: 'chiffchaff',
  facing: 'right',
  pose: {
    head: 1.01,
    carry: [6, 10],
    skull: { crown: -0.1, forehead: -0.05 },
    depth: 0.97,
    turn: 0.14,
    move: { d7: [0, -3], d8: [3, -6], v3: [4, 0], v4: [8, -3], v5: [8, -5], v6: [3, -5] },
  },
  frame: { size: 0.619, dx: 250, dy: -34 },
  base: '#908d82',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#837f70', soft: 8 },
    { at: 'underparts', colour: '#d5d3ca', soft: 9 },
    { at: ['flanks'], colour: '#b6b2a4', soft: 14 },
    { at: ['belly', 'undertail'], colour: '#e7e5dd', soft: 12 },
    {
      head: path('0.9,0.1 0.2,-0.1 -1,-0.2 -1.8,-0.2 -1.9,0.6 -1.2,1.2 -0.4,1.7 0.5,1.7 1,1.2'),
      colour: '#a9a8a1',
      soft: 14,
    },
    { head: path('0.9,0.4 0.3,0.5 -0.2,0.9 -0.4,1.5 0.5,1.7 1,1.2'), colour: '#cac8c0', soft: 14 },
    {
      head: path(
        '0.95,0.2 0.85,-0.4 0.3,-1.1 -0.6,-1.4 -1.25,-1.2 -1.6,-0.86 -1.66,-0.52 -1.46,-0.22 -1.1,-0.03 -0.6,0.05 -0.15,0.03 0.2,0.03 0.6,0.14',
      ),
      colour: '#151517',
      soft: 8,
    },
  ],
  wing: {
    plan: { projection: 0.75, tipOnTail: 0.12, tipBeside: 0.3 },
    lesserCoverts: '#807b6b',
    scapulars: '#807b6b',
    rows: {
      primaries: {
        feather: { colour: '#38342c', fringe: '#938e7c', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#47433a', fringe: '#8d8875', fringeWidth: 1.5 },
      },
      tertials: {
        feather: { colour: '#504c41', rim: '#a39d89', rimWidth: 1.1 },
      },
      primaryCoverts: { feather: { colour: '#5a564a', fringe: '#938e7c', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5a564a', fringe: '#938e7c', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#6a6554', fringe: '#7d7866', fringeWidth: 2.4 },
      },
      medianCoverts: {
        feather: { colour: '#757060', fringe: '#817c6c', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.3,
    lift: 0.16,
    length: 3.05,
    width: 0.5,
    spread: 0.03,
    graduated: 0.06,
    bend: 0.1,
    feather: { colour: '#5d594d', fringe: '#8a8574', fringeWidth: 0.7, shape: 'round' },
  },
  bill: { length: 0.64, depth: 0.95, upper: '#3a3a3e', lower: '#787b80' },
  eye: { radius: 0.157, iris: '#2a160c' },
  legs: { trouserLength: 0.74, colour: '#66686e', claw: '#38393d' },
  pareja: {
    what: 'hembra',
    size: 0.95,
    x: 850,
    facing: 'left',
    pose: {
      head: 1.01,
      carry: [6, 10],
      skull: { crown: -0.06, forehead: -0.02 },
      compact: 0.94,
      depth: 0.99,
      turn: 0.3,
      neck: -0.34,
      move: { d7: [0, -3], d8: [3, -6], v3: [4, 0], v4: [8, -3], v5: [8, -5], v6: [3, -5] },
    },
    base: '#978b76',
    tracts: [
      { at: 'upperparts', colour: '#8a7e68', soft: 8 },
      { at: 'underparts', colour: '#dcd4c4', soft: 9 },
      { at: ['flanks'], colour: '#bfb096', soft: 14 },
      {
        head: path('0.9,0.1 0.2,-0.1 -1,-0.2 -1.8,-0.2 -1.9,0.6 -1.2,1.2 -0.4,1.7 0.5,1.7 1,1.2'),
        colour: '#b0a896',
        soft: 6,
      },
      {
        head: path(
          '0.95,0.2 0.85,-0.4 0.3,-1.1 -0.6,-1.4 -1.25,-1.2 -1.6,-0.86 -1.66,-0.52 -1.46,-0.22 -1.1,-0.03 -0.6,0.05 -0.15,0.03 0.2,0.03 0.6,0.14',
        ),
        colour: '#84492a',
        soft: 7,
      },
    ],
    wing: {
      plan: { projection: 0.75, tipOnTail: 0.1, tipBeside: 0.4 },
      lesserCoverts: '#877b65',
      scapulars: '#877b65',
      rows: {
        primaries: {
          feather: { colour: '#4a4134', fringe: '#978a72', fringeWidth: 0.8, tipFringe: true },
        },
        secondaries: {
          feather: { colour: '#5f5443', fringe: '#978a72', fringeWidth: 1.5 },
        },
        tertials: {
          feather: { colour: '#5f5443', rim: '#b6aa92', rimWidth: 1.3 },
        },
        primaryCoverts: { feather: { colour: '#5f5443', fringe: '#978a72', fringeWidth: 0.8 } },
        alula: { feather: { colour: '#5f5443', fringe: '#978a72', fringeWidth: 0.7 } },
        greaterCoverts: {
          feather: { colour: '#746852', fringe: '#877a62', fringeWidth: 2.4 },
        },
        medianCoverts: {
          feather: { colour: '#7d715a', fringe: '#8a7e66', fringeWidth: 2.2 },
        },
      },
    },
  },
  scene: {
    habitat: 'parque',
    season: 'otoño',
    perch: { kind: 'rama', plant: 'majuelo', slope: 1, thickness: 22 },
    palette: 'prado',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Boina negra que acaba en el ojo', at: { head: [-0.45, -0.45] } },
    { texto: 'Cara y nuca grises', at: { head: [-0.7, 0.3] } },
    { texto: 'Cola sin blanco', at: { tail: 0.6 } },
    { texto: 'Hembra de boina castaña', at: { plate: [775, 251] } },
    { texto: 'Patas gris plomo', at: { leg: 0.8 } },
  ],
};
