import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const mirloAcuaticoEuropeo: Recipe = {
  slug: 'mirlo-acuatico-europeo',
  archetype: 'dipper',
  facing: 'right',
  pose: { head: 1.04, compact: 0.9, carry: [8, 18], plump: 0.97, depth: 0.93, legs: 0.78, turn: -0.04 },
  frame: { size: 0.822, dy: 8 },
  base: '#3b312b',
  tracts: [
    {
      at: 'upperparts',
      colour: '#3a3a3e',
      soft: 9,
      mark: { kind: 'scale', colour: '#151416', width: 0.068, opacity: 0.66, size: 1 },
    },
    { at: 'underparts', colour: '#2d2624', soft: 10, mark: 'none' },
    {
      at: ['rump', 'back'],
      colour: '#38383c',
      soft: 16,
      mark: { kind: 'scale', colour: '#151416', width: 0.068, opacity: 0.66, size: 1 },
    },
    { sheet: path('0.28,0.8 0.4,0.74 0.52,0.76 0.62,0.86 0.58,1.1 0.3,1.1'), colour: '#5c3524', soft: 26 },
    {
      head: path(
        '1,-0.1 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.5,-1.2 -1.9,-0.3 -1.75,0.5 -1.35,1 -0.9,1.2 -0.4,0.9 0.1,0.5 0.8,0.3',
      ),
      colour: '#5a4233',
      soft: 9,
      mark: 'none',
    },
    {
      head: path(
        '0.9,0.28 0.5,0.26 0.05,0.42 -0.4,0.66 -0.85,1.05 -1.05,1.6 -0.95,2.2 -0.55,2.65 0,2.85 0.9,2.9 1.4,1.6',
      ),
      colour: '#fbf9f3',
      soft: 6,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.51,
    seat: 0.6,
    lesserCoverts: '#38373b',
    scapulars: '#3a3a3e',
    scapularMark: { kind: 'scale', colour: '#151416', width: 0.068, opacity: 0.66 },
    rows: {
      primaries: { feather: { colour: '#2f2b2a', fringe: '#4a4443', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#312d2c', fringe: '#4f4847', fringeWidth: 1 } },
      tertials: { feather: { colour: '#33302f', fringe: '#524c4b', fringeWidth: 1 } },
      primaryCoverts: { feather: { colour: '#2f2c2c', fringe: '#474242', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#2c2a2a', fringe: '#474242', fringeWidth: 0.7 } },
      greaterCoverts: {
        tips: [
          [0.4, 0.9],
          [0.51, 0.12],
        ],
        widths: [17, 29],
        loose: 0.014,
        feather: { colour: '#343234', rim: '#232224', rimWidth: 1.2 },
      },
      medianCoverts: {
        tips: [
          [0.23, 0.92],
          [0.33, 0.12],
        ],
        widths: [17, 28],
        loose: 0.014,
        feather: { colour: '#363539', fringe: '#514f54', fringeWidth: 1 },
      },
    },
  },
  tail: {
    uppertail: 0.24,
    length: 1.22,
    width: 0.58,
    graduated: 0.1,
    undertail: 0.5,
    spread: 0.14,
    lift: 0.38,
    feather: { colour: '#2d2928', fringe: '#5c5553', fringeWidth: 1, shape: 'square' },
  },
  bill: { length: 0.58, depth: 0.98, curve: 0.02, culmen: 0.02, upper: '#1e1b1b', lower: '#2d2928' },
  eye: { radius: 0.14, iris: '#5a3320', ring: '#b9aca0', ringWidth: 0.1 },
  legs: { colour: '#4a4545', claw: '#211f1f', thickness: 1.25 },
  scene: {
    habitat: 'río',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'agua',
    perch: { kind: 'roca', wet: 'torrent', thickness: 480 },
    plants: [],
  },
  rasgos: [
    { texto: 'Babero blanco', at: { head: [0.1, 1.6] } },
    { texto: 'Cuerpo rechoncho y oscuro', at: { sheet: [0.5, 0.15] } },
    { texto: 'Cola corta y alzada', at: { tail: 0.6 } },
    { texto: 'Vientre castaño', at: { sheet: [0.48, 0.9] } },
  ],
};
