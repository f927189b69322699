import { type Day, isDay } from '../calendar/day.ts';
import { parseSighting, SightingFault } from '../notebook/parse-sighting.ts';
import type { Sighting } from '../notebook/sighting.ts';
import { BACKUP_FORMAT, type Backup, type BackupRecord, record, VERSION } from './backup.ts';

/** A copy as far as it could be read, and the rest as the visitor is told of it. */
export type ReadBackup = Backup & { unread: readonly string[] };

/** Why a file is no copy: broken JSON, something else, or a newer copy that cannot be read at all. */
export type BackupFault = 'broken' | 'foreign' | 'newer';

export class BackupError extends Error {
  readonly fault: BackupFault;

  constructor(fault: BackupFault) {
    super(`The copy cannot be read: ${fault}`);
    this.name = 'BackupError';
    this.fault = fault;
  }
}

/** Entries nested deeper than this are nothing that a guide wrote. */
const DEEPEST = 8;

/**
 * Reads a copy: of this version, of another as far as it can be understood, or the bare list of names.
 * @throws {BackupError} when the text is none of these
 */
export function readBackup(text: string): ReadBackup {
  const value = parse(text);
  if (!isShallow(value, DEEPEST)) throw new BackupError('foreign');
  if (Array.isArray(value)) {
    if (value.length > 0 && !value.some(isNamed)) throw new BackupError('foreign');
    return fromParts(value, [], {}, []);
  }
  if (!isObject(value)) throw new BackupError('foreign');
  const {
    formato: format = BACKUP_FORMAT,
    version,
    avistadas,
    otras: others,
    otrasFechas: otherDays,
    avistamientos: sightings,
  } = value;
  if (format !== BACKUP_FORMAT) throw new BackupError('foreign');
  if (!Array.isArray(avistadas)) {
    throw new BackupError(typeof version === 'number' && version > VERSION ? 'newer' : 'foreign');
  }
  const listOf = (each: unknown) => (Array.isArray(each) ? each : []);
  return fromParts(avistadas, listOf(others), isObject(otherDays) ? otherDays : {}, listOf(sightings));
}

/** Whether an item of a list may name a species. A bare list says in no other way that it is a copy. */
function isNamed(item: unknown): boolean {
  return typeof item === 'string' || (isObject(item) && typeof item.nombre === 'string');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError('broken');
  }
}

/** What names a species becomes a record; all else is kept as it is. */
function fromParts(
  items: unknown[],
  others: unknown[],
  days: Record<string, unknown>,
  told: unknown[],
): ReadBackup {
  const avistadas: BackupRecord[] = [];
  const rest: unknown[] = [];
  for (const item of items) {
    if (typeof item === 'string') avistadas.push({ nombre: item });
    else if (isObject(item) && typeof item.nombre === 'string')
      avistadas.push(record(item.nombre, item.cientifico, item.fecha));
    else rest.push(item);
  }
  const otherDays = Object.fromEntries(
    Object.entries(days).filter((day): day is [string, Day] => isDay(day[1])),
  );
  return {
    formato: BACKUP_FORMAT,
    version: VERSION,
    avistadas,
    otras: [...rest, ...others],
    otrasFechas: otherDays,
    ...sightingsOf(told),
  };
}

function sightingsOf(told: unknown[]): { avistamientos: Sighting[]; unread: string[] } {
  const avistamientos: Sighting[] = [];
  const unread: string[] = [];
  for (const [i, each] of told.entries()) {
    try {
      avistamientos.push(parseSighting(each));
    } catch (error) {
      if (!(error instanceof SightingFault)) throw error;
      unread.push(`avistamiento ${i + 1}, ${error.field}: ${JSON.stringify(each)}`);
    }
  }
  return { avistamientos, unread };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}
