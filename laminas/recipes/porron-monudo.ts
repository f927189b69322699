import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const porronMonudo: Recipe = {
  slug: 'porron-monudo',
  archetype: 'divingDuck',
  facing: 'right',
  pose: { skull: { forehead: 0.12, crown: 0.08 }, head: 0.94, depth: 1.02 },
  frame: { size: 0.86, dx: -84 },
  base: '#1c1a1f',
  tuft: 0.7,
  tracts: [
    { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#201e23', soft: 8 },
    {
      sheet: path('0.4,0.48 0.5,0.36 0.7,0.36 0.83,0.5 0.86,0.7 0.8,1.1 0.4,1.1 0.39,0.7'),
      colour: '#f5f4f0',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
      colour: '#231d30',
      soft: 3,
    },
  ],
  wing: {
    scale: 1.5,
    lesserCoverts: '#201e23',
    lesserTo: 0.1,
    scapulars: '#201e23',
    flankCover: 0.8,
    rows: {
      primaries: {
        count: 4,
        eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
        feather: { colour: '#26242a', fringe: '#3d3a42', fringeWidth: 0.6 },
      },
      secondaries: {
        count: 6,
        roots: [
          [0.4, 1],
          [0.4, 0.5],
        ],
        tips: [
          [0.86, 1.02],
          [0.84, 0.4],
        ],
        widths: [20, 22],
        feather: { colour: '#222026', fringe: '#38353d', fringeWidth: 0.6 },
      },
      tertials: {
        count: 4,
        roots: [
          [0.24, 0.62],
          [0.16, 0.1],
        ],
        tips: [
          [0.9, 0.5],
          [0.76, 0.06],
        ],
        widths: [30, 32],
        feather: { colour: '#222026', fringe: '#38353d', fringeWidth: 0.7 },
      },
      greaterCoverts: {
        count: 7,
        tips: [
          [0.4, 0.8],
          [0.36, 0.14],
        ],
        feather: { colour: '#232127', fringe: '#37343c', fringeWidth: 0.7 },
      },
      medianCoverts: { feather: { colour: '#232127', fringe: '#37343c', fringeWidth: 0.7 } },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.6],
          [0.02, 0.02],
        ],
        tips: [
          [0.5, 0.62],
          [0.66, 0.08],
        ],
        widths: [28, 30],
        feather: { colour: '#232127', fringe: '#35323a', fringeWidth: 0.7 },
      },
    },
  },
  tail: {
    length: 0.95,
    width: 0.64,
    feathers: 7,
    graduated: 0.25,
    spread: 0.12,
    feather: { colour: '#1d1b20', fringe: '#34313a', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 1.45,
    upper: '#93aabd',
    tip: '#16171a',
    tipLength: 0.15,
    shape: { depth: 0.95, droop: 0.92 },
  },
  eye: { radius: 0.15, iris: '#f0c21a', pupil: 0.48 },
  legs: { colour: '#6e7274' },
  ornaments: [
    {
      kind: 'crest',
      colour: '#1d1828',
      count: 4,
      length: 1.75,
      width: 0.3,
      at: [-0.74, -0.52],
      rise: -0.78,
      curl: 0.1,
      fan: -0.1,
      roots: [-0.1, 0.16],
    },
    { kind: 'gloss', at: [-0.35, -0.2], radius: 0.9, colour: '#8a5ad0', strength: 0.34 },
    { kind: 'gloss', at: [-0.6, 0.6], radius: 0.6, colour: '#4a70c0', strength: 0.22 },
  ],
  pareja: {
    what: 'hembra',
    size: 0.62,
    x: 278,
    rise: 58,
    facing: 'left',
    base: '#5a4535',
    tracts: [
      { sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'), colour: '#45352a', soft: 8 },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#84664c',
        soft: 8,
        mark: { kind: 'scale', colour: '#5a4433', opacity: 0.6, size: 1.3 },
      },
      {
        sheet: path('0.12,0.3 0.2,-0.1 0.36,-0.1 0.42,0.3 0.44,0.62 0.42,1.1 0.1,1.1'),
        colour: '#5a4230',
        soft: 8,
        mark: 'none',
      },
      {
        sheet: path('0.84,1.1 0.82,0.7 0.84,0.4 0.9,0.2 0.98,-0.1 1.06,-0.1 1.06,1.1'),
        colour: '#3f3128',
        soft: 6,
        mark: 'none',
      },
      {
        head: path('1.3,-0.4 0.4,-1.6 -1,-1.7 -2,0 -1.9,1.3 -0.9,1.62 0.3,1.72 1,1.6 1.4,0.6'),
        colour: '#4d382a',
        soft: 3,
      },
      { head: path('0.85,0.3 0.6,0.3 0.5,0.6 0.6,0.8 0.9,0.8'), colour: '#7d624a', soft: 4 },
    ],
    wing: {
      scale: 1.5,
      lesserCoverts: '#45352a',
      lesserTo: 0.1,
      scapulars: '#45352a',
      flankCover: 0.6,
      rows: {
        primaries: {
          count: 4,
          eachTip: path('1,0.6 0.98,0.3 0.95,0.2 0.92,0.15'),
          feather: { colour: '#3a2f27', fringe: '#55463a', fringeWidth: 0.6 },
        },
        secondaries: {
          count: 6,
          roots: [
            [0.4, 1],
            [0.4, 0.5],
          ],
          tips: [
            [0.86, 1.02],
            [0.84, 0.4],
          ],
          widths: [20, 22],
          feather: { colour: '#43352b', fringe: '#5a4839', fringeWidth: 0.6 },
        },
        tertials: {
          count: 4,
          roots: [
            [0.24, 0.62],
            [0.16, 0.1],
          ],
          tips: [
            [0.9, 0.5],
            [0.76, 0.06],
          ],
          widths: [30, 32],
          feather: { colour: '#43352b', fringe: '#5a4839', fringeWidth: 0.7 },
        },
        greaterCoverts: {
          count: 7,
          tips: [
            [0.4, 0.8],
            [0.36, 0.14],
          ],
          feather: { colour: '#45372c', fringe: '#5c4a3b', fringeWidth: 0.7 },
        },
        medianCoverts: { feather: { colour: '#45372c', fringe: '#5c4a3b', fringeWidth: 0.7 } },
        longScapulars: {
          count: 6,
          roots: [
            [0, 0.6],
            [0.02, 0.02],
          ],
          tips: [
            [0.5, 0.62],
            [0.66, 0.08],
          ],
          widths: [28, 30],
          feather: { colour: '#47382d', fringe: '#5c4a3b', fringeWidth: 0.7 },
        },
      },
    },
    bill: {
      kind: 'duck',
      length: 1.45,
      upper: '#7d8f9c',
      tip: '#16171a',
      tipLength: 0.18,
      shape: { depth: 0.95, droop: 0.92 },
    },
    eye: { radius: 0.15, iris: '#dcae22', pupil: 0.5 },
    ornaments: [
      {
        kind: 'crest',
        colour: '#432f23',
        count: 3,
        length: 0.8,
        width: 0.24,
        at: [-0.74, -0.5],
        rise: -0.6,
        curl: 0.1,
        fan: -0.1,
        roots: [-0.1, 0.16],
      },
    ],
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    palette: 'bruma',
    sun: 'hidden',
    perch: { kind: 'agua' },
    plants: ['carrizo'],
  },
  rasgos: [
    { texto: 'Moño lacio en la nuca', at: { head: [-1.35, 0.1] } },
    { texto: 'Flanco blanco y resto negro', at: { sheet: [0.6, 0.7] } },
    { texto: 'Ojo amarillo', at: { head: [0, 0] } },
    { texto: 'Pico gris con punta negra', at: { head: [1.75, 0.72] } },
    { texto: 'Hembra: moño apenas insinuado', at: { plate: [190, 345] } },
  ],
};
