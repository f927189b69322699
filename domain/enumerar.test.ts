import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enumerar } from './enumerar.ts';

test('one phrase stands alone, two have «y» between them, more have commas before it', () => {
  expect(enumerar([])).toBe('');
  expect(enumerar(['parque'])).toBe('parque');
  expect(enumerar(['parque', 'ciudad'])).toBe('parque y ciudad');
  expect(enumerar(new Set(['parque', 'ciudad', 'río']))).toBe('parque, ciudad y río');
});

test('a choice is told with «o»', () => {
  expect(enumerar(['abril', 'mayo'], 'o')).toBe('abril o mayo');
});

test('before the same sound «y» is «e» and «o» is «u»', () => {
  expect(enumerar(['aves', 'insectos'])).toBe('aves e insectos');
  expect(enumerar(['aves', 'hígados'])).toBe('aves e hígados');
  expect(enumerar(['tierra', 'hierba'])).toBe('tierra y hierba');
  expect(enumerar(['septiembre', 'octubre'], 'o')).toBe('septiembre u octubre');
  expect(enumerar(['vistas', 'hojas'], 'o')).toBe('vistas u hojas');
});

test('phrases are told as the browser’s own Spanish lists tell them', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,5})?$/).filter((text) => !/^hio/.test(text));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (phrases) => {
      expect(enumerar(phrases)).toBe(new Intl.ListFormat('es').format(phrases));
      expect(enumerar(phrases, 'o')).toBe(new Intl.ListFormat('es', { type: 'disjunction' }).format(phrases));
    }),
    { numRuns: 2000 },
  );
});
