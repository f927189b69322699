import Papa from 'papaparse';
import type { Backup } from '../../../domain/seen-list/backup.ts';
import { type Row, rowsOf } from '../../../domain/seen-list/backup-rows.ts';

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

/** The rows of a CSV that hold anything, whichever of comma, semicolon or tabulator separates its cells. */
export function readCsv(text: string): Row[] {
  const { data } = Papa.parse<string[]>(text.replace(BOM, ''), { delimitersToGuess: [',', ';', '\t'] });
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells };
    // A quoted cell may hold line breaks of its own.
    line += 1 + cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0);
    return row;
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
