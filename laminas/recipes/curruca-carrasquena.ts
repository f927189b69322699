import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const currucaCarrasquena: Recipe = {
  slug: 'curruca-carrasquena',
  archetype: 'warbler',
  pose: { head: 1.04, skull: { forehead: 0.04, crown: 0.04 }, plump: 1, turn: 0.1 },
  base: '#84898f',
  tracts: [
    { at: 'upperparts', colour: '#7f8690', soft: 8 },
    { sheet: path('0.44,0 0.8,0 0.8,0.4 0.5,0.4'), colour: '#857f78', soft: 16, opacity: 0.7 },
    { at: 'underparts', colour: '#efe0d0', soft: 9 },
    { sheet: path('0.5,0.55 0.7,0.6 0.84,0.66 0.8,0.84 0.55,0.8'), colour: '#d9ac8c', soft: 16 },
    {
      sheet: path('0.08,0.5 0.3,0.44 0.44,0.56 0.56,0.74 0.48,0.88 0.4,1.1 0.08,1.1'),
      colour: '#b8653c',
      soft: 12,
    },
    {
      head: path('0.9,0.3 0.7,-0.4 0.2,-1 -0.6,-1.3 -1.5,-1 -1.8,-0.2 -1.6,0.5 -1.1,0.8 -0.4,0.5 0.3,0.24'),
      colour: '#727d8a',
      soft: 4,
    },
    {
      head: path('0.9,0.36 0.4,0.42 0,0.62 -0.5,1.02 -0.8,1.3 -0.6,2 0.5,2 1,1.2'),
      colour: '#b25a31',
      soft: 4,
    },
    {
      head: path(
        '0.68,0.28 0.3,0.3 -0.1,0.44 -0.6,0.84 -0.98,1.24 -0.84,1.34 -0.42,1.02 0.02,0.64 0.36,0.46 0.68,0.42',
      ),
      colour: '#faf6ee',
      soft: 1.8,
    },
  ],
  wing: {
    chord: 0.49,
    lesserCoverts: '#7c828a',
    scapulars: '#7c828a',
    rows: {
      primaries: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 1.5 } },
      tertials: {
        feather: { colour: '#4b443c', fringe: '#b39f85', fringeWidth: 1.5, rim: '#b39f85', rimWidth: 1 },
      },
      primaryCoverts: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4e4740', fringe: '#a08f7a', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#5c554d', fringe: '#a08f7a', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#6b6761', fringe: '#a08f7a', fringeWidth: 1.5 } },
    },
  },
  tail: {
    length: 2.35,
    width: 0.56,
    graduated: 0.12,
    feather: { colour: '#45423f', fringe: '#6b665f', fringeWidth: 0.9 },
    except: {
      0: { zones: [{ from: 0, to: 1, colour: '#efeae2', web: 'outer' }], tip: '#efeae2', tipLength: 0.12 },
    },
  },
  bill: {
    length: 0.54,
    depth: 0.85,
    curve: 0.04,
    upper: '#3b3532',
    lower: '#b08a6c',
    tip: '#3b3532',
    tipLength: 0.4,
  },
  eye: { radius: 0.138, iris: '#8f4a24', ring: '#d2452c', ringWidth: 0.3 },
  legs: { colour: '#c08f6a', claw: '#6a4a38' },
  scene: {
    habitat: 'matorral',
    season: 'primavera',
    perch: { kind: 'rama', plant: 'jara', slope: 8, thickness: 18 },
    palette: 'salvia',
    sun: 'right',
  },
  rasgos: [
    { texto: 'Bigote blanco', at: { head: [-0.2, 0.56] } },
    { texto: 'Garganta y pecho ladrillo', at: { sheet: [0.24, 0.8] } },
    { texto: 'Cabeza gris azulada', at: { head: [-0.7, -0.6] } },
    { texto: 'Anillo rojo en el ojo', at: { head: [0.02, 0.2] } },
    { texto: 'Vientre blanquecino', at: { sheet: [0.6, 0.92] } },
  ],
};
