import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const carriceroComun: Recipe = {
  slug: 'carricero-comun',
  archetype: 'reedWarbler',
  pose: {
    move: { d4: [-2, 0] },
    contour: {
      nape: { at: [0.01, -0.178], slope: 0.34, turn: -0.22 },
      mantle: { at: [0.24, -0.139], slope: 0.06 },
      back: { at: [0.57, -0.094], slope: 0.1 },
      rump: { at: [0.86, -0.054], slope: 0.1 },
      jugular: { at: [-0.03, 0.14], slope: 0.75 },
      breast: { at: [0.09, 0.237], slope: 0.8 },
      belly: { at: [0.35, 0.31], slope: 0 },
      vent: { at: [0.74, 0.202], slope: -0.36, turn: 0.16 },
    },
    head: 0.95,
    depth: 0.92,
  },
  frame: { size: 1.08, dy: 8 },
  base: '#a98a62',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#9a7a55', soft: 8 },
    { at: ['rump', 'uppertail'], colour: '#a87f54', soft: 26 },
    { at: 'underparts', colour: '#efe0c2', soft: 10 },
    { at: ['flanks', 'vent'], colour: '#dcc093', soft: 30 },
    { at: 'undertail', colour: '#dcc294', soft: 16 },
    {
      head: path('0.9,0.2 0.4,0.2 0,0.3 -0.6,0.62 -1,0.9 -0.6,1.6 0.3,2 1,1.4'),
      colour: '#f5eedd',
      soft: 24,
    },
    {
      head: path('0.9,0.3 0.5,0.18 0,0.14 -0.6,0.12 -1.2,0.2 -1.25,0.5 -0.8,0.8 -0.3,0.66 0.2,0.4 0.6,0.36'),
      colour: '#b4976d',
      soft: 6,
    },
    {
      head: path('0.7,0.02 0.4,-0.13 0.05,-0.24 -0.2,-0.21 0.03,-0.15 0.3,-0.03 0.7,0.1'),
      colour: '#ecdfbe',
      soft: 3,
    },
    { head: path('0.7,0.1 0.34,0.0 0.12,0.03 0.16,0.13 0.7,0.2'), colour: '#856b4c', soft: 4 },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.24 },
    lesserCoverts: '#9a7a55',
    scapulars: '#9a7a55',
    rows: {
      primaries: {
        feather: { colour: '#53412e', fringe: '#ab8a5e', fringeWidth: 0.8, tipFringe: true },
      },
      secondaries: {
        feather: { colour: '#7d6447', fringe: '#b89768', fringeWidth: 2.4 },
      },
      tertials: {
        feather: { colour: '#77603f', fringe: '#cfb58d', fringeWidth: 2, rim: '#b99a6f', rimWidth: 1.2 },
      },
      primaryCoverts: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#6b543b', fringe: '#ab8a5e', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#87694a', fringe: '#9c7b54', fringeWidth: 2.4 },
      },
      medianCoverts: {
        feather: { colour: '#86694a', fringe: '#ab8a5e', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    undertail: 0.46,
    uppertail: 0.3,
    spread: 0.03,
    length: 3.3,
    width: 0.62,
    bend: 0.12,
    graduated: 0.32,
    feather: { colour: '#7b5f42', fringe: '#b08657', fringeWidth: 1.6, shape: 'round' },
  },
  bill: {
    length: 0.9,
    depth: 0.84,
    culmen: 0.04,
    gonys: 0.03,
    curve: 0.02,
    upper: '#5b4a3e',
    lower: '#d8a37c',
  },
  eye: { radius: 0.153, iris: '#5a3c20' },
  legs: {
    stance: {
      onStalk: true,
      tarsus: 0.42,
      girth: 0.075,
      toe: 0.5,
      scutes: 0.3,
      thigh: 0.24,
      lean: [0.8, 0.5],
      yaw: [1.35, 1.15],
    },
    colour: '#8c735f',
    claw: '#4a3c32',
  },
  scene: {
    habitat: 'humedal',
    season: 'primavera',
    perch: { kind: 'tallo', plant: 'carrizo', slope: 57, thickness: 17 },
    palette: 'agua',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Ceja corta y poco marcada', at: { head: [0.26, -0.12] } },
    { texto: 'Pico largo y fino', at: { bill: 0.6 } },
    { texto: 'Dorso pardo uniforme, sin listas', at: { sheet: [0.5, 0.12] } },
    { texto: 'Obispillo algo rojizo', at: { sheet: [0.96, 0.15] } },
    { texto: 'Garganta blanca', at: { head: [-0.25, 0.95] } },
  ],
};
