import { path } from '../geometry/path.ts';
import type { Feather } from '../parts/feather.ts';
import type { Recipe } from '../recipe.ts';

/** A feather of the blue panel: black, white and blue in fine bars across its outer web. */
const blue: Feather = {
  colour: '#5f9fe4',
  zones: [{ from: 0, to: 1, colour: '#a9cdf2', web: 'outer', opacity: 0.5 }],
  bars: { colour: '#0f1626', count: 9, width: 2.4, from: 0.3, to: 0.97 },
};

/** The white of the secondaries: the bases of their outer webs. */
const white = (to: number): Partial<Feather> => ({
  zones: [{ from: 0, to, colour: '#f7f5f0', web: 'outer' }],
});

export const arrendajoEuroasiatico: Recipe = {
  slug: 'arrendajo-euroasiatico',
  archetype: 'jay',
  frame: { size: 0.966 },
  facing: 'left',
  pose: {
    head: 1.04,
    compact: 0.93,
    depth: 0.97,
    skull: { forehead: 0.08, crown: -0.03, nape: -0.03 },
    carry: [6, 24],
    contour: {
      belly: { at: [0.34, 0.42], slope: -0.02 },
      vent: { at: [0.8, 0.2], slope: -0.46, turn: 0.2 },
    },
    move: {
      d3: [-3, 3],
      d4: [-8, 7],
      v3: [6, 0],
      v4: [5, 0],
      d5: [-8, 8],
      d6: [-18, 18],
      d7: [-10, 14],
      d8: [0, 4],
    },
  },
  base: '#bd9080',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#b38878', soft: 10 },
    { sheet: path('0.3,-0.1 0.5,-0.1 0.5,0.3 0.3,0.3'), colour: '#a98a83', soft: 14 },
    { sheet: path('0.74,-0.1 0.97,-0.1 0.98,0.6 0.86,0.56 0.74,0.4'), colour: '#fbf9f4', soft: 4 },
    { sheet: path('0.97,-0.1 1.1,-0.1 1.1,0.6 0.98,0.55'), colour: '#1b1a1c', soft: 4 },
    { at: 'underparts', colour: '#c69b89', soft: 12 },
    { at: 'belly', colour: '#d3b2a2', soft: 14 },
    { sheet: path('0.74,0.6 0.86,0.5 1.1,0.6 1.1,1.1 0.72,1.1'), colour: '#f8f5ee', soft: 9 },
    {
      head: path(
        '0.85,-0.1 0.5,-0.65 0.1,-1.1 -0.6,-1.36 -1.3,-1.2 -1.7,-0.7 -1.1,-0.5 -0.3,-0.42 0.3,-0.26',
      ),
      colour: '#cdb0a4',
      soft: 5,
      mark: {
        kind: 'streak',
        colour: '#211b1b',
        width: 0.4,
        length: 1.5,
        opacity: 0.9,
        chance: 1,
        size: 0.9,
        spacing: 0.6,
      },
    },
    {
      head: path('0.95,-0.02 0.7,-0.6 0.3,-1 -0.15,-1.2 -0.1,-0.7 0.2,-0.4 0.6,-0.08'),
      colour: '#f3ece4',
      soft: 4,
      mark: {
        kind: 'streak',
        colour: '#211b1b',
        width: 0.4,
        length: 1.3,
        opacity: 0.9,
        chance: 1,
        size: 0.75,
        spacing: 0.65,
      },
    },
    {
      head: path('0.9,0.4 0.3,0.45 -0.1,0.9 -0.2,1.4 0.3,1.7 0.9,1.4'),
      colour: '#f8f4ec',
      soft: 6,
      mark: 'none',
    },
    {
      head: path('0.8,0.26 0.4,0.26 0.06,0.5 -0.28,0.92 -0.4,1.24 -0.14,1.3 0.14,1.05 0.34,0.72 0.8,0.44'),
      colour: '#151417',
      soft: 2.6,
      mark: 'none',
    },
  ],
  wing: {
    plan: {
      form: 'crow',
      projection: 0.5,
      tipOnTail: 0.26,
      wrist: 1.7,
      tuck: 0.05,
      tuckDepth: 0.8,
      flankDepth: 0.05,
      panelTo: 0.78,
      scapularTo: 0.42,
    },
    lesserCoverts: '#b98876',
    scapulars: '#ad8579',
    rows: {
      primaries: { feather: { colour: '#26252a', fringe: '#cfd2d4', fringeWidth: 1.4, fringeFrom: 0.3 } },
      secondaries: {
        feather: { colour: '#17171b', fringe: '#34323a', fringeWidth: 0.8 },
        except: {
          0: white(0.69),
          1: white(0.73),
          2: white(0.75),
          3: white(0.75),
          4: white(0.71),
          5: white(0.63),
        },
      },
      tertials: {
        feather: { colour: '#17171b', rim: '#3d3b42', rimWidth: 1.1 },
        except: { 2: { colour: '#84442b', tip: '#1d1412', tipLength: 0.14, rim: '#6a3524' } },
      },
      primaryCoverts: { feather: blue },
      alula: { feather: blue },
      greaterCoverts: {
        feather: { colour: '#18181c', rim: '#303036', rimWidth: 0.9 },
        except: { 0: blue, 1: { ...blue, zones: [{ from: 0, to: 1, colour: '#141519', web: 'inner' }] } },
      },
      medianCoverts: { feather: { colour: '#a9705a', rim: '#bd8c78', rimWidth: 0.8 } },
      lesserCoverts: { feather: { colour: '#b07a66', centre: '#8f5a48', centreWidth: 0.2 } },
    },
  },
  tail: {
    length: 3.75,
    undertail: 0.22,
    width: 1,
    graduated: 0.1,
    spread: 0.09,
    feather: { colour: '#19181b', fringe: '#38363b', fringeWidth: 0.8 },
  },
  bill: {
    length: 0.78,
    bristles: { colour: '#c0a297', reach: 0.2 },
    depth: 1.3,
    curve: 0.1,
    culmen: 0.1,
    gonys: 0.06,
    upper: '#2a2729',
    lower: '#38343a',
  },
  eye: { radius: 0.128, iris: '#a9c0d8', pupil: 0.52, plain: true },
  legs: {
    stance: {
      tarsus: 0.38,
      hidden: 0.16,
      girth: 0.085,
      toe: 0.58,
      scutes: 0.9,
      thigh: 0.34,
      lean: [0.44, 0.14],
      stride: 0.22,
      yaw: [1.1, 0.7],
      balance: 0.39,
    },
    colour: '#b38b78',
    claw: '#5d463b',
  },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'rama', plant: 'roble', slope: 6 },
    palette: 'salvia',
  },
  rasgos: [
    { texto: 'Placa azul listada de negro', at: { wing: [0.38, 0.86] } },
    { texto: 'Bigotera negra', at: { head: [-0.15, 0.9] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.81, 0.06] } },
    { texto: 'Cuerpo pardo rosado', at: { sheet: [0.4, 0.75] } },
    { texto: 'Píleo listado, eréctil', at: { head: [-0.4, -0.72] } },
  ],
};
