import type { Kept } from '../../../domain/seen-list/kept.ts';
import { keepAside, type Reading, readKept, type SeenStorage, writeKept } from './kept-text.ts';

/** What is the matter with the browser's storage, if anything. */
export type Problem = 'illegible' | 'unsaved';

export type Snapshot<Value> = { value: Value; problem: Problem | null };

/** A change of what is kept, applied to what is stored at the moment of writing. */
export type Change<Value> = (value: Value) => Value;

export type KeptStore<Value> = {
  getSnapshot: () => Snapshot<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change and saves it. What cannot be saved is kept in memory and tried again with the next change. */
  change: (change: Change<Value>) => void;
  /** Reads what is stored again, after another tab has written it. */
  refresh: () => void;
};

export type Opening = {
  /** Gives the storage. It may throw, as browsers do where storage is blocked. */
  open: () => SeenStorage;
  /** Gives up what counts less, where the storage is full. */
  makeRoom?: (storage: SeenStorage) => void;
};

/** Keeps a value in the browser's storage. Nothing is touched before the first snapshot is asked for. */
export function createKeptStore<Value>(kept: Kept<Value>, { open, makeRoom }: Opening): KeptStore<Value> {
  const listeners = new Set<() => void>();
  let unsaved: Change<Value>[] = [];
  let snapshot: Snapshot<Value> | null = null;
  let illegibleSeen: string | null = null;

  const changed = (value: Value) => unsaved.reduce((sum, change) => change(sum), value);

  function publish(reading: Reading<Value>): Snapshot<Value> {
    const failing = reading.blocked !== undefined || unsaved.length > 0;
    const problem = failing ? 'unsaved' : illegibleSeen === null ? null : 'illegible';
    snapshot = { value: changed(reading.value), problem };
    for (const listener of listeners) listener();
    return snapshot;
  }

  function readAndLog(): Reading<Value> {
    const reading = readKept(kept, open);
    if (reading.illegible !== null && reading.illegible !== illegibleSeen) {
      illegibleSeen = reading.illegible;
      console.error(`localStorage.${kept.key} cannot be read:`, illegibleSeen);
    }
    return reading;
  }

  function write(value: Value): void {
    const storage = open();
    try {
      writeKept(kept, storage, value);
    } catch (error) {
      if (!makeRoom) throw error;
      makeRoom(storage);
      writeKept(kept, storage, value);
    }
  }

  function save(reading: Reading<Value>): void {
    if (reading.blocked !== undefined) throw reading.blocked;
    const value = changed(reading.value);
    if (value !== reading.value || reading.illegible !== null) {
      if (reading.illegible !== null) keepAside(open(), kept.asideKey, reading.illegible);
      write(value);
    }
    unsaved = [];
  }

  return {
    getSnapshot: () => snapshot ?? publish(readAndLog()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      unsaved.push(change);
      const reading = readAndLog();
      try {
        save(reading);
        publish(readAndLog());
      } catch (error) {
        console.error(`localStorage.${kept.key} cannot be written:`, error);
        publish(reading);
      }
    },
    refresh: () => publish(readAndLog()),
  };
}
