import { useEffect, useState } from 'react';
import { importAgain } from '../components/import-again.ts';

type Load<Module> = () => Promise<Module>;

/** What was fetched once is there at the first render of whoever wants it later. */
const fetched = new Map<Load<unknown>, unknown>();

/**
 * A part of a page that is fetched only once `wanted`: the part, `undefined` until it is there; whether it could not be
 * fetched; and how to try again. `load` must stay the same function.
 */
export function usePart<Module>(load: Load<Module>, wanted: boolean) {
  const [part, setPart] = useState(fetched.get(load) as Module | undefined);
  const [failed, setFailed] = useState(false);
  const fetching = wanted && !part && !failed;
  useEffect(() => {
    if (!fetching) return;
    let gone = false;
    importAgain(load).then(
      (module) => {
        fetched.set(load, module);
        if (!gone) setPart(module);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, fetching]);
  return { part, failed, retry: () => setFailed(false) };
}
