import { orderOf } from '../cells/day-cell.ts';
import type { Finder } from '../names/finder.ts';
import { guessColumns } from './guess-columns.ts';
import type { Table } from './read-row.ts';
import type { Row } from './row.ts';
import { type Columns, columnsOf, foldHeader, isRecordFormat, RECORD_FORMAT, sourceOf } from './sources.ts';

/** A table that is known: what it is called, how it is read, and the rows that say something. */
export type KnownTable = {
  kind: 'known';
  name: string;
  table: Table;
  rows: readonly Row[];
  /** Whether a program wrote it, and so ended its last line. */
  isProgrammed: boolean;
};

/** A table of which only the visitor knows what its columns are. */
export type UnknownTable = {
  kind: 'unknown';
  /** The cells of its first row, be they a header or not. */
  header: readonly string[];
  sample: readonly (readonly string[])[];
  guess: Columns;
  hasHeader: boolean;
};

/** What the visitor says of an unknown table. */
export type Said = { columns: Columns; hasHeader: boolean };

/** Rows that are shown of an unknown table. */
const SHOWN = 5;

/** Rows by which a table is judged that has no header. */
const JUDGED = 50;

/** Knows a table by its header, or by the shape of its rows; `null` where nothing in it looks like a record of birds. */
export function knowTable(rows: readonly Row[], find: Finder, said?: Said): KnownTable | UnknownTable | null {
  const [first] = rows;
  if (!first) return null;
  if (said) return saidTable(rows, said);
  const record = recordTable(rows);
  if (record) return record;
  const header = foldHeader(first.cells);
  const source = sourceOf(header);
  if (!source) return unknownTable(rows, header, find);
  const columns = columnsOf(header, source.headers);
  const isOurs = !source.hasIds;
  const upTo = source.upTo ? header.indexOf(source.upTo) + 1 : 0;
  const table = tableOf(rows.slice(1), columns, {
    source: source.hasIds ? source.name : null,
    fewest: isOurs ? 0 : upTo || header.length,
  });
  return { kind: 'known', name: source.name, table, rows: rows.slice(1), isProgrammed: true };
}

function tableOf(
  rows: readonly Row[],
  columns: Columns,
  { source, fewest }: Pick<Table, 'source' | 'fewest'>,
): Table {
  const place = columns.fecha;
  const days = place === undefined ? [] : rows.map(({ cells }) => cells[place] ?? '');
  return { columns, source, fewest, dayOrder: orderOf(days) };
}

function recordTable(rows: readonly Row[]): KnownTable | undefined {
  const judged = rows.slice(0, JUDGED);
  const fitting = judged.filter(({ cells }) => isRecordFormat(cells)).length;
  if (fitting * 2 <= judged.length) return undefined;
  const columns = RECORD_FORMAT;
  const table: Table = { columns, source: null, fewest: 12, dayOrder: 'month' };
  return { kind: 'known', name: 'eBird (Record Format)', table, rows, isProgrammed: true };
}

function saidTable(all: readonly Row[], { columns, hasHeader }: Said): KnownTable {
  const rows = hasHeader ? all.slice(1) : all;
  const table = tableOf(rows, columns, { source: null, fewest: 0 });
  return { kind: 'known', name: 'una tabla', table, rows, isProgrammed: false };
}

function unknownTable(rows: readonly Row[], header: readonly string[], find: Finder): UnknownTable | null {
  const guess = guessColumns(header);
  const isHeader = guess.nombre !== undefined || guess.cientifico !== undefined;
  const nameColumn = isHeader ? undefined : columnOfNames(rows, find);
  if (!isHeader && nameColumn === undefined) return null;
  const first = rows[0] as Row;
  return {
    kind: 'unknown',
    header: first.cells,
    sample: rows.slice(isHeader ? 1 : 0, SHOWN + (isHeader ? 1 : 0)).map(({ cells }) => cells),
    guess: nameColumn === undefined ? guess : { nombre: nameColumn },
    hasHeader: isHeader || !first.cells.some((cell) => isAve(cell, find)),
  };
}

const isAve = (cell: string, find: Finder) =>
  find({ nombre: cell.trim(), cientifico: '' }, false).kind === 'ave';

/** The column in which most species stand, where there is no header. */
function columnOfNames(rows: readonly Row[], find: Finder): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows.slice(0, JUDGED))
    for (const [place, cell] of cells.entries())
      if (isAve(cell, find)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
