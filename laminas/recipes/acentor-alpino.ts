import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const acentorAlpino: Recipe = {
  slug: 'acentor-alpino',
  archetype: 'thrush',
  pose: { head: 0.99, plump: 1.04, depth: 0.98, legs: 0.66, turn: -0.06 },
  base: '#8a8a88',
  tracts: [
    {
      at: 'upperparts',
      colour: '#8d8478',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#3a3029',
        width: 0.36,
        length: 1.2,
        opacity: 0.7,
        chance: 0.7,
        size: 1,
        spacing: 1.15,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#87837a', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#979693', soft: 14, mark: 'none' },
    {
      sheet: path('0.34,0.58 0.5,0.56 0.7,0.6 0.86,0.66 0.84,0.84 0.66,0.94 0.48,0.9 0.36,0.78'),
      colour: '#bdb4a6',
      soft: 10,
      mark: {
        kind: 'streak',
        colour: '#9c4a24',
        width: 0.62,
        length: 2.4,
        opacity: 0.9,
        chance: 1,
        size: 1.05,
        spacing: 0.95,
      },
    },
    {
      at: 'undertail',
      colour: '#6b625a',
      soft: 8,
      mark: { kind: 'scale', colour: '#e9e4d8', width: 0.08, size: 0.8 },
    },
    {
      head: path(
        '1,0.1 0.6,-0.5 0.1,-1 -0.7,-1.3 -1.5,-1 -2,0 -1.9,0.9 -1.4,1.5 -0.9,1.9 -0.4,2.2 0.6,2.2 1,1',
      ),
      colour: '#949495',
      soft: 8,
      mark: 'none',
    },
    {
      at: ['chin', 'throat'],
      colour: '#dcd9d0',
      soft: 9,
      mark: { kind: 'scale', colour: '#35332f', width: 0.1, opacity: 0.9, size: 0.5, spacing: 1 },
    },
  ],
  wing: {
    chord: 0.57,
    lesserCoverts: '#7b746b',
    scapulars: '#8d8478',
    scapularMark: { kind: 'streak', colour: '#3a3029', width: 0.4, opacity: 0.75, chance: 0.6 },
    rows: {
      primaries: { feather: { colour: '#3b342f', fringe: '#7d6c5c', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#453931', fringe: '#a37a55', fringeWidth: 1.7 } },
      tertials: { feather: { colour: '#40352d', fringe: '#b08a63', fringeWidth: 1.9 } },
      primaryCoverts: {
        feather: { colour: '#2a2523', fringe: '#4a423d', fringeWidth: 0.6, tip: '#f4f0e6', tipLength: 0.13 },
      },
      alula: {
        feather: { colour: '#2a2523', fringe: '#6a5f57', fringeWidth: 0.7, tip: '#f4f0e6', tipLength: 0.12 },
      },
      greaterCoverts: {
        feather: {
          colour: '#292321',
          fringe: '#5a4a3e',
          fringeWidth: 0.8,
          tip: '#f6f2e8',
          tipLength: 0.055,
          shape: 'round',
        },
        bow: 0.05,
      },
      medianCoverts: {
        feather: {
          colour: '#5a524b',
          fringe: '#7d7369',
          fringeWidth: 0.8,
          tip: '#e6e0d4',
          tipLength: 0.05,
          shape: 'round',
        },
        bow: 0.05,
      },
    },
  },
  tail: {
    length: 2.2,
    width: 0.68,
    fork: 0.04,
    feather: { colour: '#433a33', fringe: '#7a6a5a', fringeWidth: 0.9, tip: '#ded2bd', tipLength: 0.04 },
  },
  bill: {
    length: 0.53,
    depth: 1.02,
    curve: 0.05,
    upper: '#c79d38',
    lower: '#e0b23c',
    tip: '#262120',
    tipLength: 0.45,
  },
  eye: { radius: 0.142, iris: '#4f2417' },
  legs: { colour: '#b0705a', claw: '#513a2f', thickness: 1.05 },
  scene: {
    habitat: 'alta montaña',
    season: 'invierno',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'cielo',
    perch: { kind: 'roca', thickness: 700 },
  },
  rasgos: [
    { texto: 'Flancos con listas castañas', at: { sheet: [0.54, 0.82] } },
    { texto: 'Banda negra con puntos blancos en el ala', at: { wing: [0.3, 0.5] } },
    { texto: 'Cabeza y pecho grises', at: { head: [-0.4, -0.4] } },
    { texto: 'Base del pico amarilla', at: { bill: 0.25 } },
    { texto: 'Garganta blanca moteada', at: { head: [0.3, 0.9] } },
  ],
};
