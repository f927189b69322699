import {
  lookUp,
  mergeCountInWords,
  mergeCountOf,
  mergeDays,
  mergeEntries,
} from '../../../domain/seen-list/merge-backup.ts';
import type { Avistadas } from '../../data/seen-list/avistadas.tsx';
import { FileError, readFile } from './read-file.ts';

/** What came of recovering a copy, in words, and what takes it back, if anything was done. */
export type Restored = { status: string; undo: (() => void) | null };

type SeenList = Pick<Avistadas, 'aves' | 'apply'>;

/** Adds what a file holds to the list, or tells the visitor what is wrong with the file. */
export async function restoreBackup(file: File, list: SeenList): Promise<Restored> {
  try {
    return merge(await readFile(file, list.aves), list);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { status: error.message, undo: null };
  }
}

function merge(backup: Awaited<ReturnType<typeof readFile>>, { aves, apply }: SeenList): Restored {
  const lookedUp = lookUp(backup, aves);
  let count = mergeCountOf([], lookedUp);
  const undo = apply({
    entries(held) {
      count = mergeCountOf(held, lookedUp);
      return mergeEntries(held, lookedUp);
    },
    days: (held) => mergeDays(held, lookedUp),
  });
  return { status: mergeCountInWords(count), undo };
}
