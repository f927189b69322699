import { path } from '../geometry/path.ts';
import type { WingBand } from '../parts/wing.ts';
import type { Recipe } from '../recipe.ts';

/** Black bars that run whole across the blue panel, from the bend to the white of the secondaries. */
const bars: readonly WingBand[] = [
  0.215, 0.234, 0.253, 0.272, 0.291, 0.31, 0.329, 0.348, 0.367, 0.386, 0.405,
].map((s) => ({
  over: [
    [s, 0.72],
    [s + 0.008, 0.82],
    [s + 0.004, 0.97],
    [s + 0.0085, 0.97],
    [s + 0.0128, 0.82],
    [s + 0.0045, 0.72],
  ],
  colour: '#0f1626',
  soft: 0.6,
  opacity: 0.85,
}));

export const arrendajoEuroasiatico: Recipe = {
  slug: 'arrendajo-euroasiatico',
  archetype: 'jay',
  frame: { size: 0.966 },
  facing: 'left',
  pose: {
    legs: 0.74,
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
    chord: 0.54,
    scale: 1.2,
    lesserCoverts: '#b98876',
    lesserTo: 0.15,
    flankCover: 0.26,
    scapulars: '#ad8579',
    bands: [
      ...bars,
      {
        over: path(
          '0.465,0.5 0.52,0.465 0.6,0.47 0.68,0.5 0.62,0.54 0.68,0.59 0.61,0.63 0.67,0.68 0.6,0.72 0.65,0.77 0.58,0.8 0.62,0.86 0.5,0.89 0.49,0.82 0.475,0.78 0.485,0.72 0.465,0.67 0.475,0.61 0.455,0.55',
        ),
        colour: '#f8f7f3',
        soft: 0.8,
      },
    ],
    rows: {
      primaries: { feather: { colour: '#26252a', fringe: '#cfd2d4', fringeWidth: 1.6 } },
      secondaries: {
        tips: [
          [0.8, 0.6],
          [0.74, 0.3],
        ],
        feather: { colour: '#17171b' },
      },
      tertials: {
        roots: [
          [0.3, 0.46],
          [0.3, 0.22],
        ],
        tips: [
          [0.86, 0.36],
          [0.72, 0.12],
        ],
        except: {
          2: { colour: '#7f4029', tip: '#221613', tipLength: 0.2, fringe: '#5a2f22', rim: '#2b1c18' },
        },
        feather: { colour: '#17171b', fringe: '#3d3b42', fringeWidth: 1.4, rim: '#45434a', rimWidth: 1.2 },
      },
      primaryCoverts: {
        count: 4,
        roots: [
          [0.13, 0.88],
          [0.14, 0.68],
        ],
        tips: [
          [0.43, 0.86],
          [0.4, 0.68],
        ],
        widths: [24, 25],
        feather: {
          colour: '#67a6e8',
          zones: [{ from: 0, to: 1, colour: '#bcd9f5', web: 'inner', opacity: 0.55 }],
        },
      },
      alula: {
        count: 3,
        roots: [
          [0.13, 0.9],
          [0.14, 0.8],
        ],
        tips: [
          [0.28, 0.92],
          [0.26, 0.82],
        ],
        widths: [22, 23],
        feather: {
          colour: '#67a6e8',
          zones: [{ from: 0, to: 1, colour: '#bcd9f5', web: 'inner', opacity: 0.55 }],
        },
      },
      greaterCoverts: {
        count: 10,
        widths: [26, 28],
        bow: 0.02,
        tips: [
          [0.47, 0.76],
          [0.43, 0.14],
        ],
        roots: [
          [0.18, 0.82],
          [0.12, 0.16],
        ],
        except: {
          0: {
            colour: '#67a6e8',
            zones: [{ from: 0, to: 1, colour: '#bcd9f5', web: 'inner', opacity: 0.55 }],
          },
        },
        feather: { colour: '#18181c', rim: '#2b2b31', rimWidth: 0.8 },
      },
      medianCoverts: {
        count: 9,
        tips: [
          [0.2, 0.8],
          [0.24, 0.14],
        ],
        feather: { colour: '#b27f6a', rim: '#b98a76', rimWidth: 0.4 },
        loose: 0.02,
      },
      longScapulars: {
        count: 6,
        roots: [
          [0, 0.5],
          [0.02, 0.02],
        ],
        tips: [
          [0.36, 0.44],
          [0.56, 0.04],
        ],
        widths: [34, 36],
        feather: { colour: '#ad8579', rim: '#b8948a', rimWidth: 0.6 },
      },
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
  legs: { colour: '#b38b78', claw: '#5d463b', trousers: 3.42, trouserColour: '#cfa896', trouserLength: 0.9 },
  scene: {
    habitat: 'bosque',
    season: 'otoño',
    perch: { kind: 'rama', plant: 'roble', slope: 6 },
    palette: 'salvia',
  },
  rasgos: [
    { texto: 'Placa azul listada de negro', at: { wing: [0.32, 0.82] } },
    { texto: 'Bigotera negra', at: { head: [-0.15, 0.9] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.81, 0.06] } },
    { texto: 'Cuerpo pardo rosado', at: { sheet: [0.4, 0.75] } },
    { texto: 'Píleo listado, eréctil', at: { head: [-0.4, -0.72] } },
  ],
};
