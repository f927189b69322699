import { AVISTADAS_KEY, type Entradas, parseAvistadas, RESPALDO_KEY } from '../../../domain/avistadas.ts';

/** What is the matter with the browser's storage, if anything. */
export type Problema = 'lista-ilegible' | 'sin-guardar';

export type Snapshot = { entradas: Entradas; problema: Problema | null };

/** A change of the list, applied anew to what is stored at the moment of writing, so that no other tab's mark is lost. */
export type Change = (entradas: Entradas) => Entradas;

/** The part of the browser's `Storage` that the list needs. */
export type SeenStorage = Pick<Storage, 'getItem' | 'setItem'>;

export type AvistadasStore = {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change and saves it. What cannot be saved is kept in memory and tried again with the next change. */
  change: (change: Change) => void;
  /** Reads the stored list again, after another tab has written it. */
  refresh: () => void;
};

/** What the server and the first render know of the list: nothing. */
export const EMPTY: Snapshot = Object.freeze({ entradas: Object.freeze([]), problema: null });

/** What was found in the storage; `blocked` is the error where nothing could be read, and so nothing may be written. */
type Reading = { entradas: Entradas; illegible: string | null; blocked?: unknown };

/**
 * Keeps the seen list in the storage that `open` gives. `open` itself may throw, as browsers do where storage is blocked.
 * Nothing is touched before the first snapshot is asked for.
 */
export function createAvistadasStore(open: () => SeenStorage): AvistadasStore {
  const listeners = new Set<() => void>();
  let unsaved: Change[] = [];
  let snapshot: Snapshot | null = null;
  let illegibleSeen: string | null = null;

  function publish(reading: Reading): void {
    const entradas = unsaved.reduce((list, change) => change(list), reading.entradas);
    const failing = reading.blocked !== undefined || unsaved.length > 0;
    snapshot = {
      entradas,
      problema: failing ? 'sin-guardar' : illegibleSeen === null ? null : 'lista-ilegible',
    };
    for (const listener of listeners) listener();
  }

  function readAndLog(): Reading {
    const reading = read(open);
    if (reading.illegible !== null && reading.illegible !== illegibleSeen) {
      illegibleSeen = reading.illegible;
      console.error(`localStorage.${AVISTADAS_KEY} cannot be read as a list of names:`, reading.illegible);
    }
    return reading;
  }

  function save(reading: Reading): void {
    if (reading.blocked !== undefined) throw reading.blocked;
    const storage = open();
    if (reading.illegible !== null) keepAside(storage, reading.illegible);
    const entradas = unsaved.reduce((list, change) => change(list), reading.entradas);
    storage.setItem(AVISTADAS_KEY, JSON.stringify(entradas));
    unsaved = [];
  }

  function refresh(): void {
    publish(readAndLog());
  }

  return {
    getSnapshot() {
      if (!snapshot) publish(readAndLog());
      return snapshot ?? EMPTY;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      unsaved.push(change);
      const reading = readAndLog();
      try {
        save(reading);
        refresh();
      } catch (error) {
        console.error(`localStorage.${AVISTADAS_KEY} cannot be written:`, error);
        publish(reading);
      }
    },
    refresh,
  };
}

function read(open: () => SeenStorage): Reading {
  let text: string | null;
  try {
    text = open().getItem(AVISTADAS_KEY);
  } catch (error) {
    return { entradas: [], illegible: null, blocked: error };
  }
  try {
    return { entradas: parseAvistadas(text), illegible: null };
  } catch {
    return { entradas: [], illegible: text };
  }
}

/** Adds the text to those set aside before, unless it is there already. */
function keepAside(storage: SeenStorage, text: string): void {
  const before = storage.getItem(RESPALDO_KEY);
  if (before?.includes(text)) return;
  storage.setItem(RESPALDO_KEY, before === null ? text : `${before}\n${text}`);
}
