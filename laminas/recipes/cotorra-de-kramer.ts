import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cotorraDeKramer: Recipe = {
  slug: 'cotorra-de-kramer',
  archetype: 'parrot',
  facing: 'right',
  pose: { plump: 0.92, depth: 0.92, head: 0.98, legs: 0.6, turn: 0.04, skull: { nape: 0.03 } },
  frame: { size: 1.09, dx: 164, dy: 10 },
  base: '#7fbb4c',
  tuft: 0.84,
  tracts: [
    { at: 'upperparts', colour: '#6fae45', soft: 8 },
    { at: 'underparts', colour: '#9ecb5c', soft: 12 },
    { at: ['vent', 'undertail'], colour: '#b5d46a', soft: 12 },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.15 -1.5,-0.8 -1.9,0.1 -1.6,1 -0.6,1.2 0.4,1.2 1,0.9'),
      colour: '#7dbb4a',
      soft: 6,
    },
    {
      head: path('-0.8,-1 -1.5,-0.8 -1.8,-0.2 -1.6,0.4 -1.2,0.2 -0.9,-0.4'),
      colour: '#86b4cc',
      soft: 10,
      opacity: 0.9,
    },
    {
      head: path(
        '-0.5,0.86 -1.2,0.28 -1.6,-0.12 -2.1,-0.56 -2.3,-0.3 -1.86,0.16 -1.5,0.5 -1.1,0.86 -0.7,1.14 -0.3,1.3 -0.2,1.16',
      ),
      colour: '#d9808f',
      soft: 5,
      opacity: 0.9,
    },
    {
      head: path(
        '1,0.6 0.6,0.6 0.36,0.86 -0.1,0.96 -0.6,0.77 -1,0.38 -1.5,-0.08 -1.56,-0.02 -1.12,0.47 -0.7,0.88 -0.2,1.13 0.3,1.26 0.9,1.24',
      ),
      colour: '#1c1e1c',
      soft: 2,
    },
    {
      head: path('0.8,-0.06 0.45,-0.08 0.2,0 0.45,0.04 0.8,0.06'),
      colour: '#1c1e1c',
      soft: 1.5,
      opacity: 0.8,
    },
  ],
  wing: {
    chord: 0.5,
    scale: 1.1,
    lesserCoverts: '#6bab43',
    lesserTo: 0.2,
    scapulars: '#6fae45',
    rows: {
      primaries: {
        eachTip: path('0.97,0.82 1,0.6 0.985,0.44 0.95,0.34 0.91,0.28 0.865,0.24 0.82,0.2 0.775,0.18'),
        feather: { colour: '#365f3a', fringe: '#93bd5f', fringeWidth: 1.3 },
      },
      secondaries: {
        tips: [
          [0.66, 0.66],
          [0.64, 0.3],
        ],
        feather: { colour: '#437a3b', fringe: '#96c463', fringeWidth: 1.1 },
      },
      tertials: {
        tips: [
          [0.68, 0.32],
          [0.56, 0.16],
        ],
        feather: { colour: '#61a041', rim: '#86bd58', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#4c7c3d', fringe: '#80ae54', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#4c7c3d' } },
      greaterCoverts: { feather: { colour: '#67a543', rim: '#7ab44f', rimWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#6bab43', rim: '#7cb652', rimWidth: 0.8 } },
    },
  },
  tail: {
    length: 6.4,
    width: 0.8,
    feathers: 6,
    graduated: 0.52,
    spread: 0.06,
    bend: 0.05,
    feather: { colour: '#6fae4a', fringe: '#96c462', fringeWidth: 0.8, shape: 'pointed' },
    central: 0.04,
    except: {
      5: {
        colour: '#64a85c',
        fringe: '#84b878',
        zones: [
          { from: 0.4, to: 1, colour: '#5a9f86', opacity: 0.55 },
          { from: 0.62, to: 1, colour: '#5499a0', opacity: 0.6 },
        ],
      },
      4: { colour: '#66a958' },
      0: { colour: '#b5c25a' },
      1: { colour: '#a2bd55' },
    },
  },
  bill: { kind: 'parrot', length: 0.82, depth: 1.1, hook: 0.34, upper: '#c8283a', lower: '#2b2426' },
  eye: { radius: 0.14, iris: '#ddd3b4', ring: '#de5a32', ringWidth: 0.24, pupil: 0.72 },
  legs: {
    colour: '#8f8c84',
    claw: '#4a4642',
    toes: 'two-two',
    trousers: 2.4,
    trouserColour: '#a4cf60',
    trouserLength: 1.1,
    thickness: 1.2,
  },
  pareja: {
    what: 'hembra',
    size: 0.86,
    x: 858,
    facing: 'left',
    pose: {
      plump: 0.9,
      depth: 0.88,
      head: 0.96,
      legs: 0.6,
      turn: -0.16,
      neck: 0.1,
      skull: { nape: 0.03 },
      move: { d4: [-8, 4], d5: [-16, 6], d6: [-12, 2], v2: [8, 0], v3: [10, 0] },
    },
    tracts: [
      { at: 'upperparts', colour: '#6fae45', soft: 8 },
      { at: 'underparts', colour: '#9ecb5c', soft: 12 },
      { at: ['vent', 'undertail'], colour: '#b5d46a', soft: 12 },
      {
        head: path('1,0.3 0.4,-0.9 -0.6,-1.15 -1.5,-0.8 -1.9,0.1 -1.6,1 -0.6,1.2 0.4,1.2 1,0.9'),
        colour: '#7dbb4a',
        soft: 6,
      },
      {
        head: path('-1.1,0.3 -1.5,-0.3 -1.9,-0.5 -1.7,0 -1.3,0.6 -0.7,1.1 -0.7,0.86'),
        colour: '#6fae52',
        soft: 8,
        opacity: 0.7,
      },
    ],
  },
  scene: {
    habitat: 'parque',
    season: 'invierno',
    perch: { kind: 'rama', plant: 'fresno', bare: true, slope: 5 },
    sun: 'hidden',
    palette: 'lavanda',
  },
  rasgos: [
    { texto: 'Pico rojo ganchudo', at: { bill: 0.5 } },
    { texto: 'Collar negro y rosa del macho', at: { head: [-0.9, 0.6] } },
    { texto: 'Cola larguísima y puntiaguda', at: { tail: 0.6 } },
    { texto: 'Verde claro, sin gris en la cara', at: { sheet: [0.3, 0.75] } },
    { texto: 'Hembra sin collar', at: { plate: [742, 248] } },
  ],
};
