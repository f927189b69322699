import { type ComponentType, useEffect, useState } from 'react';
import { importAgain } from '../import-again.ts';

type Module<Props> = { Part: ComponentType<Props> };

/**
 * A part of a page that is loaded only once `wanted`: the part, `null` until it is there; whether it could not be
 * fetched; and how to try again. `load` must stay the same function.
 */
export function usePart<Props>(load: () => Promise<Module<Props>>, wanted: boolean) {
  const [module, setModule] = useState<Module<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted && !failed) importAgain(load).then(setModule, () => setFailed(true));
  }, [load, wanted, failed]);
  return { Part: module?.Part, failed, retry: () => setFailed(false) };
}
