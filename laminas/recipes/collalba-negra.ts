import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const collalbaNegra: Recipe = {
  slug: 'collalba-negra',
  archetype: 'chat',
  facing: 'right',
  pose: { head: 0.93, plump: 0.96, depth: 0.91, legs: 0.9, turn: -0.08 },
  base: '#1d1b1d',
  tracts: [
    { at: 'upperparts', colour: '#211f22', soft: 8 },
    { at: 'underparts', colour: '#1f1d1f', soft: 10 },
    { at: ['rump', 'uppertail'], colour: '#f8f6f1', soft: 4 },
    { sheet: path('0.84,0.62 0.92,0.56 1.1,0.5 1.1,1.1 0.82,1.1 0.8,0.86'), colour: '#f6f3ed', soft: 5 },
    { at: ['crown', 'nape'], colour: '#282529', soft: 10 },
  ],
  wing: {
    chord: 0.54,
    lesserCoverts: '#1e1c1e',
    scapulars: '#211f22',
    rows: {
      primaries: { feather: { colour: '#38312d', fringe: '#594f47', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#302a28', fringe: '#524944', fringeWidth: 1 } },
      tertials: { feather: { colour: '#242122', fringe: '#3f393a', fringeWidth: 0.9 } },
      primaryCoverts: { feather: { colour: '#211e1f', fringe: '#3a3535', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#1f1d1e', fringe: '#3a3535', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#222021', fringe: '#3d3738', fringeWidth: 0.9 } },
      medianCoverts: { feather: { colour: '#211f21', fringe: '#3a3537', fringeWidth: 0.9 } },
    },
  },
  tail: {
    length: 2.25,
    width: 0.74,
    spread: 0.13,
    feather: { colour: '#f8f6f0', zones: [{ from: 0.74, to: 1, colour: '#1b191b' }] },
    except: { 5: { zones: [{ from: 0.14, to: 1, colour: '#1b191b' }] } },
  },
  bill: { length: 0.64, depth: 0.9, curve: 0.07, upper: '#161517', lower: '#222022' },
  eye: { radius: 0.142, iris: '#1b1310' },
  legs: { colour: '#1c1b1e', claw: '#101012', thickness: 1.05 },
  ornaments: [{ kind: 'gloss', at: [-1.4, 1.1], radius: 2.2, colour: '#8d96b4', strength: 0.12 }],
  scene: {
    habitat: 'roquedo',
    season: 'primavera',
    hour: 'tarde',
    sun: 'hidden',
    palette: 'terracota',
    perch: { kind: 'roca', thickness: 620 },
  },
  rasgos: [
    { texto: 'Negra por entero', at: { sheet: [0.4, 0.75] } },
    { texto: 'Obispillo blanco', at: { sheet: [0.93, 0.15] } },
    { texto: 'Cola blanca con T negra', at: { tail: 0.6 } },
  ],
};
