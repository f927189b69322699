import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AveResumen } from '../../../domain/ave.ts';
import {
  AVISTADAS_KEY,
  addAvistada,
  type Entradas,
  nombresAvistados,
  removeAvistada,
  restoreAvistadas,
} from '../../../domain/avistadas.ts';
import { type AvistadasStore, createAvistadasStore, EMPTY, type Problema } from './avistadas-store.ts';

type Ave = Pick<AveResumen, 'nombre' | 'alias'>;

export type Avistadas = {
  /** Names of the species marked as seen. Empty on the server and in the first render. */
  nombres: ReadonlySet<string>;
  problema: Problema | null;
  setAvistada: (ave: Ave, avistada: boolean) => void;
  /** Empties the list and gives what it held, for `restore`. */
  reset: () => Entradas;
  restore: (emptied: Entradas) => void;
};

const Context = createContext<Avistadas | null>(null);

const store: AvistadasStore = createAvistadasStore(() => window.localStorage);

/** Follows the list that other tabs write, and the one found when the browser brings a page back from its cache. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === AVISTADAS_KEY || key === null) store.refresh();
  };
  const unsubscribe = store.subscribe(listener);
  window.addEventListener('storage', onStorage);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.refresh();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Gives the pages below the seen list, in which the names of `aves` count. */
export function AvistadasProvider({ aves, children }: { aves: readonly AveResumen[]; children: ReactNode }) {
  const { entradas, problema } = useSyncExternalStore(subscribe, store.getSnapshot, () => EMPTY);
  const avistadas = useMemo<Avistadas>(
    () => ({
      nombres: nombresAvistados(entradas, aves),
      problema,
      setAvistada: (ave, avistada) =>
        store.change((list) => (avistada ? addAvistada(list, ave) : removeAvistada(list, ave))),
      reset() {
        let emptied: Entradas = [];
        store.change((list) => {
          emptied = list;
          return [];
        });
        return emptied;
      },
      restore: (emptied) => store.change((list) => restoreAvistadas(list, emptied)),
    }),
    [entradas, problema, aves],
  );
  return <Context value={avistadas}>{children}</Context>;
}

export function useAvistadas(): Avistadas {
  const avistadas = useContext(Context);
  if (!avistadas) throw new Error('useAvistadas needs an AvistadasProvider above it');
  return avistadas;
}
