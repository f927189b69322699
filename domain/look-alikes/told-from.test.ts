import { expect, test } from 'vitest';
import { toldFrom } from './told-from.ts';

const RASGOS = [{ texto: 'Cola rojiza muy ahorquillada' }, { texto: 'Cabeza gris' }];
const LOOK_ALIKES = ['Milano negro', 'Busardo ratonero'].map((nombre) => ({
  nombre,
  diferencias: [{ parte: 'cola', esta: 'ahorquillada', otra: 'recta' }],
}));

test('a mark names the look-alikes that differ in what it shows, another mark none', () => {
  expect(toldFrom(0, RASGOS, LOOK_ALIKES)).toBe('Frente a milano negro y busardo ratonero');
  expect(toldFrom(1, RASGOS, LOOK_ALIKES)).toBe('');
});
