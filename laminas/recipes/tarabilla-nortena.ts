import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const tarabillaNortena: Recipe = {
  slug: 'tarabilla-nortena',
  archetype: 'chat',
  facing: 'right',
  pose: { head: 1.02, plump: 0.98, depth: 0.95, legs: 0.74, turn: 0, skull: { crown: -0.08 } },
  base: '#a5855c',
  tracts: [
    {
      at: 'upperparts',
      colour: '#a9855a',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#33271e',
        width: 0.42,
        length: 1.1,
        opacity: 0.85,
        chance: 0.85,
        size: 0.75,
        spacing: 1.05,
      },
    },
    { at: 'underparts', colour: '#f2e4c8', soft: 12, mark: 'none' },
    { at: ['breast', 'upperbreast'], colour: '#dd9a54', soft: 20, mark: 'none' },
    { at: 'flanks', colour: '#e3bd87', soft: 18, mark: 'none' },
    { at: 'throat', colour: '#de9c58', soft: 8, mark: 'none' },
    {
      head: path(
        '0.7,-0.25 0.4,-0.7 -0.2,-1.2 -0.9,-1.25 -1.6,-0.9 -1.8,-0.2 -1.5,0 -1,-0.4 -0.3,-0.5 0.3,-0.4',
      ),
      colour: '#7d6243',
      soft: 4,
      mark: { kind: 'streak', colour: '#2c211a', width: 0.4, opacity: 0.8, chance: 0.8, size: 0.6 },
    },
    {
      head: path(
        '0.8,0.4 0.3,0.4 0,0.62 -0.5,0.94 -1.1,0.96 -1.5,0.7 -1.6,0.95 -1.2,1.25 -0.6,1.28 0,1 0.4,0.72 0.8,0.62',
      ),
      colour: '#fbf5e6',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.85,-0.04 0.5,-0.06 0.1,-0.14 -0.6,-0.2 -1.3,-0.12 -1.55,0.2 -1.4,0.62 -1,0.86 -0.5,0.84 0,0.52 0.4,0.32 0.85,0.3',
      ),
      colour: '#2f241d',
      soft: 2.5,
      mark: 'none',
    },
    {
      head: path(
        '0.85,-0.12 0.5,-0.18 0.2,-0.3 -0.3,-0.42 -1,-0.48 -1.6,-0.2 -1.7,0.05 -1.2,-0.14 -0.3,-0.2 0.2,-0.12 0.6,-0.02',
      ),
      colour: '#fcf6e8',
      soft: 2,
      mark: 'none',
    },
  ],
  wing: {
    chord: 0.59,
    lesserCoverts: '#3f3227',
    scapulars: '#a17f56',
    scapularMark: { kind: 'streak', colour: '#33271e', width: 0.45, opacity: 0.85, chance: 0.75 },
    rows: {
      primaries: { feather: { colour: '#3b3027', fringe: '#8e7352', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#3d3228', fringe: '#a78862', fringeWidth: 1.2 } },
      tertials: { feather: { colour: '#3a2f25', rim: '#cfae7e', rimWidth: 3.2 } },
      primaryCoverts: {
        feather: { colour: '#31271f', fringe: '#8a7050', fringeWidth: 0.7 },
        except: { 0: { colour: '#f3ecdc' }, 1: { colour: '#f3ecdc' } },
      },
      alula: { feather: { colour: '#31271f', fringe: '#7f6749', fringeWidth: 0.7 } },
      greaterCoverts: {
        feather: { colour: '#43362a', rim: '#c6a476', rimWidth: 2.4 },
        except: { 7: { colour: '#f6f0e2' }, 8: { colour: '#f6f0e2' } },
      },
      medianCoverts: { feather: { colour: '#43362a', rim: '#c09e70', rimWidth: 2.4 } },
    },
  },
  tail: {
    length: 1.6,
    width: 0.6,
    spread: 0.11,
    feather: {
      colour: '#352a22',
      fringe: '#8c7254',
      fringeWidth: 0.8,
      zones: [{ from: 0, to: 0.55, colour: '#f6f1e5' }],
    },
    except: { 4: { zones: [{ from: 0, to: 0.3, colour: '#f6f1e5' }] }, 5: { zones: [] } },
  },
  bill: { length: 0.47, depth: 0.9, curve: 0.05, upper: '#1b1818', lower: '#2a2524' },
  eye: { radius: 0.14, iris: '#1b1310' },
  legs: { colour: '#26211f', claw: '#131110' },
  scene: {
    habitat: 'cultivo',
    season: 'verano',
    hour: 'mañana',
    sun: 'hidden',
    palette: 'agua',
    perch: { kind: 'poste' },
  },
  rasgos: [
    { texto: 'Ceja blanca larga', at: { head: [-0.8, -0.32] } },
    { texto: 'Mejilla oscura bordeada de blanco', at: { head: [-0.8, 0.4] } },
    { texto: 'Garganta y pecho ocre anaranjado', at: { sheet: [0.24, 0.8] } },
    { texto: 'Dorso muy listado', at: { sheet: [0.5, 0.12] } },
  ],
};
