import Papa from 'papaparse';
import type { Separator } from './separator.ts';

/** Tells a spreadsheet that the text is UTF-8. */
const BOM = '\uFEFF';

/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A number is none. */
const NUMBER = /^-?\d+([.,]\d+)?$/;

/** What spreadsheets of some countries split a cell at, though ours is another. */
const SEPARATOR = /[;,\t]/;

/** The rows as CSV. A cell that a spreadsheet would run as a formula is written so that it does not. */
export function writeCsv(rows: readonly string[][], separator: Separator): string {
  const safe = rows.map((cells) =>
    cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell)),
  );
  const text = Papa.unparse(safe, {
    delimiter: separator,
    newline: '\r\n',
    quotes: (cell) => SEPARATOR.test(String(cell)),
  });
  return `${BOM}${text}\r\n`;
}
