import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchAves } from './search-aves.ts';

const aves = ['Águila real', 'Búho real', 'Cigüeña blanca', 'Pito real ibérico'].map((nombre) => ({
  nombre,
}));

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
