import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const papamoscasCerrojillo: Recipe = {
  slug: 'papamoscas-cerrojillo',
  archetype: 'flycatcher',
  facing: 'right',
  frame: { size: 0.8, dx: 270, dy: 0 },
  pose: {
    head: 1.2,
    compact: 0.8,
    carry: [10, 26],
    turn: 0,
    skull: { forehead: 0.03 },
    contour: {
      nape: { at: [0.05, -0.32], slope: 0.4, turn: -0.1 },
      mantle: { at: [0.26, -0.255], slope: 0.05 },
      back: { at: [0.57, -0.175], slope: 0.16 },
      rump: { at: [0.86, -0.1], slope: 0.15 },
      breast: { at: [0.1, 0.37], slope: 0.7, reach: 0.4 },
      belly: { at: [0.42, 0.44], slope: -0.05, reach: 0.42 },
      vent: { at: [0.8, 0.27], slope: -0.5, turn: 0.22 },
    },
  },
  base: '#2a282a',
  coat: 'loose',
  darks: { cold: '#8fa0c4', warm: '#7a5a44', sheen: 0.3 },
  tracts: [
    { at: 'upperparts', colour: '#262427', soft: 7 },
    { at: ['rump'], colour: '#39373b', soft: 20 },
    { at: 'underparts', colour: '#faf8f2', soft: 7 },
    {
      head: path(
        '1,0.1 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.5,-1.05 -1.95,-0.2 -1.9,0.7 -1.5,1.1 -1,0.8 -0.4,0.5 0.2,0.24 0.7,0.24',
      ),
      colour: '#201e21',
      soft: 3,
    },
    {
      head: path('0.9,0.26 0.5,0.22 0,0.4 -0.5,0.62 -0.85,0.95 -0.95,1.5 -0.7,2.2 0.6,2.4 1,1'),
      colour: '#fbf9f4',
      soft: 3,
    },
    {
      head: path('1,0 0.72,-0.02 0.5,-0.16 0.36,-0.34 0.34,-0.52 0.44,-0.66 0.6,-0.62 1,-0.3'),
      colour: '#fbf9f4',
      soft: 2,
    },
  ],
  wing: {
    plan: { projection: 0.85, tipOnTail: 0.46 },
    lesserCoverts: '#232124',
    scapulars: '#262427',
    rows: {
      primaries: {
        feather: {
          colour: '#2b2726',
          fringe: '#453e3b',
          fringeWidth: 0.6,
        },
        except: {
          4: { zones: [{ from: 0.1, to: 0.34, colour: '#f6f3ec', web: 'outer' }] },
          5: { zones: [{ from: 0.1, to: 0.38, colour: '#f6f3ec', web: 'outer' }] },
          6: { zones: [{ from: 0.1, to: 0.4, colour: '#f6f3ec', web: 'outer' }] },
          7: { zones: [{ from: 0.1, to: 0.4, colour: '#f6f3ec', web: 'outer' }] },
        },
      },
      secondaries: {
        feather: {
          colour: '#272425',
          fringe: '#433d3b',
          fringeWidth: 0.7,
        },
      },
      tertials: {
        feather: {
          colour: '#f6f3ec',
          centre: '#272425',
          centreWidth: 0.66,
          centreFrom: 0.42,
        },
      },
      primaryCoverts: { feather: { colour: '#221f21', fringe: '#3d3839', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#201e20', fringe: '#3d3839', fringeWidth: 0.6 } },
      greaterCoverts: {
        feather: { colour: '#f6f3ec', fringe: '#ffffff', fringeWidth: 1.2 },
        except: {
          0: { colour: '#272425', fringe: '#433d3b', fringeWidth: 0.6 },
          1: { colour: '#272425', fringe: '#433d3b', fringeWidth: 0.6 },
        },
      },
      medianCoverts: {
        feather: { colour: '#252326', fringe: '#403b40', fringeWidth: 0.8 },
        except: {
          5: { tip: '#f6f3ec', tipLength: 0.2 },
          6: { tip: '#f6f3ec', tipLength: 0.4 },
          7: { tip: '#f6f3ec', tipLength: 0.5 },
        },
      },
    },
  },
  tail: {
    undertail: 0.3,
    uppertail: 0.3,
    length: 2.2,
    width: 0.54,
    spread: 0.1,
    notched: true,
    feather: { colour: '#211f21', fringe: '#3d3839', fringeWidth: 0.6 },
    except: {
      0: { zones: [{ from: 0.1, to: 0.86, colour: '#f5f2ea' }] },
      1: { zones: [{ from: 0.1, to: 0.78, colour: '#f5f2ea' }] },
      2: { zones: [{ from: 0.1, to: 0.66, colour: '#f5f2ea', web: 'outer' }] },
    },
  },
  bill: { length: 0.45, depth: 0.85, curve: 0.04, upper: '#171618', lower: '#252326' },
  eye: { radius: 0.158, iris: '#1b1310', plain: true },
  legs: {
    stance: {
      tarsus: 0.33,
      hidden: 0.28,
      girth: 0.068,
      toe: 0.44,
      thigh: 0.22,
      lean: [0.36, 0.1],
      yaw: [0.75, 0.45],
      stride: 0.2,
      scutes: 0.3,
    },
    colour: '#201f22',
    claw: '#111012',
  },
  pareja: {
    what: 'hembra',
    legs: {
      stance: {
        tarsus: 0.33,
        hidden: 0.3,
        girth: 0.068,
        toe: 0.44,
        thigh: 0.22,
        lean: [0.2, 0.4],
        yaw: [0.6, 0.8],
        stride: -0.2,
        scutes: 0.3,
      },
      colour: '#201f22',
      claw: '#111012',
    },
    size: 0.9,
    x: 866,
    facing: 'right',
    pose: {
      head: 1.2,
      compact: 0.8,
      carry: [12, 26],
      turn: -0.2,
      skull: { forehead: 0.03 },
      contour: {
        mantle: { at: [0.3, -0.25], slope: 0.05 },
        back: { at: [0.57, -0.175], slope: 0.16 },
        rump: { at: [0.86, -0.1], slope: 0.15 },
        breast: { at: [0.1, 0.365], slope: 0.7, reach: 0.4 },
        belly: { at: [0.42, 0.43], slope: -0.05, reach: 0.42 },
        vent: { at: [0.8, 0.27], slope: -0.5, turn: 0.22 },
      },
    },
    base: '#a89a88',
    darks: { cold: '#8a7a68', warm: '#6a5040', sheen: 0.1 },
    tracts: [
      { at: 'upperparts', colour: '#8c7c69', soft: 8 },
      { at: 'underparts', colour: '#f4eee2', soft: 9 },
      { at: ['breast'], colour: '#e5dac6', soft: 18, opacity: 0.8 },
      {
        head: path(
          '1,0.1 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.5,-1.05 -1.95,-0.2 -1.8,0.7 -1.3,0.9 -0.6,0.7 0.1,0.4 0.7,0.3',
        ),
        colour: '#8f806d',
        soft: 6,
      },
      { at: 'throat', colour: '#f2ebdd', soft: 6 },
      { at: 'lores', colour: '#b9ab96', soft: 6, opacity: 0.7 },
      {
        head: path('0.2,-0.22 0,-0.28 -0.2,-0.22 -0.28,0 -0.2,0.22 0,0.27 0.22,0.2 0.28,0'),
        colour: '#d8ccb8',
        soft: 3,
        opacity: 0.5,
      },
    ],
    wing: {
      plan: { projection: 0.85, tipOnTail: 0.46 },
      lesserCoverts: '#7f705e',
      scapulars: '#8c7c69',
      rows: {
        primaries: { feather: { colour: '#4e443a', fringe: '#776a5b', fringeWidth: 0.7 } },
        secondaries: {
          feather: {
            colour: '#4f453b',
            fringe: '#8a7c6a',
            fringeWidth: 0.8,
          },
        },
        tertials: {
          feather: {
            colour: '#efe6d6',
            centre: '#50463b',
            centreWidth: 0.86,
            centreFrom: 0.25,
          },
        },
        primaryCoverts: { feather: { colour: '#4c4239', fringe: '#706455', fringeWidth: 0.6 } },
        greaterCoverts: {
          feather: {
            colour: '#5a4f43',
            fringe: '#857766',
            fringeWidth: 0.9,
            tip: '#eee5d4',
            tipLength: 0.18,
            shape: 'round',
          },
        },
        medianCoverts: {
          feather: { colour: '#6b5e50', fringe: '#8d7e6c', fringeWidth: 0.9 },
        },
      },
    },
    tail: {
      undertail: 0.3,
      uppertail: 0.3,
      length: 2.2,
      width: 0.54,
      spread: 0.1,
      notched: true,
      feather: { colour: '#4a4138', fringe: '#6f6355', fringeWidth: 0.7 },
      except: {
        0: { zones: [{ from: 0.1, to: 0.86, colour: '#efe8da' }] },
        1: { zones: [{ from: 0.1, to: 0.78, colour: '#efe8da' }] },
        2: { zones: [{ from: 0.1, to: 0.66, colour: '#efe8da', web: 'outer' }] },
      },
    },
  },
  scene: {
    habitat: 'bosque',
    season: 'primavera',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'salvia',
    perch: { kind: 'rama', plant: 'roble' },
  },
  rasgos: [
    { texto: 'Mancha blanca en la frente', at: { head: [0.42, -0.3] } },
    { texto: 'Gran mancha blanca en el ala', at: { wing: [0.4, 0.5] } },
    { texto: 'Negro por encima, blanco por debajo', at: { sheet: [0.3, 0.85] } },
    { texto: 'Hembra: parda, ala con menos blanco', at: { plate: [880, 548] } },
  ],
};
