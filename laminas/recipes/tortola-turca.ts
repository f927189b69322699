import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tortolaTurca: Recipe = {
  slug: 'tortola-turca',
  archetype: 'pigeon',
  pose: { head: 1, plump: 0.93, depth: 0.92, turn: 0.1, legs: 0.85 },
  base: '#d3c4b2',
  tracts: [
    { at: 'upperparts', colour: '#bfab95', soft: 12 },
    { at: 'underparts', colour: '#d8cabc', soft: 14 },
    { sheet: path('0.12,0.3 0.3,0.34 0.4,0.62 0.38,1.1 0.1,1.1'), colour: '#d9c2b8', soft: 20 },
    { at: 'undertail', colour: '#b5afa9', soft: 14 },
    {
      head: path('1,0 0.5,-0.9 -0.5,-1.3 -1.6,-1 -2,0.4 -1.7,1.4 0.2,1.7 1,0.9'),
      colour: '#dccfc4',
      soft: 9,
    },
    {
      sheet: path('0.205,-0.04 0.22,-0.02 0.252,0.3 0.262,0.6 0.248,0.66 0.234,0.34'),
      colour: '#f8f5ee',
      soft: 2.5,
    },
    {
      sheet: path('0.222,-0.06 0.242,0 0.268,0.3 0.27,0.62 0.258,0.62 0.246,0.32'),
      colour: '#1a191b',
      soft: 2,
    },
    {
      sheet: path('0.246,-0.04 0.254,0 0.28,0.3 0.278,0.58 0.27,0.62 0.268,0.3'),
      colour: '#f4f0e8',
      soft: 2.5,
      opacity: 0.9,
    },
  ],
  wing: {
    chord: 0.55,
    lesserCoverts: '#bdaa95',
    lesserTo: 0.24,
    scapulars: '#bba78f',
    rows: {
      primaries: { feather: { colour: '#4b4643', fringe: '#a3978b', fringeWidth: 1.2 } },
      secondaries: { feather: { colour: '#a9a7a5', fringe: '#b8b4b0', fringeWidth: 1 } },
      tertials: { feather: { colour: '#b4a18b', fringe: '#c2b19c', fringeWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#8f8f92' } },
      alula: { feather: { colour: '#a3a5a9' } },
      greaterCoverts: {
        feather: { colour: '#b9a996', fringe: '#c8baa8', fringeWidth: 1.2 },
        except: {
          0: { colour: '#a9b0b7' },
          1: { colour: '#a9b0b7' },
          2: { colour: '#b0b1b2' },
          3: { colour: '#b4afa8' },
        },
      },
      medianCoverts: {
        feather: { colour: '#bcab97', fringe: '#c9bba8', fringeWidth: 1.2 },
        except: { 0: { colour: '#a9b0b7' }, 1: { colour: '#b0b2b3' } },
      },
    },
  },
  tail: {
    length: 6.2,
    width: 1.45,
    graduated: 0.08,
    spread: 0.1,
    feather: { colour: '#a7998a', fringe: '#b5a899', fringeWidth: 1 },
    except: {
      0: {
        zones: [
          { from: 0, to: 0.55, colour: '#4a4644' },
          { from: 0.58, to: 1, colour: '#f6f3ec' },
        ],
      },
      1: {
        zones: [
          { from: 0, to: 0.55, colour: '#4a4644' },
          { from: 0.6, to: 1, colour: '#f3f0e8' },
        ],
      },
      2: { zones: [{ from: 0.66, to: 1, colour: '#e4dfd5' }] },
    },
  },
  bill: {
    length: 0.84,
    depth: 0.84,
    curve: 0.12,
    culmen: 0,
    gonys: 0.02,
    upper: '#2c2a2c',
    lower: '#353235',
  },
  eye: { radius: 0.17, iris: '#8a2420', pupil: 0.55 },
  legs: { colour: '#b3525c', claw: '#3a2e2e' },
  scene: { habitat: 'ciudad', hour: 'tarde', palette: 'terracota', perch: { kind: 'cable' } },
  rasgos: [
    { texto: 'Medio collar negro y fino', at: { sheet: [0.25, 0.3] } },
    { texto: 'Beige pálida y lisa', at: { wing: [0.3, 0.5] } },
    { texto: 'Cola larga de punta blanca', at: { tail: 0.85 } },
    { texto: 'Ojo rojo oscuro', at: { head: [0, 0] } },
    { texto: 'Puntas de las alas oscuras', at: { wing: [0.85, 0.6] } },
  ],
};
