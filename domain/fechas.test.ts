import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FECHAS,
  fechaEnPalabras,
  fechaOf,
  fechasOf,
  findFecha,
  isFecha,
  parseFechas,
  withFecha,
  withoutFecha,
} from './fechas.ts';

const moruno = { nombre: 'Gorrión moruno', alias: ['Gorrion moruno'] };

test('the day is the one of the calendar where the visitor is, also just after midnight', () => {
  expect(fechaOf(new Date(2026, 0, 2, 0, 5))).toBe('2026-01-02');
  expect(fechaOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});

test('the day reads as it is said in Spanish', () => {
  expect(fechaEnPalabras('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(fechaEnPalabras('2026-01-02')).toBe('2 de enero de 2026');
});

test('only a day that a calendar has is taken for one', () => {
  for (const fecha of ['2026-11-21', '2024-02-29', '1900-01-01']) expect(isFecha(fecha)).toBe(true);
  for (const other of ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-1-2', '0001-01-01'])
    expect(isFecha(other), other).toBe(false);
  for (const other of [20261121, null, undefined, {}, '', '2026-11-21T00:00', ' 2026-11-21'])
    expect(isFecha(other)).toBe(false);
});

test('a day kept under an older spelling, in NFC or NFD, is that of the species and goes with it', () => {
  for (const name of ['Gorrion moruno', 'Gorrión moruno', 'Gorrión moruno'.normalize('NFD')]) {
    const fechas = new Map([[name, '2026-11-21']]);
    expect(findFecha(fechas, moruno)).toBe('2026-11-21');
    expect(withoutFecha(fechas, moruno).size).toBe(0);
    expect([...withFecha(fechas, moruno, '2025-01-01')]).toEqual([['Gorrión moruno', '2025-01-01']]);
  }
});

test('what is no day is kept, and not shown', () => {
  const fechas = parseFechas('{"Abubilla":7,"Cuco":"2026-02-30","Dodo":{"año":1662},"__proto__":"x"}');
  expect(fechasOf(fechas, [{ nombre: 'Abubilla' }, { nombre: 'Cuco' }]).size).toBe(0);
  const text = FECHAS.write(withFecha(fechas, { nombre: 'Búho real' }, '2026-11-21'));
  expect(JSON.parse(text)).toMatchObject({ Dodo: { año: 1662 }, 'Búho real': '2026-11-21' });
  expect(text).toContain('"__proto__":"x"');
});

test('a text that is no object of days is refused, never half read', () => {
  for (const text of ['', '{', '[]', 'null', '3', '"2026-11-21"', 'true', '["Abubilla"]'])
    expect(() => parseFechas(text), text).toThrow();
  expect(parseFechas(null).size).toBe(0);
});

test('any days that were written are read as they were', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (days) => {
      const text = JSON.stringify(days);
      expect(JSON.parse(FECHAS.write(parseFechas(text)))).toEqual(JSON.parse(text));
    }),
  );
});

test('putting in and taking out parts touches no other day', () => {
  const fechas = new Map([
    ['Abubilla', '2026-11-21'],
    ['Cuco', '2026-05-01'],
  ]);
  const parts = new Map([
    ['Cuco', undefined],
    ['Búho real', '2025-12-24'],
  ]);
  expect([...FECHAS.withParts(fechas, parts)]).toEqual([
    ['Abubilla', '2026-11-21'],
    ['Búho real', '2025-12-24'],
  ]);
});
