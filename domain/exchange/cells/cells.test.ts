import { expect, test } from 'vitest';
import { orderOf, readDay } from './day-cell.ts';
import { readCount, readDegrees } from './number-cell.ts';
import { readTime } from './time-cell.ts';

test('a day is read however a record or a spreadsheet writes it', () => {
  for (const written of [
    '2026-05-16',
    '2026/5/16',
    '2026-05-16T08:00:00+02:00',
    '2026-05-16 08:00',
    '16 May 2026',
    '16-May-26',
    '16-may.-2026',
    '16 mayo 2026',
    '16 de mayo de 2026',
    '16/05/2026',
    '16.5.26',
    '16/05/2026 0:00',
    '46158',
    ' 2026-05-16 ',
  ])
    expect([written, readDay(written, 'day')]).toEqual([written, '2026-05-16']);
  expect(readDay('05/16/2026', 'month')).toBe('2026-05-16');
  expect(readDay('1 Jan 1999', 'day')).toBe('1999-01-01');
  expect(readDay('31-Dec-98', 'day')).toBe('1998-12-31');
  expect(readDay('2026-11', 'day')).toBe('2026-11');
  expect(readDay('2026', 'day')).toBe('2026');
  expect(readDay('  ', 'day')).toBeUndefined();
});

test('what is no day is told, not guessed', () => {
  for (const written of [
    'ayer',
    '30/02/2026',
    '13/13/2026',
    '2026-04-1x',
    '16 Foo 2026',
    '1',
    '=A1',
    '123456',
  ])
    expect([written, readDay(written, 'day')]).toEqual([written, null]);
  expect(readDay('16/05/2026', 'month')).toBeNull();
});

test('day or month first is told by the days that only one of them allows; else it is as in Spain', () => {
  expect(orderOf(['01/02/2026', '04/13/2026'])).toBe('month');
  expect(orderOf(['01/02/2026', '13/04/2026'])).toBe('day');
  expect(orderOf(['01/02/2026'])).toBe('day');
  expect(orderOf(['2026-01-02', ''])).toBe('day');
});

test('a time is read with or without halves of the day', () => {
  for (const [written, time] of [
    ['09:27 AM', '09:27'],
    ['12:05 AM', '00:05'],
    ['12:05 PM', '12:05'],
    ['9:27 p. m.', '21:27'],
    ['9:27\u202fp.\u00a0m.', '21:27'],
    ['21:05:33', '21:05'],
    ['7:05', '07:05'],
    ['', undefined],
    ['25:00', null],
    ['13:00 PM', null],
    ['09:2', null],
    ['mañana', null],
  ] as const)
    expect([written, readTime(written)]).toEqual([written, time]);
});

test('a count is a number from one, or that there were some', () => {
  for (const [written, count] of [
    ['12', 12],
    ['X', 'presente'],
    ['presente', 'presente'],
    ['1.234', 1234],
    ['12,0', 12],
    ['', undefined],
    ['0', null],
    ['-3', null],
    ['>10', null],
    ['muchos', null],
    ['1e9', null],
  ] as const)
    expect([written, readCount(written)]).toEqual([written, count]);
});

test('degrees are read with point or comma, also with nothing before or behind it', () => {
  for (const [written, degrees] of [
    ['40.4168', 40.4168],
    ['-3,75', -3.75],
    ['.99', 0.99],
    ['4.', 4],
    ['', undefined],
    ['-382.243.354', null],
    ['91', null],
    ['norte', null],
  ] as const)
    expect([written, readDegrees(written, 90)]).toEqual([written, degrees]);
  expect(readDegrees('141.49', 180)).toBe(141.49);
});
