import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaRabilarga: Recipe = {
  slug: 'curruca-rabilarga',
  archetype: 'warbler',
  pose: {
    head: 0.92,
    skull: { crown: 0.16, forehead: 0.08 },
    plump: 0.92,
    depth: 0.84,
    compact: 0.93,
    turn: 0.16,

    move: {
      d9: [-4, -12],
      d10: [-8, -25],
      v3: [-4, 2],
      v4: [-12, 6],
      v5: [-12, 3],
      v6: [-4, -3],
      v7: [0, -8],
      v8: [0, -3],
      v10: [0, 4],
    },
  },
  frame: { size: 1.02 },
  base: '#5d6067',
  tracts: [
    { at: 'upperparts', colour: '#585d66', soft: 8 },
    { sheet: path('0.46,0 0.9,0 0.9,0.5 0.56,0.42'), colour: '#5f564f', soft: 18, opacity: 0.75 },
    { at: 'underparts', colour: '#94443e', soft: 9 },
    { sheet: path('0.5,0.93 0.61,0.87 0.75,0.865 0.82,0.92 0.82,1.1 0.5,1.1'), colour: '#efe7de', soft: 14 },
    { at: 'undertail', colour: '#9a8f8c', soft: 8 },
    {
      head: path(
        '0.9,0.3 0.7,-0.4 0.2,-1.1 -0.6,-1.5 -1.5,-1.1 -1.9,-0.2 -1.6,0.5 -1.1,0.8 -0.4,0.5 0.3,0.24',
      ),
      colour: '#545a65',
      soft: 5,
    },
    {
      head: path('0.9,0.34 0.4,0.36 0,0.5 -0.4,0.86 -0.5,1.2 -0.2,1.6 0.5,1.6 1,1.2'),
      colour: '#86393a',
      soft: 4,
      mark: {
        kind: 'drop',
        colour: '#efe6df',
        width: 0.24,
        length: 0.5,
        opacity: 0.85,
        chance: 0.6,
        size: 0.9,
        spacing: 0.95,
      },
    },
  ],
  wing: {
    plan: { projection: 0.25, tipOnTail: 0.06 },

    lesserCoverts: '#5c5a5c',

    scapulars: '#5c5a5c',
    rows: {
      primaries: {
        feather: { colour: '#302b27', fringe: '#6f635a', fringeWidth: 0.7, rim: '#6f635a', rimWidth: 0.95 },
      },
      secondaries: {
        feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 1.5 },
      },
      tertials: {
        feather: { colour: '#3a342f', fringe: '#a49685', fringeWidth: 1.5, rim: '#a49685', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#3a3531', fringe: '#6f635a', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#47413d', fringe: '#6f635a', fringeWidth: 1.6 },
      },
      medianCoverts: {
        feather: { colour: '#504c4a', fringe: '#6f635a', fringeWidth: 1.5 },
      },
    },
  },
  tail: {
    undertail: 0.2,
    uppertail: 0.3,
    length: 5.6,
    width: 0.62,
    notched: true,
    graduated: 0.16,
    lift: 0.68,
    bend: -0.08,
    spread: 0.05,
    feathers: 6,
    feather: { colour: '#3f3f45', fringe: '#74747b', fringeWidth: 1.2, shape: 'round' },
    except: { 0: { fringe: '#b9b6b4', fringeWidth: 1 } },
  },
  bill: {
    length: 0.53,
    depth: 0.85,
    curve: 0.05,
    upper: '#2b2728',
    lower: '#c99a55',
    tip: '#2b2728',
    tipLength: 0.45,
  },
  eye: { radius: 0.144, iris: '#cf5a1e', ring: '#d23a26', ringWidth: 0.32 },
  legs: {
    stance: {
      tarsus: 0.42,
      hidden: 0.3,
      girth: 0.068,
      toe: 0.56,
      scutes: 0.25,
      thigh: 0.22,
      lean: [0.44, 0.12],
      stride: 0.2,
      yaw: [1.2, 0.8],
    },
    colour: '#c48d4e',
    claw: '#5a4030',
  },
  scene: {
    habitat: 'matorral',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'piorno', slope: 10, thickness: 16 },
    palette: 'arena',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Cola larguísima, a menudo empinada', at: { tail: 0.36 } },
    { texto: 'Pecho vinoso oscuro', at: { sheet: [0.26, 0.8] } },
    { texto: 'Anillo rojo en el ojo', at: { head: [0.02, 0.2] } },
    { texto: 'Motas blancas en la garganta', at: { head: [0.1, 0.8] } },
    { texto: 'Dorso gris pizarra', at: { sheet: [0.42, 0.15] } },
  ],
};
