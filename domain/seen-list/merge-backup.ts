import { foldText } from '../addresses/slug.ts';
import type { Day } from '../calendar/day.ts';
import { type Sighting, sightingOfMark } from '../notebook/sighting.ts';
import { addAvistada, appendEntries, type Entries, knownNames, type NamedAve } from './avistadas.ts';
import type { Backup, BackupRecord } from './backup.ts';

type Ave = NamedAve & { cientifico: string };

/** What is to be added to a list: species that become seen, and entries that are no species of this guide. */
export type Additions = { aves: readonly NamedAve[]; others: Entries };

/** A copy whose records have been looked up in this guide. */
export type LookedUp = {
  aves: Ave[];
  /** They are kept, and not counted as seen. */
  others: unknown[];
  sightings: Sighting[];
};

/** Looks the records of a copy up, by name, older spelling or scientific name, accents and case aside. */
export function lookUp(backup: Backup, aves: readonly Ave[]): LookedUp {
  const find = finderOf(aves);
  const known = knownNames(aves);
  const found = new Set<Ave>();
  const others = new Map<string, unknown>();
  const days: [nombre: string, day: Day][] = [];
  const take = (entry: unknown, ave: Ave | undefined, day: Day | undefined) => {
    if (ave) found.add(ave);
    else others.set(JSON.stringify(entry), entry);
    if (day) days.push([ave?.nombre ?? String(entry), day]);
  };
  const otherDays = new Map(Object.entries(backup.otrasFechas));
  for (const record of backup.avistadas) take(record.nombre, find(record), record.fecha);
  for (const entry of backup.otras) {
    // A guide that did not know the species yet put it among the others.
    const ave = typeof entry === 'string' ? known.get(entry.normalize('NFC')) : undefined;
    take(entry, ave, typeof entry === 'string' ? otherDays.get(entry) : undefined);
  }
  const sightings = backup.avistamientos.map((sighting) => {
    const ave = find({ nombre: sighting.nombre });
    return ave ? { ...sighting, nombre: ave.nombre } : sighting;
  });
  const told = new Set(sightings.map(({ nombre }) => nombre));
  // A copy that tells every sighting tells the first day of each species besides.
  const marks = days
    .filter(([nombre]) => !told.has(nombre))
    .map(([nombre, day]) => sightingOfMark(nombre, day));
  return { aves: [...found], others: [...others.values()], sightings: [...sightings, ...marks] };
}

/** Finds the species of a record. Where names clash, the common name goes before older spellings and scientific names. */
function finderOf(aves: readonly Ave[]): (record: BackupRecord) => Ave | undefined {
  const folded = new Map<string, Ave>();
  for (const ave of aves) folded.set(foldText(ave.cientifico), ave);
  for (const [name, ave] of knownNames(aves)) folded.set(foldText(name), ave);
  for (const ave of aves) folded.set(foldText(ave.nombre), ave);
  return ({ nombre, cientifico }) =>
    folded.get(foldText(nombre)) ?? (cientifico ? folded.get(foldText(cientifico)) : undefined);
}

/** The list with what is added to it beside what it held. */
export function mergeEntries(entries: Entries, { aves, others }: Additions): Entries {
  return appendEntries(aves.reduce<Entries>(addAvistada, entries), others);
}
