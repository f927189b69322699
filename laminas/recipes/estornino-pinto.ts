import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const estorninoPinto: Recipe = {
  slug: 'estornino-pinto',
  archetype: 'starling',
  pose: { head: 1.02, plump: 1, legs: 0.86, turn: -0.16 },
  base: '#2a2724',
  tracts: [
    { at: 'upperparts', colour: '#2b3431', soft: 9, mark: { kind: 'drop', colour: '#cf9d5c', width: 0.5, length: 0.52, opacity: 0.95, chance: 0.95, size: 0.8, spacing: 1 } },
    { at: 'underparts', colour: '#272532', soft: 10, mark: { kind: 'drop', colour: '#f6efdf', width: 0.56, length: 0.56, opacity: 1, chance: 0.98, size: 0.85, spacing: 1.02 } },
    { at: 'undertail', colour: '#3d342b', soft: 8, mark: { kind: 'drop', colour: '#efe0c2', width: 0.8, length: 0.9, size: 0.8 } },
    {
      head: path('1,0.1 0.6,-0.5 0.1,-1 -0.7,-1.3 -1.6,-1 -2.1,0 -1.9,0.8 -1.2,1 -0.6,0.9 0,0.8 0.6,0.5'),
      colour: '#302b2a',
      soft: 6,
      mark: { kind: 'drop', colour: '#d8b483', width: 0.44, length: 0.6, opacity: 0.9, chance: 0.95, size: 0.6, spacing: 0.95 },
    },
    { at: 'throat', colour: '#4b443e', soft: 8, mark: { kind: 'drop', colour: '#f4ecdb', width: 0.55, length: 0.7, opacity: 0.95, chance: 0.95, size: 0.65, spacing: 0.95 } },
    { at: 'lores', colour: '#1f1c1b', soft: 4, mark: 'none' },
  ],
  wing: {
    chord: 0.6,
    lesserCoverts: '#2c302e',
    lesserMark: { kind: 'drop', colour: '#cf9d5c', width: 0.5, length: 0.5, opacity: 0.95, chance: 0.9 },
    scapulars: '#2b3431',
    scapularMark: { kind: 'drop', colour: '#cf9d5c', width: 0.5, length: 0.5, opacity: 0.95, chance: 0.9 },
    rows: {
      primaries: { feather: { colour: '#352d27', fringe: '#b38a5c', fringeWidth: 1.2 } },
      secondaries: { feather: { colour: '#332c27', fringe: '#c0935f', fringeWidth: 1.7 } },
      tertials: { feather: { colour: '#302b27', fringe: '#c0935f', fringeWidth: 1.7 } },
      primaryCoverts: { feather: { colour: '#2f2925', fringe: '#a98358', fringeWidth: 1 } },
      alula: { feather: { colour: '#2c2724', fringe: '#a98358', fringeWidth: 0.9 } },
      greaterCoverts: { feather: { colour: '#2f2b28', fringe: '#bd915f', fringeWidth: 1.6 } },
      medianCoverts: { feather: { colour: '#2d2d2b', fringe: '#b68b5b', fringeWidth: 1.2, tip: '#cf9d5c', tipLength: 0.12 } },
    },
  },
  tail: { length: 1.65, width: 0.8, fork: 0.05, feather: { colour: '#302924', fringe: '#b38a5c', fringeWidth: 1.2 } },
  bill: { length: 1.14, depth: 0.94, curve: 0.01, culmen: 0, upper: '#332c28', lower: '#463d36' },
  eye: { radius: 0.15, iris: '#2b1a12' },
  legs: { colour: '#9c5f49', claw: '#3f2d25' },
  ornaments: [
    { kind: 'gloss', at: [-0.4, 1.9], radius: 1.6, colour: '#7b5bb4', strength: 0.2 },
    { kind: 'gloss', at: [-2, 0.9], radius: 1.8, colour: '#3f9a74', strength: 0.26 },
  ],
  scene: { habitat: 'cultivo', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'prado', perch: { kind: 'suelo' }, plants: ['hierba'] },
  rasgos: [
    { texto: 'Motas blancas y ocres por todo el cuerpo', at: { sheet: [0.4, 0.8] } },
    { texto: 'Pico oscuro en invierno', at: { bill: 0.5 } },
    { texto: 'Alas con bordes ocres', at: { wing: [0.6, 0.4] } },
    { texto: 'Cola corta', at: { tail: 0.6 } },
  ],
};
