import { expect, test } from 'vitest';
import { firstDayOf, isPartialDay, partialDayInWords } from './partial-day.ts';

test('a day of which only the month or the year is known is a day too', () => {
  for (const day of ['2026-11-21', '2026-11', '2026', '2024-02-29', '1900'])
    expect(isPartialDay(day)).toBe(true);
});

test('what no calendar has is no day', () => {
  for (const day of [
    '',
    '26',
    '2026-13',
    '2026-00',
    '2026-02-30',
    '2025-02-29',
    '1899',
    '2026-',
    '2026-1',
    '2026-1-1',
    2026,
    null,
  ])
    expect(isPartialDay(day), String(day)).toBe(false);
});

test('the visitor reads as much of the day as is known', () => {
  expect(partialDayInWords('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(partialDayInWords('2026-11')).toBe('noviembre de 2026');
  expect(partialDayInWords('2026')).toBe('2026');
});

test('a month and a year begin with their first day', () => {
  expect(['2026-11-21', '2026-11', '2026'].map(firstDayOf)).toEqual([
    '2026-11-21',
    '2026-11-01',
    '2026-01-01',
  ]);
});
