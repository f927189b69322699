import type { Avistable } from './avistadas.ts';
import { type Copia, FORMATO, type Registro, VERSION } from './copia.ts';
import { type Fecha, isFecha } from './fecha.ts';
import { finderOf } from './merge-copia.ts';
import { CopiaError } from './read-copia.ts';
import { foldText } from './slug.ts';

/** The copy as the table of a spreadsheet, its header first. Entries that are not even names do not fit in it. */
export function rowsOf({ avistadas, otras, otrasFechas }: Copia): string[][] {
  const names = otras.filter((entrada) => typeof entrada === 'string' && entrada.trim() !== '');
  return [
    ['nombre', 'científico', 'fecha'],
    ...avistadas.map(({ nombre, cientifico = '', fecha = '' }) => [nombre, cientifico, fecha]),
    ...names.map((nombre) => [String(nombre), '', otrasFechas[String(nombre)] ?? '']),
  ];
}

/**
 * Reads the table of a spreadsheet: by its header, or without one in the order in which `rowsOf` writes.
 * @throws {CopiaError} when it has neither our header nor a species
 */
export function copiaOfRows(
  rows: readonly (readonly string[])[],
  aves: readonly (Avistable & { cientifico: string })[],
): Copia {
  const header = (rows[0] ?? []).map((cell) => foldText(bare(cell)));
  const hasHeader = header.includes('nombre') || header.includes('cientifico');
  const columns = hasHeader ? header : ['nombre', 'cientifico', 'fecha'];
  const avistadas = rows.slice(hasHeader ? 1 : 0).flatMap((row) => registroOf(row, columns));
  const find = finderOf(aves);
  if (!hasHeader && !avistadas.some(find)) throw new CopiaError('ajena');
  return { formato: FORMATO, version: VERSION, avistadas, otras: [], otrasFechas: {} };
}

function registroOf(row: readonly string[], columns: readonly string[]): Registro[] {
  const cell = (column: string) => bare(row[columns.indexOf(column)] ?? '');
  const cientifico = cell('cientifico');
  const nombre = cell('nombre') || cientifico;
  if (nombre === '') return [];
  const fecha = fechaOfCell(cell('fecha'));
  return [{ nombre, ...(cientifico && { cientifico }), ...(fecha && { fecha }) }];
}

/** A cell without what protects it from being taken for a formula. */
function bare(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

/** A day as we write it, or as spreadsheets in Spanish do: `21/11/2026`. */
function fechaOfCell(cell: string): Fecha | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  const fecha = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
  return isFecha(fecha) ? fecha : undefined;
}
