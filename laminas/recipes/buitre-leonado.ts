import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const buitreLeonado: Recipe = {
  slug: 'buitre-leonado',
  archetype: 'vulture',
  facing: 'left',
  base: '#a98054',
  tuft: 1.7,
  tracts: [
    { at: 'upperparts', colour: '#a97f53', soft: 9, mark: { kind: 'scale', colour: '#d2b083', width: 0.06, opacity: 0.7, chance: 0.7, size: 0.9, spacing: 1 } },
    { at: 'underparts', colour: '#b58a5b', soft: 12, mark: { kind: 'streak', colour: '#dcbd90', width: 0.14, length: 1.2, opacity: 0.7, chance: 0.8, size: 1, spacing: 0.9 } },
    { sheet: path('0.84,0.3 1,0.3 1.1,1.1 0.84,1.1'), colour: '#9a7048', soft: 10 },
    { sheet: path('0,-0.1 0.22,-0.1 0.25,0.5 0.22,1.1 0,1.1'), colour: '#e9e2d3', soft: 5, mark: 'none' },
    { head: path('1,0.2 0.5,-0.6 0,-0.7 0,0.7 0.6,0.9'), colour: '#c9c3b9', soft: 7 },
  ],
  wing: {
    chord: 0.72,
    scale: 2.4,
    lesserCoverts: '#b48a5b',
    lesserMark: { kind: 'scale', colour: '#d9b98c', width: 0.07, opacity: 0.7, chance: 0.6 },
    lesserTo: 0.2,
    scapulars: '#ad8356',
    scapularMark: { kind: 'scale', colour: '#d2b083', width: 0.06, opacity: 0.6, chance: 0.3 },
    rows: {
      primaries: { count: 9, eachTip: path('0.94,0.84 0.98,0.62 1,0.42 0.985,0.3 0.95,0.24 0.91,0.2 0.87,0.17 0.83,0.15 0.8,0.13'), feather: { colour: '#241f1e', fringe: '#453d38', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#312a27', fringe: '#6a5a4a', fringeWidth: 1 } },
      tertials: { feather: { colour: '#4d3e32', rim: '#a58a68', rimWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#2b2523', fringe: '#5b4e42', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#2b2523', fringe: '#5b4e42', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#7d6044', rim: '#cbaa7e', rimWidth: 1.3, centre: '#55412f', centreWidth: 0.5 } },
      medianCoverts: { feather: { colour: '#b08757', rim: '#ddc096', rimWidth: 1.2, centre: '#8f6a42', centreWidth: 0.45 } },
    },
  },
  tail: { length: 3.6, width: 2, feathers: 7, spread: 0.05, graduated: 0.1, feather: { colour: '#2b2523', fringe: '#4a413a', fringeWidth: 0.9 } },
  bill: { kind: 'hooked', length: 0.98, depth: 0.98, hook: 0.19, culmen: 0.14, gonys: 0.06, upper: '#c7bfa0', lower: '#a9a28c', tip: '#5f5a50', tipLength: 0.3, cere: '#4c5058', gape: '#5a5c60', gapeTo: 0.3 },
  eye: { radius: 0.17, iris: '#b98a3a', pupil: 0.5, brow: { weight: 0.7 } },
  legs: { colour: '#8f949a', claw: '#3a3634', talons: 1.1, culottes: { colour: '#a67b4e', breadth: 2.6, mark: { kind: 'streak', colour: '#cfae80', width: 0.14, opacity: 0.5, chance: 0.4 } } },
  aloft: { view: 'below', x: 930, y: 170, size: 380, bank: 0.6, roll: 0.25, raise: 0.15, span: 2.55, projection: 0.13, bill: { length: 0.05 }, head: { length: 0.09, width: 0.07 }, neck: 0.09, body: 0.24, wing: { arm: 0.46, breadth: 0.46, taper: 0.95, wrist: 0.07, sweep: 0.08, bulge: 0.1, round: 1, fingers: 7, depth: 0.42, secondaries: 18 }, tail: { length: 0.2, width: 0.13, spread: 0.3, fork: -0.12 }, colours: { body: '#a98b64', head: '#e6dccb', coverts: '#a58660', greater: '#c9b590', flight: '#38302b', tail: '#38302b', bill: '#8a8474', bands: [{ from: 0.11, to: 0.17, colour: '#efe6d6' }] } },
  ornaments: [{ kind: 'ruff', colour: '#efe8da', at: 0.225, depth: 0.06, length: 0.85, flare: 0.5 }],
  scene: { habitat: 'roquedo', hour: 'mañana', perch: { kind: 'roca' }, sun: 'hidden', palette: 'cielo' },
  rasgos: [
    { texto: 'Gorguera blanca al pie del cuello', at: { sheet: [0.25, 0.4] } },
    { texto: 'Cuello largo con plumón blanco', at: { sheet: [0.14, 0.5] } },
    { texto: 'Cuerpo color arena', at: { wing: [0.2, 0.5] } },
    { texto: 'Plumas de vuelo negruzcas', at: { wing: [0.85, 0.5] } },
  ],
};
