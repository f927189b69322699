import { expect, test } from 'vitest';
import { aveDelDia } from './ave-del-dia.ts';
import type { Mes } from './estacion.ts';

const todoElAno: Mes[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ave = (nombre: string, meses = todoElAno) => ({ nombre, meses, frecuencia: 'común' as const });

test('where none is about, there is none', () => {
  expect(aveDelDia([], '2026-01-01')).toBeUndefined();
  expect(aveDelDia([ave('Cuco', [4, 5])], '2026-01-01')).toBeUndefined();
});

test('where few are about, each has its day before one comes back', () => {
  const aves = [ave('Abubilla'), ave('Cuco'), ave('Urraca común')];
  const names = [1, 2, 3, 4, 5, 6].map((dia) => aveDelDia(aves, `2026-05-0${dia}`)?.nombre);
  expect(new Set(names.slice(0, 3)).size).toBe(3);
  expect(new Set(names.slice(3)).size).toBe(3);
});

test('a species that nobody easily meets is never the one of the day', () => {
  const rara = { ...ave('Avoceta común'), frecuencia: 'rara' as const };
  expect(aveDelDia([rara], '2026-05-03')).toBeUndefined();
});
