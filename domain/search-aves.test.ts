import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchAves } from './search-aves.ts';

const aves = ['Águila real', 'Búho real', 'Cigüeña blanca', 'Pito real ibérico'].map((nombre) => ({
  nombre,
}));
const names = (text: string) => searchAves(aves, text).map(({ nombre }) => nombre);

test('a part of the name is enough, anywhere in it', () => {
  expect(names('real')).toEqual(['Águila real', 'Búho real', 'Pito real ibérico']);
});

test('accents and capitals do not matter', () => {
  expect(names('CIGUENA')).toEqual(['Cigüeña blanca']);
  expect(names('àguila')).toEqual(['Águila real']);
});

test('a space and a hyphen are the same', () => {
  expect(names('pito-real')).toEqual(['Pito real ibérico']);
  expect(names('  pito   real ')).toEqual(['Pito real ibérico']);
});

test('an empty text finds every species', () => {
  expect(names('')).toHaveLength(aves.length);
  expect(names('   ')).toHaveLength(aves.length);
});

test('a species is found by any part of its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...aves), fc.nat(20), fc.nat(20), (ave, from, length) => {
      const part = ave.nombre.slice(from, from + length);
      expect(searchAves(aves, part.toUpperCase())).toContain(ave);
    }),
  );
});

test('whatever is typed, the answer is a part of the list in its order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const found = searchAves(aves, text);
      expect(found).toEqual(aves.filter((ave) => found.includes(ave)));
    }),
  );
});
