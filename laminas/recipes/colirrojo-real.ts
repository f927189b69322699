import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const colirrojoReal: Recipe = {
  slug: 'colirrojo-real',
  archetype: 'redstart',
  facing: 'left',
  frame: { size: 0.766, dx: 250, dy: 4 },
  pose: {
    head: 0.96,
    turn: 0.2,
    depth: 0.97,
    move: { d5: [-5, 3], d6: [-5, 4], d7: [-2, 3], d9: [5, -3], d10: [1, -1], v2: [4, -2], v3: [6, -2] },
  },
  base: '#8d949c',
  tracts: [
    { at: 'upperparts', colour: '#8a939d', soft: 9 },
    { sheet: path('0.86,-0.1 1.1,-0.1 1.1,0.7 0.98,0.6 0.92,0.4'), colour: '#cf5c1e', soft: 12 },
    { at: 'underparts', colour: '#f0e6d6', soft: 16 },
    { at: 'flanks', colour: '#df9a5e', soft: 20 },
    {
      sheet: path(
        '0.12,0.5 0.3,0.46 0.42,0.55 0.6,0.6 0.76,0.66 0.71,0.79 0.56,0.87 0.46,0.95 0.39,1.1 0.1,1.1',
      ),
      colour: '#db6f28',
      soft: 26,
    },
    { at: ['vent', 'undertail'], colour: '#eccfa9', soft: 10 },
    { at: ['crown', 'hindcrown', 'nape'], colour: '#8f98a3', soft: 6 },
    {
      head: path(
        '0.95,-0.26 0.5,-0.26 0.1,-0.34 -0.3,-0.28 -0.7,-0.06 -0.93,0.24 -0.92,0.62 -0.76,0.96 -0.56,1.3 -0.3,1.56 0.1,1.68 0.9,1.6',
      ),
      colour: '#17161a',
      soft: 3.5,
    },
    {
      head: path(
        '0.66,-0.2 0.5,-0.2 0.3,-0.25 0.08,-0.31 -0.2,-0.32 -0.5,-0.24 -0.74,-0.08 -0.5,-0.3 -0.22,-0.42 0.04,-0.52 0.26,-0.66 0.5,-0.66',
      ),
      colour: '#f6f4ee',
      soft: 4,
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.36 },
    lesserCoverts: '#7f8790',
    scapulars: '#8a939d',
    rows: {
      primaries: { feather: { colour: '#4a4440', fringe: '#87796a', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#4f4843', fringe: '#b09a7c', fringeWidth: 1.9 } },
      tertials: { feather: { colour: '#57504a', fringe: '#b5a084', fringeWidth: 1.8 } },
      primaryCoverts: { feather: { colour: '#47413e', fringe: '#75695e', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#433d3a', fringe: '#75695e', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#5c5550', fringe: '#94897a', fringeWidth: 1.2 },
      },
      medianCoverts: {
        feather: { colour: '#6b6a6b', fringe: '#8c8f94', fringeWidth: 1.1 },
      },
    },
  },
  tail: {
    undertail: 0.48,
    uppertail: 0.3,
    length: 2.85,
    width: 0.6,
    spread: 0.09,
    lift: 0.02,
    notched: true,
    feather: { colour: '#d05a1c', fringe: '#e58445', fringeWidth: 1 },
    except: { 5: { colour: '#63381f', fringe: '#94502a' } },
  },
  bill: { length: 0.5, depth: 0.85, curve: 0.05, upper: '#1b1a1b', lower: '#2a2829' },
  eye: { radius: 0.148, iris: '#1a1310' },
  legs: {
    stance: {
      tarsus: 0.42,
      hidden: 0.3,
      girth: 0.066,
      toe: 0.54,
      thigh: 0.24,
      lean: [0.36, 0.08],
      yaw: [1.2, 0.8],
      stride: 0.2,
      scutes: 0.3,
    },
    colour: '#2b2829',
    claw: '#151314',
  },
  pareja: {
    what: 'hembra',
    size: 0.96,
    x: 347,
    facing: 'right',
    pose: {
      head: 0.98,
      turn: 0.08,
      neck: 0.06,
      carry: [2, 4],
      depth: 0.97,
      move: { d6: [-3, 2], d9: [5, -3], d10: [1, -1] },
    },
    base: '#b49a7b',
    tracts: [
      { at: 'upperparts', colour: '#94816b', soft: 10 },
      { sheet: path('0.86,-0.1 1.1,-0.1 1.1,0.7 0.98,0.6 0.92,0.4'), colour: '#c2622c', soft: 12 },
      { at: 'underparts', colour: '#eadfcb', soft: 12 },
      { at: ['breast', 'flanks'], colour: '#e3b685', soft: 26, opacity: 0.95 },
      { at: 'undertail', colour: '#e3c39a', soft: 10 },
      { at: ['forehead', 'crown', 'hindcrown', 'nape'], colour: '#98866f', soft: 9 },
      { at: ['cheek', 'lores'], colour: '#a8937a', soft: 10 },
      { at: 'throat', colour: '#efe2cb', soft: 20 },
      {
        head: path('0.18,-0.19 -0.16,-0.2 -0.22,0 -0.16,0.19 0.16,0.2 0.21,0'),
        colour: '#ecdfc8',
        soft: 2,
        opacity: 0.95,
      },
    ],
    wing: {
      plan: { projection: 0.85, tipOnTail: 0.36 },
      lesserCoverts: '#8b7963',
      scapulars: '#94816b',
      rows: {
        primaries: { feather: { colour: '#544839', fringe: '#97846b', fringeWidth: 0.9 } },
        secondaries: { feather: { colour: '#5b4e3e', fringe: '#ab9473', fringeWidth: 1.4 } },
        tertials: { feather: { colour: '#625443', fringe: '#ab9473', fringeWidth: 1.3 } },
        primaryCoverts: { feather: { colour: '#55493b', fringe: '#8a775f', fringeWidth: 0.7 } },
        greaterCoverts: {
          feather: { colour: '#6a5b48', fringe: '#a68f70', fringeWidth: 1.2 },
        },
        medianCoverts: {
          feather: { colour: '#776650', fringe: '#9c876a', fringeWidth: 1 },
        },
      },
    },
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'prado',
    perch: { kind: 'rama', plant: 'roble', short: 20 },
  },
  rasgos: [
    { texto: 'Frente blanca', at: { head: [0.26, -0.42] } },
    { texto: 'Cara y garganta negras', at: { head: [-0.1, 0.9] } },
    { texto: 'Pecho naranja', at: { sheet: [0.3, 0.8] } },
    { texto: 'Cola rojiza', at: { tail: 0.5 } },
    { texto: 'Hembra: parda, pecho ante', at: { plate: [482, 516] } },
  ],
};
