import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsWithSlips, wordStartsWithSlips } from './slips.ts';
import { soundOf } from './sound.ts';

/** Damerau–Levenshtein distance of neighbours swapped once, by the table of the textbooks: slow, and easy to trust. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = least;
    }
  }
  return at(a.length, b.length);
}

test.each([
  ['a letter missing', 'mlano'],
  ['the first letter missing', 'ilano'],
  ['a letter too many', 'miilano'],
  ['a letter too many at the end', 'milanox'],
  ['a letter wrong', 'mirano'],
  ['the first letter wrong', 'vilano'],
  ['two neighbours swapped', 'mialno'],
  ['the first two swapped', 'imlano'],
  ['no slip', 'mila'],
])('a name is reached with %s: «%s»', (_, text) => {
  expect(startsWithSlips(text, 'milano', 1)).toBe(true);
});

test.each(['mlao', 'mirapo', 'imalno', 'lano', 'xmilanox'])('two slips are too many: «%s»', (text) => {
  expect(startsWithSlips(text, 'milano', 1)).toBe(false);
});

test.each(['mlao', 'imalno', 'lano', 'mirapo', 'xmilanox'])(
  'two slips are allowed where asked for: «%s»',
  (text) => {
    expect(startsWithSlips(text, 'milano', 2)).toBe(true);
  },
);

test('it agrees with the table of distances to every prefix', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.nat(2), (text, name, slips) => {
      const prefixes = Array.from({ length: name.length + 1 }, (_, length) => name.slice(0, length));
      expect(startsWithSlips(text, name, slips)).toBe(
        prefixes.some((prefix) => distance(text, prefix) <= slips),
      );
    }),
    { numRuns: 3000 },
  );
});

test('a word inside a name is reached as its beginning is', () => {
  expect(wordStartsWithSlips('nergo', 'milano-negro', 1)).toBe(true);
  expect(wordStartsWithSlips('mlano-neg', 'milano-negro', 1)).toBe(false);
  expect(wordStartsWithSlips('egra', 'milano-negro', 1)).toBe(false);
});

test.each([
  ['buitre', 'vuitre'],
  ['gilguero', 'jilgero'.replace('ge', 'gue')],
  ['hurraca', 'urraca'],
  ['halcon', 'alcon'],
  ['lechuza', 'lechusa'],
  ['ciguena', 'zigueña'.replace('ñ', 'n')],
  ['grulla', 'gruya'],
  ['quebrantahuesos', 'kebrantauesos'],
  ['petirrojo', 'petirojo'],
  ['imperial', 'inperial'],
  ['curruca', 'kuruca'],
])('a Spanish ear takes «%s» and «%s» for one another', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});

test.each([
  ['chova', 'cova'],
  ['gallo', 'galo'],
  ['garza', 'jarza'],
  ['pato', 'pavo'],
])('but not «%s» and «%s»', (a, b) => {
  expect(soundOf(a)).not.toBe(soundOf(b));
});
