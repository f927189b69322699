import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { findBySlug, foldText, slugOf } from './slug.ts';

const anyText = fc.string({ unit: 'grapheme' });

test('an address keeps accents and capitals and turns spaces into hyphens', () => {
  expect(slugOf('Águila imperial ibérica')).toBe('Águila-imperial-ibérica');
});

test.prop([anyText])('the same text in NFC or NFD gives the same address', (text) => {
  expect(slugOf(text.normalize('NFD'))).toBe(slugOf(text.normalize('NFC')));
});

test('texts compare without accents, case or Unicode form', () => {
  expect(foldText('CIGÜEÑA  blanca')).toBe('ciguena-blanca');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
  );
});

test.prop([anyText])('folding a folded text changes nothing', (text) => {
  expect(foldText(foldText(text))).toBe(foldText(text));
});

test('a visitor who types hyphens, capitals or no accents finds the same item', () => {
  const items = ['Búho real', 'Ánade azulón'];
  const itself = (text: string) => text;
  expect(findBySlug(items, 'buho-REAL', itself)).toBe('Búho real');
  expect(findBySlug(items, 'Ánade azulón', itself)).toBe('Ánade azulón');
  expect(findBySlug(items, 'buho', itself)).toBeUndefined();
});
