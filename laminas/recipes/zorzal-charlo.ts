import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const zorzalCharlo: Recipe = {
  slug: 'zorzal-charlo',
  archetype: 'thrush',
  facing: 'right',
  pose: { head: 0.94, plump: 1.06, depth: 1.02, legs: 0.9, turn: 0.3, skull: { crown: -0.05 } },
  base: '#9a9180',
  tracts: [
    { at: 'upperparts', colour: '#918876', soft: 9 },
    { at: ['rump', 'uppertail'], colour: '#a2977e', soft: 12 },
    { at: 'underparts', colour: '#faf5e9', soft: 12 },
    { at: ['breast', 'flanks'], colour: '#f3e7cc', soft: 24 },
    {
      sheet: path('0.12,0.52 0.26,0.48 0.42,0.55 0.6,0.6 0.84,0.68 0.84,1.06 0.12,1.06'),
      colour: '#f6ecd6',
      soft: 16,
      opacity: 0.3,
      mark: { kind: 'drop', colour: '#1f1712', width: 0.62, length: 0.62, opacity: 0.95, chance: 0.92, size: 0.95, spacing: 1.15 },
    },
    { at: ['crown', 'forehead', 'nape'], colour: '#8f8779', soft: 8, mark: 'none' },
    { at: 'cheek', colour: '#d3c8b0', soft: 8, mark: { kind: 'streak', colour: '#7b6f5c', width: 0.3, opacity: 0.5, chance: 0.5, size: 0.7 } },
    { at: 'lores', colour: '#e2d9c4', soft: 6 },
    { at: 'throat', colour: '#faf5e8', soft: 8, mark: { kind: 'drop', colour: '#4a3f34', width: 0.4, length: 0.6, opacity: 0.7, chance: 0.45, size: 0.6 } },
    { head: path('-0.85,0.1 -1.2,0.2 -1.2,0.75 -0.9,1 -0.75,0.7 -1,0.5'), colour: '#6d6252', soft: 5, opacity: 0.8 },
  ],
  wing: {
    chord: 0.55,
    lesserCoverts: '#8b8271',
    scapulars: '#918876',
    rows: {
      primaries: { feather: { colour: '#635a4c', fringe: '#a99e88', fringeWidth: 1.1 } },
      secondaries: { feather: { colour: '#6a6051', fringe: '#b8ad95', fringeWidth: 1.7 } },
      tertials: { feather: { colour: '#6f6555', fringe: '#c2b79f', fringeWidth: 1.6 } },
      primaryCoverts: { feather: { colour: '#645b4d', fringe: '#9b907b', fringeWidth: 0.9 } },
      alula: { feather: { colour: '#5d5548', fringe: '#9b907b', fringeWidth: 0.9 } },
      greaterCoverts: { feather: { colour: '#766c5b', fringe: '#b3a88f', fringeWidth: 1.5, tip: '#efe7d4', tipLength: 0.08 } },
      medianCoverts: { feather: { colour: '#7d7361', fringe: '#a89d86', fringeWidth: 1.2, tip: '#e8dfca', tipLength: 0.12 } },
    },
  },
  tail: { length: 3.2, width: 0.84, spread: 0.1, feather: { colour: '#756b5a', fringe: '#a2967e', fringeWidth: 1.1 }, except: { 0: { tip: '#f6f1e4', tipLength: 0.14 }, 1: { tip: '#f6f1e4', tipLength: 0.08 } } },
  bill: { length: 0.82, depth: 1, curve: 0.06, culmen: 0.08, upper: '#4d4236', lower: '#a58f68', tip: '#39312a', tipLength: 0.25 },
  eye: { radius: 0.15, iris: '#1c110b' },
  legs: { colour: '#b8946c', claw: '#5f4a3a' },
  scene: { habitat: 'dehesa', season: 'invierno', hour: 'mañana', sun: 'hidden', palette: 'cielo', perch: { kind: 'rama', plant: 'pino' } },
  rasgos: [
    { texto: 'Motas redondas hasta el vientre', at: { sheet: [0.45, 0.85] } },
    { texto: 'Grande y gris parduzco', at: { sheet: [0.48, 0.12] } },
    { texto: 'Ala con bordes pálidos', at: { wing: [0.5, 0.4] } },
    { texto: 'Puntas blancas a los lados de la cola', at: { tail: 0.95 } },
  ],
};
