import Papa from 'papaparse';
import type { Row } from '../../../../domain/exchange/table/row.ts';

/** The rows of a table; or the line in which quotes are opened that nothing closes. */
export type Parsed = { rows: Row[]; isCut: boolean } | { brokenQuotes: number };

const SEPARATORS = [',', ';', '\t'];

const LINE_BREAK = /\r\n|\r|\n/g;

/** The first line by which Excel is told what separates the cells: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;

/** The rows of a CSV that hold anything, whichever of comma, semicolon or tabulator separates its cells, or what its first line says. */
export function parseRows(text: string): Parsed {
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const { data, errors, meta } = cut(text.slice(separatorLine.length), separator);
  const isBroken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: Row[] = [];
  let line = separatorLine === '' ? 1 : 2;
  for (const [i, cells] of data.entries()) {
    if (isBroken.has(i) || cells.some((cell) => holdsRows(cell, meta.delimiter, cells.length)))
      return { brokenQuotes: line };
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1;
    // A quoted cell may hold line breaks of its own.
    for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) line += breaksIn(cell);
  }
  return { rows, isCut: !/[\r\n]$/.test(text) };
}

/** Cuts the text into cells; where nothing says what separates them, it is found out. */
function cut(text: string, separator: string | undefined): Papa.ParseResult<string[]> {
  if (separator !== undefined) return Papa.parse<string[]>(text, { delimiter: separator });
  const guessed = Papa.parse<string[]>(text, { delimitersToGuess: SEPARATORS });
  // Two columns and an empty line are too little for it to guess by.
  const isGuess = !guessed.errors.some(({ code }) => code === 'UndetectableDelimiter');
  return isGuess ? guessed : Papa.parse<string[]>(text, { delimiter: mostFrequent(text) });
}

const mostFrequent = (text: string) =>
  SEPARATORS.toSorted((one, other) => text.split(other).length - text.split(one).length)[0] ?? ',';

const breaksIn = (cell: string) => cell.match(LINE_BREAK)?.length ?? 0;

/** Whether a cell has swallowed rows, because its quotes were not closed. */
function holdsRows(cell: string, separator: string, width: number): boolean {
  if (!cell.includes('\n') && !cell.includes('\r')) return false;
  const least = Math.max(2, Math.floor(width / 2));
  return cell
    .split(LINE_BREAK)
    .slice(1)
    .some((line) => line.split(separator).length > least);
}
