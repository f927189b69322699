import { path } from '../geometry/path.ts';
import type { Feather } from '../parts/feather.ts';
import type { WingPlan } from '../parts/wing-plan.ts';
import type { Recipe } from '../recipe.ts';

/** How the wing of both birds is laid. */
const PLAN: WingPlan = { form: 'pigeon', bendRaised: -0.12, projection: 0.7, tipOnTail: 0.7, tipBeside: 0.02, flankDepth: 0.14 };

/** A blackish feather of the chequered wing, with a grey spot on its outer web, shares of its length. */
const chequered = (from: number, to: number): Feather => ({
  colour: '#33373f',
  shape: 'round',
  zones: [{ from, to, colour: '#97a2af', web: 'outer' }],
});

export const palomaBravia: Recipe = {
  slug: 'paloma-bravia',
  archetype: 'pigeon',
  pose: {
    head: 0.98,
    turn: 0.06,
    compact: 0.84,
    plump: 0.93,
    depth: 0.89,
    droop: 0.045,
    legs: 1.1,
    carry: [6, -10],
    move: { d8: [0, -6], d9: [0, -10], d10: [0, -8], v8: [0, 6], v9: [0, 4] },
  },
  frame: { size: 0.68, dx: 275, dy: 20 },
  base: '#9aa5b3',
  tracts: [
    { at: 'upperparts', colour: '#a9b2bd', soft: 10 },
    { sheet: path('0.79,-0.1 0.955,-0.1 0.965,0.6 0.9,0.6 0.81,0.4'), colour: '#f8f7f3', soft: 5 },
    { sheet: path('0.965,-0.1 1.1,-0.1 1.1,0.9 0.97,0.8'), colour: '#8f9aa8', soft: 5 },
    { at: 'underparts', colour: '#8d98a8', soft: 14 },
    { sheet: path('0.12,-0.1 0.26,-0.1 0.34,0.2 0.36,0.6 0.32,1.1 0.12,1.1'), colour: '#5b6a7c', soft: 16 },
    { sheet: path('0.15,-0.1 0.23,-0.1 0.255,0.4 0.245,0.8 0.23,1.1 0.15,1.1'), colour: '#3f8a6e', soft: 12, opacity: 0.9 },
    { sheet: path('0.238,-0.1 0.3,-0.05 0.335,0.4 0.345,0.75 0.32,1.1 0.236,1.1 0.245,0.6'), colour: '#80507f', soft: 14, opacity: 0.9 },
    { head: path('1,0 0.5,-0.9 -0.5,-1.2 -1.5,-0.9 -1.7,0.2 -1,1.2 0.2,1.4 1,0.9'), colour: '#586575', soft: 9 },
  ],
  wing: {
    plan: PLAN,
    lesserCoverts: '#aeb7c1',
    scapulars: '#a6b0bb',
    rows: {
      primaries: { feather: { colour: '#2e3138', fringe: '#4d545e', fringeWidth: 1 } },
      secondaries: {
        feather: { colour: '#a5afba', fringe: '#b4bdc7', fringeWidth: 0.8, zones: [{ from: 0.635, to: 0.71, colour: '#24262c', level: true }] },
      },
      tertials: {
        feather: {
          colour: '#a9b2bd',
          fringe: '#b8c0ca',
          fringeWidth: 0.8,
          shape: 'round',
          zones: [{ from: 0.64, to: 0.715, colour: '#24262c', level: true }],
        },
      },
      primaryCoverts: { feather: { colour: '#8a94a1', fringe: '#9aa3af', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#98a2ae' } },
      greaterCoverts: {
        feather: {
          colour: '#b0b9c3',
          fringe: '#bec6cf',
          fringeWidth: 0.8,
          fringeTo: 0.6,
          shape: 'round',
          zones: [{ from: 0.7, to: 1, colour: '#24262c' }],
        },
      },
      medianCoverts: { feather: { colour: '#b4bcc6', fringe: '#c1c8d0', fringeWidth: 0.7 } },
      lesserCoverts: { feather: { colour: '#aeb7c1', rim: '#b9c1ca' } },
      scapulars: { feather: { colour: '#a6b0bb', rim: '#b1bac4' } },
    },
  },
  tail: {
    length: 3.4,
    width: 1.7,
    undertail: 0.36,
    lift: 0.06,
    feathers: 6,
    graduated: 0.05,
    feather: { colour: '#7f8a98', fringe: '#929cab', fringeWidth: 1, zones: [{ from: 0.8, to: 1, colour: '#2c3037' }] },
  },
  bill: { length: 0.77, depth: 1.4, curve: 0.14, culmen: 0.02, gonys: 0.04, upper: '#3d3a3c', lower: '#4c474a', cere: '#e6e2dc' },
  eye: { radius: 0.148, iris: '#cf5f2a', pupil: 0.5, ring: '#8d98a4', ringWidth: 0.14 },
  planes: { ear: 0.6, crease: 0 },
  legs: {
    colour: '#c0525a',
    claw: '#3a2e2e',
    stance: {
      tarsus: 0.29,
      hidden: 0.0,
      girth: 0.13,
      toe: 0.8,
      scutes: 0.7,
      thigh: 0.26,
      lean: [0.3, 0.06],
      yaw: [0.35, -0.1],
      stride: 0.2,
      balance: 0.46,
    },
  },
  ornaments: [
    { kind: 'gloss', at: [-1.5, 1.7], radius: 1.2, colour: '#4fc18f', strength: 0.4 },
    { kind: 'gloss', at: [-0.6, 2.9], radius: 0.9, colour: '#b573b8', strength: 0.3 },
  ],
  pareja: {
    what: 'forma oscura',
    size: 0.95,
    x: 322,
    rise: 16,
    facing: 'right',
    pose: {
      head: 0.99,
      turn: -0.02,
      compact: 0.84,
      plump: 0.93,
      depth: 0.89,
      droop: 0.045,
      legs: 1.1,
      carry: [2, 4],
      move: { d8: [0, -6], d9: [0, -10], d10: [0, -8], v8: [0, 6], v9: [0, 4] },
    },
    base: '#5d6672',
    tracts: [
      { at: 'upperparts', colour: '#4a505a', soft: 10 },
      { sheet: path('0.79,-0.1 1.1,-0.1 1.1,0.9 0.97,0.8 0.81,0.4'), colour: '#626c79', soft: 8 },
      { at: 'underparts', colour: '#656f7c', soft: 14 },
      { sheet: path('0.12,-0.1 0.26,-0.1 0.34,0.2 0.36,0.6 0.32,1.1 0.12,1.1'), colour: '#434b57', soft: 16 },
      { sheet: path('0.15,-0.1 0.23,-0.1 0.255,0.4 0.245,0.8 0.23,1.1 0.15,1.1'), colour: '#33735c', soft: 12, opacity: 0.85 },
      { sheet: path('0.238,-0.1 0.3,-0.05 0.335,0.4 0.345,0.75 0.32,1.1 0.236,1.1 0.245,0.6'), colour: '#66436a', soft: 14, opacity: 0.85 },
      { head: path('1,0 0.5,-0.9 -0.5,-1.2 -1.5,-0.9 -1.7,0.2 -1,1.2 0.2,1.4 1,0.9'), colour: '#3e444e', soft: 9 },
    ],
    wing: {
      plan: PLAN,
      lesserCoverts: '#3d434c',
      scapulars: '#474d57',
      rows: {
        primaries: { feather: { colour: '#25282e', fringe: '#434953', fringeWidth: 1 } },
        secondaries: {
          feather: { colour: '#6f7a87', fringe: '#828d9a', fringeWidth: 0.8, zones: [{ from: 0.6, to: 0.74, colour: '#24262c', level: true }] },
        },
        tertials: {
          feather: {
            colour: '#6f7a87',
            fringe: '#828d9a',
            fringeWidth: 0.8,
            shape: 'round',
            zones: [
              { from: 0, to: 0.58, colour: '#33373f', level: true },
              { from: 0.62, to: 0.74, colour: '#24262c', level: true },
            ],
          },
        },
        primaryCoverts: { feather: { colour: '#33383f' } },
        alula: { feather: { colour: '#3a3f48' } },
        greaterCoverts: { feather: chequered(0.66, 0.88) },
        medianCoverts: { feather: chequered(0.5, 0.85) },
        lesserCoverts: { feather: chequered(0.55, 0.85) },
        scapulars: { feather: { colour: '#454b55', rim: '#565e69' } },
      },
    },
  },
  scene: { habitat: 'ciudad', season: 'otoño', perch: { kind: 'suelo' } },
  rasgos: [
    { texto: 'Dos barras negras en el ala', at: { wing: [0.48, 0.5] } },
    { texto: 'Rabadilla blanca', at: { sheet: [0.88, 0.08] } },
    { texto: 'Brillos verdes y púrpuras en el cuello', at: { sheet: [0.22, 0.5] } },
    { texto: 'Muchas de la ciudad, oscuras y ajedrezadas', at: { plate: [300, 440] } },
    { texto: 'Patas rojas', at: { leg: 0.7 } },
  ],
};
