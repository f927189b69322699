import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const acentorComun: Recipe = {
  slug: 'acentor-comun',
  archetype: 'thrush',
  facing: 'right',
  pose: { head: 1.2, plump: 0.98, depth: 0.95, legs: 0.62, turn: -0.04, skull: { crown: -0.05 } },
  base: '#7c6a55',
  tracts: [
    {
      at: 'upperparts',
      colour: '#7d5636',
      soft: 8,
      mark: { kind: 'streak', colour: '#2a1e17', width: 0.42, length: 1.1, opacity: 0.85, chance: 0.85, size: 0.85 },
    },
    { at: ['rump', 'uppertail'], colour: '#7f6a50', soft: 10, mark: 'none' },
    { at: 'underparts', colour: '#87898d', soft: 14, mark: 'none' },
    { at: ['belly', 'vent'], colour: '#cfcac0', soft: 22 },
    { at: 'flanks', colour: '#9c8363', soft: 16, mark: { kind: 'streak', colour: '#4c3623', width: 0.36, length: 1.2, opacity: 0.75, chance: 0.75, size: 0.9 } },
    { at: 'undertail', colour: '#cbbfa8', soft: 10, mark: { kind: 'streak', colour: '#6b553f', width: 0.3, opacity: 0.5, chance: 0.5, size: 0.7 } },
    {
      head: path('1,0.1 0.6,-0.5 0.1,-1 -0.7,-1.3 -1.5,-1 -1.9,0 -1.9,0.8 -1.4,1.3 -0.7,1.5 0,1.6 0.6,1.5 1,1'),
      colour: '#7f848c',
      soft: 6,
      mark: 'none',
    },
    { at: ['crown', 'forehead'], colour: '#6d6153', soft: 6, mark: { kind: 'streak', colour: '#3b2f25', width: 0.34, opacity: 0.7, chance: 0.7, size: 0.7 } },
    { at: 'ear', colour: '#6d5640', soft: 6, mark: { kind: 'streak', colour: '#4a3726', width: 0.26, opacity: 0.55, chance: 0.6, size: 0.6 } },
    { at: 'supercilium', colour: '#868c95', soft: 5, mark: 'none' },
  ],
  wing: {
    chord: 0.49,
    lesserCoverts: '#75532f',
    scapulars: '#7d5636',
    scapularMark: { kind: 'streak', colour: '#2a1e17', width: 0.45, opacity: 0.85, chance: 0.7 },
    rows: {
      primaries: { feather: { colour: '#473a2d', fringe: '#84674a', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#4a3a2c', fringe: '#93704d', fringeWidth: 1.5 } },
      tertials: { feather: { colour: '#46372a', fringe: '#9c7851', fringeWidth: 1.7 } },
      primaryCoverts: { feather: { colour: '#4a3b2d', fringe: '#7a6046', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#43362b', fringe: '#7a6046', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#4f3b29', fringe: '#93673f', fringeWidth: 1.4, tip: '#d3bd97', tipLength: 0.07 } },
      medianCoverts: { feather: { colour: '#5a432d', fringe: '#8c6440', fringeWidth: 1.2 } },
    },
  },
  tail: { length: 2.3, width: 0.66, fork: 0.03, feather: { colour: '#55452f', fringe: '#80684a', fringeWidth: 0.9 } },
  bill: { length: 0.56, depth: 0.78, curve: 0.03, upper: '#231d1a', lower: '#3b302a' },
  eye: { radius: 0.14, iris: '#6b2f1c' },
  legs: { colour: '#b07a5e', claw: '#5b4334', thickness: 0.9 },
  scene: { habitat: 'matorral', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'miel', perch: { kind: 'suelo' }, plants: ['zarza', 'hierba'] },
  rasgos: [
    { texto: 'Cabeza y pecho gris plomo', at: { head: [0.2, 1.2] } },
    { texto: 'Dorso pardo listado de negro', at: { sheet: [0.48, 0.12] } },
    { texto: 'Pico fino, de insectívoro', at: { bill: 0.6 } },
    { texto: 'Flancos listados', at: { sheet: [0.58, 0.68] } },
  ],
};
