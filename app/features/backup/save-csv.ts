import type { Entries } from '../../../domain/seen-list/avistadas.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { csvOf } from './csv.ts';
import { download } from './download.ts';
import { backupNow } from './save.ts';

/** Gives the visitor the list for a spreadsheet, and gives the name of the file. */
export async function saveCsv(entries: Entries, aves: readonly AveSummary[]): Promise<string> {
  return download(csvOf(await backupNow(entries, aves)), 'csv');
}
