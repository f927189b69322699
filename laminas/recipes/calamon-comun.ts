import { path } from '../geometry/path.ts';
import { scaled } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const calamonComun: Recipe = {
  slug: 'calamon-comun',
  archetype: 'gallinule',
  facing: 'right',
  frame: { size: 1.02 },
  pose: {
    head: 1.16,
    legs: 0.98,
    depth: 1.1,
    plump: 1.02,
    turn: 0.08,
    carry: [6, 10],
    skull: { crown: -0.02 },
    move: { d2: [5, 0], d3: [8, 2], d4: [4, 2] },
  },
  base: '#39408c',
  tuft: 1,
  coat: 'silky',
  rows: [
    {
      ...scaled('0.32,0.36 0.42,0.46 0.7,0.52', '0.26,0.98 0.42,0.98 0.7,0.94', '#6a6cc0', 0.28, 0.7),
      rows: 10,
    },
    {
      ...scaled('0.34,0.02 0.54,0.02 0.86,0.03', '0.36,0.36 0.54,0.34 0.82,0.3', '#5668b4', 0.4, 0.6),
      rows: 7,
    },
    {
      ...scaled('0.22,0.4 0.3,0.4 0.36,0.5', '0.2,0.98 0.28,0.98 0.34,0.98', '#79a6d6', 0.22, 0.44),
      rows: 9,
    },
  ],
  tracts: [
    { at: 'upperparts', colour: '#344088', soft: 10 },
    { at: 'underparts', colour: '#47479c', soft: 12 },
    { sheet: path('0.1,0.4 0.3,0.36 0.4,0.6 0.36,1.1 0.08,1.1'), colour: '#476fae', soft: 30 },
    { sheet: path('0.4,0.84 0.8,0.8 0.8,1.1 0.4,1.1'), colour: '#2c2a68', soft: 12 },
    {
      sheet: path('0.77,0.92 0.82,0.62 0.9,0.46 1.06,0.36 1.06,1.1 0.835,1.1'),
      colour: '#f8f6f1',
      soft: 3,
    },
    { sheet: path('0,-0.1 0.24,-0.1 0.3,0.3 0.2,0.4 0,0.4'), colour: '#3a4092', soft: 16 },
    { head: path('0.7,0.3 0.2,0.2 -0.4,0.5 -0.4,1.6 0.6,1.7 1,1'), colour: '#5788be', soft: 24 },
  ],
  wing: {
    plan: { form: 'rail', projection: 0.18, tipOnTail: 0.2, tipBeside: 0, flankDepth: 0.26, flankTo: 0.56 },
    lesserCoverts: '#36468c',
    scapulars: '#344088',
    rows: {
      primaries: { feather: { colour: '#232858', fringe: '#4c5fa6', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#31438c', fringe: '#4c5fa6', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#33427f', rim: '#566bb2', rimWidth: 1.2, shape: 'oval' } },
      greaterCoverts: { feather: { colour: '#354890', rim: '#566bb2', rimWidth: 0.96 } },
      medianCoverts: { feather: { colour: '#35488f', rim: '#566bb2', rimWidth: 0.84 } },
      lesserCoverts: { feather: { colour: '#35488f', rim: '#566bb2' } },
      scapulars: { feather: { colour: '#364689', rim: '#566bb2' } },
    },
  },
  tail: {
    length: 0.92,
    width: 0.8,
    feathers: 7,
    graduated: 0.3,
    uppertail: 0.34,
    spread: 0.12,
    lift: 0.12,
    feather: { colour: '#2a2f70', fringe: '#414894', fringeWidth: 0.6 },
  },
  bill: { length: 0.9, depth: 1.6, upper: '#d3281f', lower: '#c8261e' },
  eye: { radius: 0.14, iris: '#b8281c', pupil: 0.5 },
  planes: { ear: 0, crease: 0, relief: 0.6, silk: 0.8 },
  legs: {
    colour: '#d65a48',
    claw: '#7a3a30',
    toeLength: 3.4,
    thickness: 1.25,
    trousers: 1.5,
    trouserColour: '#3d3f98',
    trouserLength: 0.7,
  },
  ornaments: [
    {
      kind: 'skin',
      shape: path(
        '-0.3,-0.92 0.02,-0.97 0.36,-0.92 0.7,-0.74 0.96,-0.48 1.3,-0.24 1.64,0.06 1.88,0.36 1.97,0.6 1.93,0.67 1.64,0.82 1.3,0.89 0.98,0.86 0.74,0.74 0.56,0.5 0.64,0.28 0.66,0 0.5,-0.36 0.22,-0.6 -0.06,-0.76 -0.28,-0.84',
      ),
      colour: '#d3281f',
      gape: path('0.58,0.34 0.96,0.36 1.4,0.42 1.95,0.62'),
      shine: path('0.86,-0.38 1.26,-0.12 1.62,0.2'),
      nostril: [1.08, 0.1],
      tip: { colour: '#e5705a', from: [0.9, 0], to: [1.7, 0] },
    },
    { kind: 'gloss', at: [-0.4, 1.1], radius: 1.3, colour: '#6ac0e0', strength: 0.14 },
  ],
  scene: {
    habitat: 'humedal',
    season: 'verano',
    perch: { kind: 'orilla' },
    plants: ['espadaña', 'carrizo'],
    palette: 'trigo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Pico y escudo rojos, enormes', at: { bill: 0.3 } },
    { texto: 'Plumaje azul violáceo', at: { sheet: [0.5, 0.7] } },
    { texto: 'Blanco bajo la cola', at: { sheet: [0.92, 0.8] } },
    { texto: 'Patas rojas de dedos largos', at: { leg: 0.82 } },
  ],
};
