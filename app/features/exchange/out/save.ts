import { withoutPlaces } from '../../../../domain/exchange/out/without-places.ts';
import type { Sighting } from '../../../../domain/notebook/sighting.ts';
import type { Entries } from '../../../../domain/seen-list/avistadas.ts';
import { backupOf, writeBackup } from '../../../../domain/seen-list/backup.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { download, nameOf } from './download.ts';

/** The sightings as they are now. */
export async function sightingsNow(): Promise<readonly Sighting[]> {
  await notebook.load();
  return [...(notebook.getContents().sightings?.values() ?? [])];
}

/** Gives the visitor the whole list as a file, at once, and gives its name. */
export async function saveJson(
  entries: Entries,
  aves: readonly AveSummary[],
  isWithoutPlaces = false,
): Promise<string> {
  const sightings = await sightingsNow();
  const told = isWithoutPlaces ? withoutPlaces(sightings) : sightings;
  return download(writeBackup(backupOf(entries, told, aves)), nameOf('aves-avistadas', 'json'));
}
