import { path } from '../geometry/path.ts';
import { vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const gansoDelNilo: Recipe = {
  slug: 'ganso-del-nilo',
  archetype: 'goose',
  facing: 'right',
  pose: { head: 1.08, carry: [2, 40], legs: 1.02, depth: 0.97, turn: 0.05 },
  base: '#c8ab87',
  tuft: 1,
  coat: 'silky',
  rows: [
    {
      ...vermiculated('#8d6d4e', { front: 0.42, rear: 0.84, strength: 0.26, from: 0.5 }),
      length: [0.6, 0.9, 0.8],
    },
    { ...vermiculatedBack('#77583c', 0.4), length: [0.5, 0.9, 0.9] },
  ],
  tracts: [
    {
      at: 'upperparts',
      colour: '#a07a56',
      soft: 10,
    },
    {
      sheet: path('0.38,0.56 0.62,0.52 0.84,0.58 0.84,0.9 0.56,1 0.4,0.9'),
      colour: '#cbb292',
      soft: 8,
    },
    { sheet: path('0.18,0.3 0.34,0.2 0.42,0.6 0.42,1.1 0.16,1.1'), colour: '#c9a984', soft: 8 },
    { sheet: path('0.4,0.84 0.7,0.88 0.8,1.1 0.4,1.1'), colour: '#e2d3ba', soft: 8 },
    { sheet: path('0.8,0.66 0.9,0.6 1.1,0.6 1.1,1.1 0.78,1.1'), colour: '#d39a58', soft: 6 },
    {
      sheet: path('0.325,0.95 0.36,0.85 0.4,0.86 0.415,0.96 0.4,1.1 0.335,1.1'),
      colour: '#6e3a22',
      soft: 9,
    },
    {
      head: path('1.3,-0.4 0.4,-1.1 -0.6,-1.3 -1.6,-0.2 -1.4,1 -0.4,1.4 0.5,1.4 1.3,0.8'),
      colour: '#e2d0b2',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('0.7,-0.15 0.2,-0.9 -0.5,-1.1 -1.3,-0.5 -1.2,-0.1 -0.7,-0.45 0,-0.45'),
      colour: '#b88a60',
      soft: 6,
      opacity: 0.8,
    },
    {
      head: path('0.36,-0.28 0,-0.46 -0.4,-0.36 -0.56,-0.02 -0.38,0.32 0,0.4 0.34,0.26 0.5,0'),
      colour: '#6b3420',
      soft: 2.2,
    },
    { head: path('0.95,0.02 0.6,0.06 0.52,0.4 0.6,0.8 0.95,0.8'), colour: '#6b3420', soft: 2.5 },
    {
      head: path('-0.6,1.74 0,1.7 0.5,1.66 0.7,1.9 0,2.02 -0.7,2.04 -1.7,1.8 -1.9,0.6 -1.4,0.2 -1.2,1.3'),
      colour: '#8d5738',
      soft: 6,
      opacity: 0.85,
    },
  ],
  wing: {
    plan: {
      form: 'goose',
      projection: 0.36,
      tipOnTail: 0.5,
      tipBeside: -0.08,
      bendRaised: -0.1,
      scapularDepth: 0.5,
      flankDepth: 0.2,
      tertialDepth: 0.5,
    },
    lesserCoverts: '#f2eee6',
    scapulars: '#98704e',
    rows: {
      primaries: { feather: { colour: '#1b1a1d', fringe: '#37343a', fringeWidth: 0.6 } },
      secondaries: {
        feather: { colour: '#24694a', fringe: '#4f9676', fringeWidth: 0.8, shape: 'square' },
        except: { 0: { colour: '#1f2a26' } },
      },
      tertials: { feather: { colour: '#8a4f2c', fringe: '#a5683f', fringeWidth: 1, shape: 'oval' } },
      greaterCoverts: {
        feather: {
          colour: '#f3efe6',
          tip: '#1b1a1d',
          tipLength: 0.07,
          fringe: '#ddd8cc',
          fringeWidth: 0.6,
          shape: 'square',
        },
      },
      medianCoverts: {
        feather: { colour: '#f3efe6', rim: '#e3dfd4', rimWidth: 0.7, shape: 'round' },
        except: {
          5: { colour: '#a07a56', rim: '#a07a56' },
          6: { colour: '#a07a56', rim: '#a07a56' },
          7: { colour: '#a07a56', rim: '#a07a56' },
        },
      },
      lesserCoverts: {
        feather: { colour: '#f0ece3', rim: '#faf7f0' },
        except: {
          5: { colour: '#a07a56', rim: '#a07a56' },
          6: { colour: '#a07a56', rim: '#a07a56' },
          7: { colour: '#a07a56', rim: '#a07a56' },
          8: { colour: '#a07a56', rim: '#a07a56' },
        },
      },
      scapulars: {
        feather: {
          colour: '#98704e',
          vermiculation: { colour: '#77583c', gap: 3, width: 0.7, opacity: 0.4 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#9c7250',
          fringe: '#a67c59',
          fringeWidth: 0.7,
          vermiculation: { colour: '#77583c', gap: 3, width: 0.7, opacity: 0.4 },
          shape: 'round',
        },
      },
    },
  },
  tail: {
    length: 1.35,
    width: 1.1,
    feathers: 7,
    graduated: 0.4,
    spread: 0.1,
    feather: { colour: '#1d1b1e', fringe: '#37343a', fringeWidth: 0.6, shape: 'round' },
  },
  bill: {
    kind: 'duck',
    length: 1.42,
    seat: { forehead: 0.3 },
    upper: '#dd8a92',
    lower: '#8a4a50',
    cere: '#7a3a42',
    shape: { depth: 1.06, droop: 0.9, taper: 0.16, nail: '#3a2a2a' },
  },
  eye: { radius: 0.14, iris: '#e59a2c', pupil: 0.5 },
  planes: { ear: 0, crease: 0, relief: 0.7 },
  legs: { colour: '#e0858a', claw: '#4a403c', toes: 'webbed', toeLength: 1.3, thickness: 0.95 },
  scene: {
    habitat: 'río',
    season: 'verano',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'espadaña'],
    palette: 'prado',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Parche castaño en el ojo', at: { head: [-0.1, 0] } },
    { texto: 'Mancha blanca en el ala', at: { wing: [0.38, 0.55] } },
    { texto: 'Patas largas y rosas', at: { leg: 0.6 } },
    { texto: 'Pico rosa', at: { head: [1.35, 0.66] } },
    { texto: 'Mancha oscura en el pecho', at: { sheet: [0.37, 0.9] } },
  ],
};
