import { notebookRows } from '../../../../domain/exchange/out/notebook-rows.ts';
import { type Chosen, recordFiles, recordRows } from '../../../../domain/exchange/out/record-format.ts';
import { withoutPlaces } from '../../../../domain/exchange/out/without-places.ts';
import { shownSightings } from '../../../../domain/notebook/records.ts';
import { type Entries, knownNames } from '../../../../domain/seen-list/avistadas.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { madrid } from '../../../data/places/madrid.ts';
import { download, nameOf } from './download.ts';
import { sightingsNow } from './save.ts';
import type { Separator } from './separator.ts';
import { writeCsv } from './write-csv.ts';

/** Gives the visitor the notebook for a spreadsheet, and gives the name of the file. */
export async function saveCsv(
  entries: Entries,
  aves: readonly AveSummary[],
  separator: Separator,
  isWithoutPlaces: boolean,
): Promise<string> {
  const sightings = await sightingsNow();
  const told = isWithoutPlaces ? withoutPlaces(sightings) : sightings;
  const rows = notebookRows(entries, told, aves, separator === ';' ? ',' : '.');
  return download(writeCsv(rows, separator), nameOf('aves-avistadas', 'csv'));
}

/** A file of eBird's upload format, by the name that it gets. */
export type RecordFile = { name: string; text: string };

/** The files for eBird, and how many sightings they cannot hold. */
export async function recordsOf(
  entries: Entries,
  aves: readonly AveSummary[],
  chosen: Chosen,
): Promise<{ files: RecordFile[]; rows: number; left: number }> {
  const known = knownNames(aves);
  const shown = shownSightings(await sightingsNow(), entries, aves);
  const { rows, left } = recordRows(shown, (nombre) => known.get(nombre), madrid, chosen);
  const texts = recordFiles(rows);
  const files = texts.map((text, i) => ({
    name: nameOf(texts.length > 1 ? `ebird-${i + 1}` : 'ebird', 'csv'),
    text,
  }));
  return { files, rows: rows.length, left };
}
