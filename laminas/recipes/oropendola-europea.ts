import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const oropendolaEuropea: Recipe = {
  slug: 'oropendola-europea',
  archetype: 'thrush',
  frame: { size: 0.84, dx: -135 },
  pose: {
    head: 0.98,
    plump: 0.96,
    depth: 0.93,
    legs: 0.52,
    turn: 0.16,
    skull: { crown: -0.08, forehead: -0.04 },
  },
  base: '#f3c91e',
  tracts: [
    { at: 'upperparts', colour: '#f0c41c', soft: 9 },
    { at: 'underparts', colour: '#f6cf2a', soft: 10 },
    { at: 'breast', colour: '#f8d434', soft: 20 },
    {
      head: path('0.85,0.06 0.5,-0.04 0.2,-0.14 0.05,0 0.2,0.14 0.5,0.22 0.85,0.28'),
      colour: '#1b1816',
      soft: 2.5,
    },
  ],
  wing: {
    chord: 0.62,
    lesserCoverts: '#1c1a19',
    scapulars: '#f0c41c',
    rows: {
      primaries: { feather: { colour: '#1d1a19', fringe: '#403a36', fringeWidth: 0.6 } },
      secondaries: {
        feather: { colour: '#1e1b1a', fringe: '#3a3531', fringeWidth: 0.7, tip: '#e8cf72', tipLength: 0.05 },
      },
      tertials: {
        feather: { colour: '#211e1c', fringe: '#3a3531', fringeWidth: 0.7, tip: '#e8cf72', tipLength: 0.07 },
      },
      primaryCoverts: {
        feather: { colour: '#191716', fringe: '#332f2c', fringeWidth: 0.5, tip: '#f1ca2c', tipLength: 0.5 },
      },
      alula: { feather: { colour: '#191716', fringe: '#332f2c', fringeWidth: 0.5 } },
      greaterCoverts: { feather: { colour: '#1d1a19', fringe: '#38332f', fringeWidth: 0.7 } },
      medianCoverts: { feather: { colour: '#1c1a18', fringe: '#35312e', fringeWidth: 0.7 } },
    },
  },
  tail: {
    length: 2.5,
    width: 0.74,
    spread: 0.1,
    feather: { colour: '#1d1a18', zones: [{ from: 0.55, to: 1, colour: '#f3c91e' }] },
    except: {
      4: { zones: [{ from: 0.78, to: 1, colour: '#f3c91e' }] },
      5: { zones: [{ from: 0.92, to: 1, colour: '#f3c91e' }] },
    },
  },
  bill: { length: 0.98, depth: 1.02, curve: 0.09, culmen: 0.06, upper: '#b2523c', lower: '#bd6248' },
  eye: { radius: 0.145, iris: '#8a2a1c' },
  legs: { colour: '#6b7078', claw: '#33363b' },
  pareja: {
    what: 'hembra',
    size: 0.52,
    x: 985,
    facing: 'right',
    base: '#b9bf6a',
    tracts: [
      { at: 'upperparts', colour: '#93a03a', soft: 9 },
      { at: ['rump', 'uppertail'], colour: '#c9c23c', soft: 10 },
      {
        at: 'underparts',
        colour: '#f1efdc',
        soft: 10,
        mark: {
          kind: 'streak',
          colour: '#57563e',
          width: 0.28,
          length: 1.2,
          opacity: 0.85,
          chance: 0.85,
          size: 0.9,
          spacing: 1.1,
        },
      },
      { at: 'flanks', colour: '#e3dc82', soft: 18 },
      { at: 'undertail', colour: '#e8d23e', soft: 8, mark: 'none' },
      { at: 'lores', colour: '#6b7040', soft: 6 },
      { at: 'throat', colour: '#e2e2d0', soft: 10 },
    ],
    wing: {
      chord: 0.62,
      lesserCoverts: '#818a3c',
      scapulars: '#93a03a',
      rows: {
        primaries: { feather: { colour: '#454434', fringe: '#7a7a52', fringeWidth: 0.7 } },
        secondaries: { feather: { colour: '#4b4c35', fringe: '#888b52', fringeWidth: 1 } },
        tertials: { feather: { colour: '#55583a', fringe: '#959a54', fringeWidth: 1 } },
        primaryCoverts: {
          feather: { colour: '#48492f', fringe: '#8a8d55', fringeWidth: 0.7, tip: '#d8cf6a', tipLength: 0.3 },
        },
        greaterCoverts: { feather: { colour: '#5f6438', fringe: '#959b4c', fringeWidth: 1 } },
        medianCoverts: { feather: { colour: '#6d7438', fringe: '#959b4c', fringeWidth: 1 } },
      },
    },
    tail: {
      length: 2.5,
      width: 0.74,
      feather: { colour: '#5f6236', zones: [{ from: 0.75, to: 1, colour: '#dcc73c' }] },
      except: { 5: { zones: [] } },
    },
    bill: { length: 0.96, depth: 1.02, curve: 0.09, culmen: 0.06, upper: '#9c5a48', lower: '#a8695a' },
  },
  scene: {
    habitat: 'río',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'agua',
    perch: { kind: 'rama', plant: 'chopo' },
  },
  rasgos: [
    { texto: 'Amarillo vivo con alas negras', at: { wing: [0.55, 0.5] } },
    { texto: 'Brida negra hasta el ojo', at: { head: [0.4, 0.08] } },
    { texto: 'Pico rojizo', at: { bill: 0.5 } },
    { texto: 'Cola negra de esquinas amarillas', at: { tail: 0.8 } },
    { texto: 'Hembra: verdosa, pecho listado', at: { plate: [990, 480] } },
  ],
};
