import type { Recipe } from '../recipe.ts';

export const estorninoNegro: Recipe = {
  slug: 'estornino-negro',
  archetype: 'starling',
  facing: 'right',
  pose: { head: 0.98, plump: 0.9, depth: 0.9, legs: 0.84, turn: -0.14, skull: { crown: -0.02, nape: 0.06 } },
  base: '#221f26',
  tracts: [
    { at: 'upperparts', colour: '#29242f', soft: 9 },
    { at: 'underparts', colour: '#25212a', soft: 10 },
    { at: ['crown', 'nape', 'cheek'], colour: '#2e2738', soft: 10 },
    {
      at: ['throat', 'upperbreast'],
      colour: '#2d2637',
      soft: 14,
      mark: { kind: 'streak', colour: '#5d4c80', width: 0.2, length: 1.7, opacity: 0.6, chance: 0.8, size: 1 },
    },
  ],
  wing: {
    chord: 0.6,
    lesserCoverts: '#28242d',
    scapulars: '#2a2530',
    rows: {
      primaries: { feather: { colour: '#332d2a', fringe: '#7a6c60', fringeWidth: 1.1, shape: 'pointed' } },
      secondaries: { feather: { colour: '#292525', fringe: '#6a605c', fringeWidth: 1.2 } },
      tertials: { feather: { colour: '#282429', fringe: '#685f66', fringeWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#262328', fringe: '#3f3a40', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#242126', fringe: '#3f3a40', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#29252c', fringe: '#5f5663', fringeWidth: 1.2 } },
      medianCoverts: { feather: { colour: '#2a2630', fringe: '#47414d', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 1.75,
    width: 0.8,
    fork: 0.02,
    feather: { colour: '#262225', fringe: '#453f41', fringeWidth: 0.8 },
  },
  bill: { length: 1.02, depth: 1.1, curve: 0.01, culmen: 0, upper: '#e8b52c', lower: '#edc34a', cere: '#7d8795' },
  eye: { radius: 0.15, iris: '#2b1a12' },
  legs: { colour: '#b9735c', claw: '#4e382f', toeLength: 0.8 },
  ornaments: [
    { kind: 'gloss', at: [-0.6, 1.6], radius: 2.1, colour: '#8d5fc0', strength: 0.34 },
    { kind: 'gloss', at: [-2.6, 1.9], radius: 2.2, colour: '#4f9a8a', strength: 0.34 },
    { kind: 'gloss', at: [-0.7, -0.4], radius: 1.2, colour: '#8a6cc4', strength: 0.28 },
  ],
  scene: {
    habitat: 'ciudad',
    season: 'primavera',
    hour: 'tarde',
    sun: 'hidden',
    perch: { kind: 'cable', thickness: 15 },
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
