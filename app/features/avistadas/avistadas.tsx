import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AveResumen } from '../../../domain/ave.ts';
import {
  AVISTADAS,
  addAvistada,
  type Entradas,
  isAvistada,
  nombresAvistados,
  removeAvistada,
  restoreAvistadas,
} from '../../../domain/avistadas.ts';
import { FECHAS, type Fechas, fechaOf, withFecha, withoutFecha } from '../../../domain/fechas.ts';
import { changedParts, type Kept, type Parts } from '../../../domain/kept.ts';
import type { Change, KeptStore, Problema } from './kept-store.ts';
import { askToPersist } from './persistence.ts';
import { avistadasStore, fechasStore, followTabs } from './stores.ts';

type Ave = Pick<AveResumen, 'nombre' | 'alias'>;

/** All that is kept of what a visitor has seen. */
export type Lista = { entradas: Entradas; fechas: Fechas };

/** A change of both, the list and its days. */
export type ListaChange = { entradas: (held: Entradas) => Entradas; fechas: (held: Fechas) => Fechas };

export type Avistadas = Lista & {
  /** The species of the guide, in the order of the lists. */
  aves: readonly AveResumen[];
  /** Names of the species marked as seen. Empty on the server and in the first render. */
  nombres: ReadonlySet<string>;
  problema: Problema | 'fechas-ilegibles' | null;
  setAvistada: (ave: Ave, avistada: boolean) => void;
  /** Empties the list and gives what it held, for `restore`. */
  reset: () => Lista;
  restore: (emptied: Lista) => void;
  /** Applies a change and gives a function that takes it back, and nothing that was done since. */
  apply: (change: ListaChange) => () => void;
};

const Context = createContext<Avistadas | null>(null);

const NO_ENTRADAS = Object.freeze({ value: AVISTADAS.empty, problema: null });
const NO_FECHAS = Object.freeze({ value: FECHAS.empty, problema: null });

function setAvistada(ave: Ave, avistada: boolean): void {
  const isNew = !isAvistada(avistadasStore.getSnapshot().value, ave);
  const today = fechaOf(new Date());
  avistadasStore.change((list) => (avistada ? addAvistada(list, ave) : removeAvistada(list, ave)));
  if (!avistada) fechasStore.change((fechas) => withoutFecha(fechas, ave));
  else if (isNew) fechasStore.change((fechas) => withFecha(fechas, ave, today));
  if (avistada) askToPersist();
}

function reset(): Lista {
  let entradas = AVISTADAS.empty;
  let fechas = FECHAS.empty;
  avistadasStore.change((held) => {
    entradas = held;
    return [];
  });
  fechasStore.change((held) => {
    fechas = held;
    return held.size === 0 ? held : FECHAS.empty;
  });
  return { entradas, fechas };
}

function restore(emptied: Lista): void {
  avistadasStore.change((list) => restoreAvistadas(list, emptied.entradas));
  if (emptied.fechas.size > 0) fechasStore.change((held) => new Map([...held, ...emptied.fechas]));
}

function apply(change: ListaChange): () => void {
  const entradas = changeAndInvert(avistadasStore, AVISTADAS, change.entradas);
  const fechas = changeAndInvert(fechasStore, FECHAS, change.fechas);
  askToPersist();
  return () => {
    avistadasStore.change(entradas);
    fechasStore.change(fechas);
  };
}

/** Changes what is kept and gives the change that takes back just that. */
function changeAndInvert<Value>(
  store: KeptStore<Value>,
  kept: Kept<Value>,
  change: Change<Value>,
): Change<Value> {
  let inverse: Parts = new Map();
  store.change((held) => {
    const next = change(held);
    inverse = changedParts(kept.parts(next), kept.parts(held));
    return next;
  });
  const undone = inverse;
  return (held) => (undone.size === 0 ? held : kept.withParts(held, undone));
}

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
