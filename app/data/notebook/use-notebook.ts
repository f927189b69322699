import { useEffect, useSyncExternalStore } from 'react';
import type { Contents } from './contents.ts';
import { notebook } from './here.ts';

/** What the notebook holds; it is read when a page first asks. */
export function useNotebook(): Contents {
  useEffect(() => {
    // What goes wrong stands in the console already.
    notebook.load().catch(() => {});
  }, []);
  return useSyncExternalStore(notebook.subscribe, notebook.getContents, notebook.getContents);
}
