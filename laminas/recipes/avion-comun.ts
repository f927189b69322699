import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avionComun: Recipe = {
  slug: 'avion-comun',
  archetype: 'swallow',
  facing: 'right',
  pose: {
    head: 1.1,
    plump: 0.94,
    depth: 0.86,
    legs: 1.4,
    skull: { crown: -0.02, nape: -0.02 },
    move: { d10: [-40, -46], d9: [-26, -26], d8: [-10, -10], v10: [-40, -44], v9: [-26, -20] },
  },
  frame: { size: 0.74, dx: -10, dy: 0 },
  base: '#f6f3ec',
  tuft: 0.74,
  tracts: [
    { at: 'upperparts', colour: '#162038', soft: 5 },
    { at: 'underparts', colour: '#f6f3ec', soft: 5 },
    { sheet: path('0.68,-0.1 0.97,-0.1 1.02,0.6 1,0.85 0.84,0.8 0.7,0.5'), colour: '#f8f5ee', soft: 4 },
    {
      head: path(
        '1,0.1 0.6,-0.5 0.1,-1.1 -0.9,-1.25 -1.7,-0.9 -2.1,0 -2,0.7 -1.3,0.75 -0.8,0.45 -0.3,0.3 0.3,0.26 0.8,0.24',
      ),
      colour: '#17213a',
      soft: 3,
    },
    { head: path('0.9,0.3 0.2,0.34 -0.4,0.42 -0.9,0.7 -1,1.2 0.3,1.5 1,0.9'), colour: '#faf8f3', soft: 4 },
  ],
  wing: {
    chord: 0.73,
    lesserCoverts: '#17213a',
    lesserTo: 0.18,
    scapulars: '#17213a',
    rows: {
      primaries: {
        count: 9,
        roots: [
          [0.34, 0.985],
          [0.36, 0.72],
        ],
        eachTip: path(
          '1,0.6 0.985,0.42 0.955,0.32 0.915,0.26 0.87,0.22 0.82,0.2 0.77,0.19 0.72,0.18 0.67,0.17',
        ),
        feather: { colour: '#34302f', fringe: '#6d6766', fringeWidth: 1 },
      },
      secondaries: {
        tips: [
          [0.58, 0.6],
          [0.54, 0.26],
        ],
        feather: { colour: '#2b2a2f', fringe: '#504e56', fringeWidth: 0.9 },
      },
      tertials: {
        eachTip: path('0.58,0.24 0.52,0.16 0.46,0.1'),
        feather: { colour: '#2a2b34', fringe: '#57576a' },
      },
      primaryCoverts: { feather: { colour: '#28272b', fringe: '#4a4850', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#28272b' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.86],
          [0.34, 0.14],
        ],
        feather: { colour: '#26293a', fringe: '#454a62', fringeWidth: 1.2 },
      },
      medianCoverts: {
        tips: [
          [0.27, 0.9],
          [0.24, 0.14],
        ],
        feather: { colour: '#1f2942', fringe: '#384668', fringeWidth: 1.2 },
      },
    },
  },
  tail: {
    length: 1.55,
    width: 0.72,
    feathers: 6,
    notched: true,
    fork: 0.34,
    spread: 0.13,
    bend: 0.02,
    feather: { colour: '#2a2e3e', fringe: '#6b7188', fringeWidth: 1.3, shape: 'round' },
  },
  bill: { length: 0.22, depth: 0.85, curve: 0.12, culmen: 0.12, upper: '#1f1c1d' },
  eye: { radius: 0.14, iris: '#1c110c' },
  legs: {
    colour: '#f7f3ec',
    feet: '#e3cfc0',
    claw: '#8a7468',
    trousers: 3,
    trouserColour: '#f7f3ec',
    trouserLength: 1.6,
    thickness: 1.1,
  },
  ornaments: [
    { kind: 'gloss', at: [-2, 1.4], radius: 1.8, colour: '#5a86d8', strength: 0.28 },
    { kind: 'gloss', at: [-0.6, -0.6], radius: 0.9, colour: '#6a96e6', strength: 0.26 },
  ],
  aloft: {
    view: 'above',
    x: 340,
    y: 225,
    size: 300,
    bank: 0.7,
    roll: -0.25,
    span: 2.1,
    projection: 0.25,
    bill: { length: 0.025 },
    head: { length: 0.2, width: 0.2 },
    body: 0.23,
    wing: {
      arm: 0.27,
      breadth: 0.28,
      taper: 0.86,
      wrist: 0.06,
      sweep: 0.32,
      bow: 0.12,
      hollow: 0.08,
      round: 0.05,
      secondaries: 9,
    },
    tail: { length: 0.32, width: 0.13, spread: 0.2, fork: 0.34 },
    colours: {
      body: '#17213a',
      coverts: '#1c2845',
      flight: '#2b292c',
      tail: '#1f222e',
      bands: [{ from: 0.56, to: 0.75, colour: '#f8f5ee', half: 2, soft: 1 }],
    },
  },
  scene: {
    habitat: 'ciudad',
    season: 'verano',
    perch: { kind: 'cable' },
    sun: 'hidden',
    palette: 'terracota',
  },
  rasgos: [
    { texto: 'Obispillo blanco puro', at: { aloft: [0, 0.63] } },
    { texto: 'Partes inferiores blancas, sin collar', at: { sheet: [0.26, 0.85] } },
    { texto: 'Dorso negro azulado', at: { sheet: [0.42, 0.14] } },
    { texto: 'Cola corta, poco ahorquillada', at: { tail: 0.75 } },
    { texto: 'Patas emplumadas de blanco', at: { leg: 0.7 } },
  ],
};
