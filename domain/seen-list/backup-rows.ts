import { foldText } from '../addresses/slug.ts';
import { type Day, isDay } from '../calendar/day.ts';
import type { NamedAve } from './avistadas.ts';
import { BACKUP_FORMAT, type Backup, type BackupRecord, VERSION } from './backup.ts';
import { finderOf } from './merge-backup.ts';
import { BackupError, type ReadBackup } from './read-backup.ts';

/** The copy as the table of a spreadsheet, its header first. Entries that are not even names do not fit in it. */
export function rowsOf({ avistadas, otras: others, otrasFechas: otherDays }: Backup): string[][] {
  const names = others.filter((entry) => typeof entry === 'string' && entry.trim() !== '');
  return [
    ['nombre', 'científico', 'fecha'],
    ...avistadas.map(({ nombre, cientifico = '', fecha: date = '' }) => [nombre, cientifico, date]),
    ...names.map((nombre) => [String(nombre), '', otherDays[String(nombre)] ?? '']),
  ];
}

/** A row of a table, and the line of the file with which it begins. */
export type Row = { line: number; cells: readonly string[] };

/**
 * Reads the table of a spreadsheet: by its header, or without one in the order in which `rowsOf` writes.
 * @throws {BackupError} when it has neither our header nor a species
 */
export function backupOfRows(
  rows: readonly Row[],
  aves: readonly (NamedAve & { cientifico: string })[],
): ReadBackup {
  const header = (rows[0]?.cells ?? []).map((cell) => foldText(bare(cell)));
  const hasHeader = header.includes('nombre') || header.includes('cientifico');
  const columns = hasHeader ? header : ['nombre', 'cientifico', 'fecha'];
  const avistadas: BackupRecord[] = [];
  const unread: string[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows.slice(hasHeader ? 1 : 0)) {
    const { record, fault } = readRow(row, columns);
    if (record) avistadas.push(record);
    if (record && !lineOf.has(record.nombre)) lineOf.set(record.nombre, row.line);
    if (fault) unread.push(`línea ${row.line}: ${fault}`);
  }
  const find = finderOf(aves);
  if (!hasHeader && !avistadas.some(find)) throw new BackupError('foreign');
  return {
    formato: BACKUP_FORMAT,
    version: VERSION,
    avistadas,
    otras: [],
    otrasFechas: {},
    avistamientos: [],
    unread,
    lineOf,
  };
}

/** What a row tells of a species, and what of it is not understood. */
function readRow({ cells }: Row, columns: readonly string[]): { record?: BackupRecord; fault?: string } {
  const cell = (column: string) => bare(cells[columns.indexOf(column)] ?? '');
  const cientifico = cell('cientifico');
  const nombre = cell('nombre') || cientifico;
  const written = cell('fecha');
  if (nombre === '') {
    const rest = cells.map(bare).filter(Boolean).join(', ');
    return rest ? { fault: `sin nombre de ave (${rest})` } : {};
  }
  const fecha = dayOfCell(written);
  return {
    record: { nombre, ...(cientifico && { cientifico }), ...(fecha && { fecha }) },
    ...(written && !fecha && { fault: `la fecha «${written}» de ${nombre}` }),
  };
}

/** A cell without what protects it from being taken for a formula. */
function bare(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

/** A day as we write it, or as spreadsheets in Spanish do: `21/11/2026`. */
function dayOfCell(cell: string): Day | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
  return isDay(date) ? date : undefined;
}
