import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const martineteComun: Recipe = {
  slug: 'martinete-comun',
  archetype: 'nightHeron',
  frame: { size: 0.977 },
  pose: {
    legs: 0.7,
    head: 1.14,
    compact: 0.93,
    move: { v7: [-2, 4], v8: [0, 10], v9: [2, 14], v10: [4, 14], v11: [4, 8] },
  },
  base: '#d3d5d6',
  tuft: 1,
  tracts: [
    { at: 'underparts', colour: '#e4e4e2', soft: 10 },
    { sheet: path('0.14,-0.1 0.3,-0.1 0.32,0.4 0.2,0.4'), colour: '#b6bcc1', soft: 8 },
    {
      sheet: path('0.24,-0.1 0.8,-0.1 0.8,0.3 0.5,0.46 0.42,0.58 0.365,0.66 0.31,0.62 0.27,0.44 0.25,0.15'),
      colour: '#232c34',
      soft: 14,
    },
    { sheet: path('0.8,-0.1 1.1,-0.1 1.1,0.6 0.88,0.44'), colour: '#aab1b7', soft: 30 },
    {
      head: path('1.1,0.1 0.6,-0.3 -0.6,-0.2 -1.4,0.2 -1.6,1 -0.8,1.6 0.6,1.2 1.1,0.6'),
      colour: '#eceae7',
      soft: 6,
    },
    {
      head: path(
        '1.2,-0.16 1.1,-0.5 0.8,-0.8 0.1,-1.2 -0.8,-1.3 -1.5,-1.1 -1.95,-0.4 -1.95,0.3 -1.6,0.34 -1.2,0.12 -0.7,0 -0.3,-0.1 0,-0.13 0.3,-0.14 0.6,-0.14 0.9,-0.1',
      ),
      colour: '#1c242d',
      soft: 4,
    },
    {
      head: path('1.2,-0.16 0.96,-0.2 0.6,-0.17 0.24,-0.16 0.3,-0.06 0.6,-0.06 0.9,-0.06 1.2,-0.02'),
      colour: '#eceae7',
      soft: 1.5,
    },
    {
      head: path('1.3,-0.08 0.9,-0.06 0.5,-0.07 0.2,-0.05 0.22,0.12 0.5,0.2 0.9,0.3 1.3,0.34'),
      colour: '#9aa79a',
      soft: 2,
    },
  ],
  wing: {
    flankCover: 0,
    bands: [
      {
        over: path('0.04,0.2 0.05,-0.1 0.34,-0.08 0.4,0.4 0.26,0.56 0.1,0.52 0.06,0.4'),
        colour: '#232c34',
        soft: 12,
        onTop: true,
      },
    ],
    patches: [
      {
        over: path('0.05,-0.05 0.2,-0.1 0.46,0.3 0.36,0.5 0.22,0.58 0.1,0.54 0.06,0.4'),
        colour: '#232c34',
      },
    ],
    scale: 1.4,
    lesserCoverts: '#56616a',
    lesserTo: 0.1,
    seat: 0.8,
    scapulars: '#212a32',
    rows: {
      primaries: { feather: { colour: '#8f979e', fringe: '#a9b0b5', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#9aa2a8', fringe: '#b3b9be', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#a2a9af', fringe: '#b9bfc3', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#9ca3a9', fringe: '#b4babf', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#adb4b9', fringe: '#c5cacd', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#b4babf', fringe: '#cacfd1', fringeWidth: 0.9 } },
      longScapulars: {
        tips: [
          [0.36, 0.62],
          [0.76, 0.06],
        ],
        widths: [22, 26],
        loose: 0.03,
        feather: { colour: '#222b34', fringe: '#35414c', fringeWidth: 0.7 },
      },
    },
  },
  tail: { length: 1.1, width: 0.8, feather: { colour: '#9ea5ab', fringe: '#b6bcc0', fringeWidth: 0.8 } },
  bill: {
    length: 1.68,
    depth: 1.14,
    culmen: 0.06,
    curve: 0.06,
    gonys: 0.06,
    seat: { forehead: 0.12, nostril: 0.04, chin: 0.2 },
    upper: '#1c1d20',
    lower: '#33352f',
  },
  eye: { radius: 0.165, iris: '#b81f1c', pupil: 0.5 },
  legs: { colour: '#d3b457', claw: '#4a3d2b', trousers: 2.4, trouserColour: '#dcdcda', trouserLength: 0.4 },
  ornaments: [
    {
      kind: 'crest',
      colour: '#f6f6f4',
      count: 2,
      length: 3,
      width: 0.07,
      at: [-1.95, -0.1],
      roots: [-0.1, 0.16],
      fan: 0.2,
      rise: -0.74,
      curl: -0.16,
    },
  ],
  planes: { ear: 0.4, crease: 0, relief: 0.6 },
  coat: 'silky',
  darks: { cold: '#7f9fb4', warm: '#6a5a4c', sheen: 0.3 },
  scene: {
    habitat: 'río',
    hour: 'tarde',
    season: 'verano',
    perch: { kind: 'rama', plant: 'sauce', thickness: 40 },
    palette: 'melocotón',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Píleo y dorso negros', at: { sheet: [0.5, 0.1] } },
    { texto: 'Ojo rojo', at: { head: [0, 0] } },
    { texto: 'Plumas blancas finas en la nuca', at: { head: [-2.6, 0.95] } },
    { texto: 'Pico grueso y negro', at: { bill: 0.5 } },
    { texto: 'Silueta encogida, sin cuello', at: { sheet: [0.3, 0.92] } },
  ],
};
