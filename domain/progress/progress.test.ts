import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadAves } from '../../data/load-aves.ts';
import { filterableOf } from '../filters/criteria.ts';
import type { Sighting } from '../notebook/sighting.ts';
import { levelIn } from '../places/expected-aves.ts';
import { byEndOfMonth, firstsOf, LAST_DAY, MONTH_STARTS } from './accumulation.ts';
import { missingAves } from './missing.ts';
import { byHabitat, byMonth, byOrden } from './shares.ts';

const all = loadAves();
const aves = all.map(filterableOf);
const seen = (nombre: string, fecha?: string): Sighting => ({
  id: `${nombre}${fecha}`,
  nombre,
  ...(fecha && { fecha }),
});

test('a species counts from the first day of the year on which it was seen', () => {
  const firsts = firstsOf(
    [
      seen('Mito', '2026-03-01'),
      seen('Cuco', '2026-01-01'),
      seen('Mito', '2026-02-10'),
      seen('Cuco', '2025-12-31'),
    ],
    '2026',
  );
  expect(firsts).toEqual([
    { nombre: 'Cuco', day: 1, fecha: '2026-01-01' },
    { nombre: 'Mito', day: 41, fecha: '2026-02-10' },
  ]);
  expect(byEndOfMonth(firsts)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
});

test('what is known by month or year only counts at its end, and what has no day in no year', () => {
  const firsts = firstsOf([seen('Mito', '2026-05'), seen('Cuco', '2026'), seen('Búho')], '2026');
  expect(firsts.map(({ nombre, day }) => [nombre, day])).toEqual([
    ['Mito', 152],
    ['Cuco', LAST_DAY],
  ]);
  expect(byEndOfMonth(firsts)[4]).toBe(1);
});

test('a day stands at one place in leap and other years, and the curve never falls', () => {
  const march = (year: string) => firstsOf([seen('Mito', `${year}-03-01`)], year)[0]?.day;
  expect(march('2023')).toBe(march('2024'));
  expect(MONTH_STARTS[2]).toBe(march('2024'));
  const anyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), anyDay)), (all) => {
      const months = byEndOfMonth(
        firstsOf(
          all.map(([name, day]) => seen(name, day.toISOString().slice(0, 10))),
          '2026',
        ),
      );
      expect(months).toEqual(months.toSorted((one, other) => one - other));
      expect(months[11]).toBe(new Set(all.map(([name]) => name)).size);
    }),
  );
});

test('of each order and habitat as many are seen as are on the list, of as many as there are', () => {
  const names = new Set(['Abubilla', 'Búho real', 'Dodo']);
  const orders = byOrden(aves, names);
  expect(orders.reduce((sum, { all }) => sum + all, 0)).toBe(203);
  expect(orders.filter((each) => each.seen > 0).map(({ name, seen }) => [name, seen])).toEqual([
    ['Bucerotiformes', 1],
    ['Strigiformes', 1],
  ]);
  for (const { name, seen, all } of byHabitat(aves, new Set(aves.map(({ nombre }) => nombre))))
    expect([name, seen]).toEqual([name, all]);
});

test('in a month counts what was seen in it, of what is regularly there', () => {
  const months = byMonth(aves, [
    seen('Abubilla', '2026-05-01'),
    seen('Abubilla', '2025-05'),
    seen('Cuco', '2026'),
    seen('Mirlo común', '2020-01-09'),
  ]);
  expect(months.map((each) => each.seen)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  for (const { name, all } of months) expect([name, all > 60]).toEqual([name, true]);
});

test('what is missing may be met in the month and habitat and is not on the list, the likeliest first', () => {
  const found = missingAves(all, new Set(['Gorrión común']), { month: 11, habitat: 'parque' });
  expect(found.length).toBeGreaterThan(10);
  for (const ave of found) {
    expect(ave.meses).toContain(11);
    expect(ave.habitats).toContain('parque');
  }
  expect(found.map(({ nombre }) => nombre)).not.toContain('Gorrión común');
  const levels = found.map((ave) => levelIn(ave, 11));
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  expect(new Set(levels).size).toBeGreaterThan(1);
  expect(missingAves(all, new Set(all.map(({ nombre }) => nombre)), { month: 11, habitat: null })).toEqual(
    [],
  );
});
