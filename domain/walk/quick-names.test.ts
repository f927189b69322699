import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadAves } from '../../data/load-aves.ts';
import { withNames } from '../search/names.ts';
import { quickNames } from './quick-names.ts';

const aves = loadAves();
const list = withNames(
  aves,
  aves.map(({ nombres }) => nombres),
);
const found = (text: string) => quickNames(list, text, 6).map(({ nombre }) => nombre);

test('bits of words in their order mean the name that has them', () => {
  expect(found('gor com')[0]).toBe('Gorrión común');
  expect(found('GORR MOL')[0]).toBe('Gorrión molinero');
  expect(found('mir co')[0]).toBe('Mirlo común');
  expect(found('com gor')[0]).not.toBe('Gorrión común');
});

test('two letters of each of two words mean the name too', () => {
  expect(found('goco')).toContain('Gorrión común');
});

test('whatever the search box suggests is found as there: popular names, binomials, slips', () => {
  expect(found('merula')[0]).toBe('Mirlo común');
  expect(found('cuco')[0]).toBe('Cuco');
  expect(found('abubilal')[0]).toBe('Abubilla');
});

test('no text finds nothing, and any other text at most so many', () => {
  for (const text of ['', '   ', '-', '¿?']) expect(found(text)).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const names = found(text);
      expect(names.length).toBeLessThanOrEqual(6);
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 40 },
  );
});
