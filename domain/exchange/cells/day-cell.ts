import { isPartialDay, type PartialDay } from '../../calendar/partial-day.ts';

/** Which comes first where a day is written in numbers: `21/11/2026` or `11/21/2026`. */
export type DayOrder = 'day' | 'month';

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?:[ T].*)?$/;

/** `2026-11-21`, also with slashes, a time or a zone behind it. */
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]\d.*)?$/;

/** `16 May 2026`, `25-feb-23`, «16 de mayo de 2026». */
const IN_WORDS = /^(\d{1,2})[ -](?:de )?(\p{L}{3,10})\.?[ -](?:de )?(\d{2}|\d{4})$/iu;

/** The months by their first three letters, in Spanish and in English. */
const MONTHS = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

/** Days that spreadsheets keep as a number: from 1927 to 2100. */
const SERIAL = /^\d{5}(?:[.,]0+)?$/;
const SERIALS = { first: 10_000, last: 73_050 };
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 24 * 3_600_000;

/** Years of two digits: spreadsheets take 29 for 2029 and 30 for 1930. */
const PIVOT = 30;

/** The day, month or year that a cell tells; `undefined` of an empty one, `null` of what is none. */
export function readDay(cell: string, order: DayOrder): PartialDay | undefined | null {
  const written = cell.trim();
  if (written === '') return undefined;
  const day = serialDay(written) ?? wordsDay(written) ?? isoDay(written) ?? numbersDay(written, order);
  const told = day ?? written.replace('/', '-');
  return isPartialDay(told) ? told : null;
}

/** Which order the days of a column are written in, by those that only one order allows. */
export function orderOf(cells: Iterable<string>): DayOrder {
  let first = 0;
  let second = 0;
  for (const cell of cells) {
    const [, one = '', other = ''] = NUMBERS.exec(cell.trim()) ?? [];
    if (Number(one) > 12) first += 1;
    if (Number(other) > 12) second += 1;
  }
  return second > first ? 'month' : 'day';
}

function isoDay(written: string): string | undefined {
  const [, year, month, day] = ISO.exec(written) ?? [];
  return year && dayFrom(year, month, day);
}

function numbersDay(written: string, order: DayOrder): string | undefined {
  const [, one, other, year] = NUMBERS.exec(written) ?? [];
  if (!year) return undefined;
  return order === 'day' ? dayFrom(year, other, one) : dayFrom(year, one, other);
}

function wordsDay(written: string): string | undefined {
  const [, day, word = '', year] = IN_WORDS.exec(written) ?? [];
  const month = MONTHS.findIndex((starts) => starts.includes(word.slice(0, 3).toLowerCase()));
  return year && month >= 0 ? dayFrom(year, String(month + 1), day) : undefined;
}

function serialDay(written: string): string | undefined {
  const serial = SERIAL.test(written) ? Number.parseInt(written, 10) : 0;
  if (serial < SERIALS.first || serial > SERIALS.last) return undefined;
  return new Date(EPOCH + serial * DAY).toISOString().slice(0, 10);
}

function dayFrom(year: string, month = '', day = ''): string {
  const century = year.length === 4 ? '' : Number(year) < PIVOT ? '20' : '19';
  return `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
