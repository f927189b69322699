import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOfTamano, hasTamano, REFERENCIAS, TAMANOS } from './tamano.ts';

test('a bird fits best the size of the bird that it is', () => {
  for (const { tamano, longitud } of REFERENCIAS) {
    expect(fitOfTamano(longitud, tamano)).toBe(1);
    for (const other of TAMANOS) {
      if (other !== tamano) expect(fitOfTamano(longitud, other), `${tamano} as ${other}`).toBeLessThan(1);
    }
  }
});

test.each([
  [10, 'menor-que-gorrion'],
  [20, 'gorrion-mirlo'],
  [45, 'paloma-pato'],
  [80, 'pato-ciguena'],
  [150, 'mayor-que-ciguena'],
] as const)('%i cm lies between or beyond the birds one knows: %s', (longitud, tamano) => {
  expect(hasTamano(longitud, tamano)).toBe(true);
  expect(fitOfTamano(longitud, tamano)).toBe(1);
});

test('who is wrong by one bird is not ruled out, who is wrong by two nearly is', () => {
  expect(fitOfTamano(25, 'gorrion')).toBeGreaterThan(0.05);
  expect(fitOfTamano(33, 'gorrion')).toBeLessThan(0.05);
});

test('what has the size always fits better than what has not', () => {
  const longitud = fc.double({ min: 5, max: 300, noNaN: true });
  fc.assert(
    fc.property(longitud, longitud, fc.constantFrom(...TAMANOS), (one, other, tamano) => {
      fc.pre(hasTamano(one, tamano) && !hasTamano(other, tamano));
      expect(fitOfTamano(one, tamano)).toBeGreaterThan(fitOfTamano(other, tamano));
    }),
  );
});
