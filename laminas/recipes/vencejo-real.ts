import type { FlightColours } from '../flight/flight-colours.ts';
import type { Recipe } from '../recipe.ts';

/** From above: plain earth brown, no white. */
const above: FlightColours = {
  body: '#665440',
  head: '#6a5845',
  undertail: '#5f4e3c',
  coverts: '#5d4c3b',
  greater: '#66543f',
  flight: '#53443a',
  secondaries: '#5b4b3f',
  covertRim: '#77654f',
  rim: '#7b6a58',
  tail: '#564636',
  bill: '#2a201b',
};

export const vencejoReal: Recipe = {
  slug: 'vencejo-real',
  archetype: 'swift',
  base: '#6a5746',
  tracts: [],
  bill: { length: 0.18, upper: '#241d1a' },
  eye: { radius: 0.13, iris: '#120d0c' },
  legs: { colour: '#6b5a4b' },
  aloft: {
    group: 'swift',
    plan: {
      wing: { hand: 1.08, root: 0.22, bulge: 0.22, handSweep: 37 },
      trunk: { headLength: 0.16, headWidth: 0.175, neck: 0.2, chest: 0.25, belly: 0.15 },
      tail: { length: 0.33, fork: 0.26, root: 0.115 },
      raise: { arm: 5, hand: -2 },
    },
    main: true,
    flock: [
      { x: 885, y: 690, size: 270, bank: -1.1, roll: -0.35, pitch: 0.1, view: 'above', colours: above },
    ],
    view: 'below',
    x: 600,
    y: 375,
    size: 985,
    bank: -0.34,
    roll: 0.2,
    pitch: 0.04,
    look: 0.1,
    colours: {
      // The dark leading edge of the hand.
      fields: [
        { on: 'primaries', feathers: [10, 10], from: 0, to: 1, colour: '#55463a' },
        { on: 'primaries', feathers: [9, 9], from: 0, to: 1, colour: '#635344' },
      ],
      body: '#6f5c49',
      head: '#6a5746',
      undertail: '#66543f',
      edges: 0.3,
      bands: [
        { from: 0.03, to: 0.125, bow: 0.06, colour: '#f4eee2', half: 0.56, soft: 0.03 },
        { from: 0.15, to: 0.235, bow: 0.03, colour: '#584636', soft: 0.03 },
        { from: 0.226, to: 0.58, bow: 0.03, colour: '#faf6ec', half: 0.9, soft: 0.045, mark: 'none' },
      ],
      coverts: '#3f3227',
      median: '#483a2d',
      greater: '#594938',
      primaryCoverts: '#564739',
      marginal: '#5a4a3a',
      axillaries: '#4c3c30',
      covertRim: '#67563f',
      flight: '#7b6a56',
      secondaries: '#8a7963',
      rim: '#8b7a65',
      tail: '#65533f',
      bill: '#2a201b',
      eye: '#15100e',
      mask: '#3a2e25',
    },
  },
  scene: {
    habitat: 'roquedo',
    season: 'verano',
    perch: { kind: 'aire' },
    sun: 'hidden',
    palette: 'lavanda',
  },
  rasgos: [
    { texto: 'Vientre blanco', at: { aloft: [0, 0.4] } },
    { texto: 'Garganta blanca', at: { aloft: [0, 0.09] } },
    { texto: 'Banda parda en el pecho', at: { aloft: [0, 0.195] } },
    { texto: 'Muy grande, alas muy largas', at: { aloft: [0.86, 0.52] } },
  ],
};
