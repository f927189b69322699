import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const chorlitejoChico: Recipe = {
  slug: 'chorlitejo-chico',
  archetype: 'plover',
  facing: 'right',
  pose: { legs: 0.94, turn: -0.08 },
  base: '#f6f4ef',
  tuft: 0.85,
  tracts: [
    { at: 'upperparts', colour: '#a98d68', soft: 5 },
    { at: 'underparts', colour: '#faf8f4', soft: 4 },
    { sheet: path('0.17,-0.1 0.21,-0.1 0.2,0.4 0.2,1.1 0.1,1.1 0.1,0.6'), colour: '#faf8f4', soft: 2.4 },
    { head: path('0.86,0.3 0.3,0.4 -0.4,0.6 -1,0.9 -0.6,1.5 0.3,1.4 0.9,0.9'), colour: '#faf8f4', soft: 3 },
    {
      sheet: path(
        '0.205,-0.1 0.235,-0.1 0.24,0.3 0.25,0.6 0.26,0.9 0.26,1.1 0.19,1.1 0.19,0.8 0.195,0.5 0.2,0.2',
      ),
      colour: '#1d1b1a',
      soft: 2,
    },
    {
      head: path('0.7,-0.4 0.2,-1 -0.6,-1.2 -1.4,-0.9 -1.8,-0.1 -1.5,0.1 -1.1,-0.1 -0.4,-0.3 0.4,-0.3'),
      colour: '#a98d68',
      soft: 3,
    },
    { head: path('0.86,-0.12 0.6,-0.42 0.3,-0.66 0.16,-0.4 0.44,-0.16'), colour: '#faf8f4', soft: 2 },
    {
      head: path('0.5,-0.58 0.18,-0.9 -0.35,-1.02 -0.42,-0.62 -0.1,-0.5 0.24,-0.4'),
      colour: '#1b1918',
      soft: 2,
    },
    {
      head: path(
        '-0.4,-1.08 -0.56,-1.06 -0.6,-0.5 -0.9,-0.22 -0.7,-0.2 -0.3,-0.3 0.05,-0.42 -0.05,-0.52 -0.36,-0.62',
      ),
      colour: '#f3efe6',
      soft: 1.6,
    },
    {
      head: path(
        '0.9,0.02 0.5,-0.16 0.1,-0.26 -0.4,-0.22 -1.1,0.06 -1.2,0.36 -0.7,0.42 0,0.32 0.5,0.28 0.9,0.24',
      ),
      colour: '#1b1918',
      soft: 2,
    },
  ],
  wing: {
    chord: 0.6,
    scale: 1.2,
    lesserCoverts: '#a98d68',
    lesserTo: 0.14,
    scapulars: '#ab8f6a',
    rows: {
      primaries: { feather: { colour: '#423a31', fringe: '#6d6252', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#6b5b46', tip: '#d9cdb8', tipLength: 0.04 } },
      tertials: { feather: { colour: '#a28661', fringe: '#bfa67f', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#5a4d3d' } },
      greaterCoverts: { feather: { colour: '#a58963', fringe: '#c3aa84', fringeWidth: 1 } },
      medianCoverts: { feather: { colour: '#a98d67', fringe: '#c6ae88', fringeWidth: 1 } },
      longScapulars: { feather: { colour: '#aa8e69', fringe: '#c6ad88', fringeWidth: 0.9 } },
    },
  },
  tail: {
    length: 1.15,
    width: 0.6,
    feather: {
      colour: '#8d7454',
      zones: [{ from: 0.7, to: 0.9, colour: '#3d3329' }],
      tip: '#efe9dd',
      tipLength: 0.06,
    },
  },
  bill: { length: 0.82, depth: 0.85, gonys: 0.06, upper: '#1f1c1a' },
  eye: { radius: 0.165, iris: '#241610', ring: '#f0c52a', ringWidth: 0.42 },
  legs: {
    colour: '#c79a72',
    claw: '#463a30',
    trousers: 1.8,
    trouserColour: '#f1eee7',
    trouserLength: 0.4,
    toes: 'three',
    thickness: 0.84,
  },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'orilla' },
    plants: ['hierba'],
    palette: 'cielo',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Anillo ocular amarillo', at: { head: [0, 0] } },
    { texto: 'Banda negra en el pecho', at: { sheet: [0.22, 0.75] } },
    { texto: 'Línea clara sobre la frente negra', at: { head: [-0.45, -0.7] } },
    { texto: 'Pico corto y oscuro', at: { bill: 0.6 } },
    { texto: 'Dorso pardo arena', at: { wing: [0.35, 0.3] } },
  ],
};
