import { expect, test } from 'vitest';
import { type Abundancia, contradictionOfAbundancia, monthsOf, peakOf } from './abundancia.ts';

const year = (levels: string) => Array.from(levels, Number) as Abundancia;

test('the months of a year are those with any, its peak those with most', () => {
  expect(monthsOf(year('000123321000'))).toEqual([4, 5, 6, 7, 8, 9]);
  expect(peakOf(year('000123321000'))).toEqual([6, 7]);
});

test.each([
  [
    'a month that the species is away',
    '111111111111',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    'rara',
    'Residente',
    'tells the months',
  ],
  [
    'more than its frequency',
    '222222222222',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'rara',
    'Residente',
    'must reach 1',
  ],
  [
    'less than its frequency',
    '222222222222',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    'común',
    'Residente',
    'must reach 3',
  ],
  [
    'a summer visitor with most in March',
    '003221111000',
    [3, 4, 5, 6, 7, 8, 9],
    'común',
    'Estival',
    'has most in 3',
  ],
] as const)('%s is refused', (_what, levels, meses, frecuencia, estacion, message) => {
  expect(contradictionOfAbundancia(year(levels), { meses, frecuencia, estacion })).toContain(message);
});

test('a year that agrees with its record is taken', () => {
  const record = { meses: [4, 5, 6, 7, 8], frecuencia: 'común', estacion: 'Estival' } as const;
  expect(contradictionOfAbundancia(year('000233320000'), record)).toBeNull();
  expect(contradictionOfAbundancia(year('000333330000'), record)).toBeNull();
});
