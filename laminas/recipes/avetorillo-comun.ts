import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const avetorilloComun: Recipe = {
  slug: 'avetorillo-comun',
  archetype: 'bittern',
  pose: { head: 1, legs: 0.84, move: { d5: [-5, 0], d6: [-8, 1], d7: [-8, 4], d8: [-4, 4] } },
  frame: { size: 0.963, dx: -20 },
  base: '#e6cfa2',
  tuft: 1.05,
  tracts: [
    { at: 'underparts', colour: '#efe0bf', soft: 8 },
    { sheet: path('0.3,-0.1 1.1,-0.1 1.1,0.7 0.9,0.5 0.6,0.34 0.36,0.24'), colour: '#1f2a2e', soft: 11 },
    { sheet: path('0.14,-0.1 0.3,-0.1 0.32,0.5 0.14,0.5'), colour: '#d5b283', soft: 8 },
    { head: path('1,0 0.2,-0.2 -1,-0.1 -1.8,0.4 -1.2,1 0.2,0.9 1,0.6'), colour: '#d9bd95', soft: 5 },
    {
      head: path(
        '0.92,0.02 0.6,-0.4 0,-0.75 -0.8,-0.9 -1.5,-0.7 -1.95,0 -2.02,0.62 -1.66,0.3 -1.2,0 -0.7,-0.18 0,-0.26 0.5,-0.12',
      ),
      colour: '#1c272b',
      soft: 4,
    },
    { head: path('0.98,0.02 0.4,-0.1 0.14,0 0.3,0.14 0.98,0.2'), colour: '#c3c05a', soft: 2 },
    {
      sheet: path('0.1,0.78 0.24,0.7 0.36,0.72 0.4,0.9 0.36,1.1 0.1,1.1'),
      colour: '#f4ead0',
      soft: 6,
      mark: { kind: 'streak', colour: '#c79a62', width: 0.45, length: 1.2, opacity: 0.6, spacing: 0.8 },
    },
  ],
  wing: {
    chord: 0.42,
    scale: 1.45,
    patches: [{ over: path('-0.08,-0.12 0.06,-0.12 0.09,0.12 0.04,0.3 -0.06,0.3'), colour: '#d3b184' }],
    lesserCoverts: '#e6cc98',
    lesserTo: 0.3,
    scapulars: '#1f2a2e',
    rows: {
      primaries: { feather: { colour: '#1d2427', fringe: '#343d40', fringeWidth: 0.6 } },
      secondaries: { feather: { colour: '#1e2629', fringe: '#374145', fringeWidth: 0.7 } },
      tertials: { feather: { colour: '#202a2e', fringe: '#3a464a', fringeWidth: 0.7 } },
      primaryCoverts: { feather: { colour: '#23292b' } },
      greaterCoverts: {
        bow: 0.09,
        loose: 0.02,
        feather: { colour: '#e6cfa0', fringe: '#cfb380', fringeWidth: 1.1, shape: 'round' },
        tips: [
          [0.62, 0.86],
          [0.6, 0.3],
        ],
      },
      medianCoverts: {
        loose: 0.02,
        feather: { colour: '#ead4a6', fringe: '#d2b47f', fringeWidth: 0.9 },
        tips: [
          [0.4, 0.9],
          [0.4, 0.22],
        ],
      },
    },
  },
  tail: { length: 0.9, width: 0.5, feather: { colour: '#1c2326' } },
  bill: {
    length: 2.3,
    depth: 0.96,
    culmen: 0.03,
    gonys: 0.06,
    seat: { forehead: 0.3, nostril: 0.06, chin: 0.4 },
    upper: '#d9a83c',
    lower: '#e6b648',
    tip: '#b58a38',
    tipLength: 0.2,
  },
  eye: { radius: 0.145, iris: '#eac53e', pupil: 0.5, at: [0.08, 0.03] },
  legs: {
    colour: '#a9a94c',
    claw: '#4c4a2c',
    trousers: 2,
    trouserColour: '#e8d6b0',
    trouserLength: 0.7,
    toeLength: 1.15,
  },
  planes: { ear: 0.4, crease: 0, relief: 0.6 },
  coat: 'silky',
  scene: {
    habitat: 'humedal',
    season: 'verano',
    perch: { kind: 'tallo', plant: 'carrizo', thickness: 16, slope: 50 },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Gran panel crema en el ala', at: { wing: [0.35, 0.5] } },
    { texto: 'Píleo y dorso negros (macho)', at: { head: [-0.9, -0.55] } },
    { texto: 'Pico amarillo en forma de puñal', at: { bill: 0.55 } },
    { texto: 'Diminuto, se agarra a los carrizos', at: { leg: 0.7 } },
  ],
};
