import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const golondrinaComun: Recipe = {
  slug: 'golondrina-comun',
  archetype: 'swallow',
  pose: { plump: 0.92, depth: 0.88 },
  facing: 'right',
  base: '#1b2848',
  tuft: 0.72,
  tracts: [
    { at: 'upperparts', colour: '#1c2b4e', soft: 6 },
    { at: 'underparts', colour: '#f3e4cd', soft: 8 },
    {
      sheet: path('0.5,0.74 0.85,0.74 1.1,0.74 1.1,1.1 0.5,1.1'),
      colour: '#efd3b0',
      soft: 18,
      opacity: 0.6,
    },
    {
      head: path('1,-0.4 0.2,-1.2 -1,-1.2 -1.9,-0.4 -2,0.6 -1.4,1.2 -0.5,0.8 0.1,0.35 0.9,0.1'),
      colour: '#1d2c50',
      soft: 4,
    },
    {
      head: path('0.9,0.1 0.75,-0.3 0.45,-0.66 0.12,-0.7 0.25,-0.36 0.5,-0.06'),
      colour: '#9a3a22',
      soft: 3,
    },
    {
      head: path('0.9,0.32 0.4,0.28 0,0.42 -0.3,0.75 -0.32,1.2 0,1.5 0.7,1.5 0.9,0.8'),
      colour: '#a03c22',
      soft: 3,
    },
    {
      head: path('0.9,1.2 0.4,1.4 0,1.36 -0.3,1.05 -0.5,0.8 -0.95,1.1 -0.75,1.6 -0.3,1.95 0.2,2.05 0.9,1.9'),
      colour: '#1a2747',
      soft: 3,
    },
  ],
  wing: {
    chord: 0.66,
    lesserCoverts: '#1d2d52',
    lesserTo: 0.18,
    scapulars: '#1d2d52',
    rows: {
      primaries: {
        count: 9,
        roots: [
          [0.34, 0.985],
          [0.36, 0.72],
        ],
        eachTip: path(
          '1,0.6 0.985,0.4 0.955,0.3 0.915,0.24 0.87,0.2 0.82,0.18 0.77,0.17 0.72,0.16 0.67,0.16',
        ),
        feather: { colour: '#23242b', fringe: '#3e434f', fringeWidth: 0.675 },
      },
      secondaries: {
        tips: [
          [0.58, 0.6],
          [0.54, 0.26],
        ],
        feather: { colour: '#262a36', fringe: '#465069', fringeWidth: 0.9 },
      },
      tertials: {
        eachTip: path('0.58,0.24 0.52,0.16 0.46,0.1'),
        feather: { colour: '#26304a', fringe: '#4a5a80', fringeWidth: 0.825 },
      },
      primaryCoverts: { feather: { colour: '#22252e', fringe: '#414a5c', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#22252e' } },
      greaterCoverts: {
        tips: [
          [0.4, 0.86],
          [0.34, 0.14],
        ],
        feather: { colour: '#1f2b4b', fringe: '#364a78', fringeWidth: 1.2 },
      },
      medianCoverts: {
        tips: [
          [0.27, 0.9],
          [0.24, 0.14],
        ],
        feather: { colour: '#1e2d52', fringe: '#384d7e', fringeWidth: 1.2 },
      },
    },
  },
  tail: {
    length: 1.895,
    width: 0.5,
    feathers: 6,
    fork: 0.22,
    spread: 0.1,
    streamer: 1,
    bend: 0.03,
    feather: {
      colour: '#20263a',
      fringe: '#3b466a',
      fringeWidth: 0.675,
      zones: [{ from: 0.6, to: 0.72, colour: '#e9e2d4', web: 'inner' }],
      shape: 'pointed',
    },
    except: { 0: { zones: [] }, 5: { zones: [] } },
  },
  bill: { length: 0.329, depth: 0.95, curve: 0.14, culmen: 0.12, upper: '#1f1c1d' },
  eye: { radius: 0.152, iris: '#1c110c' },
  legs: { colour: '#3a2f2d', claw: '#1f1b1a', trousers: 2.55, trouserColour: '#e6d4ba' },
  ornaments: [
    { kind: 'gloss', at: [-2, 1.6], radius: 2.2, colour: '#5a8be0', strength: 0.3 },
    { kind: 'gloss', at: [-0.6, -0.5], radius: 1, colour: '#6a96e6', strength: 0.28 },
  ],
  scene: { habitat: 'ciudad', hour: 'tarde', perch: { kind: 'cable' } },
  rasgos: [
    { texto: 'Garganta y frente rojizas', at: { plate: [880, 267] } },
    { texto: 'Banda azul oscura en el pecho', at: { plate: [849, 335] } },
    { texto: 'Dorso azul metálico', at: { plate: [690, 327] } },
    { texto: 'Horquilla larga en la cola', at: { plate: [369, 642] } },
    { texto: 'Vientre crema', at: { plate: [782, 431] } },
  ],
};
