import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avefriaEuropea: Recipe = {
  slug: 'avefria-europea',
  archetype: 'lapwing',
  pose: { legs: 0.92 },
  base: '#f4f2ec',
  tuft: 0.9,
  tracts: [
    { at: 'upperparts', colour: '#3d5a48', soft: 6 },
    { at: 'underparts', colour: '#f7f5f0', soft: 6 },
    { sheet: path('0.8,0.7 0.9,0.55 1.1,0.5 1.1,1.1 0.8,1.1'), colour: '#c8783a', soft: 5 },
    {
      head: path('0.9,0.1 0.2,0.1 -1.2,-0.2 -1.9,0.4 -1.6,1.4 -0.6,1.2 0.3,0.8 0.9,0.5'),
      colour: '#efeae0',
      soft: 5,
    },
    { sheet: path('0.16,-0.1 0.28,-0.1 0.3,0.3 0.2,0.4'), colour: '#8d8a7a', soft: 7, opacity: 0.8 },
    {
      sheet: path('0.11,0.7 0.17,0.56 0.25,0.46 0.33,0.44 0.34,0.56 0.318,0.76 0.285,1.1 0.11,1.1'),
      colour: '#16181b',
      soft: 2,
    },
    {
      head: path(
        '0.9,-0.05 0.6,-0.5 0.1,-0.9 -0.7,-1.1 -1.4,-0.8 -1.6,-0.3 -1,-0.35 -0.3,-0.3 0.2,-0.12 0.9,0.2',
      ),
      colour: '#15171a',
      soft: 2.4,
    },
    {
      head: path('0.9,0.16 0.2,0.04 0.16,0.3 -0.1,0.8 -0.2,1.4 0.3,1.6 0.9,0.9'),
      colour: '#16181b',
      soft: 4,
    },
    {
      head: path('0.1,0.2 -0.3,0.18 -0.9,0.3 -1.3,0.5 -0.9,0.52 -0.3,0.4 0.1,0.4'),
      colour: '#2b2d2c',
      soft: 3,
      opacity: 0.85,
    },
  ],
  wing: {
    chord: 0.55,
    scale: 1.4,
    lesserCoverts: '#2f4f48',
    lesserTo: 0.16,
    scapulars: '#46624a',
    rows: {
      primaries: { feather: { colour: '#17191b', fringe: '#2d3235', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#1a2022', fringe: '#32413f', fringeWidth: 0.6 } },
      tertials: { feather: { colour: '#48644a', fringe: '#6f8560', fringeWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#191c1f' } },
      greaterCoverts: { feather: { colour: '#3a5a4a', fringe: '#5c7a62', fringeWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#34544f', fringe: '#5b7a70', fringeWidth: 0.8 } },
      longScapulars: { feather: { colour: '#4d6a4c', fringe: '#7a8f62', fringeWidth: 0.9 } },
    },
  },
  tail: {
    length: 1.75,
    width: 0.95,
    feather: { colour: '#f1efe9', zones: [{ from: 0.58, to: 0.95, colour: '#17191b' }] },
  },
  bill: { length: 0.98, depth: 0.85, gonys: 0.05, upper: '#1c1b1b' },
  eye: { radius: 0.18, iris: '#2c1a12' },
  legs: { colour: '#7d5148', claw: '#3c2722', trousers: 2, trouserColour: '#efece5', trouserLength: 0.3 },
  ornaments: [
    {
      kind: 'crest',
      colour: '#15171a',
      count: 3,
      length: 3,
      width: 0.17,
      at: [-1.2, -0.78],
      roots: [-0.2, 0.2],
      rise: 0.32,
      curl: 0.7,
    },
    { kind: 'gloss', at: [-3.2, 3.3], radius: 1.5, colour: '#9a62a6', strength: 0.5 },
    { kind: 'gloss', at: [-4.4, 3.6], radius: 2.2, colour: '#5aa777', strength: 0.3 },
  ],
  scene: {
    habitat: 'cultivo',
    season: 'invierno',
    perch: { kind: 'suelo' },
    plants: ['hierba'],
    palette: 'bruma',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Penacho largo y fino', at: { head: [-2.6, -1.8] } },
    { texto: 'Dorso verde con brillo metálico', at: { wing: [0.3, 0.3] } },
    { texto: 'Pecho negro', at: { sheet: [0.28, 0.8] } },
    { texto: 'Vientre blanco', at: { sheet: [0.55, 0.95] } },
    { texto: 'Canela bajo la cola', at: { sheet: [0.96, 0.9] } },
  ],
};
