import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carriceroTordal: Recipe = {
  slug: 'carricero-tordal',
  archetype: 'reedling',
  facing: 'right',
  pose: {
    contour: {
      nape: { at: [-0.01, -0.234], slope: 0.34, turn: -0.22 },
      mantle: { at: [0.26, -0.205], slope: 0.06 },
      back: { at: [0.59, -0.141], slope: 0.1 },
      rump: { at: [0.87, -0.065], slope: 0.1 },
      jugular: { at: [-0.03, 0.197], slope: 0.75 },
      breast: { at: [0.12, 0.307], slope: 0.8 },
      belly: { at: [0.36, 0.403], slope: 0 },
      vent: { at: [0.74, 0.268], slope: -0.36, turn: 0.16 },
    },
    compact: 0.95,
    depth: 0.95,
    turn: 0.02,
  },
  frame: { size: 1.034, dx: 20, dy: 14 },
  base: '#9a7d56',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#8d6f4a', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#977148', soft: 34 },
    { at: 'underparts', colour: '#f1e6cb', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#d9bd8c', soft: 26 },
    {
      sheet: path('0.34,0.6 0.5,0.6 0.7,0.66 0.8,0.8 0.7,0.94 0.5,0.86 0.36,0.74'),
      colour: '#dec498',
      soft: 40,
    },
    { at: 'undertail', colour: '#cfae76', soft: 14 },
    {
      head: path('0.9,0.2 0.4,0.3 0,0.42 -0.6,0.72 -1,1 -0.6,1.7 0.3,2 1,1.4'),
      colour: '#f3ead6',
      soft: 14,
    },
    {
      head: path('0.9,0.36 0.5,0.22 0,0.16 -0.6,0.1 -1.2,0.14 -1.3,0.5 -0.85,0.84 -0.3,0.7 0.2,0.46 0.6,0.4'),
      colour: '#a78a60',
      soft: 5,
    },
    {
      head: path(
        '0.7,-0.08 0.45,-0.28 0.1,-0.35 -0.35,-0.33 -0.95,-0.2 -0.4,-0.18 0.1,-0.15 0.35,-0.1 0.7,0.03',
      ),
      colour: '#e8dab8',
      soft: 3.5,
    },
    {
      head: path('0.7,0.04 0.3,-0.04 -0.2,-0.1 -0.6,-0.1 -0.85,-0.03 -0.5,0.03 0.1,0.1 0.68,0.17'),
      colour: '#5d462f',
      soft: 2.5,
    },
    {
      head: path('0.7,0.9 0.1,0.8 -0.5,1.2 -0.7,1.9 -0.2,2.5 0.7,2.3'),
      colour: '#f3ebd8',
      soft: 16,
      opacity: 0.8,
      mark: {
        kind: 'streak',
        colour: '#8a7a66',
        width: 0.2,
        length: 1.1,
        opacity: 0.75,
        chance: 0.8,
        size: 0.6,
      },
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.24 },
    lesserCoverts: '#8d6f4a',
    scapulars: '#8d6f4a',
    rows: {
      primaries: {
        feather: { colour: '#4a3a29', fringe: '#a78659', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#6a5339', fringe: '#b08f60', fringeWidth: 2.2 },
      },
      tertials: {
        feather: { colour: '#5f4a34', fringe: '#a88a60', fringeWidth: 2 },
      },
      primaryCoverts: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#5f4a34', fringe: '#a78659', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#735a3e', fringe: '#8f6f49', fringeWidth: 2.6 },
      },
      medianCoverts: {
        feather: { colour: '#7f6344', fringe: '#92734c', fringeWidth: 2.2 },
      },
    },
  },
  tail: {
    undertail: 0.42,
    uppertail: 0.26,
    length: 3.1,
    width: 0.7,
    bend: 0.12,
    graduated: 0.3,
    spread: 0.025,
    feather: { colour: '#765a3d', fringe: '#a08053', fringeWidth: 1.2, shape: 'round' },
  },
  bill: {
    length: 0.98,
    depth: 1.32,
    curve: 0.12,
    culmen: 0.1,
    gonys: 0.05,
    upper: '#4b3d33',
    lower: '#cf9a76',
    tip: '#42362e',
    tipLength: 0.3,
  },
  eye: { radius: 0.147, iris: '#5a3c20' },
  legs: {
    stance: {
      onStalk: true,
      tarsus: 0.44,
      girth: 0.085,
      toe: 0.56,
      scutes: 0.4,
      thigh: 0.26,
      lean: [0.95, 0.5],
      yaw: [1.35, 1.15],
    },

    colour: '#9b8370',
    claw: '#4a3c32',
  },
  scene: {
    habitat: 'humedal',
    season: 'verano',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 42, thickness: 21 },
    palette: 'malva',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Ceja clara, ancha ante el ojo', at: { head: [0.25, -0.28] } },
    { texto: 'Pico robusto, casi de zorzal', at: { bill: 0.55 } },
    { texto: 'Cabeza grande y angulosa', at: { head: [-0.6, -0.52] } },
    { texto: 'Brida oscura ante el ojo', at: { head: [0.4, 0.05] } },
    { texto: 'Patas fuertes', at: { leg: 0.75 } },
  ],
};
