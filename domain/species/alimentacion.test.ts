import { expect, test } from 'vitest';
import { emojiOf, FOODS } from './alimentacion.ts';

test('each of the nineteen food words has an emoji of its own', () => {
  expect(new Set(FOODS.map(emojiOf)).size).toBe(19);
});

test('a word outside the mapping has none, not even the names that every object has', () => {
  expect(emojiOf('néctar')).toBeNull();
  expect(emojiOf('constructor')).toBeNull();
});
