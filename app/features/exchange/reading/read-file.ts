import type { Day } from '../../../../domain/calendar/day.ts';
import { type Brought, createGathering, withoutDaysToCome } from '../../../../domain/exchange/brought.ts';
import { createFinder } from '../../../../domain/exchange/names/finder.ts';
import type { Outline } from '../../../../domain/exchange/table/outline.ts';
import { createRowReader } from '../../../../domain/exchange/table/read-row.ts';
import {
  type KnownTable,
  knowTable,
  type Said,
  type UnknownTable,
} from '../../../../domain/exchange/table/read-table.ts';
import { lookUp } from '../../../../domain/seen-list/merge-backup.ts';
import { BackupError, readBackup } from '../../../../domain/seen-list/read-backup.ts';
import type { AveSummary, Nombres } from '../../../../domain/species/ave.ts';
import { decode } from './decode.ts';
import { FileFault } from './file-fault.ts';
import { parseRows } from './parse-rows.ts';
import { LARGEST, unpack } from './unpack.ts';

/** What the reader knows of the guide, and of the day on which it reads. */
export type Guide = {
  aves: readonly Pick<AveSummary, 'nombre' | 'cientifico' | 'alias'>[];
  nombres: readonly Nombres[];
  madrid: Outline;
  today: Day;
};

/** What a file brings; or, of a table that is not known, what has to be asked. */
export type Reading = { brought: Brought } | { asked: UnknownTable };

type Progress = (share: number) => void;

/** Rows that are read between two reports. */
const PART = 2000;

/** Cutting the text into rows takes about as long as reading them. */
const HALF = 0.5;

/**
 * Reads a file that a visitor gives, by what it holds and not by its name.
 * @throws {FileFault} whose message tells the visitor what is wrong
 */
export async function readFile(
  file: File,
  guide: Guide,
  said?: Said,
  onProgress: Progress = () => {},
): Promise<Reading> {
  const fail = (fault: ConstructorParameters<typeof FileFault>[1]) => new FileFault(file.name, fault);
  if (file.size > LARGEST) throw fail('huge');
  const packed = await file.arrayBuffer().catch(() => {
    throw fail('unreadable');
  });
  const bytes = unpack(new Uint8Array(packed));
  if (typeof bytes === 'string') throw fail(bytes);
  const text = decode(bytes);
  if (text === null) throw fail('not-text');
  if (text.trim() === '') throw fail('empty');
  if (/^\s*[[{]/.test(text)) return { brought: copyOf(file.name, text, guide) };
  const parsed = parseRows(text);
  if ('brokenQuotes' in parsed) throw fail({ line: parsed.brokenQuotes, quotes: true });
  onProgress(HALF);
  const find = createFinder(guide.aves, guide.nombres);
  const table = knowTable(parsed.rows, find, said);
  if (!table) throw fail('foreign');
  if (table.kind === 'unknown') return { asked: table };
  const read = createRowReader(table.table, { find, madrid: guide.madrid, today: guide.today });
  const gathering = createGathering(table.name);
  for (const [i, row] of table.rows.entries()) {
    gathering.take(read(row));
    if (i % PART === 0) onProgress(HALF + HALF * (i / table.rows.length));
  }
  const isCut = parsed.isCut && mayLackEnd(table, parsed.rows[0]?.cells.length ?? 0);
  return { brought: gathering.brought(notesOf(table, isCut)) };
}

/**
 * Whether a table of so many columns, whose last line is not ended, may lack its end: cells are missing, or what stands in the last one
 * is read and may be half of it. Editors leave the last line break of a whole file out.
 */
function mayLackEnd({ rows, table: { columns }, isProgrammed }: KnownTable, width: number): boolean {
  const cells = rows.at(-1)?.cells;
  if (!isProgrammed || !cells) return false;
  return cells.length < width || (Object.values(columns).includes(width - 1) && cells[width - 1] !== '');
}

/** What is to be known of how a table was read. */
function notesOf({ rows, table: { dayOrder, columns } }: KnownTable, isCut: boolean): string[] {
  const notes: string[] = [];
  const days = rows.slice(0, PART).map(({ cells }) => cells[columns.fecha ?? -1]?.trim() ?? '');
  if (days.some((day) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(day)))
    notes.push(
      `Las fechas se leen con ${dayOrder === 'day' ? 'el día delante: 5/4 es el 5 de abril' : 'el mes delante: 4/5 es el 5 de abril'}.`,
    );
  const last = rows.at(-1);
  if (isCut && last)
    notes.push(`El archivo acaba a mitad de la línea ${last.line}: puede que le falte el final.`);
  return notes;
}

const COPY_FAULTS = { broken: 'broken-copy', foreign: 'no-list', newer: 'newer' } as const;

/** A copy of this guide, of any version. */
function copyOf(name: string, text: string, { aves, today }: Guide): Brought {
  try {
    const backup = readBackup(text);
    const { aves: marked, others, sightings } = lookUp(backup, aves);
    const copy: Brought = {
      ...createGathering('una copia de esta guía').brought([]),
      rows: Math.max(backup.avistadas.length + backup.otras.length, sightings.length),
      sightings,
      marks: marked.map(({ nombre }) => nombre),
      isCopy: true,
      others,
      unread: [...backup.unread],
      foreign: new Map(others.map((entry) => [typeof entry === 'string' ? entry : JSON.stringify(entry), 1])),
    };
    return withoutDaysToCome(copy, today);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new FileFault(name, COPY_FAULTS[error.fault]);
  }
}
