import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../addresses/slug.ts';
import { searchAves } from './search-aves.ts';

const aves = (
  [
    ['Águila real', 'escasa'],
    ['Búho real', 'común'],
    ['Cigüeña blanca', 'muy común'],
    ['Milano real', 'escasa'],
    ['Pito', 'rara'],
    ['Pito real ibérico', 'muy común'],
    ['Realejo', 'rara'],
    ['Surreal', 'muy común'],
  ] as const
).map(([nombre, frecuencia]) => ({ nombre, frecuencia }));
const names = (text: string) => searchAves(aves, text).map(({ nombre }) => nombre);

test('a species is found by any part of its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...aves), fc.nat(20), fc.nat(20), (ave, from, length) => {
      const part = ave.nombre.slice(from, from + length);
      expect(searchAves(aves, part.toUpperCase())).toContain(ave);
    }),
  );
});

test('the name itself comes first, then names that start with the text, then words, then the rest; of each, the easiest to meet', () => {
  expect(names('pito')).toEqual(['Pito', 'Pito real ibérico']);
  expect(names('real')).toEqual([
    'Realejo',
    'Pito real ibérico',
    'Búho real',
    'Águila real',
    'Milano real',
    'Surreal',
  ]);
});

test('an empty text finds all, in the order given', () => {
  expect(searchAves(aves, ' ')).toEqual(aves);
});

test('whatever is typed, what is found contains it, each once, and nothing else does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'RE', 'o r', 'ñ')), (text) => {
      const found = searchAves(aves, text);
      const containing = aves.filter(({ nombre }) => foldText(nombre).includes(foldText(text)));
      expect(new Set(found)).toEqual(new Set(containing));
      expect(found).toHaveLength(containing.length);
    }),
  );
});
