import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AVISTADAS, type Entries, type NamedAve, seenNames } from '../../../domain/seen-list/avistadas.ts';
import { DAYS, type Days } from '../../../domain/seen-list/days.ts';
import { EMPTIED, type Emptied } from '../../../domain/seen-list/emptied.ts';
import type { Kept } from '../../../domain/seen-list/kept.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { follow } from './follow.ts';
import { seenList } from './here.ts';
import type { KeptStore, Problem } from './kept-store.ts';
import { askToPersist } from './persistence.ts';

export type Avistadas = {
  /** The species of the guide, in the order of the lists. */
  aves: readonly AveSummary[];
  entries: Entries;
  /** Days of marks that the notebook has not taken in yet. */
  days: Days;
  /** Names of the species marked as seen. Empty on the server and in the first render. */
  nombres: ReadonlySet<string>;
  /** The list that «Resetear» emptied, while its notice stands. */
  emptied: Emptied | null;
  problem: Problem | 'illegible-days' | null;
  setAvistada: (ave: NamedAve, avistada: boolean) => void;
};

const Context = createContext<Avistadas | null>(null);

/** What the server and the first render know: nothing. */
const unknown = <Value,>({ empty }: Kept<Value>) => ({ value: empty, problem: null });
const NO_ENTRIES = unknown(AVISTADAS);
const NO_DAYS = unknown(DAYS);
const NOT_EMPTIED = unknown(EMPTIED);

function useKept<Value>({ subscribe, getSnapshot }: KeptStore<Value>, none: ReturnType<typeof getSnapshot>) {
  return useSyncExternalStore(subscribe, getSnapshot, () => none);
}

function setAvistada(ave: NamedAve, avistada: boolean): void {
  seenList.setAvistada(ave, avistada);
  if (avistada) askToPersist();
}

/** Gives the pages below the seen list, in which the names of `aves` count. */
export function AvistadasProvider({ aves, children }: { aves: readonly AveSummary[]; children: ReactNode }) {
  const list = useKept(seenList.list, NO_ENTRIES);
  const days = useKept(seenList.days, NO_DAYS);
  const { value: emptied } = useKept(seenList.emptied, NOT_EMPTIED);
  useEffect(follow, []);
  const avistadas = useMemo<Avistadas>(
    () => ({
      aves,
      entries: list.value,
      days: days.value,
      nombres: seenNames(list.value, aves),
      emptied: emptied?.estado === 'vaciada' ? emptied : null,
      problem: list.problem ?? (days.problem === 'illegible' ? 'illegible-days' : days.problem),
      setAvistada,
    }),
    [list, days, emptied, aves],
  );
  return <Context value={avistadas}>{children}</Context>;
}

export function useAvistadas(): Avistadas {
  const avistadas = useContext(Context);
  if (!avistadas) throw new Error('useAvistadas needs an AvistadasProvider above it');
  return avistadas;
}
