import { path } from '../geometry/path.ts';
import type { Feather } from '../parts/feather.ts';
import type { Recipe } from '../recipe.ts';

const BLACK = '#1a181e';
const PINK = '#e6a79c';
const QUILL: Feather = { colour: '#211f24', fringe: '#4f5a5c', fringeWidth: 1 };
const COVERT: Feather = { colour: '#1d1c22', fringe: '#46615f', fringeWidth: 1.1 };

/** Rosy starling (estornino rosado), adult in spring. */
export const pastorRoseus: Recipe = {
  slug: 'pastor-roseus',
  archetype: 'starling',
  facing: 'right',
  pose: { depth: 0.92, compact: 0.85, turn: -0.07, legs: 0.92, skull: { crown: 0.06, nape: 0.12 } },
  frame: { size: 0.94 },
  base: PINK,
  darks: { cold: '#56709a', warm: '#4a3a3c', sheen: 0.6 },
  tracts: [
    { at: 'upperparts', colour: '#e09f94', soft: 8 },
    { at: 'underparts', colour: '#ecb3a8', soft: 12 },
    { at: ['uppertail', 'undertail', 'vent'], colour: BLACK, soft: 6 },
    // Thighs.
    { sheet: path('0.62,0.84 0.7,0.72 0.9,0.6 0.9,1.1 0.64,1.1'), colour: BLACK, soft: 3 },
    // Hood: head, throat and the upper breast.
    { sheet: path('-0.1,-0.1 0.3,-0.1 0.29,0.3 0.3,0.6 0.34,0.85 0.32,1.1 -0.1,1.1'), colour: BLACK, soft: 4 },
  ],
  wing: {
    plan: { projection: 0.75, tipOnTail: 0.5 },
    lesserCoverts: BLACK,
    scapulars: '#e09f94',
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
  tail: { length: 2.1, width: 0.62, fork: 0.04, spread: 0.05, uppertail: 0.3, undertail: 0.5, feather: QUILL },
  bill: { length: 0.8, depth: 1.5, curve: 0.16, culmen: 0.07, gonys: 0.04, kink: 0.1, upper: '#2a2023', tip: '#f0a083', tipLength: 0.6 },
  eye: { radius: 0.158, iris: '#2b1a12', plain: true },
  legs: {
    colour: '#dd9a8c',
    claw: '#5a403a',
    trouserColour: BLACK,
    stance: { tarsus: 0.4, hidden: 0.2, toe: 0.72, scutes: 0.8, thigh: 0.24, lean: [0.3, 0.45], yaw: [0.5, 0.8] },
  },
  ornaments: [
    { kind: 'crest', colour: BLACK, count: 14, length: 2.05, width: 0.2, at: [-0.7, -0.52], roots: [-1, 0.62], rise: -0.04, fan: -9, curl: -0.9 },
    { kind: 'gloss', at: [-0.5, -0.6], radius: 1, colour: '#8a6fb8', strength: 0.3 },
    { kind: 'gloss', at: [-0.3, 1.9], radius: 1.4, colour: '#6f86d8', strength: 0.26 },
    { kind: 'gloss', at: [-3.6, 3.4], radius: 1.8, colour: '#5fb8a4', strength: 0.28 },
  ],
  scene: { habitat: 'estepa', season: 'primavera', perch: { kind: 'roca' }, palette: 'salvia', sun: 'left' },
  rasgos: [
    { texto: 'Cuerpo rosa entre cabeza y alas negras', at: { sheet: [0.45, 0.85] } },
    { texto: 'Cresta negra que cae sobre la nuca', at: { head: [-2.05, 0.05] } },
    { texto: 'Pico rosado de base oscura', at: { bill: 0.6 } },
    { texto: 'Alas y cola negras, con brillo verdoso', at: { wing: [0.6, 0.5] } },
    { texto: 'Patas rosadas', at: { leg: 0.8 } },
  ],
};
