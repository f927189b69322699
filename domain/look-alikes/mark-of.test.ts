import { expect, test } from 'vitest';
import { markOf } from './mark-of.ts';

const RASGOS = ['Capirote negro', 'Cola larga y barrada', 'Dos barras en el ala', 'Patas rojas'].map(
  (texto) => ({
    texto,
  }),
);

test.each([
  ['cola', 1],
  ['alas', 2],
  ['patas', 3],
  ['coronilla', 0],
  ['espalda', undefined],
])('a difference in «%s» is shown by the mark of the plate that names that part', (parte, mark) => {
  expect(markOf({ parte }, RASGOS)).toBe(mark);
});

test.each([
  { parte: 'ala en vuelo' },
  { parte: 'cola por debajo' },
  { parte: 'cola', quien: 'joven' },
  { parte: 'cola', quien: 'hembra de palustre' },
])('no mark of the perched adult stands for $parte ($quien)', (difference) => {
  expect(markOf(difference, RASGOS)).toBeUndefined();
});

test('what lies under the tail is no mark of the tail', () => {
  const rasgos = [{ texto: 'Negro bajo la cola' }, { texto: 'Horquilla larga' }];
  expect(markOf({ parte: 'cola' }, rasgos)).toBeUndefined();
  expect(markOf({ parte: 'bajo la cola' }, rasgos)).toBe(0);
});

test('where two marks name a part, neither is taken for the one that differs', () => {
  expect(markOf({ parte: 'cola' }, [...RASGOS, { texto: 'Cola con bordes blancos' }])).toBeUndefined();
});
