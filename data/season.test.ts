import { expect, test } from 'vitest';
import { type Day, dayInMadrid, partsOf } from '../domain/calendar/day.ts';
import { MONTH_NAMES, type Month } from '../domain/calendar/month.ts';
import { aveOfTheDay } from '../domain/season/ave-of-the-day.ts';
import { MAX_PROPOSALS, whatToSee } from '../domain/season/this-month.ts';
import { listedOf, summaryOf } from '../domain/species/ave.ts';
import { loadAves } from './load-aves.ts';

const all = loadAves();
const aves = all.map((ave) => summaryOf(listedOf(ave)));

/** Every day of Madrid from 1 January 2027 to 31 December 2029: a leap year and two new years. */
const DAYS: Day[] = Array.from({ length: 3 * 365 + 1 }, (_, i) =>
  dayInMadrid(new Date(Date.UTC(2027, 0, 1 + i, 12))),
);

const MONTHS = DAYS.filter((day) => day.endsWith('-01')).map((day) => {
  const { month } = partsOf(day);
  return { day, month, nombre: MONTH_NAMES[month - 1] };
});

test('every day has its bird, one that is about that month and that a beginner may meet', () => {
  for (const day of DAYS) {
    const ave = aveOfTheDay(aves, day);
    expect(ave?.meses, day).toContain(partsOf(day).month);
    expect(ave?.frecuencia).not.toBe('rara');
  }
});

test('no bird comes back within 60 days, over the new year and 29 February too', () => {
  const last = new Map<string | undefined, number>();
  DAYS.forEach((day, i) => {
    const nombre = aveOfTheDay(aves, day)?.nombre;
    const gap = i - (last.get(nombre) ?? Number.NEGATIVE_INFINITY);
    expect(gap, `${nombre} ${day}`).toBeGreaterThanOrEqual(60);
    last.set(nombre, i);
  });
  expect(DAYS).toContain('2028-02-29');
});

test('in three years nearly every bird that can be met has had its day', () => {
  const shown = new Set(DAYS.map((day) => aveOfTheDay(aves, day)?.nombre));
  const possible = aves.filter(({ frecuencia }) => frecuencia !== 'rara');
  expect(shown.size).toBeGreaterThan(0.9 * possible.length);
});

test('the bird of the day does not depend on the order of the data, and one more species changes few days', () => {
  const april = DAYS.filter((day) => day.startsWith('2028-04'));
  const before = april.map((day) => aveOfTheDay(aves, day)?.nombre);
  expect(april.map((day) => aveOfTheDay([...aves].reverse(), day)?.nombre)).toEqual(before);
  for (const out of ['Vencejo común', 'Cuco', 'Ruiseñor común', 'Mirlo común', 'Autillo europeo']) {
    const fewer = aves.filter(({ nombre }) => nombre !== out);
    const after = april.map((day) => aveOfTheDay(fewer, day)?.nombre);
    expect(after.filter((nombre, i) => nombre !== before[i]).length, out).toBeLessThan(5);
  }
});

test('every month proposes eight species, none twice, all about and none rara', () => {
  for (const month of MONTHS) {
    const proposals = whatToSee(aves, month.day);
    expect(proposals).toHaveLength(MAX_PROPOSALS);
    expect(new Set(proposals.map(({ ave }) => ave)).size).toBe(MAX_PROPOSALS);
    for (const { ave } of proposals) {
      expect(ave.meses).toContain(month.month);
      expect(ave.frecuencia).not.toBe('rara');
    }
  }
});

test('each reason is true of the months of the species', () => {
  const seen = new Set<string>();
  for (const { day, month, nombre } of MONTHS) {
    const before = month === 1 ? 12 : ((month - 1) as Month);
    for (const { ave, reason } of whatToSee(aves, day)) {
      const kind =
        /^(llega en|se va en|de paso|en su mejor momento|canta|solo|de|todo el año)/.exec(reason)?.[0] ??
        reason;
      seen.add(kind);
      if (kind === 'llega en') {
        expect(reason).toBe(`llega en ${nombre}`);
        expect(ave.meses).not.toContain(before);
      } else if (kind === 'se va en') {
        expect(reason).toBe(`se va en ${nombre}`);
        expect(ave.meses).not.toContain((month % 12) + 1);
      } else if (kind === 'en su mejor momento') {
        const best = namedMonths(reason);
        expect(best, ave.nombre).toContain(month);
        const levels = best.map((each) => ave.abundancia[each - 1]);
        expect(new Set(levels), ave.nombre).toEqual(new Set([Math.max(...ave.abundancia)]));
      } else if (kind === 'canta') {
        const { voz } = all.find(({ nombre: each }) => each === ave.nombre) ?? {};
        expect(voz?.canto, ave.nombre).toBeDefined();
        expect(namedMonths(reason), ave.nombre).toEqual(voz?.cuando?.meses);
        expect(ave.sings).toContain(month);
      } else if (kind === 'todo el año') {
        expect(ave.meses).toHaveLength(12);
      } else {
        expect(ave.meses.length).toBeLessThan(12);
        expect(namedMonths(reason), `${ave.nombre}: ${reason}`).toEqual(ave.meses);
        expect(kind === 'de paso').toBe(ave.estacion === 'De paso');
      }
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'llega en',
      'se va en',
      'de paso',
      'en su mejor momento',
      'canta',
      'todo el año',
    ]),
  );
});

/** The months that a phrase like «de octubre a marzo y en mayo» names, ascending. */
function namedMonths(phrase: string): number[] {
  const numberOf = (name: string) => (MONTH_NAMES as readonly string[]).indexOf(name) + 1;
  const months = new Set<number>();
  for (const [, from = '', to = from] of phrase.matchAll(/(?:de|en) (\p{L}+)(?: a (\p{L}+))?/gu)) {
    if (numberOf(from) === 0) continue;
    for (let month = numberOf(from); ; month = (month % 12) + 1) {
      months.add(month);
      if (month === numberOf(to)) break;
    }
  }
  return [...months].sort((a, b) => a - b);
}

test('arrivals lead in spring and in autumn, and two that stay all year are always there', () => {
  for (const { day, month } of MONTHS) {
    const reasons = whatToSee(aves, day).map(({ reason }) => reason);
    expect(reasons.slice(-2)).toEqual(['todo el año', 'todo el año']);
    if ([3, 4, 10].includes(month))
      expect(reasons.slice(0, 3).every((each) => each.startsWith('llega'))).toBe(true);
  }
});

test('a month proposes the same to everyone, and others the year after', () => {
  const names = (day: Day, list = aves) => whatToSee(list, day).map(({ ave }) => ave.nombre);
  expect(names('2027-12-31', [...aves].reverse())).toEqual(names('2027-12-01'));
  expect(names('2028-12-01')).not.toEqual(names('2027-12-01'));
});
