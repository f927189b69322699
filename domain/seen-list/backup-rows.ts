import { foldText } from '../addresses/slug.ts';
import { type Day, isDay } from '../calendar/day.ts';
import type { NamedAve } from './avistadas.ts';
import { asBackup, type Backup, type BackupRecord, record } from './backup.ts';
import { finderOf } from './merge-backup.ts';
import { BackupError } from './read-backup.ts';

/** The copy as the table of a spreadsheet, its header first. Entries that are not even names do not fit in it. */
export function rowsOf({ avistadas, otras: others, otrasFechas: otherDays }: Backup): string[][] {
  const names = others.filter((entry) => typeof entry === 'string' && entry.trim() !== '');
  return [
    ['nombre', 'científico', 'fecha'],
    ...avistadas.map(({ nombre, cientifico = '', fecha: date = '' }) => [nombre, cientifico, date]),
    ...names.map((nombre) => [String(nombre), '', otherDays[String(nombre)] ?? '']),
  ];
}

/**
 * Reads the table of a spreadsheet: by its header, or without one in the order in which `rowsOf` writes.
 * @throws {BackupError} when it has neither our header nor a species
 */
export function backupOfRows(
  rows: readonly (readonly string[])[],
  aves: readonly (NamedAve & { cientifico: string })[],
): Backup {
  const header = (rows[0] ?? []).map((cell) => foldText(bare(cell)));
  const hasHeader = header.includes('nombre') || header.includes('cientifico');
  const columns = hasHeader ? header : ['nombre', 'cientifico', 'fecha'];
  const avistadas = rows.slice(hasHeader ? 1 : 0).flatMap((row) => recordOf(row, columns));
  const find = finderOf(aves);
  if (!hasHeader && !avistadas.some(find)) throw new BackupError('foreign');
  return asBackup(avistadas);
}

function recordOf(row: readonly string[], columns: readonly string[]): BackupRecord[] {
  const cell = (column: string) => bare(row[columns.indexOf(column)] ?? '');
  const cientifico = cell('cientifico');
  const nombre = cell('nombre') || cientifico;
  if (nombre === '') return [];
  return [record(nombre, cientifico, dayOfCell(cell('fecha')))];
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
