import type { Kept } from '../../../domain/seen-list/kept.ts';
import { keepAside, type Reading, readKept, type SeenStorage } from './kept-text.ts';
import { createRecentEdits, type Edit } from './recent-edits.ts';

/** What is the matter with the browser's storage, if anything. */
export type Problem = 'illegible' | 'unsaved';

export type Snapshot<Value> = { value: Value; problem: Problem | null };

/** A change of what is kept, applied anew to what is stored at the moment of writing, so that no other tab's mark is lost. */
export type Change<Value> = (value: Value) => Value;

export type KeptStore<Value> = {
  getSnapshot: () => Snapshot<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change and saves it. What cannot be saved is kept in memory and tried again with the next change. */
  change: (change: Change<Value>) => void;
  /** Reads what is stored again, after another tab has written it. */
  refresh: () => void;
  /** Puts back what this tab or another did a moment ago and a third write, ignorant of it, has undone. */
  mend: () => void;
  /** Shows what another tab did, whether or not the browser has brought it here yet. */
  learn: (edits: readonly Edit[]) => void;
  /** What was emptied from outside stays empty. */
  forget: () => void;
};

export type Surroundings = {
  /** Gives the storage. It may throw, as browsers do where storage is blocked. */
  open: () => SeenStorage;
  now: () => number;
  /** Tells the other tabs what was done in this one. */
  tell: (edits: Edit[]) => void;
};

/** Keeps a value in the browser's storage. Nothing is touched before the first snapshot is asked for. */
export function createKeptStore<Value>(
  kept: Kept<Value>,
  { open, now, tell }: Surroundings,
): KeptStore<Value> {
  const listeners = new Set<() => void>();
  const recent = createRecentEdits(now);
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

  /** What is stored, with what has just been done in some tab even if the browser has lost it since. */
  function readAndLog(): Reading<Value> & { isMended: boolean } {
    const reading = readKept(kept, open);
    const { value, illegible, blocked } = reading;
    if (illegible !== null && illegible !== illegibleSeen) {
      illegibleSeen = illegible;
      console.error(`localStorage.${kept.key} cannot be read:`, illegible);
    }
    if (illegible !== null || blocked !== undefined) return { ...reading, isMended: false };
    const lost = recent.lost(kept.parts(value));
    return {
      ...reading,
      value: lost.size > 0 ? kept.withParts(value, lost) : value,
      isMended: lost.size > 0,
    };
  }

  function save(reading: ReturnType<typeof readAndLog>): void {
    if (reading.blocked !== undefined) throw reading.blocked;
    const value = changed(reading.value);
    if (value !== reading.value || reading.illegible !== null || reading.isMended) {
      const storage = open();
      if (reading.illegible !== null) keepAside(storage, kept.asideKey, reading.illegible);
      storage.setItem(kept.key, kept.write(value));
      const edits = recent.note(kept.parts(reading.value), kept.parts(value));
      if (edits.length > 0) tell(edits);
    }
    unsaved = [];
  }

  function saveAndPublish(): void {
    const reading = readAndLog();
    try {
      save(reading);
      publish(readAndLog());
    } catch (error) {
      console.error(`localStorage.${kept.key} cannot be written:`, error);
      publish(reading);
    }
  }

  return {
    getSnapshot: () => snapshot ?? publish(readAndLog()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      unsaved.push(change);
      saveAndPublish();
    },
    refresh: () => publish(readAndLog()),
    mend() {
      const reading = readAndLog();
      if (reading.isMended) saveAndPublish();
      else publish(reading);
    },
    learn(edits) {
      recent.learn(edits);
      publish(readAndLog());
    },
    forget: recent.forget,
  };
}
