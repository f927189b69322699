import { path } from '../geometry/path.ts';
import type { Feather } from '../parts/feather.ts';
import type { Recipe } from '../recipe.ts';

const BLACK = '#141418';
const BACK = '#8b7862';
/** Fringes hardly paler than their feather: the wing has no panel, which tells it from the willow tit. */
const QUILL: Feather = { colour: '#6c5f51', fringe: '#8f7e6a', fringeWidth: 0.9 };
const COVERT: Feather = { colour: '#7c6c59', fringe: '#8f7e6a', fringeWidth: 1.3 };

/** Marsh tit (carbonero palustre). */
export const poecilePalustris: Recipe = {
  slug: 'poecile-palustris',
  archetype: 'slimTit',
  pose: {
    head: 0.88,
    compact: 0.82,
    depth: 0.94,
    turn: -0.06,
    contour: {
      nape: { at: [0.12, -0.32], slope: 0.56, turn: -0.44 },
      mantle: { at: [0.36, -0.3], slope: 0.04 },
      back: { at: [0.67, -0.22], slope: 0.16 },
      rump: { at: [0.89, -0.13], slope: 0.18 },
      jugular: { at: [-0.12, 0.27], slope: 1.3, turn: 0.1 },
      breast: { at: [0.05, 0.47], slope: 1.02 },
      belly: { at: [0.4, 0.57], slope: -0.02 },
      vent: { at: [0.79, 0.36], slope: -0.54, turn: 0.2 },
    },
  },
  frame: { size: 0.85 },
  base: BACK,
  tracts: [
    { at: 'upperparts', colour: BACK, soft: 8 },
    { at: 'rump', colour: '#92806a', soft: 14 },
    { at: 'underparts', colour: '#ebe3d4', soft: 12 },
    { at: ['flanks', 'vent'], colour: '#c9b496', soft: 28 },
    // The side of the neck, duller than the cheek.
    { head: path('-0.9,0.3 -1.5,0.4 -1.75,0.9 -1.5,1.5 -0.8,1.6 -0.5,1.2'), colour: '#cabba3', soft: 14 },
    { head: path('0.7,0.24 0,0.1 -0.9,0.02 -1.16,0.3 -1.16,0.8 -0.8,1.14 -0.2,1.24 0.3,1.05 0.6,0.7'), colour: '#f3efe5', soft: 6 },
    {
      head: path(
        '0.95,0.22 0.66,0.3 0.3,0.2 0,0.2 -0.4,0.12 -0.9,0.02 -1.14,0.12 -1.3,0.26 -1.48,0.36 -1.7,0.1 -1.75,-0.4 -1.5,-1 -0.6,-1.35 0.2,-1 0.6,-0.5',
      ),
      colour: BLACK,
      soft: 2.5,
    },
    { head: path('0.95,0.36 0.6,0.36 0.36,0.46 0.2,0.68 0.24,0.9 0.5,1 0.9,0.9'), colour: BLACK, soft: 2.5 },
  ],
  darks: { cold: '#565c6c', warm: '#3a322c', sheen: 0.5 },
  wing: {
    plan: { projection: 0.42, tipOnTail: 0.26 },
    lesserCoverts: BACK,
    scapulars: BACK,
    rows: {
      primaries: { feather: { ...QUILL, fringeWidth: 0.7 } },
      secondaries: { feather: QUILL },
      tertials: { feather: { colour: QUILL.colour, rim: '#8f7e6a', rimWidth: 1.2 } },
      primaryCoverts: { feather: QUILL },
      alula: { feather: QUILL },
      greaterCoverts: { feather: COVERT },
      medianCoverts: { feather: COVERT },
    },
  },
  tail: {
    length: 2.05,
    width: 0.48,
    notched: true,
    fork: 0.03,
    uppertail: 0.3,
    undertail: 0.46,
    feather: { colour: '#695d50', fringe: '#8a7a67', fringeWidth: 1 },
  },
  bill: { length: 0.44, depth: 1.15, curve: 0.06, culmen: 0.1, gonys: 0.1, upper: '#1c1b1e' },
  eye: { radius: 0.15, iris: '#21130c' },
  legs: {
    stance: { tarsus: 0.35, hidden: 0.28, girth: 0.075, toe: 0.5, scutes: 0.5, thigh: 0.22, lean: [0.4, 0.56], stride: 0.2, yaw: [0.9, 0.7] },
    colour: '#66707a',
    claw: '#3a4149',
  },
  ornaments: [
    { kind: 'gloss', at: [-0.4, -0.75], radius: 0.8, colour: '#b9c3d8', strength: 0.18 },
    // The pale spot at the base of the upper mandible.
    { kind: 'skin', shape: path('0.66,0.16 0.74,0.155 0.81,0.185 0.74,0.205 0.66,0.2'), colour: '#bdb5aa', soft: true },
  ],
  scene: { habitat: 'río', season: 'primavera', perch: { kind: 'rama', plant: 'roble', slope: -6, thickness: 26 }, palette: 'prado', sun: 'right' },
  rasgos: [
    { texto: 'Capirote negro y lustroso hasta la nuca', at: { head: [-0.7, -0.8] } },
    { texto: 'Babero negro, pequeño y bien recortado', at: { head: [0.5, 0.7] } },
    { texto: 'Mancha clara en la base del pico', at: { bill: 0.2 } },
    { texto: 'Ala parda y lisa, sin panel claro', at: { wing: [0.6, 0.5] } },
    { texto: 'Flancos de un gris ocráceo', at: { sheet: [0.62, 0.8] } },
  ],
};
