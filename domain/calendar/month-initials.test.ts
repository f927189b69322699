import { expect, test } from 'vitest';
import { MONTH_NAMES } from './month.ts';
import { monthInitials } from './month-initials.ts';

test('a species of all the year shows the initial of every month', () => {
  const initials = MONTH_NAMES.map((nombre) => nombre.charAt(0).toUpperCase()).join('');
  expect(monthInitials([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe(initials);
});

test('a month without the species is a point in its place', () => {
  expect(monthInitials([3, 4, 12])).toBe('··MA·······D');
});
