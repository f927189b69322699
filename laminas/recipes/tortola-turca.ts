import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tortolaTurca: Recipe = {
  slug: 'tortola-turca',
  archetype: 'pigeon',
  pose: {
    head: 1.02,
    plump: 0.88,
    depth: 0.87,
    compact: 0.95,
    turn: 0.09,
    droop: -0.025,
    legs: 0.85,
    move: { d9: [0, -4], v4: [6, 0], v5: [8, -4], v8: [6, 8], v9: [6, 28], v10: [4, 20] },
  },
  frame: { size: 1.034 },
  base: '#d3c4b2',
  tracts: [
    { at: 'upperparts', colour: '#bfab95', soft: 12 },
    { at: 'underparts', colour: '#d8cabc', soft: 14 },
    { sheet: path('0.12,0.3 0.3,0.34 0.4,0.62 0.38,1.1 0.1,1.1'), colour: '#d8b8b2', soft: 34 },
    { at: 'undertail', colour: '#b5afa9', soft: 14 },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.3 -1.6,-1 -2,0.4 -1.7,1.4 0.2,1.7 1,0.9'),
      colour: '#dccac2',
      soft: 9,
    },
    {
      sheet: path(
        '0.272,-0.06 0.271,0.06 0.262,0.2 0.25,0.36 0.24,0.5 0.232,0.6 0.237,0.61 0.253,0.53 0.27,0.4 0.287,0.22 0.3,0.06 0.303,-0.06',
      ),
      colour: '#f6f2ea',
      soft: 4,
    },
    {
      sheet: path(
        '0.279,-0.08 0.278,0.06 0.268,0.22 0.253,0.38 0.242,0.5 0.235,0.59 0.245,0.52 0.262,0.39 0.28,0.22 0.293,0.06 0.296,-0.08',
      ),
      colour: '#1a191b',
      soft: 1.8,
    },
  ],
  wing: {
    plan: { form: 'pigeon', projection: 0.6, tipOnTail: 0.4, tipBeside: -0.05, flankDepth: 0.14 },
    lesserCoverts: '#bdaa95',
    scapulars: '#bda993',
    rows: {
      primaries: { feather: { colour: '#3f3a37', fringe: '#9a8e82', fringeWidth: 1.1 } },
      secondaries: { feather: { colour: '#a5a5a4', fringe: '#b8b7b3', fringeWidth: 0.8 } },
      tertials: {
        feather: { colour: '#b39f88', fringe: '#c6b5a1', fringeWidth: 1, tipFringe: true, shape: 'round' },
      },
      primaryCoverts: { feather: { colour: '#85878b', fringe: '#9a9b9d', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#8f9195' } },
      greaterCoverts: {
        feather: { colour: '#b9aa97', fringe: '#c8baa8', fringeWidth: 0.8, shape: 'round' },
        except: {
          0: { colour: '#a4a9ae', fringe: '#b5b9bd' },
          1: { colour: '#a7abae', fringe: '#b7babd' },
          2: { colour: '#aaacad', fringe: '#babbbb' },
          3: { colour: '#afaca8', fringe: '#bfbbb5' },
          4: { colour: '#b3aaa0', fringe: '#c3b9ad' },
        },
      },
      medianCoverts: {
        feather: { colour: '#bcaa95', fringe: '#cabaa6', fringeWidth: 0.7 },
        except: {
          0: { colour: '#aaacad', fringe: '#b8b9b9' },
          1: { colour: '#aeaba6', fringe: '#bcb8b1' },
          2: { colour: '#b4aa9c', fringe: '#c3b8a8' },
        },
      },
      lesserCoverts: {
        feather: { colour: '#bdaa95', rim: '#c8b7a4' },
        except: { 0: { colour: '#b1aba3', rim: '#bcb6ad' }, 1: { colour: '#b6aa9b', rim: '#c0b4a5' } },
      },
      scapulars: { feather: { colour: '#bda993', rim: '#c7b5a0' } },
    },
  },
  tail: {
    length: 5.7,
    lift: 0.06,
    width: 1.2,
    bend: 0.06,
    undertail: 0.42,
    feathers: 7,
    graduated: 0.07,
    spread: 0.04,
    feather: { colour: '#ab9c8c', fringe: '#b8a999', fringeWidth: 0.8 },
    except: {
      0: { colour: '#56504c', tip: '#f6f2ea', tipLength: 0.34 },
      1: { colour: '#6d655f', tip: '#f1ece2', tipLength: 0.3 },
      2: { colour: '#94877a', tip: '#e6ddd0', tipLength: 0.24 },
      3: { tip: '#d6cabb', tipLength: 0.18 },
      4: { tip: '#c6b9a9', tipLength: 0.12 },
    },
  },
  bill: {
    length: 0.8,
    depth: 1.02,
    curve: 0.12,
    culmen: 0,
    gonys: 0.02,
    upper: '#2c2a2c',
    lower: '#353235',
  },
  eye: { radius: 0.142, iris: '#8a2420', pupil: 0.5, ring: '#efe6dd', ringWidth: 0.2 },
  planes: { ear: 0.6, crease: 0 },
  legs: {
    colour: '#b3525c',
    claw: '#3a2e2e',
    stance: {
      tarsus: 0.24,
      hidden: 0.2,
      girth: 0.13,
      toe: 0.8,
      scutes: 0.7,
      thigh: 0.26,
      lean: [0.34, 0.1],
      yaw: [1.1, 0.8],
      stride: 0.2,
      balance: 0.45,
    },
  },
  scene: { habitat: 'ciudad', sun: 'hidden', palette: 'lavanda', perch: { kind: 'cable', thickness: 12 } },
  rasgos: [
    { texto: 'Medio collar negro y fino', at: { sheet: [0.27, 0.24] } },
    { texto: 'Beige pálida y lisa', at: { wing: [0.3, 0.5] } },
    { texto: 'Cola larga de punta blanca', at: { tail: 0.85 } },
    { texto: 'Ojo rojo oscuro', at: { head: [0, 0] } },
    { texto: 'Puntas de las alas oscuras', at: { wing: [0.85, 0.6] } },
  ],
};
