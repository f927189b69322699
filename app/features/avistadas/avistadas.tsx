import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AveResumen } from '../../../domain/ave.ts';
import { AVISTADAS, nombresAvistados } from '../../../domain/avistadas.ts';
import { FECHAS } from '../../../domain/fechas.ts';
import type { Problema } from './kept-store.ts';
import { apply, type Lista, reset, restore, setAvistada } from './lista.ts';
import { avistadasStore, fechasStore, followTabs } from './stores.ts';

export type Avistadas = Lista & {
  /** The species of the guide, in the order of the lists. */
  aves: readonly AveResumen[];
  /** Names of the species marked as seen. Empty on the server and in the first render. */
  nombres: ReadonlySet<string>;
  problema: Problema | 'fechas-ilegibles' | null;
  setAvistada: typeof setAvistada;
  reset: typeof reset;
  restore: typeof restore;
  apply: typeof apply;
};

const Context = createContext<Avistadas | null>(null);

const NO_ENTRADAS = Object.freeze({ value: AVISTADAS.empty, problema: null });
const NO_FECHAS = Object.freeze({ value: FECHAS.empty, problema: null });

/** Gives the pages below the seen list, in which the names of `aves` count. */
export function AvistadasProvider({ aves, children }: { aves: readonly AveResumen[]; children: ReactNode }) {
  const list = useSyncExternalStore(avistadasStore.subscribe, avistadasStore.getSnapshot, () => NO_ENTRADAS);
  const days = useSyncExternalStore(fechasStore.subscribe, fechasStore.getSnapshot, () => NO_FECHAS);
  useEffect(followTabs, []);
  const avistadas = useMemo<Avistadas>(
    () => ({
      aves,
      entradas: list.value,
      fechas: days.value,
      nombres: nombresAvistados(list.value, aves),
      problema: list.problema ?? (days.problema === 'ilegible' ? 'fechas-ilegibles' : days.problema),
      setAvistada,
      reset,
      restore,
      apply,
    }),
    [list, days, aves],
  );
  return <Context value={avistadas}>{children}</Context>;
}

export function useAvistadas(): Avistadas {
  const avistadas = useContext(Context);
  if (!avistadas) throw new Error('useAvistadas needs an AvistadasProvider above it');
  return avistadas;
}
