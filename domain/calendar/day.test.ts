import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { dayInMadrid, dayInWords, dayOf, isDay } from './day.ts';

test('the day is that of Madrid, before and after its midnight, in winter and in summer time', () => {
  expect(dayInMadrid(new Date('2026-01-15T22:59:59Z'))).toBe('2026-01-15');
  expect(dayInMadrid(new Date('2026-01-15T23:00:00Z'))).toBe('2026-01-16');
  expect(dayInMadrid(new Date('2026-07-15T21:59:59Z'))).toBe('2026-07-15');
  expect(dayInMadrid(new Date('2026-07-15T22:00:00Z'))).toBe('2026-07-16');
});

test('the new year begins in Madrid, not in Greenwich', () => {
  expect(dayInMadrid(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayInMadrid(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('a leap year has its 29 February', () => {
  expect(dayInMadrid(new Date('2028-02-29T12:00:00Z'))).toBe('2028-02-29');
  expect(dayInMadrid(new Date('2027-02-28T23:30:00Z'))).toBe('2027-03-01');
});

test('one instant is one day, written in whatever zone', () => {
  expect(dayInMadrid(new Date('2026-04-01T10:00:00+14:00'))).toBe(
    dayInMadrid(new Date('2026-03-31T13:00:00-07:00')),
  );
});

const calendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' });
const from = Date.UTC(2000, 0, 1);

test.prop([fc.integer({ min: 0, max: 100 * 8766 })], { numRuns: 2000 })(
  'at every hour of this century the day is that of the browser’s own calendar',
  (hours) => {
    const instant = new Date(from + hours * 3_600_000);
    expect(dayInMadrid(instant)).toBe(calendar.format(instant));
  },
);

test('the nights in which clocks change begin and end the day at the right hour', () => {
  expect(dayInMadrid(new Date('2026-03-28T22:59:59Z'))).toBe('2026-03-28');
  expect(dayInMadrid(new Date('2026-03-28T23:00:00Z'))).toBe('2026-03-29');
  expect(dayInMadrid(new Date('2026-03-29T21:59:59Z'))).toBe('2026-03-29');
  expect(dayInMadrid(new Date('2026-03-29T22:00:00Z'))).toBe('2026-03-30');
  expect(dayInMadrid(new Date('2026-10-24T22:00:00Z'))).toBe('2026-10-25');
  expect(dayInMadrid(new Date('2026-10-25T22:59:59Z'))).toBe('2026-10-25');
  expect(dayInMadrid(new Date('2026-10-25T23:00:00Z'))).toBe('2026-10-26');
});

test('the day is the one of the calendar where the visitor is, also just after midnight', () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 5))).toBe('2026-01-02');
  expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});

test('the day reads as it is said in Spanish', () => {
  expect(dayInWords('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(dayInWords('2026-01-02')).toBe('2 de enero de 2026');
});

test('only a day that a calendar has is taken for one', () => {
  for (const day of ['2026-11-21', '2024-02-29', '1900-01-01']) expect(isDay(day)).toBe(true);
  for (const other of ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-1-2', '0001-01-01'])
    expect(isDay(other), other).toBe(false);
  for (const other of [20261121, null, undefined, {}, '', '2026-11-21T00:00', ' 2026-11-21'])
    expect(isDay(other)).toBe(false);
});
