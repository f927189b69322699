import type { Recipe } from '../recipe.ts';

export const estorninoNegro: Recipe = {
  slug: 'estornino-negro',
  archetype: 'starling',
  facing: 'right',
  pose: { head: 1.02, plump: 1, legs: 0.8, turn: 0.02 },
  base: '#221f26',
  tracts: [
    { at: 'upperparts', colour: '#29242f', soft: 9 },
    { at: 'underparts', colour: '#25212a', soft: 10 },
    { at: ['crown', 'nape', 'cheek'], colour: '#2e2738', soft: 10 },
    { at: ['throat', 'upperbreast'], colour: '#2d2637', soft: 14 },
  ],
  wing: {
    chord: 0.6,
    lesserCoverts: '#28242d',
    scapulars: '#2a2530',
    rows: {
      primaries: { feather: { colour: '#2d2824', fringe: '#574c42', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#292525', fringe: '#4d4543', fringeWidth: 1 } },
      tertials: { feather: { colour: '#282429', fringe: '#4a4349', fringeWidth: 1 } },
      primaryCoverts: { feather: { colour: '#262328', fringe: '#3f3a40', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#242126', fringe: '#3f3a40', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#29252c', fringe: '#484149', fringeWidth: 1 } },
      medianCoverts: { feather: { colour: '#2a2630', fringe: '#47414d', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 1.75,
    width: 0.8,
    fork: 0.02,
    feather: { colour: '#262225', fringe: '#453f41', fringeWidth: 0.8 },
  },
  bill: { length: 1.14, depth: 1.06, curve: 0.01, culmen: 0, upper: '#e8b52c', lower: '#edc34a' },
  eye: { radius: 0.15, iris: '#2b1a12' },
  legs: { colour: '#c98a72', claw: '#4e382f' },
  ornaments: [
    { kind: 'gloss', at: [-0.6, 1.6], radius: 2.1, colour: '#8d5fc0', strength: 0.34 },
    { kind: 'gloss', at: [-2.3, 1.6], radius: 2, colour: '#4f8a86', strength: 0.24 },
    { kind: 'gloss', at: [-0.7, -0.4], radius: 1.2, colour: '#8a6cc4', strength: 0.28 },
  ],
  scene: {
    habitat: 'ciudad',
    season: 'primavera',
    hour: 'tarde',
    sun: 'hidden',
    perch: { kind: 'cable' },
    palette: 'coral',
  },
  rasgos: [
    { texto: 'Negro lustroso sin motas', at: { sheet: [0.42, 0.8] } },
    { texto: 'Pico amarillo y afilado', at: { bill: 0.55 } },
    { texto: 'Brillo morado', at: { head: [-0.5, 1.6] } },
    { texto: 'Cola corta', at: { tail: 0.6 } },
    { texto: 'Patas rosadas', at: { leg: 0.65 } },
  ],
};
