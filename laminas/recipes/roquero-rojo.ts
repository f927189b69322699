import { path } from '../geometry/path.ts';
import type { Recipe } from '../recipe.ts';

export const roqueroRojo: Recipe = {
  slug: 'roquero-rojo',
  archetype: 'chat',
  pose: { head: 0.9, plump: 1, depth: 0.95, legs: 0.78, turn: 0.04, skull: { crown: -0.06 } },
  base: '#6b8196',
  tracts: [
    { at: 'upperparts', colour: '#5b7288', soft: 9 },
    { sheet: path('0.52,-0.1 0.86,-0.1 0.88,0.3 0.8,0.6 0.62,0.5 0.55,0.24'), colour: '#faf8f2', soft: 9 },
    { sheet: path('0.87,-0.1 0.95,-0.1 0.95,0.5 0.87,0.5'), colour: '#5f7182', soft: 6 },
    { at: 'uppertail', colour: '#c35420', soft: 9 },
    { at: 'underparts', colour: '#cf5f22', soft: 7 },
    { at: 'flanks', colour: '#cd6328', soft: 14 },
    { at: 'undertail', colour: '#d67238', soft: 10 },
    {
      head: path(
        '1,0 0.6,-0.6 0.1,-1.1 -0.7,-1.4 -1.6,-1 -2.2,0 -2.3,1 -1.6,1.7 -1,1.9 -0.7,2.25 -0.2,2.45 0.5,2.4 1.1,1.6',
      ),
      colour: '#6d90ad',
      soft: 6,
    },
    { at: ['lores'], colour: '#4c6579', soft: 6 },
  ],
  wing: {
    chord: 0.63,
    lesserCoverts: '#4c5a66',
    scapulars: '#51626f',
    rows: {
      primaries: { feather: { colour: '#362c27', fringe: '#5d4d42', fringeWidth: 0.8 } },
      secondaries: { feather: { colour: '#392f2a', fringe: '#66564a', fringeWidth: 1 } },
      tertials: { feather: { colour: '#3b312c', fringe: '#7a6a5c', fringeWidth: 1.2 } },
      primaryCoverts: { feather: { colour: '#352c28', fringe: '#57493f', fringeWidth: 0.7 } },
      alula: { feather: { colour: '#332b28', fringe: '#57493f', fringeWidth: 0.7 } },
      greaterCoverts: { feather: { colour: '#3c3432', fringe: '#776b61', fringeWidth: 1.1 } },
      medianCoverts: { feather: { colour: '#424346', fringe: '#6f747a', fringeWidth: 1 } },
    },
  },
  tail: {
    length: 1.75,
    width: 0.68,
    spread: 0.1,
    feather: { colour: '#cc5b20', fringe: '#e08346', fringeWidth: 1.1 },
    except: { 5: { colour: '#6f4028', fringe: '#8f5432' } },
  },
  bill: { length: 0.86, depth: 0.86, curve: 0.06, culmen: 0.03, upper: '#231f1f', lower: '#37312f' },
  eye: { radius: 0.14, iris: '#1e130d' },
  legs: { colour: '#3f342e', claw: '#1d1815' },
  scene: {
    habitat: 'alta montaña',
    season: 'verano',
    hour: 'mañana',
    sun: 'right',
    palette: 'prado',
    perch: { kind: 'roca', thickness: 640 },
  },
  rasgos: [
    { texto: 'Cabeza azul grisácea', at: { head: [-0.5, -0.5] } },
    { texto: 'Mancha blanca en la espalda', at: { sheet: [0.68, 0.08] } },
    { texto: 'Partes inferiores anaranjadas', at: { sheet: [0.4, 0.85] } },
    { texto: 'Cola corta y rojiza', at: { tail: 0.6 } },
  ],
};
