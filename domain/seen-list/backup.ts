import { type Day, isDay } from '../calendar/day.ts';
import { firstDayOf } from '../calendar/partial-day.ts';
import type { Sighting } from '../notebook/sighting.ts';
import { type Entries, knownNames, type NamedAve, seenNames } from './avistadas.ts';

/** What a copy says it is, so that a reader knows it in ten years. The format is told in `docs/copia.md`. */
export const BACKUP_FORMAT = 'guia-aves-madrid';
export const VERSION = 1;

/** One species of a copy, with the first day on which it was seen. */
export type BackupRecord = { nombre: string; cientifico?: string; fecha?: Day };

/** A copy of all that is kept, as it stands in a JSON file. */
export type Backup = {
  formato: typeof BACKUP_FORMAT;
  version: number;
  avistadas: BackupRecord[];
  /** Entries of the list that are no species of this guide, as they were. */
  otras: unknown[];
  /** The first days of names among `otras`. */
  otrasFechas: Record<string, Day>;
  avistamientos: Sighting[];
};

type Ave = NamedAve & { cientifico: string };

/** The copy of all that is kept of what a visitor has seen, the species in the order of `aves`. */
export function backupOf(entries: Entries, sightings: readonly Sighting[], aves: readonly Ave[]): Backup {
  const nombres = seenNames(entries, aves);
  const known = knownNames(aves);
  const nameOf = (nombre: string) => known.get(nombre.normalize('NFC'))?.nombre ?? nombre;
  const first = firstDays(sightings, nameOf);
  const avistadas = aves
    .filter((ave) => nombres.has(ave.nombre))
    .map((ave) => record(ave.nombre, ave.cientifico, first.get(ave.nombre)));
  const otras = entries.filter((entry) => typeof entry !== 'string' || !known.has(entry.normalize('NFC')));
  const days = otras.flatMap((entry) => {
    const fecha = typeof entry === 'string' && first.get(entry);
    return fecha ? [[String(entry), fecha] as const] : [];
  });
  return {
    formato: BACKUP_FORMAT,
    version: VERSION,
    avistadas,
    otras,
    otrasFechas: Object.fromEntries(days),
    avistamientos: [...sightings],
  };
}

/** Of each name, the first day on which it was seen; a day of which only the month or the year is known is none. */
export function firstDays(
  sightings: readonly Sighting[],
  nameOf: (nombre: string) => string,
): ReadonlyMap<string, Day> {
  const first = new Map<string, Day>();
  for (const { nombre, fecha } of sightings) {
    const name = nameOf(nombre);
    const held = first.get(name);
    if (fecha && firstDayOf(fecha) === fecha && (held === undefined || fecha < held)) first.set(name, fecha);
  }
  return first;
}

export function writeBackup(backup: Backup): string {
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/** One species, with what is known of it. */
export function record(nombre: string, cientifico: unknown, fecha: unknown): BackupRecord {
  return {
    nombre,
    ...(typeof cientifico === 'string' && cientifico !== '' && { cientifico }),
    ...(isDay(fecha) && { fecha }),
  };
}
