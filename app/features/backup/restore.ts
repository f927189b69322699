import {
  type LookedUp,
  lookUp,
  mergeCountInWords,
  mergeCountOf,
} from '../../../domain/seen-list/merge-backup.ts';
import type { ReadBackup } from '../../../domain/seen-list/read-backup.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { addBatch, takeBack } from '../../data/notebook/changes.ts';
import { notebook } from '../../data/notebook/here.ts';
import { FileError, readFile } from './read-file.ts';

/** What came of recovering a copy, in words; what was not understood of it; what takes it back, if anything was done. */
export type Restored = { status: string; unread: readonly string[]; undo: (() => Promise<void>) | null };

/** Adds what a file holds to the list, or tells the visitor what is wrong with the file. */
export async function restoreBackup(file: File, aves: readonly AveSummary[]): Promise<Restored> {
  try {
    const backup = await readFile(file, aves);
    return await merge(backup, lookUp(backup, aves));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { status: error.message, unread: [], undo: null };
  }
}

async function merge(backup: ReadBackup, lookedUp: LookedUp): Promise<Restored> {
  const count = mergeCountOf(notebook.seenList.list.getSnapshot().value, lookedUp);
  const { recoverable } = await addBatch(notebook, lookedUp);
  return {
    status: mergeCountInWords(count),
    unread: [...backup.unread, ...lookedUp.others.map((entry) => othersInWords(entry, backup.lineOf))],
    undo: recoverable === null ? null : () => takeBack(notebook, recoverable),
  };
}

function othersInWords(entry: unknown, lineOf: ReadBackup['lineOf']): string {
  if (typeof entry !== 'string') return JSON.stringify(entry);
  const line = lineOf?.get(entry);
  return line ? `línea ${line}: ${entry}` : entry;
}
