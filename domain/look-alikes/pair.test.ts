import { expect, test } from 'vitest';
import { headingOf, lookAlikesOf, type Pair } from './pair.ts';

const PAIRS: Pair[] = [
  {
    aves: ['Avión común', 'Golondrina común'],
    diferencias: [{ parte: 'rabadilla', valores: ['blanca', 'del color de la espalda'] }],
  },
  {
    aves: ['Golondrina común', 'Vencejo común'],
    diferencias: [{ parte: 'vientre', valores: ['claro', 'oscuro'], quien: 'adulto' }],
    sinDistinguir: 'A contraluz mira el vuelo.',
  },
];

test('a pair is told from the side of the species on whose page it stands', () => {
  expect(lookAlikesOf('Golondrina común', PAIRS)).toEqual([
    {
      nombre: 'Avión común',
      diferencias: [{ parte: 'rabadilla', esta: 'del color de la espalda', otra: 'blanca' }],
    },
    {
      nombre: 'Vencejo común',
      diferencias: [{ parte: 'vientre', esta: 'claro', otra: 'oscuro', quien: 'adulto' }],
      sinDistinguir: 'A contraluz mira el vuelo.',
    },
  ]);
  expect(lookAlikesOf('Vencejo común', PAIRS)[0]?.diferencias[0]).toMatchObject({
    esta: 'oscuro',
    otra: 'claro',
  });
  expect(lookAlikesOf('Abubilla', PAIRS)).toEqual([]);
});

test('a difference that holds for some birds says for which', () => {
  expect(headingOf({ parte: 'cola' })).toBe('Cola');
  expect(headingOf({ parte: 'cola', quien: 'macho' })).toBe('Cola (macho)');
});
