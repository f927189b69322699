import { useEffect, useState } from 'react';
import { importAgain } from '../import-again.ts';

type Modulo = typeof import('./que-ave-es.tsx');

/** Where the questions and the signs of the birds are on their way to the visitor. */
export type Carga =
  | { state: 'idle' | 'loading' }
  | { state: 'ready'; modulo: Modulo }
  | { state: 'failed'; retry: () => void };

/** Once fetched they are there for every later visit of the page. */
let fetched: Modulo | undefined;

/** Fetches «¿Qué ave es?» once it is wanted: whoever searches by name does not pay for it. */
export function useQueAveEs(wanted: boolean): Carga {
  const [modulo, setModulo] = useState(fetched);
  const [failed, setFailed] = useState(false);
  const fetching = wanted && !modulo && !failed;

  useEffect(() => {
    if (!fetching) return;
    let gone = false;
    importAgain(() => import('./que-ave-es.tsx')).then(
      (found) => {
        fetched = found;
        if (!gone) setModulo(found);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [fetching]);

  if (modulo) return { state: 'ready', modulo };
  if (failed) return { state: 'failed', retry: () => setFailed(false) };
  return { state: wanted ? 'loading' : 'idle' };
}
