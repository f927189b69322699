import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { joinPhrases } from './join-phrases.ts';

test('one phrase stands alone, two have «y» between them, more have commas before it', () => {
  expect(joinPhrases([])).toBe('');
  expect(joinPhrases(['parque'])).toBe('parque');
  expect(joinPhrases(['parque', 'ciudad'])).toBe('parque y ciudad');
  expect(joinPhrases(new Set(['parque', 'ciudad', 'río']))).toBe('parque, ciudad y río');
  expect(joinPhrases(['parque', 'ciudad', 'iglesia'], 'ni')).toBe('parque, ciudad ni iglesia');
});

test('a choice is told with «o»', () => {
  expect(joinPhrases(['abril', 'mayo'], 'o')).toBe('abril o mayo');
});

test('before the same sound «y» is «e» and «o» is «u»', () => {
  expect(joinPhrases(['aves', 'insectos'])).toBe('aves e insectos');
  expect(joinPhrases(['aves', 'hígados'])).toBe('aves e hígados');
  expect(joinPhrases(['tierra', 'hierba'])).toBe('tierra y hierba');
  expect(joinPhrases(['septiembre', 'octubre'], 'o')).toBe('septiembre u octubre');
  expect(joinPhrases(['vistas', 'hojas'], 'o')).toBe('vistas u hojas');
});

const word = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,5})?$/).filter((text) => !/^hio/.test(text));

test.prop([fc.array(word, { maxLength: 5 })], { numRuns: 2000 })(
  'phrases are told as the browser’s own Spanish lists tell them',
  (phrases) => {
    expect(joinPhrases(phrases)).toBe(new Intl.ListFormat('es').format(phrases));
    expect(joinPhrases(phrases, 'o')).toBe(
      new Intl.ListFormat('es', { type: 'disjunction' }).format(phrases),
    );
  },
);
