import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const picoPicapinos: Recipe = {
  slug: 'pico-picapinos',
  archetype: 'spottedWoodpecker',
  facing: 'right',
  pose: {
    head: 0.98,
    carry: [9, 16],
    turn: 0.13,
    legs: 0.86,
    move: { v3: [-4, 0], v4: [-10, 4], v5: [-8, 4], v6: [-3, 6], v7: [-2, 6], d5: [2, 0], d6: [9, 0], d7: [3, 0] },
  },
  frame: { size: 1.18, dx: -4 },
  base: '#efe8d8',
  tuft: 0.9,
  tracts: [
    { at: 'upperparts', colour: '#1b1b1e', soft: 5 },
    { at: 'underparts', colour: '#efe6d4', soft: 8 },
    { sheet: path('0.7,0.5 0.84,0.54 0.92,0.66 1.1,0.82 1.1,1.1 0.64,1.1 0.64,0.7'), colour: '#cf2b22', soft: 12 },
    { head: path('0.95,0 0.3,-0.3 -0.36,-0.3 -0.58,-0.16 -0.64,0.3 -0.56,0.66 0.2,0.6 0.95,0.5'), colour: '#f6f1e6', soft: 2 },
    { head: path('0.95,-0.08 0.7,-0.3 0.55,-0.4 0.5,-0.12'), colour: '#dcc39a', soft: 2 },
    {
      head: path('0.62,-0.3 0.2,-0.85 -0.5,-1.15 -1.3,-1 -1.7,0 -1.9,1 -1.4,1 -1.1,0.6 -0.9,0.2 -0.72,-0.06 -0.5,-0.2 -0.1,-0.24 0.2,-0.25'),
      colour: '#18181b',
      soft: 2,
    },
    { head: path('-0.94,-0.3 -1.16,-0.62 -1.9,-0.3 -1.85,0.62 -1.3,0.6 -0.9,0.46 -0.86,0.05'), colour: '#c8261f', soft: 2 },
    {
      head: path(
        '0.82,0.27 0.3,0.34 -0.2,0.48 -0.62,0.5 -0.72,0.2 -0.66,-0.2 -0.82,-0.24 -0.94,0.1 -0.9,0.45 -0.8,0.75 -0.8,1.1 -0.76,1.6 -0.6,2.2 -0.06,2 -0.3,1.2 -0.18,0.8 0.1,0.63 0.4,0.54 0.8,0.46',
      ),
      colour: '#18181b',
      soft: 2,
    },
    { head: path('0.8,0.48 0.4,0.57 0.1,0.66 -0.16,0.84 -0.28,1.2 -0.02,1.9 0.6,1.8 0.8,1'), colour: '#f6f1e6', soft: 4 },
    { head: path('-0.75,1.3 -0.4,1.16 -0.18,1.4 0.06,1.78 0.16,2.16 -0.16,2.1 -0.7,2.3'), colour: '#18181b', soft: 2.4 },
    { head: path('-0.84,0.5 -0.98,0.6 -1.04,1 -0.98,1.4 -0.84,1.3 -0.8,0.9'), colour: '#f6f1e6', soft: 2.4 },
  ],
  wing: {
    plan: { form: 'woodpecker', projection: 0.9, tipOnTail: 0.16, tipBeside: 0.1, tuckDepth: 0.5 },
    lesserCoverts: '#1b1b1e',
    scapulars: '#1a1a1d',
    patches: [
      {
        over: path('0.1,0.36 0.15,0.24 0.26,0.18 0.4,0.2 0.51,0.29 0.55,0.37 0.5,0.47 0.4,0.55 0.29,0.6 0.18,0.58 0.11,0.49'),
        colour: '#f7f2e7',
        length: 1.3,
      },
    ],
    rows: {
      primaries: {
        feather: {
          colour: '#1c1b1c',
          fringe: '#353336',
          fringeWidth: 0.4,
          bars: { colour: '#f3eee2', count: 7, width: 11, from: 0.44, to: 0.93, web: 'outer', level: true },
        },
      },
      secondaries: {
        feather: { colour: '#1c1b1d', bars: { colour: '#f3eee2', count: 7, width: 11, from: 0.44, to: 0.93, web: 'outer', level: true } },
      },
      tertials: { feather: { colour: '#1b1b1e', fringe: '#38373a', fringeWidth: 0.6 } },
      primaryCoverts: { feather: { colour: '#1a1a1c', fringe: '#2c2b2e', fringeWidth: 0.5 } },
      alula: { feather: { colour: '#1a1a1c', fringe: '#2c2b2e', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#1c1c1f', fringe: '#36363a', fringeWidth: 0.6 } },
      medianCoverts: { feather: { colour: '#1c1c1f', fringe: '#36363a', fringeWidth: 0.6 } },
      lesserCoverts: { feather: { colour: '#1b1b1e', rim: '#2a2a2e' } },
      scapulars: { feather: { colour: '#1a1a1d', rim: '#2a2a2e' } },
    },
  },
  tail: {
    length: 2.1,
    width: 0.74,
    graduated: 0.3,
    spread: 0.04,
    bend: 0.03,
    feather: { colour: '#1a191b', shape: 'pointed' },
    except: {
      0: { colour: '#efe8da', bars: { colour: '#1a191b', count: 4, width: 7, from: 0.3, to: 0.9 } },
      1: { zones: [{ from: 0.6, to: 0.92, colour: '#efe8da' }], bars: { colour: '#1a191b', count: 3, width: 6, from: 0.62, to: 0.9 } },
    },
  },
  bill: { length: 1.06, depth: 1, culmen: 0.02, gonys: 0.03, upper: '#3a3d42', lower: '#565a5d', tip: '#2a2c30', tipLength: 0.4 },
  eye: { radius: 0.135, iris: '#5f2419', pupil: 0.6 },
  legs: {
    colour: '#6f706b',
    claw: '#2a2a27',
    thickness: 1.12,
    trousers: 1.7,
    trouserColour: '#d3c9b6',
    trouserLength: 0.92,
    toes: 'climbing',
    toeLength: 0.9,
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    perch: { kind: 'tronco', plant: 'pino', thickness: 210, slope: 0.5, shift: -34, onBark: true },
    palette: 'prado',
    sun: 'left',
  },
  rasgos: [
    { texto: 'Gran mancha blanca en el hombro', at: { wing: [0.3, 0.4] } },
    { texto: 'Rojo vivo bajo la cola', at: { sheet: [0.88, 0.8] } },
    { texto: 'Nuca roja (macho)', at: { head: [-1.03, 0.05] } },
    { texto: 'Bigote negro hasta la nuca', at: { head: [-0.55, 0.75] } },
    { texto: 'Coronilla negra', at: { head: [-0.2, -0.6] } },
  ],
};
