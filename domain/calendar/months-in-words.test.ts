import { expect, test } from 'vitest';
import { contradictionOfMonths } from '../species/estacion.ts';
import { monthsInWords } from './months-in-words.ts';

test('the months read as a visitor would say them', () => {
  expect(monthsInWords([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('todo el año');
  expect(monthsInWords([4, 5, 6])).toBe('de abril a junio');
  expect(monthsInWords([7])).toBe('en julio');
});

test('winter runs over the new year', () => {
  expect(monthsInWords([1, 2, 3, 10, 11, 12])).toBe('de octubre a marzo');
});

test('two passages are told apart', () => {
  expect(monthsInWords([3, 4, 5, 7, 8, 9])).toBe('de marzo a mayo y de julio a septiembre');
});

test('months that contradict the standing are refused with the reason', () => {
  expect(contradictionOfMonths('Residente', [1, 2, 3])).toContain('needs the months 4');
  expect(contradictionOfMonths('Estival', [1, 5, 6])).toContain('excludes the months 1');
  expect(contradictionOfMonths('Invernal', [1, 6, 12])).toContain('excludes the months 6');
  expect(contradictionOfMonths('De paso', [6])).toContain('excludes the months 6');
  expect(contradictionOfMonths('Estival', [4, 5, 6, 7])).toBeNull();
});
