import { type RefObject, useEffect, useState } from 'react';
import { importAgain } from '../import-again.ts';

type Afinador = typeof import('./afinador.tsx');

type State = {
  afinador: Afinador | null;
  /** It could not be fetched. */
  fallo: boolean;
  /** Px that the list keeps when it is narrowed after having been shown whole, so that nothing below it comes up. */
  suelo: number | undefined;
};

/** Once fetched it is there at the first render of each list, as Back needs to find the page as it was. */
let fetched: Afinador | null = null;

/** What narrows a list, fetched when first wanted. A press (`open`) tries again what failed. */
export function useAfinador(wanted: boolean, open: boolean, lista: RefObject<HTMLElement | null>): State {
  const [state, setState] = useState<State>({ afinador: fetched, fallo: false, suelo: undefined });
  const { afinador } = state;
  useEffect(() => {
    if (!wanted || afinador) return;
    let gone = false;
    importAgain(() => import('./afinador.tsx')).then(
      (module) => {
        fetched = module;
        const shown = lista.current?.offsetHeight ?? 0;
        const suelo = open ? undefined : Math.min(shown, window.innerHeight);
        if (!gone) setState({ afinador: module, fallo: false, suelo });
      },
      () => {
        if (!gone) setState({ afinador: null, fallo: true, suelo: undefined });
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, open, afinador, lista]);
  return state;
}
