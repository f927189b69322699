import { expect, test } from 'vitest';
import type { Month } from '../calendar/month.ts';
import { aveOfTheDay } from './ave-of-the-day.ts';

const allYear: Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ave = (nombre: string, meses = allYear) => ({ nombre, meses, frecuencia: 'común' as const });

test('where none is about, there is none', () => {
  expect(aveOfTheDay([], '2026-01-01')).toBeUndefined();
  expect(aveOfTheDay([ave('Cuco', [4, 5])], '2026-01-01')).toBeUndefined();
});

test('where few are about, each has its day before one comes back', () => {
  const aves = [ave('Abubilla'), ave('Cuco'), ave('Urraca común')];
  const names = [1, 2, 3, 4, 5, 6].map((day) => aveOfTheDay(aves, `2026-05-0${day}`)?.nombre);
  expect(new Set(names.slice(0, 3)).size).toBe(3);
  expect(new Set(names.slice(3)).size).toBe(3);
});

test('a species that nobody easily meets is never the one of the day', () => {
  const rara = { ...ave('Avoceta común'), frecuencia: 'rara' as const };
  expect(aveOfTheDay([rara], '2026-05-03')).toBeUndefined();
});
