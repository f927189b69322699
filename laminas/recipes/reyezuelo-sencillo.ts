import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const reyezueloSencillo: Recipe = {
  slug: 'reyezuelo-sencillo',
  archetype: 'kinglet',
  facing: 'right',
  pose: {
    head: 0.94,
    compact: 0.86,
    move: { d10: [4, -4] },
    contour: {
      nape: { at: [0.17, -0.425], slope: 0.42, turn: -0.2 },
      mantle: { at: [0.44, -0.315], slope: 0.06 },
      back: { at: [0.73, -0.226], slope: 0.16 },
      rump: { at: [0.93, -0.144], slope: 0.18 },
      jugular: { at: [-0.13, 0.253], slope: 1.35, turn: 0.12 },
      breast: { at: [0.02, 0.464], slope: 1.06 },
      belly: { at: [0.4, 0.573], slope: -0.02 },
      vent: { at: [0.8, 0.339], slope: -0.56, turn: 0.22 },
    },
    turn: -0.08,
    depth: 0.91,
  },
  frame: { size: 0.796, dy: 4 },
  base: '#8f9068',
  coat: 'loose',
  tracts: [
    { at: 'upperparts', colour: '#7c8351', soft: 8 },
    { at: 'underparts', colour: '#ded8c0', soft: 9 },
    { at: ['flanks', 'vent'], colour: '#c6bf9d', soft: 14 },
    { sheet: path('0.93,0.2 1.1,0.2 1.1,1.1 0.99,1.1 0.96,0.8'), colour: '#7c8351', soft: 6 },
    { head: path('0.9,0.2 0.4,-0.5 -0.4,-0.8 -1.2,-0.5 -1.35,0.2 -1,1 -0.5,1.5 0.5,1.6 1,1.2'), colour: '#b3b190', soft: 14 },
    { head: path('0.9,0.4 0.3,0.5 -0.3,0.9 -0.5,1.4 0.4,1.7 1,1.2'), colour: '#dcd7c1', soft: 7 },
    { head: path('0.7,0 0.36,-0.3 -0.1,-0.38 -0.55,-0.3 -0.62,0.1 -0.4,0.46 0.1,0.5 0.42,0.3 0.7,0.26'), colour: '#e0ddc6', soft: 8 },
    { head: path('0.66,0.26 0.4,0.3 0.14,0.44 0.12,0.38 0.36,0.22'), colour: '#6a694f', soft: 2.6, opacity: 0.6 },
    {
      head: path(
        '0.6,-0.2 0.4,-0.33 0.1,-0.43 -0.3,-0.47 -0.7,-0.44 -1.05,-0.36 -1.4,-0.2 -1.36,-0.36 -1.1,-0.56 -0.75,-0.66 -0.3,-0.68 0.1,-0.62 0.4,-0.5 0.64,-0.34',
      ),
      colour: '#1a1916',
      soft: 2,
    },
    {
      head: path('0.5,-0.44 0.08,-0.61 -0.35,-0.67 -0.75,-0.64 -1.06,-0.56 -1.3,-0.42 -1.3,-0.62 -1.05,-0.9 -0.8,-1.3 -0.3,-1.5 0.5,-1'),
      colour: '#f4cf2e',
      soft: 3.5,
    },
    { head: path('0.1,-0.96 -0.5,-1.02 -1.1,-0.9 -1,-1.4 -0.4,-1.4'), colour: '#ee8a1e', soft: 4, opacity: 0.75 },
  ],
  wing: {
    plan: { projection: 0.5, tipOnTail: 0.3, bendRaised: 0.26, medianTips: 0.3 },
    lesserCoverts: '#7c8351',
    scapulars: '#7c8351',
    rows: {
      primaries: { feather: { colour: '#4b4a35', fringe: '#9aa058', fringeWidth: 0.7 } },
      secondaries: {
        feather: { colour: '#4b4a35', fringe: '#aab05c', fringeWidth: 1.7, fringeFrom: 0.6, zones: [{ from: 0, to: 0.62, colour: '#24231c' }] },
        except: {
          0: { zones: [{ from: 0, to: 0.5, colour: '#24231c' }], fringeFrom: 0.48 },
          1: { zones: [{ from: 0, to: 0.56, colour: '#24231c' }], fringeFrom: 0.54 },
          2: { zones: [{ from: 0, to: 0.6, colour: '#24231c' }], fringeFrom: 0.58 },
          4: { zones: [{ from: 0, to: 0.65, colour: '#24231c' }], fringeFrom: 0.63 },
          5: { zones: [{ from: 0, to: 0.68, colour: '#24231c' }], fringeFrom: 0.66 },
        },
      },
      tertials: { feather: { colour: '#413f2d', rim: '#d9d5b2', rimWidth: 1.3, tip: '#dcd7ba', tipLength: 0.05 } },
      primaryCoverts: { feather: { colour: '#4b4a35', fringe: '#9aa058', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#4b4a35', fringe: '#9aa058', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#57583c', fringe: '#6e7044', fringeWidth: 1.6, tip: '#efe9d0', tipLength: 0.2 } },
      medianCoverts: { feather: { colour: '#55563a', fringe: '#6e7044', fringeWidth: 1.5, tip: '#dcd6ba', tipLength: 0.2 } },
    },
  },
  tail: {
    notched: true,
    undertail: 0.48,
    uppertail: 0.36,
    length: 1.95,
    width: 0.37,
    fork: 0.1,
    feather: { colour: '#55543b', fringe: '#959a56', fringeWidth: 1.2 },
  },
  bill: { length: 0.38, depth: 0.66, upper: '#25221e' },
  eye: { radius: 0.164, iris: '#120c08' },
  legs: {
    stance: { tarsus: 0.38, hidden: 0.36, girth: 0.062, toe: 0.44, scutes: 0.2, thigh: 0.2, lean: [0.24, 0.52], stride: -0.14, yaw: [0.8, 1.1] },

    colour: '#8d7054',
    claw: '#4a3a2c',

    feet: '#b8984a',
  },
  scene: { habitat: 'bosque', season: 'invierno', perch: { kind: 'rama', plant: 'pino', slope: 5, thickness: 20 }, palette: 'escarcha', sun: 'left' },
  rasgos: [
    { texto: 'Cara lisa con gran ojo negro', at: { head: [-0.25, 0.2] } },
    { texto: 'Corona amarilla bordeada de negro', at: { head: [-0.4, -0.8] } },
    { texto: 'Franja blanca en el ala', at: { wing: [0.44, 0.5] } },
    { texto: 'Dorso verde oliva apagado', at: { sheet: [0.5, 0.15] } },
  ],
};
