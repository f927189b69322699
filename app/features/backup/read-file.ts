import type { NamedAve } from '../../../domain/seen-list/avistadas.ts';
import { backupOfRows } from '../../../domain/seen-list/backup-rows.ts';
import {
  BackupError,
  type BackupFault,
  type ReadBackup,
  readBackup,
} from '../../../domain/seen-list/read-backup.ts';
import { readCsv } from './csv.ts';

/** Largest file, bytes, that is read: twenty times a copy of all species with their days. */
const LARGEST = 500_000;

/** What is wrong with a file, in one sentence that names it. */
const FILE_FAULTS = {
  huge: 'pesa más de 500 kB: es demasiado para ser una copia de tu lista.',
  empty: 'está vacío.',
  unreadable: 'no se deja leer: puede que lo hayan movido o borrado.',
  'not-text': 'no es un archivo de texto: busca el .json o el .csv que te dio «Guardar copia».',
  broken: 'está dañado o incompleto y no se puede leer.',
  foreign: 'no es una copia de la lista de aves de esta guía.',
  newer: 'es de una versión más nueva de la guía: recarga esta página y vuelve a intentarlo.',
} satisfies Record<BackupFault | string, string>;

type FileFault = keyof typeof FILE_FAULTS;

/** A file that cannot be taken for a copy: its message tells the visitor why. */
export class FileError extends Error {
  constructor(name: string, fault: FileFault) {
    super(`«${name}» ${FILE_FAULTS[fault]}`);
    this.name = 'FileError';
  }
}

/**
 * Reads a file that a visitor gives, JSON or CSV, by what it holds and not by its name.
 * @throws {FileError} whose message tells the visitor what is wrong
 */
export async function readFile(
  file: File,
  aves: readonly (NamedAve & { cientifico: string })[],
): Promise<ReadBackup> {
  const fail = (fault: FileFault) => new FileError(file.name, fault);
  if (file.size > LARGEST) throw fail('huge');
  const bytes = await file.arrayBuffer().catch(() => {
    throw fail('unreadable');
  });
  const text = textOf(new Uint8Array(bytes));
  if (text === null) throw fail('not-text');
  if (text.trim() === '') throw fail('empty');
  try {
    if (/^\s*[[{]/.test(text)) return readBackup(text);
    return backupOfRows(readCsv(text), aves);
  } catch (error) {
    if (error instanceof BackupError) throw fail(error.fault);
    throw error;
  }
}

/** The text of a file: UTF-8, UTF-16 with its mark, or the Windows-1252 of older spreadsheets; `null` when it is none. */
function textOf(bytes: Uint8Array): string | null {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = isUtf16 ? decode('utf-16le') : decode('utf-8');
    return isText(text) ? text : null;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isText(text) ? text : null;
  }
}

/** Whether there is none of the signs that only programs and pictures hold. */
function isText(text: string): boolean {
  return !/(?!\s)\p{Cc}/u.test(text);
}
