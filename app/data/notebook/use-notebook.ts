import { useEffect, useSyncExternalStore } from 'react';
import type { Contents } from './contents.ts';
import { notebook } from './here.ts';

/** What the notebook holds; it is read when a page first asks. */
export function useNotebook(): Contents {
  useEffect(() => {
    notebook.load();
  }, []);
  return useSyncExternalStore(notebook.subscribe, notebook.getContents, notebook.getContents);
}
