import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsWithOneSlip } from './one-slip.ts';

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
  expect(startsWithOneSlip(text, 'milano')).toBe(true);
});

test.each(['mlao', 'mirapo', 'imalno', 'lano', 'xmilanox'])('two slips are too many: «%s»', (text) => {
  expect(startsWithOneSlip(text, 'milano')).toBe(false);
});

test('it agrees with the table of distances to every prefix', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, (text, name) => {
      const prefixes = Array.from({ length: name.length + 1 }, (_, length) => name.slice(0, length));
      expect(startsWithOneSlip(text, name)).toBe(prefixes.some((prefix) => distance(text, prefix) <= 1));
    }),
    { numRuns: 3000 },
  );
});
