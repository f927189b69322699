import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const petirrojoEuropeo: Recipe = {
  slug: 'petirrojo-europeo',
  archetype: 'songbird',
  frame: { size: 0.927 },
  pose: {
    compact: 0.88,
    droop: -0.1,
    plump: 1.1,
    depth: 1.03,
    legs: 1,
    turn: -0.1,
    move: { d5: [-8, 10], d6: [-10, 14], d7: [-12, 12], d8: [-10, 8], d9: [-8, 4], d10: [-10, -1], v3: [-8, 4], v4: [-18, 4], v5: [-14, 4] },
  },
  base: '#85724e',
  tracts: [
    { at: 'upperparts', colour: '#84714c', soft: 8 },
    { at: 'underparts', colour: '#f1ece1', soft: 12 },
    { at: 'flanks', colour: '#c39d64', soft: 18, opacity: 0.9 },
    { at: 'undertail', colour: '#e9e0cd', soft: 8 },
    {
      head: path('0.45,-0.74 0,-0.76 -0.5,-0.5 -0.84,0.05 -1.06,0.6 -1.28,1.1 -1.38,1.5 -1.3,1.85 -1.1,2.05 -0.85,2 -0.6,1.8 -0.2,1.5 0.4,1.4 1,0'),
      colour: '#949a9c',
      soft: 13,
    },
    {
      head: path(
        '0.9,-0.1 0.42,-0.52 0.1,-0.52 -0.28,-0.35 -0.54,0.1 -0.7,0.65 -0.86,1.15 -0.94,1.5 -0.86,1.82 -0.62,2.14 -0.32,2.38 0.02,2.56 0.4,2.62 1,2.5 1.3,1.8 1.2,0.3',
      ),
      colour: '#d4652a',
      soft: 9,
    },
    { head: path('0.7,0.5 0.1,0.7 -0.2,1.2 -0.2,1.9 0.2,2.3 0.8,2'), colour: '#e0762f', soft: 14, opacity: 0.8 },
  ],
  wing: {
    plan: { projection: 0.35, tipOnTail: 0.2, bendRaised: 0.22, flankDepth: 0.24 },
    lesserCoverts: '#7c6c49',
    scapulars: '#83704b',
    rows: {
      primaries: { feather: { colour: '#5d4f3b', fringe: '#9b8761', fringeWidth: 1, tipFringe: true } },
      secondaries: { feather: { colour: '#67583f', fringe: '#a48c5c', fringeWidth: 1.7 } },
      tertials: { feather: { colour: '#746447', rim: '#8d7a56', rimWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#5e503b', fringe: '#87754f', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#50443a', fringe: '#8b7a58', fringeWidth: 0.9 } },
      greaterCoverts: {
        feather: { colour: '#736346', fringe: '#8f7b54', fringeWidth: 1.4, tipFringe: true },
        except: {
          2: { tip: '#a98a55', tipLength: 0.05 },
          3: { tip: '#ae8f59', tipLength: 0.06 },
          4: { tip: '#ae8f59', tipLength: 0.06 },
          5: { tip: '#ae8f59', tipLength: 0.06 },
          6: { tip: '#a98a55', tipLength: 0.05 },
        },
      },
      medianCoverts: { feather: { colour: '#7a6944', rim: '#87744b', rimWidth: 1.2 } },
    },
  },
  tail: {
    uppertail: 0.3,
    undertail: 0.38,
    length: 1.95,
    width: 0.57,
    fork: 0.02,
    notched: true,
    feather: { colour: '#5f4f39', fringe: '#86714c', fringeWidth: 1.05 },
  },
  bill: { length: 0.56, depth: 0.92, curve: 0.06, culmen: 0.08, upper: '#3a2f28', lower: '#6a574a' },
  eye: { radius: 0.164, at: [0.1, 0.07], iris: '#22140d' },
  legs: {
    stance: { tarsus: 0.44, hidden: 0.34, girth: 0.066, toe: 0.4, yaw: [0.75, 0.45], scutes: 0.25, thigh: 0.24, lean: [0.34, 0.06], stride: 0.2 },
    colour: '#8a6248',
    claw: '#4a3a30',
  },
  scene: { habitat: 'bosque', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'escarcha', perch: { kind: 'rama', plant: 'zarza' } },
  rasgos: [
    { texto: 'Cara y pecho naranjas', at: { head: [0.1, 1.6] } },
    { texto: 'Banda gris azulada entre el naranja y el pardo', at: { head: [-0.8, 0.75] } },
    { texto: 'Ojo grande y negro', at: { head: [0, 0] } },
    { texto: 'Dorso pardo oliváceo liso', at: { sheet: [0.5, 0.15] } },
    { texto: 'Vientre blanquecino', at: { sheet: [0.55, 0.9] } },
  ],
};
