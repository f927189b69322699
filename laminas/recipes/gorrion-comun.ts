import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const gorrionComun: Recipe = {
  slug: 'gorrion-comun',
  archetype: 'songbird',
  pose: { head: 1.04, plump: 1, depth: 0.96, legs: 0.9, turn: 0.1 },
  base: '#8f6a48',
  tracts: [
    {
      at: 'upperparts',
      colour: '#9a6f48',
      soft: 8,
      mark: {
        kind: 'streak',
        colour: '#2b211a',
        width: 0.34,
        length: 1.2,
        opacity: 0.85,
        chance: 0.85,
        size: 0.9,
        spacing: 1.1,
      },
    },
    { at: ['rump', 'uppertail'], colour: '#8e8a82', soft: 8, mark: 'none' },
    { at: 'underparts', colour: '#cfcac0', soft: 10, mark: 'none' },
    { at: 'flanks', colour: '#b5ada1', soft: 14 },
    {
      head: path('1,0.3 0.4,-0.9 -0.6,-1.3 -1.5,-0.9 -1.8,0 -1.6,0.8 -0.6,1.2 0.4,1.1 1,0.8'),
      colour: '#d5d1c8',
      soft: 5,
      mark: 'none',
    },
    {
      head: path(
        '0.7,0.1 0.55,-0.5 0.1,-0.95 -0.6,-1.2 -1.25,-0.9 -1.35,-0.5 -0.8,-0.45 -0.2,-0.42 0.3,-0.2',
      ),
      colour: '#85837e',
      soft: 4,
      mark: 'none',
    },
    {
      head: path(
        '0.1,-0.28 -0.3,-0.42 -0.9,-0.5 -1.4,-0.7 -1.8,-0.2 -1.9,0.5 -1.5,0.75 -1.2,0.4 -0.8,0 -0.3,-0.06',
      ),
      colour: '#7a3f22',
      soft: 4,
      mark: 'none',
    },
    {
      head: path('0.75,0.02 0.3,-0.14 0.1,-0.1 -0.1,0 0.1,0.16 0.4,0.2 0.75,0.24'),
      colour: '#221c19',
      soft: 2.5,
    },
    {
      head: path('0.85,0.36 0.4,0.36 0.16,0.6 0,1 -0.2,1.5 -0.12,1.95 0.2,2.1 0.5,1.9 0.9,1.2'),
      colour: '#211b18',
      soft: 4,
    },
  ],
  wing: {
    chord: 0.52,
    lesserCoverts: '#7c4728',
    lesserTo: 0.16,
    scapulars: '#9a6f48',
    scapularMark: { kind: 'streak', colour: '#2b211a', width: 0.4, opacity: 0.8, chance: 0.45 },
    rows: {
      primaries: { feather: { colour: '#4c3d33', fringe: '#a07a58', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#4e3e33', fringe: '#b58a60', fringeWidth: 1.8 } },
      tertials: {
        feather: { colour: '#5a4534', rim: '#c3976a', rimWidth: 2.25, centre: '#33271f', centreWidth: 0.6 },
      },
      primaryCoverts: { feather: { colour: '#4a3b31', fringe: '#96714f', fringeWidth: 0.75 } },
      alula: { feather: { colour: '#3f332b', fringe: '#8d6b4d', fringeWidth: 0.75 } },
      greaterCoverts: {
        feather: { colour: '#9a6b42', rim: '#bd8d5f', rimWidth: 1.2, centre: '#33271f', centreWidth: 0.5 },
      },
      medianCoverts: { feather: { colour: '#5f4431', tip: '#f0ece2', tipLength: 0.4 } },
    },
  },
  tail: {
    length: 1.811,
    width: 0.547,
    fork: 0.03,
    feather: { colour: '#54463b', fringe: '#a08468', fringeWidth: 0.9 },
  },
  bill: {
    length: 0.517,
    depth: 1.36,
    curve: 0.06,
    culmen: 0.22,
    gonys: 0.12,
    upper: '#2a2727',
    lower: '#33302f',
  },
  eye: { radius: 0.145, iris: '#24150d' },
  legs: { colour: '#a5796a', claw: '#5a463c' },
  scene: { habitat: 'ciudad', perch: { kind: 'rama', plant: 'almendro' } },
  rasgos: [
    { texto: 'Babero negro (macho)', at: { plate: [383, 361] } },
    { texto: 'Píleo gris y nuca castaña', at: { plate: [451, 147] } },
    { texto: 'Franja alar blanca', at: { plate: [523, 423] } },
    { texto: 'Mejilla gris clara', at: { plate: [459, 282] } },
    { texto: 'Dorso castaño listado', at: { plate: [596, 366] } },
  ],
};
