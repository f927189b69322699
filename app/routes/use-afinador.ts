import { useEffect, useState } from 'react';
import { importAgain } from '../components/import-again.ts';

type Afinador = typeof import('./afinador.tsx');

type State = {
  afinador: Afinador | null;
  /** It could not be fetched. */
  fallo: boolean;
  /** It came by itself, for the address, after the list had been shown whole. */
  tarde: boolean;
};

/** Once fetched it is there at the first render of each list, as Back needs to find the page as it was. */
let fetched: Afinador | null = null;

/** What narrows a list, fetched when first wanted. A press (`open`) tries again what failed. */
export function useAfinador(wanted: boolean, open: boolean): State {
  const [state, setState] = useState<State>({ afinador: fetched, fallo: false, tarde: false });
  const { afinador } = state;
  useEffect(() => {
    if (!wanted || afinador) return;
    let gone = false;
    importAgain(() => import('./afinador.tsx')).then(
      (module) => {
        fetched = module;
        if (!gone) setState({ afinador: module, fallo: false, tarde: !open });
      },
      () => {
        if (!gone) setState({ afinador: null, fallo: true, tarde: false });
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, open, afinador]);
  return state;
}
