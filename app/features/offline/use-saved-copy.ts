import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchLaminas, readSaved, removeSaved, type SavedCopy, save } from './saved-copy.ts';

/** What stopped the saving, as the visitor is told. */
export type Failure = 'offline' | 'no-room' | 'forbidden';

export type SavedCopyUse = {
  /** What is kept; `null` until it is known, or where it cannot be. */
  savedCopy: SavedCopy | null;
  saving: boolean;
  failed: Failure | null;
  start: () => void;
  stop: () => void;
  remove: () => void;
};

/** The offline copy of this device: how much there is, and how to begin it, stop it, go on and remove it. */
export function useSavedCopy(): SavedCopyUse {
  const [savedCopy, setSavedCopy] = useState<SavedCopy | null>(null);
  const [saving, setSaving] = useState(false);
  const [failed, setFailure] = useState<Failure | null>(null);
  const stopper = useRef<AbortController>(null);

  const refresh = useCallback(() => {
    fetchLaminas()
      .then(readSaved)
      .then(setSavedCopy, (error) => setFailure(failureOf(error)));
  }, []);

  useEffect(() => {
    refresh();
    return () => stopper.current?.abort();
  }, [refresh]);

  async function start() {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setFailure(null);
    setSaving(true);
    try {
      await askToPersist();
      await navigator.serviceWorker.ready;
      await save(await fetchLaminas(), signal, setSavedCopy);
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error));
    }
    setSaving(false);
  }

  const stop = () => stopper.current?.abort();
  const remove = () => {
    removeSaved().then(refresh);
  };
  return { savedCopy, saving, failed, start, stop, remove };
}

/** Browsers that agree do not clear the copy when they run out of room. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.();
}

function failureOf(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no-room';
  if (error instanceof DOMException && error.name === 'SecurityError') return 'forbidden';
  return 'offline';
}
