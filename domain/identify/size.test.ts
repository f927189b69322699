import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fitOfSize, hasSize, REFERENCE_BIRDS, SIZES } from './size.ts';

test('a bird fits best the size of the bird that it is', () => {
  for (const { size, longitud } of REFERENCE_BIRDS) {
    expect(fitOfSize(longitud, size)).toBe(1);
    for (const other of SIZES) {
      if (other !== size) expect(fitOfSize(longitud, other), `${size} as ${other}`).toBeLessThan(1);
    }
  }
});

test.each([
  [10, 'menor-que-gorrion'],
  [20, 'gorrion-mirlo'],
  [45, 'paloma-pato'],
  [80, 'pato-ciguena'],
  [150, 'mayor-que-ciguena'],
] as const)('%i cm lies between or beyond the birds one knows: %s', (longitud, size) => {
  expect(hasSize(longitud, size)).toBe(true);
  expect(fitOfSize(longitud, size)).toBe(1);
});

test('who is wrong by one of the sizes is not ruled out, who is wrong by one of the birds nearly is', () => {
  expect(fitOfSize(20, 'gorrion')).toBeGreaterThan(0.05);
  expect(fitOfSize(25, 'gorrion')).toBeLessThan(0.05);
});

const longitud = fc.double({ min: 5, max: 300, noNaN: true });

test.prop([longitud, longitud, fc.constantFrom(...SIZES)])(
  'what has the size always fits better than what has not',
  (one, other, size) => {
    fc.pre(hasSize(one, size) && !hasSize(other, size));
    expect(fitOfSize(one, size)).toBeGreaterThan(fitOfSize(other, size));
  },
);
