import Papa from 'papaparse';
import type { Backup } from '../../../domain/seen-list/backup.ts';
import { rowsOf } from '../../../domain/seen-list/backup-rows.ts';

/** Tells a spreadsheet that the text is UTF-8. */
const BOM = '\uFEFF';

/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** What spreadsheets of some countries split a cell at, though ours are parted by commas. */
const SEPARATOR = /[;\t]/;

/** A copy for a spreadsheet. */
export function csvOf(backup: Backup): string {
  return writeCsv(rowsOf(backup));
}

/** The rows as CSV. A cell that a spreadsheet would run as a formula is written so that it does not. */
export function writeCsv(rows: string[][]): string {
  const text = Papa.unparse(rows, {
    escapeFormulae: FORMULA,
    quotes: (cell) => SEPARATOR.test(String(cell)),
  });
  return `${BOM}${text}\r\n`;
}

/** The rows of a CSV, whichever of comma, semicolon or tabulator separates its cells. */
export function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(BOM, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  return data;
}
