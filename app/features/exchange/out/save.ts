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

/** The whole copy as a text. */
export async function jsonOf(
  entries: Entries,
  aves: readonly AveSummary[],
  isWithoutPlaces = false,
): Promise<string> {
  const sightings = await sightingsNow();
  return writeBackup(backupOf(entries, isWithoutPlaces ? withoutPlaces(sightings) : sightings, aves));
}

/** Gives the visitor the whole list as a file, at once, and gives its name. */
export async function saveJson(
  entries: Entries,
  aves: readonly AveSummary[],
  isWithoutPlaces = false,
): Promise<string> {
  return download(await jsonOf(entries, aves, isWithoutPlaces), nameOf('aves-avistadas', 'json'));
}
