import { type Day, isDay } from '../calendar/day.ts';
import { type Entries, knownNames, type NamedAve, seenNames } from './avistadas.ts';
import { type Days, findDay } from './days.ts';

/** What a copy says it is, so that a reader knows it in ten years. The format is told in `docs/copia.md`. */
export const BACKUP_FORMAT = 'guia-aves-madrid';
export const VERSION = 1;

/** One species of a copy. */
export type BackupRecord = { nombre: string; cientifico?: string; fecha?: Day };

/** A copy of the seen list, as it stands in a JSON file. */
export type Backup = {
  formato: typeof BACKUP_FORMAT;
  version: number;
  avistadas: BackupRecord[];
  /** Entries of the list that are no species of this guide, as they were. */
  otras: unknown[];
  /** The days kept for names among `otras`. */
  otrasFechas: Record<string, Day>;
};

type Ave = NamedAve & { cientifico: string };

/** The copy of all that is kept of what a visitor has seen, the species in the order of `aves`. */
export function backupOf(entries: Entries, seenDays: Days, aves: readonly Ave[]): Backup {
  const nombres = seenNames(entries, aves);
  const avistadas = aves
    .filter((ave) => nombres.has(ave.nombre))
    .map((ave) => record(ave.nombre, ave.cientifico, findDay(seenDays, ave)));
  const known = knownNames(aves);
  const otras = entries.filter((entry) => typeof entry !== 'string' || !known.has(entry.normalize('NFC')));
  const days = otras.flatMap((entry) => {
    const fecha = typeof entry === 'string' && seenDays.get(entry);
    return isDay(fecha) ? [[String(entry), fecha] as const] : [];
  });
  return asBackup(avistadas, otras, Object.fromEntries(days));
}

/** What has been read or gathered, as a copy of this version. */
export function asBackup(
  avistadas: BackupRecord[],
  otras: unknown[] = [],
  otrasFechas: Record<string, Day> = {},
): Backup {
  return { formato: BACKUP_FORMAT, version: VERSION, avistadas, otras, otrasFechas };
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
