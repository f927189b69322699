import type { Entries } from '../../../domain/seen-list/avistadas.ts';
import { type Backup, backupOf, writeBackup } from '../../../domain/seen-list/backup.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { notebook } from '../../data/notebook/here.ts';
import { download } from './download.ts';

/** The copy of all that is kept, as it is now. */
export async function backupNow(entries: Entries, aves: readonly AveSummary[]): Promise<Backup> {
  await notebook.load();
  return backupOf(entries, [...(notebook.getContents().sightings?.values() ?? [])], aves);
}

/** Gives the visitor the whole list as a file, at once, and gives its name. */
export async function saveJson(entries: Entries, aves: readonly AveSummary[]): Promise<string> {
  return download(writeBackup(await backupNow(entries, aves)), 'json');
}
