import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zorzalReal: Recipe = {
  slug: 'zorzal-real',
  archetype: 'thrush',
  pose: { head: 0.98, plump: 1.02, legs: 0.92, turn: 0.06 },
  base: '#8a5a3c',
  tracts: [
    { at: 'upperparts', colour: '#7b4a30', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#b3bac3', soft: 8 },
    { at: 'underparts', colour: '#faf6ec', soft: 12 },
    { at: ['breast', 'upperbreast'], colour: '#e0ae66', soft: 18 },
    {
      sheet: path('0.13,0.52 0.26,0.48 0.42,0.56 0.6,0.58 0.82,0.66 0.82,0.86 0.6,0.96 0.4,1.06 0.12,1.06'),
      colour: '#f1dcb4',
      soft: 18,
      opacity: 0.2,
      mark: { kind: 'arrow', colour: '#231a15', width: 0.62, length: 1, opacity: 0.9, chance: 0.85, size: 0.95, spacing: 1.2 },
    },
    {
      head: path('1,0.1 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.6,-1 -2.1,0 -2,0.8 -1.5,1.05 -0.9,0.95 -0.5,0.9 0,0.6 0.5,0.34'),
      colour: '#9aa4b0',
      soft: 5,
      mark: 'none',
    },
    { at: ['crown'], colour: '#8e99a6', soft: 10, mark: { kind: 'streak', colour: '#535d68', width: 0.3, opacity: 0.5, chance: 0.4, size: 0.6 } },
    { at: 'lores', colour: '#3b3c40', soft: 4 },
    { head: path('0.2,-0.2 -0.3,-0.36 -0.9,-0.3 -0.4,-0.22 0.1,-0.12'), colour: '#ccd2d8', soft: 4, opacity: 0.7 },
    { at: 'throat', colour: '#e8c384', soft: 8, mark: { kind: 'streak', colour: '#2c211a', width: 0.34, opacity: 0.8, chance: 0.6, size: 0.7 } },
  ],
  wing: {
    chord: 0.56,
    lesserCoverts: '#75462e',
    scapulars: '#7b4a30',
    rows: {
      primaries: { feather: { colour: '#38302c', fringe: '#6d6058', fringeWidth: 0.9 } },
      secondaries: { feather: { colour: '#443630', fringe: '#877466', fringeWidth: 1.3 } },
      tertials: { feather: { colour: '#553a2c', fringe: '#93705a', fringeWidth: 1.3 } },
      primaryCoverts: { feather: { colour: '#3d332e', fringe: '#655850', fringeWidth: 0.8 } },
      alula: { feather: { colour: '#37302c', fringe: '#655850', fringeWidth: 0.8 } },
      greaterCoverts: { feather: { colour: '#684330', fringe: '#a4897a', fringeWidth: 1.4 } },
      medianCoverts: { feather: { colour: '#70462f', fringe: '#906049', fringeWidth: 1 } },
    },
  },
  tail: { length: 3.1, width: 0.82, spread: 0.09, feather: { colour: '#26211f', fringe: '#3f3835', fringeWidth: 0.9 } },
  bill: { length: 0.78, depth: 0.98, curve: 0.06, culmen: 0.08, upper: '#d9a034', lower: '#e2ae48', tip: '#3d3226', tipLength: 0.28 },
  eye: { radius: 0.15, iris: '#1c110b' },
  legs: { colour: '#4b3a30', claw: '#241d19' },
  scene: { habitat: 'cultivo', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'trigo', perch: { kind: 'suelo' }, plants: ['hierba'] },
  rasgos: [
    { texto: 'Cabeza gris', at: { head: [-0.8, -0.3] } },
    { texto: 'Dorso castaño', at: { sheet: [0.5, 0.12] } },
    { texto: 'Obispillo gris claro', at: { sheet: [0.93, 0.2] } },
    { texto: 'Pecho ocre con motas negras', at: { sheet: [0.28, 0.85] } },
    { texto: 'Cola negra', at: { tail: 0.6 } },
  ],
};
