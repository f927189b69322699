import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fechaEnMadrid } from './fecha.ts';

test('the day is that of Madrid, before and after its midnight, in winter and in summer time', () => {
  expect(fechaEnMadrid(new Date('2026-01-15T22:59:59Z'))).toEqual({ ano: 2026, mes: 1, dia: 15 });
  expect(fechaEnMadrid(new Date('2026-01-15T23:00:00Z'))).toEqual({ ano: 2026, mes: 1, dia: 16 });
  expect(fechaEnMadrid(new Date('2026-07-15T21:59:59Z'))).toEqual({ ano: 2026, mes: 7, dia: 15 });
  expect(fechaEnMadrid(new Date('2026-07-15T22:00:00Z'))).toEqual({ ano: 2026, mes: 7, dia: 16 });
});

test('the new year begins in Madrid, not in Greenwich', () => {
  expect(fechaEnMadrid(new Date('2026-12-31T22:59:59Z'))).toEqual({ ano: 2026, mes: 12, dia: 31 });
  expect(fechaEnMadrid(new Date('2026-12-31T23:00:00Z'))).toEqual({ ano: 2027, mes: 1, dia: 1 });
});

test('a leap year has its 29 February', () => {
  expect(fechaEnMadrid(new Date('2028-02-29T12:00:00Z'))).toEqual({ ano: 2028, mes: 2, dia: 29 });
  expect(fechaEnMadrid(new Date('2027-02-28T23:30:00Z'))).toEqual({ ano: 2027, mes: 3, dia: 1 });
});

test('one instant is one day, written in whatever zone', () => {
  expect(fechaEnMadrid(new Date('2026-04-01T10:00:00+14:00'))).toEqual(
    fechaEnMadrid(new Date('2026-03-31T13:00:00-07:00')),
  );
});

test('at every hour of this century the day is that of the browser’s own calendar', () => {
  const calendario = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' });
  const from = Date.UTC(2000, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 * 8766 }), (hours) => {
      const instant = new Date(from + hours * 3_600_000);
      const { ano, mes, dia } = fechaEnMadrid(instant);
      const text = [ano, String(mes).padStart(2, '0'), String(dia).padStart(2, '0')].join('-');
      expect(text).toBe(calendario.format(instant));
    }),
    { numRuns: 2000 },
  );
});

test('the nights in which clocks change begin and end the day at the right hour', () => {
  expect(fechaEnMadrid(new Date('2026-03-28T22:59:59Z')).dia).toBe(28);
  expect(fechaEnMadrid(new Date('2026-03-28T23:00:00Z')).dia).toBe(29);
  expect(fechaEnMadrid(new Date('2026-03-29T21:59:59Z')).dia).toBe(29);
  expect(fechaEnMadrid(new Date('2026-03-29T22:00:00Z')).dia).toBe(30);
  expect(fechaEnMadrid(new Date('2026-10-24T22:00:00Z')).dia).toBe(25);
  expect(fechaEnMadrid(new Date('2026-10-25T22:59:59Z')).dia).toBe(25);
  expect(fechaEnMadrid(new Date('2026-10-25T23:00:00Z')).dia).toBe(26);
});
