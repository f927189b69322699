import { MONTH_NAMES, type Month } from './month.ts';

/** A day of the calendar, without time or zone, as ISO 8601 writes it: `2026-11-21`. */
export type Day = string;

/** Earlier years are slips of the keyboard. */
const FIRST_YEAR = '1900';

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value) || value < FIRST_YEAR) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // A day that no month has is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The day that a clock shows where the visitor is. */
export function dayOf(clock: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/** The day as a visitor reads it. `dayInWords('2026-11-21')` → `21 de noviembre de 2026`. */
export function dayInWords(date: Day): string {
  const { year, month, day } = partsOf(date);
  return `${day} de ${MONTH_NAMES[month - 1]} de ${year}`;
}

export function partsOf(date: Day): { year: number; month: Month; day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, Month, number];
  return { year, month, day };
}

const HOUR = 3_600_000;

/**
 * The day that it is in Madrid at an instant, wherever the visitor's device thinks it is: the guide is of Madrid's
 * birds, and «hoy» must be one and the same day for a class, a traveller and a tablet with a wrong zone.
 * Worked out here, because the browser's own calendar takes longer to load than a page takes to come alive (decision 011).
 */
export function dayInMadrid(instant: Date): Day {
  const year = instant.getUTCFullYear();
  const summer = lastSunday(year, 3) <= instant && instant < lastSunday(year, 10);
  const clock = new Date(instant.getTime() + (summer ? 2 : 1) * HOUR);
  return clock.toISOString().slice(0, 10);
}

/** When clocks change in the European Union: the month's last Sunday at 1:00 UTC (Directive 2000/84/EC). */
function lastSunday(year: number, month: Month): Date {
  const lastDay = new Date(Date.UTC(year, month, 0, 1));
  return new Date(lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR);
}
