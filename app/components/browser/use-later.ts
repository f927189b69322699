import { useEffect, useState } from 'react';
import { importAgain } from './import-again.ts';

type Load<Code> = () => Promise<Code>;

/** What was fetched once is there at the first render of whatever wants it next. */
const fetched = new Map<Load<unknown>, unknown>();

/** Fetches code for whoever wants it next: it is there at their first render. It may fail in silence: they ask again, and tell. */
export async function fetchAhead(load: Load<unknown>): Promise<void> {
  if (fetched.has(load)) return;
  try {
    fetched.set(load, await importAgain(load));
  } catch (error) {
    console.warn('A part of the page cannot be fetched ahead:', error);
  }
}

/**
 * Code that is fetched when it is first `wanted`: the one way in which a part of a page comes later. `code` is `undefined` until
 * it is there. What stands in its place is up to the caller, so that no button loses the focus. `load` must stay the same function.
 */
export function useLater<Code>(load: Load<Code>, wanted: boolean) {
  const [code, setCode] = useState(fetched.get(load) as Code | undefined);
  const [failed, setFailed] = useState(false);
  const fetching = wanted && !code && !failed;
  useEffect(() => {
    if (!fetching) return;
    let gone = false;
    importAgain(load).then(
      (module) => {
        fetched.set(load, module);
        if (!gone) setCode(module);
      },
      (error) => {
        console.warn('A part of the page cannot be fetched:', error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, fetching]);
  return { code, failed, retry: () => setFailed(false) };
}
