import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const papamoscasGris: Recipe = {
  slug: 'papamoscas-gris',
  archetype: 'flycatcher',
  pose: { head: 0.94, plump: 0.95, depth: 0.94, turn: 0.02, skull: { crown: -0.06, forehead: 0.02 } },
  base: '#a59888',
  tracts: [
    { at: 'upperparts', colour: '#8d8071', soft: 9 },
    { at: 'underparts', colour: '#f2ece0', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#e6dccb', soft: 18, mark: { kind: 'streak', colour: '#5f5142', width: 0.36, length: 1.3, opacity: 0.85, chance: 0.95, size: 0.85, spacing: 1.05 } },
    { at: 'flanks', colour: '#ddd0bb', soft: 18, mark: { kind: 'streak', colour: '#8f7f6c', width: 0.18, opacity: 0.4, chance: 0.4, size: 0.9 } },
    { at: ['belly', 'vent', 'undertail'], colour: '#f5f0e6', soft: 16, mark: 'none' },
    { at: 'throat', colour: '#efe8da', soft: 8, mark: { kind: 'streak', colour: '#7d6f5f', width: 0.26, opacity: 0.6, chance: 0.5, size: 0.6 } },
    { at: ['forehead', 'crown'], colour: '#a09383', soft: 7, mark: { kind: 'streak', colour: '#4d4339', width: 0.36, length: 1.1, opacity: 0.85, chance: 0.9, size: 0.8 } },
    { at: ['lores', 'cheek'], colour: '#a99c8a', soft: 9, mark: 'none' },
    { head: path('0.6,-0.04 0.24,-0.26 -0.1,-0.26 -0.28,-0.05 -0.1,-0.15 0.2,-0.14 0.5,0.06'), colour: '#d9cfbd', soft: 3, opacity: 0.85 },
    { head: path('0.55,0.4 0.2,0.42 -0.2,0.75 -0.5,1.2 -0.4,1.28 -0.1,0.9 0.25,0.56 0.55,0.5'), colour: '#8b7d6c', soft: 4, opacity: 0.6 },
  ],
  wing: {
    chord: 0.61,
    lesserCoverts: '#83776a',
    scapulars: '#8d8071',
    rows: {
      primaries: { feather: { colour: '#534a40', fringe: '#85796b', fringeWidth: 0.7 } },
      secondaries: { feather: { colour: '#574e44', fringe: '#c9bda9', fringeWidth: 1.1 } },
      tertials: { feather: { colour: '#594f45', fringe: '#ddd2bf', fringeWidth: 1.5 } },
      primaryCoverts: { feather: { colour: '#544b42', fringe: '#7d7265', fringeWidth: 0.6 } },
      alula: { feather: { colour: '#514840', fringe: '#7d7265', fringeWidth: 0.6 } },
      greaterCoverts: { feather: { colour: '#62574c', fringe: '#c3b7a4', fringeWidth: 1.1 } },
      medianCoverts: { feather: { colour: '#6f6458', fringe: '#a39786', fringeWidth: 1 } },
    },
  },
  tail: { length: 2.25, width: 0.58, fork: 0.05, feather: { colour: '#5a5046', fringe: '#877b6d', fringeWidth: 0.8 } },
  bill: { length: 0.6, depth: 0.85, curve: 0.03, culmen: 0.02, upper: '#241f1d', lower: '#4a3f39' },
  eye: { radius: 0.16, iris: '#1e130d' },
  legs: { colour: '#2a2523', claw: '#141212', thickness: 0.9 },
  scene: { habitat: 'parque', season: 'verano', hour: 'tarde', sun: 'hidden', palette: 'coral', perch: { kind: 'rama', plant: 'fresno', bare: true } },
  rasgos: [
    { texto: 'Frente y corona con rayas finas', at: { head: [0, -0.72] } },
    { texto: 'Pecho blanquecino con rayas pardas', at: { sheet: [0.26, 0.85] } },
    { texto: 'Muy erguido, alas largas', at: { wing: [0.75, 0.4] } },
    { texto: 'Gris pardo liso por encima', at: { sheet: [0.45, 0.12] } },
  ],
};
