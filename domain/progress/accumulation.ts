import { firstDayOf } from '../calendar/partial-day.ts';
import type { Sighting } from '../notebook/sighting.ts';

/** The first sighting of a species in a year: `day` counts from 1 (1 January) to 366. */
export type First = { nombre: string; day: number; fecha: string };

const DAY = 24 * 3_600_000;

/** Days of a year that has 29 February, so that one day of the year stands at one place in every year. */
const LEAP = 2024;

/** The species of a year in the order in which they were first seen. What is known by month or year only counts at its end. */
export function firstsOf(sightings: readonly Sighting[], year: string): First[] {
  const firsts = new Map<string, First>();
  for (const { nombre, fecha } of sightings) {
    if (!fecha?.startsWith(year)) continue;
    const day = lastDayOf(fecha);
    const held = firsts.get(nombre);
    if (!held || day < held.day) firsts.set(nombre, { nombre, day, fecha });
  }
  return [...firsts.values()].sort(
    (one, other) => one.day - other.day || one.nombre.localeCompare(other.nombre, 'es'),
  );
}

/** The day of the year, 1 to 366, on which what is known of a day has passed. */
function lastDayOf(fecha: string): number {
  if (fecha.length === 4) return 366;
  const [, month, day] = firstDayOf(fecha).split('-').map(Number) as [number, number, number];
  const end = fecha.length === 10 ? Date.UTC(LEAP, month - 1, day) : Date.UTC(LEAP, month, 0);
  return Math.round((end - Date.UTC(LEAP, 0, 1)) / DAY) + 1;
}

/** How many species there were by the end of each month, January first. */
export function byEndOfMonth(firsts: readonly First[]): number[] {
  return Array.from({ length: 12 }, (_, i) => {
    const end = Math.round((Date.UTC(LEAP, i + 1, 0) - Date.UTC(LEAP, 0, 1)) / DAY) + 1;
    return firsts.filter(({ day }) => day <= end).length;
  });
}

/** The day of the year with which each month begins. */
export const MONTH_STARTS: readonly number[] = Array.from(
  { length: 12 },
  (_, i) => Math.round((Date.UTC(LEAP, i, 1) - Date.UTC(LEAP, 0, 1)) / DAY) + 1,
);

/** The last day of the year, 1 January being 1. */
export const LAST_DAY = 366;
