import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const cotorraDeKramer: Recipe = {
  slug: 'cotorra-de-kramer',
  archetype: 'parrot',
  facing: 'right',
  pose: { plump: 0.92, depth: 0.9, head: 0.98, turn: 0.04 },
  frame: { size: 1.14, dx: -10, dy: 16 },
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
      colour: '#8fbfae',
      soft: 10,
      opacity: 0.7,
    },
    {
      head: path(
        '-1.05,0.1 -1.6,-0.12 -2.3,0.1 -2.3,0.36 -1.7,0.26 -1.2,0.55 -0.7,0.98 -0.3,1.16 -0.3,0.98 -0.75,0.68',
      ),
      colour: '#d9788a',
      soft: 3,
    },
    {
      head: path(
        '1,0.72 0.5,0.6 0.3,0.9 -0.1,1 -0.6,0.84 -0.95,0.42 -1.3,0.1 -1.4,0.18 -1.05,0.62 -0.6,1.08 -0.2,1.24 0.3,1.3 0.9,1.2',
      ),
      colour: '#1c1e1c',
      soft: 2.5,
    },
    {
      head: path('0.7,0.02 0.2,-0.1 0.1,0.02 0.4,0.12 0.7,0.14'),
      colour: '#1c1e1c',
      soft: 2.5,
      opacity: 0.85,
    },
  ],
  wing: {
    chord: 0.42,
    scale: 1.1,
    lesserCoverts: '#6bab43',
    lesserTo: 0.2,
    scapulars: '#6fae45',
    rows: {
      primaries: { feather: { colour: '#4a7a3c', fringe: '#83b256', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#548a3f', fringe: '#8abb5a', fringeWidth: 0.8 } },
      tertials: { feather: { colour: '#68a543', rim: '#8cc05c', rimWidth: 0.8 } },
      primaryCoverts: { feather: { colour: '#4c7c3d', fringe: '#80ae54', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#4c7c3d' } },
      greaterCoverts: { feather: { colour: '#67a543', rim: '#8cc05c', rimWidth: 0.8 } },
      medianCoverts: { feather: { colour: '#6bab43', rim: '#8fc25e', rimWidth: 0.8 } },
    },
  },
  tail: {
    length: 6.4,
    width: 0.8,
    feathers: 6,
    graduated: 0.62,
    spread: 0.07,
    bend: 0.05,
    feather: { colour: '#6fae4a', fringe: '#96c462', fringeWidth: 0.8, shape: 'pointed' },
    except: { 5: { colour: '#4f97a0', fringe: '#74b4a8' }, 4: { colour: '#5aa07a' } },
  },
  bill: { kind: 'parrot', length: 0.9, depth: 1.1, hook: 0.34, upper: '#c8283a', lower: '#3a1f22' },
  eye: { radius: 0.15, iris: '#e9dcb0', ring: '#d0645a', ringWidth: 0.24, pupil: 0.55 },
  legs: {
    colour: '#8f8c84',
    claw: '#4a4642',
    toes: 'two-two',
    trousers: 2.8,
    trouserColour: '#a4cf60',
    trouserLength: 1.2,
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
  ],
};
