import type { Recipe } from '../recipe.ts';

export const mirloComun: Recipe = {
  slug: 'mirlo-comun',
  archetype: 'songbird',
  pose: { head: 0.86, plump: 0.92, depth: 0.85, legs: 0.98, turn: -0.06 },
  facing: 'right',
  base: '#1f1c1b',
  tracts: [
    { at: 'upperparts', colour: '#211e1d', soft: 8 },
    { at: 'underparts', colour: '#262220', soft: 10 },
    { at: 'throat', colour: '#2a2624', soft: 10 },
  ],
  wing: {
    chord: 0.5,
    lesserCoverts: '#221f1e',
    scapulars: '#211e1d',
    rows: {
      primaries: { feather: { colour: '#2a2523', fringe: '#3e3835', fringeWidth: 0.975 } },
      secondaries: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
      tertials: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
      primaryCoverts: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
      alula: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
      greaterCoverts: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
      medianCoverts: { feather: { colour: '#232020', fringe: '#3e3835', fringeWidth: 0.975 } },
    },
  },
  tail: { length: 2.895, width: 0.695, feather: { colour: '#1f1c1b', fringe: '#37312e', fringeWidth: 0.9 } },
  bill: { length: 0.825, depth: 1.02, curve: 0.06, culmen: 0.1, upper: '#e39a1f', lower: '#e8a62c' },
  eye: { radius: 0.163, iris: '#1c110b', ring: '#e0a02a', ringWidth: 0.26 },
  legs: { colour: '#4a3a30', claw: '#231d1a' },
  ornaments: [{ kind: 'gloss', at: [-1.6, 1.2], radius: 2.2, colour: '#8a90b8', strength: 0.14 }],
  scene: { habitat: 'parque', season: 'invierno', perch: { kind: 'rama', plant: 'majuelo' } },
  rasgos: [
    { texto: 'Plumaje negro por entero (macho)', at: { plate: [657, 368] } },
    { texto: 'Pico amarillo anaranjado', at: { plate: [950, 242] } },
    { texto: 'Anillo amarillo en torno al ojo', at: { plate: [856, 223] } },
    { texto: 'Cola larga', at: { plate: [291, 655] } },
  ],
};
