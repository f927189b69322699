import { type Day, isDay } from '../calendar/day.ts';
import type { Kept } from './kept.ts';

/** The stored days by the name of the species. Values that are no day are kept and not shown. */
export type Days = ReadonlyMap<string, unknown>;

/** A species as the days know it. */
type Named = { nombre: string; alias?: readonly string[] };

function namesOf({ nombre, alias = [] }: Named): string[] {
  return [
    ...new Set([nombre, ...alias].flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')])),
  ];
}

/** The day kept for the species, under its name or an older spelling. */
export function findDay(days: Days, ave: Named): Day | undefined {
  return namesOf(ave)
    .map((name) => days.get(name))
    .find(isDay);
}

/** The days with that of the species, under its present name only. */
export function withDay(days: Days, ave: Named, date: Day): Days {
  return new Map(withoutDay(days, ave)).set(ave.nombre, date);
}

/** The days without that of the species; the same days when there was none. */
export function withoutDay(days: Days, ave: Named): Days {
  const names = namesOf(ave).filter((name) => days.has(name));
  if (names.length === 0) return days;
  const left = new Map(days);
  for (const name of names) left.delete(name);
  return left;
}

/**
 * Reads the stored text; `null` (nothing stored) is no days.
 * @throws {SyntaxError | TypeError} when the text is not JSON or not an object
 */
export function parseDays(text: string | null): Days {
  if (text === null) return new Map();
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('the stored days are not an object');
  }
  return new Map(Object.entries(value));
}

/** The days of marks, until the notebook takes them in: an object from name to day, beside the list of names. */
export const DAYS: Kept<Days> = {
  key: 'seenBird.fechas',
  asideKey: 'seenBird.fechas.respaldo',
  empty: new Map(),
  parse: parseDays,
  write: (days) => JSON.stringify(Object.fromEntries(days)),
};
