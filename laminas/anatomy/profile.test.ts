import { expect, test } from 'vitest';
import { profile } from './profile.ts';

test('the line of a back is read knot by knot', () => {
  expect(profile('0,338,268 0.05,-351,.5')).toEqual([
    [0, 338, 268],
    [0.05, -351, 0.5],
  ]);
});

test('a knot that lacks a number is named', () => {
  expect(() => profile('0,338,268 0.05,351')).toThrow("'0.05,351' is not a knot");
});
