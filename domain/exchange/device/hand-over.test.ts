import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HandedOver, readHandOver, writeHandOver } from './hand-over.ts';

const anyList: fc.Arbitrary<HandedOver[]> = fc.uniqueArray(
  fc.record(
    {
      id: fc.integer({ min: 1, max: 400 }),
      fecha: fc
        .date({ min: new Date('1900-01-01'), max: new Date('2079-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    },
    { requiredKeys: ['id'] },
  ),
  { selector: ({ id }) => id, maxLength: 203 },
);

const sorted = (list: readonly HandedOver[]) => list.toSorted((one, other) => one.id - other.id);

test('a list that was handed over is what it was, with its days where they go along', () => {
  fc.assert(
    fc.property(anyList, fc.boolean(), (list, withDays) => {
      const read = readHandOver(`#${writeHandOver(list, withDays)}`);
      expect(read).toEqual(sorted(list).map(({ id, ...day }) => (withDays ? { id, ...day } : { id })));
    }),
  );
});

test('203 species with their days fit in one code, without them in a small one', () => {
  const all = Array.from({ length: 203 }, (_, i) => ({ id: i + 1, fecha: '2026-11-21' }));
  expect(writeHandOver(all, true).length).toBeLessThan(620);
  expect(writeHandOver(all, false).length).toBeLessThan(60);
});

test('a link of which a letter was changed, lost or added is no list, and never another one', () => {
  fc.assert(
    fc.property(anyList, fc.nat(), fc.constantFrom('A', 'z', '_', '%', ' ', ''), (list, at, letter) => {
      const right = writeHandOver(list, true);
      const place = 6 + (at % (right.length - 6));
      const wrong = right.slice(0, place) + letter + right.slice(place + 1);
      fc.pre(wrong !== right);
      const read = readHandOver(wrong);
      // The last letter may hold bits that stand for nothing.
      if (Array.isArray(read)) expect(read).toEqual(readHandOver(right));
      else expect(['spoiled', 'newer']).toContain(read);
    }),
    { numRuns: 500 },
  );
});

test('strange fragments are harmless', () => {
  for (const fragment of ['', '#traer', '#/x', '#lista', 'listado=AQ'])
    expect(readHandOver(fragment)).toBeNull();
  for (const fragment of ['#lista=', '#lista=AQ', '#lista=<script>', `#lista=${'A'.repeat(100_000)}`])
    expect(readHandOver(fragment)).toBe('spoiled');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readHandOver(`#lista=${text}`);
      expect(read === 'spoiled' || read === 'newer' || Array.isArray(read)).toBe(true);
    }),
  );
});
