import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarroBlanco: Recipe = {
  slug: 'tarro-blanco',
  archetype: 'goose',
  facing: 'right',
  pose: {
    head: 1.12,
    carry: [11, 42],
    legs: 0.78,
    depth: 0.96,
    compact: 0.84,
    skull: { forehead: -0.08, crown: -0.06 },
  },
  frame: { size: 0.93 },
  base: '#f4f2ec',
  tuft: 1,
  coat: 'silky',
  darks: { cold: '#8796b4', warm: '#6a5142', sheen: 0.2 },
  tracts: [
    { at: 'underparts', colour: '#f6f4ee', soft: 8 },
    {
      sheet: path(
        '0.334,-0.1 0.382,-0.1 0.392,0.16 0.414,0.36 0.428,0.7 0.414,1.1 0.312,1.1 0.312,0.7 0.32,0.35',
      ),
      colour: '#a8552a',
      soft: 7,
    },
    {
      sheet: path('0.388,-0.1 0.5,-0.12 0.6,-0.1 0.72,-0.06 0.74,0.14 0.58,0.3 0.46,0.24 0.4,0.18'),
      colour: '#1f1e21',
      soft: 4,
    },
    {
      sheet: path('0.44,1 0.5,0.97 0.56,0.955 0.62,0.955 0.7,0.98 0.74,1.04 0.66,1.06 0.54,1.06 0.46,1.04'),
      colour: '#2a2422',
      soft: 3.5,
    },
    { sheet: path('0.84,0.76 1.1,0.7 1.1,1.1 0.82,1.1'), colour: '#c9945c', soft: 7 },
    {
      head: path('1.3,-0.4 0.4,-1.2 -0.6,-1.4 -1.7,-0.2 -1.7,1.45 -0.9,1.92 0,1.87 0.7,1.55 1.3,0.8'),
      colour: '#12372e',
      soft: 9,
    },
  ],
  wing: {
    plan: {
      form: 'goose',
      projection: 0.4,
      tipOnTail: 0.55,
      tipBeside: -0.08,
      bendRaised: -0.1,
      tuck: 0.2,
      scapularDepth: 0.22,
      scapularRise: 0.22,
      scapularTo: 0.66,
      flankDepth: 0.1,
      flankTo: 0.5,
      tuckDepth: 1.05,
      tertialDepth: 0.46,
    },
    lesserCoverts: '#f4f2ec',
    scapulars: '#1f1e21',
    rows: {
      primaries: { feather: { colour: '#1a191c', fringe: '#3b3841', fringeWidth: 0.6 } },
      secondaries: {
        feather: { colour: '#1d6b52', fringe: '#3a8a6c', fringeWidth: 0.8, shape: 'square' },
        except: { 0: { colour: '#1c2a26' } },
      },
      tertials: {
        feather: { colour: '#9a5630', fringe: '#bd835c', fringeWidth: 1.1, shape: 'oval' },
        except: { 2: { colour: '#222024', fringe: '#3d3a41' }, 3: { colour: '#222024', fringe: '#3d3a41' } },
      },
      greaterCoverts: { feather: { colour: '#f3f1ea', fringe: '#e2dfd6', fringeWidth: 0.8, shape: 'round' } },
      medianCoverts: {
        feather: { colour: '#f3f1ea', rim: '#e6e3da', rimWidth: 0.8, shape: 'round' },
        except: { 6: { colour: '#222024', rim: '#222024' }, 7: { colour: '#222024', rim: '#222024' } },
      },
      lesserCoverts: {
        feather: { colour: '#f1eee7', rim: '#fbfaf6' },
        except: {
          6: { colour: '#222024', rim: '#222024' },
          7: { colour: '#222024', rim: '#222024' },
          8: { colour: '#222024', rim: '#222024' },
        },
      },
      scapulars: {
        feather: { colour: '#1f1e21', rim: '#29272b' },
      },
      longScapulars: {
        feather: { colour: '#1c1b1e', fringe: '#333036', fringeWidth: 0.8, shape: 'pointed' },
      },
    },
  },
  tail: {
    length: 2,
    width: 1.5,
    feathers: 7,
    graduated: 0.35,
    spread: 0.08,
    feather: {
      colour: '#f4f2ec',
      tip: '#19181b',
      tipLength: 0.14,
      fringe: '#e0dcd2',
      fringeWidth: 0.6,
      shape: 'round',
    },
  },
  bill: {
    kind: 'duck',
    length: 1.46,
    upper: '#d8232e',
    shape: { depth: 1.06, droop: 0.8, blunt: 0.07, swell: 0.1, knob: 0.42, nail: '#8a1a20' },
  },
  eye: { radius: 0.12, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#e0929a', claw: '#4a403c', toes: 'webbed', toeLength: 1.25, thickness: 0.9 },
  ornaments: [{ kind: 'gloss', at: [-0.3, -0.3], radius: 0.8, colour: '#5ac8a0', strength: 0.28 }],
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    perch: { kind: 'orilla' },
    plants: ['hierba', 'carrizo'],
    palette: 'agua',
    sun: 'hidden',
  },
  rasgos: [
    { texto: 'Pico rojo con bulto', at: { head: [1.25, 0.5] } },
    { texto: 'Cabeza verde muy oscura', at: { head: [-0.4, -0.2] } },
    { texto: 'Cinturón castaño en el pecho', at: { sheet: [0.38, 0.6] } },
    { texto: 'Cuerpo blanco', at: { sheet: [0.6, 0.8] } },
    { texto: 'Patas rosas', at: { leg: 0.6 } },
  ],
};
