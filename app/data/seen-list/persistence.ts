import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let asked = false;
let promised: boolean | null = null;

async function learn(answer: () => Promise<boolean>): Promise<void> {
  try {
    promised = await answer();
  } catch {
    // A browser that makes no such promises, or not to this page: `promised` stays as it was.
  }
  for (const listener of listeners) listener();
}

/** Asks the browser, once a visit, not to clear the list by itself. What it answers is shown beside the list. */
export async function askToPersist(): Promise<void> {
  if (asked) return;
  asked = true;
  await learn(async () => (await navigator.storage.persisted()) || navigator.storage.persist());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has promised not to clear the list; `null` while unknown, or where it makes no promises. */
export function usePersisted(): boolean | null {
  useEffect(() => {
    learn(async () => navigator.storage.persisted());
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => promised,
    () => null,
  );
}
