import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AVISTADAS, seenNames } from '../../../domain/seen-list/avistadas.ts';
import { DAYS } from '../../../domain/seen-list/days.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import type { Problem } from './kept-store.ts';
import { apply, reset, restore, type SeenList, setAvistada } from './list.ts';
import { avistadasStore, daysStore, followTabs } from './stores.ts';

export type Avistadas = SeenList & {
  /** The species of the guide, in the order of the lists. */
  aves: readonly AveSummary[];
  /** Names of the species marked as seen. Empty on the server and in the first render. */
  nombres: ReadonlySet<string>;
  problem: Problem | 'illegible-days' | null;
  setAvistada: typeof setAvistada;
  reset: typeof reset;
  restore: typeof restore;
  apply: typeof apply;
};

const Context = createContext<Avistadas | null>(null);

const NO_ENTRIES = Object.freeze({ value: AVISTADAS.empty, problem: null });
const NO_DAYS = Object.freeze({ value: DAYS.empty, problem: null });

/** Gives the pages below the seen list, in which the names of `aves` count. */
export function AvistadasProvider({ aves, children }: { aves: readonly AveSummary[]; children: ReactNode }) {
  const list = useSyncExternalStore(avistadasStore.subscribe, avistadasStore.getSnapshot, () => NO_ENTRIES);
  const days = useSyncExternalStore(daysStore.subscribe, daysStore.getSnapshot, () => NO_DAYS);
  useEffect(followTabs, []);
  const avistadas = useMemo<Avistadas>(
    () => ({
      aves,
      entries: list.value,
      days: days.value,
      nombres: seenNames(list.value, aves),
      problem: list.problem ?? (days.problem === 'illegible' ? 'illegible-days' : days.problem),
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
