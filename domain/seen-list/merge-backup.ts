import { foldText } from '../addresses/slug.ts';
import type { Day } from '../calendar/day.ts';
import { addAvistada, type Entries, isAvistada, knownNames, type NamedAve } from './avistadas.ts';
import type { Backup, BackupRecord } from './backup.ts';
import { type Days, findDay, withDay } from './days.ts';

type Ave = NamedAve & { cientifico: string };

/** A copy whose records have been looked up in this guide. */
export type LookedUp = {
  aves: { ave: Ave; day: Day | undefined }[];
  /** Entries that are no species of this guide: they are kept, and not counted as seen. */
  others: unknown[];
  otherDays: ReadonlyMap<string, Day>;
};

/** What a visitor is told of a merge. */
export type MergeCount = { added: number; alreadyThere: number; unrecognised: number };

/** Looks the records of a copy up, by name, older spelling or scientific name, accents and case aside. */
export function lookUp(backup: Backup, aves: readonly Ave[]): LookedUp {
  const find = finderOf(aves);
  const known = knownNames(aves);
  const found = new Map<Ave, Day | undefined>();
  const others = new Map<string, unknown>();
  const otherDays = new Map(Object.entries(backup.otrasFechas));
  for (const record of backup.avistadas) {
    const ave = find(record);
    if (ave) found.set(ave, earlier(found.get(ave), record.fecha));
    else {
      others.set(JSON.stringify(record.nombre), record.nombre);
      const day = earlier(otherDays.get(record.nombre), record.fecha);
      if (day) otherDays.set(record.nombre, day);
    }
  }
  for (const entry of backup.otras) {
    // A guide that did not know the species yet put it among the others.
    const ave = typeof entry === 'string' ? known.get(entry.normalize('NFC')) : undefined;
    if (ave) found.set(ave, earlier(found.get(ave), otherDays.get(String(entry))));
    else others.set(JSON.stringify(entry), entry);
  }
  const seen = [...found].map(([ave, day]) => ({ ave, day }));
  return { aves: seen, others: [...others.values()], otherDays };
}

/** Finds the species of a record. Where names clash, the common name goes before older spellings and scientific names. */
export function finderOf(aves: readonly Ave[]): (record: BackupRecord) => Ave | undefined {
  const folded = new Map<string, Ave>();
  for (const ave of aves) folded.set(foldText(ave.cientifico), ave);
  for (const [name, ave] of knownNames(aves)) folded.set(foldText(name), ave);
  for (const ave of aves) folded.set(foldText(ave.nombre), ave);
  return ({ nombre, cientifico }) =>
    folded.get(foldText(nombre)) ?? (cientifico ? folded.get(foldText(cientifico)) : undefined);
}

function earlier(one: Day | undefined, other: Day | undefined): Day | undefined {
  return one && other ? (one < other ? one : other) : (one ?? other);
}

/** The list with what a copy holds beside what it held. */
export function mergeEntries(entries: Entries, { aves, others }: LookedUp): Entries {
  const held = new Set(entries.map((entry) => JSON.stringify(entry)));
  const kept = others.filter((entry) => !held.has(JSON.stringify(entry)));
  const marked = aves.reduce<Entries>((list, { ave }) => addAvistada(list, ave), entries);
  return kept.length === 0 ? marked : [...marked, ...kept];
}

/** The days with those of a copy; of two days for a species, the earlier. */
export function mergeDays(days: Days, { aves, otherDays }: LookedUp): Days {
  const others = [...otherDays].map(([nombre, day]) => ({ ave: { nombre }, day }));
  return [...aves, ...others].reduce<Days>((days, { ave, day }) => {
    const held = findDay(days, ave);
    const first = earlier(held, day);
    return first && first !== held ? withDay(days, ave, first) : days;
  }, days);
}

/** What merging a copy into a list will do, or did. */
export function mergeCountOf(entries: Entries, { aves, others }: LookedUp): MergeCount {
  const alreadyThere = aves.filter(({ ave }) => isAvistada(entries, ave)).length;
  return { added: aves.length - alreadyThere, alreadyThere, unrecognised: others.length };
}

/** The count as a visitor reads it: «1 nueva, 12 ya estaban, 0 no reconocidas». */
export function mergeCountInWords({ added, alreadyThere, unrecognised }: MergeCount): string {
  const one = (count: number, singular: string, plural: string) =>
    `${count} ${count === 1 ? singular : plural}`;
  return [
    one(added, 'nueva', 'nuevas'),
    one(alreadyThere, 'ya estaba', 'ya estaban'),
    one(unrecognised, 'no reconocida', 'no reconocidas'),
  ].join(', ');
}
