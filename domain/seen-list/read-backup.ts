import { type Day, isDay } from '../calendar/day.ts';
import { asBackup, BACKUP_FORMAT, type Backup, type BackupRecord, record, VERSION } from './backup.ts';

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
export function readBackup(text: string): Backup {
  const value = parse(text);
  if (!isShallow(value, DEEPEST)) throw new BackupError('foreign');
  if (Array.isArray(value)) return fromParts(value, [], {});
  if (!isObject(value)) throw new BackupError('foreign');
  const { formato = BACKUP_FORMAT, version, avistadas, otras, otrasFechas } = value;
  if (formato !== BACKUP_FORMAT) throw new BackupError('foreign');
  if (!Array.isArray(avistadas)) {
    throw new BackupError(typeof version === 'number' && version > VERSION ? 'newer' : 'foreign');
  }
  return fromParts(avistadas, Array.isArray(otras) ? otras : [], isObject(otrasFechas) ? otrasFechas : {});
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError('broken');
  }
}

/** What names a species becomes a record; all else is kept as it is. */
function fromParts(items: unknown[], others: unknown[], days: Record<string, unknown>): Backup {
  const avistadas: BackupRecord[] = [];
  const rest: unknown[] = [];
  for (const item of items) {
    if (typeof item === 'string') avistadas.push({ nombre: item });
    else if (isObject(item) && typeof item.nombre === 'string')
      avistadas.push(record(item.nombre, item.cientifico, item.fecha));
    else rest.push(item);
  }
  const otherDays = Object.entries(days).filter((day): day is [string, Day] => isDay(day[1]));
  return asBackup(avistadas, [...rest, ...others], Object.fromEntries(otherDays));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}
