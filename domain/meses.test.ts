import { expect, test } from 'vitest';
import { contradictionOfMeses } from './estacion.ts';
import { textOfMeses } from './meses.ts';

test('the months read as a visitor would say them', () => {
  expect(textOfMeses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('todo el año');
  expect(textOfMeses([4, 5, 6])).toBe('de abril a junio');
  expect(textOfMeses([7])).toBe('en julio');
});

test('winter runs over the new year', () => {
  expect(textOfMeses([1, 2, 3, 10, 11, 12])).toBe('de octubre a marzo');
});

test('two passages are told apart', () => {
  expect(textOfMeses([3, 4, 5, 7, 8, 9])).toBe('de marzo a mayo y de julio a septiembre');
});

test('months that contradict the standing are refused with the reason', () => {
  expect(contradictionOfMeses('Residente', [1, 2, 3])).toContain('needs the months 4');
  expect(contradictionOfMeses('Estival', [1, 5, 6])).toContain('excludes the months 1');
  expect(contradictionOfMeses('Invernal', [1, 6, 12])).toContain('excludes the months 6');
  expect(contradictionOfMeses('De paso', [6])).toContain('excludes the months 6');
  expect(contradictionOfMeses('Estival', [4, 5, 6, 7])).toBeNull();
});
