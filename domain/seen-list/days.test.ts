import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS, findDay, parseDays, withDay, withoutDay } from './days.ts';

const moruno = { nombre: 'Gorrión moruno', alias: ['Gorrion moruno'] };

test('a day kept under an older spelling, in NFC or NFD, is that of the species and goes with it', () => {
  for (const name of ['Gorrion moruno', 'Gorrión moruno', 'Gorrión moruno'.normalize('NFD')]) {
    const days = new Map([[name, '2026-11-21']]);
    expect(findDay(days, moruno)).toBe('2026-11-21');
    expect(withoutDay(days, moruno).size).toBe(0);
    expect([...withDay(days, moruno, '2025-01-01')]).toEqual([['Gorrión moruno', '2025-01-01']]);
  }
});

test('what is no day is kept, and not shown', () => {
  const days = parseDays('{"Abubilla":7,"Cuco":"2026-02-30","Dodo":{"año":1662},"__proto__":"x"}');
  for (const nombre of ['Abubilla', 'Cuco']) expect(findDay(days, { nombre })).toBeUndefined();
  const text = DAYS.write(withDay(days, { nombre: 'Búho real' }, '2026-11-21')) ?? '';
  expect(JSON.parse(text)).toMatchObject({ Dodo: { año: 1662 }, 'Búho real': '2026-11-21' });
  expect(text).toContain('"__proto__":"x"');
});

test('a text that is no object of days is refused, never half read', () => {
  for (const text of ['', '{', '[]', 'null', '3', '"2026-11-21"', 'true', '["Abubilla"]'])
    expect(() => parseDays(text), text).toThrow();
  expect(parseDays(null).size).toBe(0);
});

test('any days that were written are read as they were', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (days) => {
      const text = JSON.stringify(days);
      expect(JSON.parse(DAYS.write(parseDays(text)) ?? '')).toEqual(JSON.parse(text));
    }),
  );
});
