import { type Day, dayInWords, isDay } from './day.ts';
import { MONTH_NAMES } from './month.ts';

/** A day, or what is known of it: `2026-11-21`, `2026-11` or `2026`. */
export type PartialDay = string;

/** What makes a whole day of a year or a month: its first. */
const FIRST_DAY = '-01-01';

export function isPartialDay(value: unknown): value is PartialDay {
  if (typeof value !== 'string' || ![4, 7, 10].includes(value.length)) return false;
  return isDay(firstDayOf(value));
}

/** The day with which it begins. `firstDayOf('2026-11')` → `2026-11-01`. */
export function firstDayOf(day: PartialDay): string {
  return `${day}${FIRST_DAY.slice(day.length - 4)}`;
}

/** What is wrong with what has not begun `today`, as nobody can have seen a bird then; of any other day, nothing. */
export function notYetInWords(day: PartialDay | undefined, today: Day): string | undefined {
  if (day === undefined || day <= today.slice(0, day.length)) return undefined;
  return `${isDay(day) ? 'el ' : ''}${partialDayInWords(day)} todavía no ha llegado`;
}

/** As a visitor reads it: «21 de noviembre de 2026», «noviembre de 2026», «2026». */
export function partialDayInWords(day: PartialDay): string {
  if (day.length === 10) return dayInWords(day);
  const [year, month] = day.split('-');
  return month ? `${MONTH_NAMES[Number(month) - 1]} de ${year}` : day;
}
