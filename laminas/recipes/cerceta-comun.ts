import { path } from '../geometry/path.ts';
import { brownBody, brownWing } from '../patterns/brown-duck.ts';
import { spotted, velvet, vermiculated, vermiculatedBack } from '../patterns/waterfowl.ts';
import type { Recipe } from '../recipe.ts';

export const cercetaComun: Recipe = {
  slug: 'cerceta-comun',
  archetype: 'teal',
  facing: 'right',
  pose: { depth: 0.94 },
  frame: { size: 0.748, dx: -76, dy: 98 },
  base: '#b3b1ae',
  tuft: 0.75,
  coat: 'silky',
  afloat: { draught: 0.3, lap: 7 },
  darks: { cold: '#8796b4', warm: '#6a5142', sheen: 0.4 },
  rows: [
    vermiculated('#55534f', { front: 0.39, rear: 0.72 }),
    vermiculatedBack('#55534f'),
    {
      ...spotted('0.29,0.4 0.33,0.44 0.38,0.56', '0.22,0.98 0.3,0.98 0.4,0.98', '#33291f', 0.3),
      rows: 15,
      length: [0.16, 0.2, 0.22],
      mark: { shape: 'drop', colour: '#33291f', width: 0.3, length: 0.34, opacity: 0.85 },
    },
    velvet(0.16, 0.32),
  ],
  tracts: [
    {
      sheet: path('0.3,-0.1 0.8,-0.1 0.84,0.25 0.6,0.42 0.34,0.4'),
      colour: '#a7a5a2',
      soft: 10,
    },
    {
      sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
      colour: '#bdbbb7',
      soft: 10,
    },
    {
      sheet: path('0.25,0.5 0.29,0.2 0.34,0.34 0.4,0.6 0.42,1.1 0.2,1.1'),
      colour: '#cdb592',
      soft: 6,
    },
    {
      sheet: path('0.77,1.1 0.77,0.6 0.78,0.4 0.84,0.2 0.94,0.1 1.04,0.1 1.04,0.7 1.02,1.1'),
      colour: '#19191b',
      soft: 3,
    },
    {
      sheet: path('0.83,0.44 0.96,0.42 0.99,0.5 0.95,0.62 0.89,0.75 0.835,0.8 0.825,0.64'),
      colour: '#ecd38c',
      soft: 2,
    },
    {
      head: path('1.2,-0.4 0.4,-1.3 -1,-1.5 -1.9,0 -1.75,1.2 -0.9,1.62 0.3,1.66 1,1.56 1.4,0.6'),
      colour: '#8a4322',
      soft: 10,
      mark: 'none',
    },
    {
      head: path(
        '0.32,-0.14 0.08,-0.31 -0.25,-0.42 -0.62,-0.36 -0.98,-0.12 -1.28,0.34 -1.4,0.86 -1.4,1.2 -1.08,1.06 -0.76,0.66 -0.42,0.36 0,0.25 0.3,0.08',
      ),
      colour: '#dcc592',
      soft: 1.2,
    },
    {
      head: path(
        '0.27,-0.12 0.07,-0.27 -0.25,-0.37 -0.6,-0.31 -0.94,-0.08 -1.23,0.36 -1.34,0.86 -1.34,1.12 -1.08,0.98 -0.74,0.6 -0.4,0.31 0,0.21 0.26,0.06',
      ),
      colour: '#1f6b47',
      soft: 1.2,
    },
  ],
  wing: {
    plan: {
      form: 'drake',
      projection: 0.3,
      tipOnTail: 0.12,
      tipBeside: -0.02,
      scapularDepth: 0.46,
      scapularHang: 0.7,
      scapularTo: 0.74,
      flankDepth: 0.42,
      flankTo: 0.88,
    },
    lesserCoverts: '#9b9894',
    scapulars: '#a9a7a3',
    rows: {
      primaries: { feather: { colour: '#504b46', fringe: '#77706a', fringeWidth: 0.7 } },
      secondaries: {
        feather: {
          colour: '#27754c',
          zones: [{ from: 0, to: 0.2, colour: '#3a352f' }],
          tip: '#f0ece2',
          tipLength: 0.07,
          shape: 'square',
        },
        except: { 0: { colour: '#1a1a1b' }, 1: { colour: '#1a1a1b' }, 2: { colour: '#1a1a1b' } },
      },
      tertials: { feather: { colour: '#96908a', fringe: '#b9b3a8', fringeWidth: 1, shape: 'pointed' } },
      greaterCoverts: {
        feather: { colour: '#8f8a84', tip: '#e6d6ba', tipLength: 0.1, shape: 'square' },
        except: {
          4: { tip: '#8f8a84' },
          5: { tip: '#8f8a84' },
          6: { tip: '#8f8a84' },
          7: { tip: '#8f8a84' },
          8: { tip: '#8f8a84' },
        },
      },
      medianCoverts: { feather: { colour: '#98948f', fringe: '#a5a19b', fringeWidth: 0.6 } },
      scapulars: {
        feather: {
          colour: '#a9a7a3',
          vermiculation: { colour: '#55534f', gap: 2.6, width: 0.75, opacity: 0.5 },
        },
      },
      longScapulars: {
        feather: {
          colour: '#a8a6a2',
          fringe: '#bdbab4',
          fringeWidth: 0.6,
          vermiculation: { colour: '#55534f', gap: 2.6, width: 0.75, opacity: 0.5 },
          shape: 'pointed',
        },
        except: {
          0: { colour: '#17171a', fringe: '#17171a', vermiculation: undefined },
          1: { colour: '#fbfaf6', fringe: '#fbfaf6', vermiculation: undefined },
        },
      },
    },
  },
  tail: {
    length: 1.15,
    width: 0.56,
    feathers: 6,
    graduated: 0.35,
    spread: 0.04,
    feather: { colour: '#7d756c', fringe: '#d6cfc2', fringeWidth: 1.6, shape: 'pointed' },
  },
  bill: {
    kind: 'duck',
    length: 0.86,
    seat: { forehead: 0.6 },
    upper: '#2f3236',
    shape: { depth: 0.62, droop: 0.25, taper: 0.04, blunt: 0.04 },
  },
  eye: { radius: 0.12, iris: '#2b180d', pupil: 0.66 },
  planes: { ear: 0, crease: 0, relief: 0.7, silk: 1 },
  legs: { colour: '#6e7274' },
  ornaments: [{ kind: 'gloss', at: [-0.8, 0], radius: 0.6, colour: '#78ebaa', strength: 0.3 }],
  pareja: {
    what: 'hembra',
    size: 0.77,
    x: 398,
    rise: 160,
    pose: { depth: 0.92, carry: [4, 10] },
    base: '#a08867',
    planes: { ear: 0, crease: 0, relief: 0.7 },
    rows: brownBody({
      dark: '#483a2b',
      edge: '#c4aa7e',
      inner: '#9a7f56',
      breast: '#44372a',
      edgeWidth: 0.18,
      size: 0.6,
      spot: 0.5,
    }),
    tracts: [
      {
        at: 'upperparts',
        colour: '#6f5a42',
        soft: 10,
      },
      {
        sheet: path('0.38,0.35 0.8,0.3 0.86,0.6 0.8,1.1 0.36,1.1'),
        colour: '#a68d69',
        soft: 10,
      },
      {
        sheet: path('0.15,-0.1 0.3,-0.1 0.36,0.3 0.42,0.6 0.4,1.1 0.12,1.1'),
        colour: '#a68a63',
        soft: 8,
      },
      { sheet: path('0.82,0.5 0.98,0.44 1.02,0.56 0.86,0.66'), colour: '#f3ead4', soft: 2 },
      {
        head: path('1.2,-0.4 0.4,-1.3 -1,-1.5 -1.9,0 -1.75,1.2 -0.6,1.5 0.3,1.6 1,1.5 1.4,0.6'),
        colour: '#b49a72',
        soft: 3,
        mark: { kind: 'streak', colour: '#5a4935', width: 0.2, size: 0.5, opacity: 0.55 },
      },
      {
        head: path('0.7,-0.1 0.4,-0.8 -0.3,-1.2 -1.1,-1.1 -1.6,0.2 -1.1,0.5 -0.85,0 -0.3,-0.36 0.3,-0.24'),
        colour: '#5a4833',
        soft: 3,
      },
      {
        head: path('0.7,0.15 0.2,-0.08 -0.4,-0.06 -1.1,0.1 -1.1,0.24 -0.3,0.13 0.2,0.12 0.7,0.26'),
        colour: '#54432f',
        soft: 2.5,
      },
    ],
    wing: {
      plan: { form: 'duck', projection: 0.3, tipOnTail: 0.12, tipBeside: -0.02 },
      lesserCoverts: '#82694a',
      scapulars: '#4d3e2f',
      rows: {
        ...brownWing({ dark: '#483a2b', edge: '#c0a478' }),
        secondaries: {
          feather: {
            colour: '#27754c',
            zones: [{ from: 0, to: 0.2, colour: '#3a322a' }],
            tip: '#f0ece2',
            tipLength: 0.08,
            shape: 'square',
          },
          except: { 0: { colour: '#1f1d1b' }, 1: { colour: '#1f1d1b' }, 2: { colour: '#1f1d1b' } },
        },
        greaterCoverts: { feather: { colour: '#6a5a48', tip: '#ecdfc6', tipLength: 0.15, shape: 'square' } },
      },
    },
    tail: {
      length: 1.1,
      width: 0.56,
      feathers: 6,
      graduated: 0.3,
      spread: 0.04,
      feather: { colour: '#9c876a', fringe: '#cdbb99', fringeWidth: 1.6, shape: 'pointed' },
    },
    bill: {
      kind: 'duck',
      length: 0.84,
      seat: { forehead: 0.6 },
      upper: '#45444a',
      shape: { depth: 0.62, droop: 0.25, taper: 0.04, blunt: 0.04 },
    },
    ornaments: [],
  },
  scene: {
    habitat: 'humedal',
    season: 'invierno',
    hour: 'tarde',
    palette: 'lavanda',
    sun: 'right',
    perch: { kind: 'agua' },
    plants: ['hierba'],
  },
  rasgos: [
    { texto: 'Cabeza castaña con antifaz verde', at: { head: [-0.8, 0.1] } },
    { texto: 'Triángulo amarillo en la popa', at: { sheet: [0.9, 0.6] } },
    { texto: 'Raya blanca sobre el ala', at: { wing: [0.5, 0.34] } },
    { texto: 'El pato más pequeño', at: { sheet: [0.6, 0.58] } },
    { texto: 'Hembra: espejuelo verde', at: { plate: [296, 414] } },
  ],
};
