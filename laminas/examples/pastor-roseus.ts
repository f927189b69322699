import { path } from '../geometry/path.ts';
import type { Feather } from '../parts/feather.ts';
import type { Recipe } from '../recipe.ts';

const BLACK = '#1a181e';
const PINK = '#e3aaa0';
const QUILL: Feather = { colour: '#211f24', fringe: '#4f5a5c', fringeWidth: 1 };
const COVERT: Feather = { colour: '#1d1c22', fringe: '#46615f', fringeWidth: 1.1 };

/** Rosy starling (estornino rosado), adult in spring. */
export const pastorRoseus: Recipe = {
  slug: 'pastor-roseus',
  archetype: 'starling',
  facing: 'right',
  pose: {
    depth: 0.92,
    compact: 0.9,
    turn: -0.07,
    legs: 0.92,
    skull: { crown: 0.06, nape: 0.05 },
  },
  frame: { size: 0.94 },
  base: PINK,
  darks: { cold: '#56709a', warm: '#4a3a3c', sheen: 0.6 },
  tracts: [
    { at: 'upperparts', colour: '#dda297', soft: 8 },
    { at: 'underparts', colour: '#e9b5aa', soft: 12 },
    { at: ['uppertail', 'undertail', 'vent'], colour: BLACK, soft: 6 },
    // Thighs.
    { sheet: path('0.54,0.74 0.68,0.66 0.9,0.6 0.9,1.1 0.54,1.1'), colour: BLACK, soft: 3 },
    // Hood: head, throat and the upper breast.
    { sheet: path('-0.1,-0.1 0.3,-0.1 0.29,0.3 0.3,0.6 0.34,0.85 0.32,1.1 -0.1,1.1'), colour: BLACK, soft: 4 },
  ],
  wing: {
    plan: { projection: 0.75, tipOnTail: 0.5 },
    lesserCoverts: BLACK,
    scapulars: '#dfa499',
    rows: {
      primaries: { feather: { ...QUILL, shape: 'pointed' } },
      secondaries: { feather: QUILL },
      tertials: { feather: QUILL },
      primaryCoverts: { feather: QUILL },
      alula: { feather: QUILL },
      greaterCoverts: { feather: COVERT },
      medianCoverts: { feather: COVERT },
    },
  },
  tail: {
    length: 2.3,
    width: 0.62,
    fork: 0.04,
    spread: 0.05,
    uppertail: 0.3,
    undertail: 0.5,
    feather: QUILL,
  },
  bill: {
    length: 0.86,
    depth: 1.4,
    curve: 0.13,
    culmen: 0.07,
    gonys: 0.04,
    kink: 0.1,
    upper: '#3a2a2b',
    tip: '#eaa288',
    tipLength: 0.66,
  },
  eye: { radius: 0.158, iris: '#2b1a12', plain: true },
  legs: {
    colour: '#dd9a8c',
    claw: '#5a403a',
    trouserColour: BLACK,
    stance: { tarsus: 0.4, hidden: 0.2, toe: 0.72, scutes: 0.8, thigh: 0.3, lean: [0.3, 0.45], yaw: [0.5, 0.8] },
  },
  ornaments: [
    { kind: 'crest', colour: BLACK, count: 10, length: 1.9, width: 0.2, at: [-0.2, -0.42], roots: [-1.2, 0.3], rise: -0.16, fan: -3, curl: -0.5 },
    { kind: 'gloss', at: [-0.5, -0.6], radius: 1, colour: '#8a6fb8', strength: 0.3 },
    { kind: 'gloss', at: [-0.3, 1.9], radius: 1.4, colour: '#6f86d8', strength: 0.26 },
    { kind: 'gloss', at: [-3.6, 3.4], radius: 1.8, colour: '#5fb8a4', strength: 0.28 },
  ],
  scene: {
    habitat: 'estepa',
    season: 'primavera',
    perch: { kind: 'roca' },
    palette: 'salvia',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Cuerpo rosa entre cabeza y alas negras', at: { sheet: [0.45, 0.85] } },
    { texto: 'Cresta negra que cae sobre la nuca', at: { head: [-1.7, -0.1] } },
    { texto: 'Pico rosado de base oscura', at: { bill: 0.6 } },
    { texto: 'Alas y cola negras, con brillo verdoso', at: { wing: [0.6, 0.5] } },
    { texto: 'Patas rosadas', at: { leg: 0.65 } },
  ],
};
