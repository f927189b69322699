import type { AveResumen } from '../../../domain/ave.ts';
import {
  AVISTADAS,
  addAvistada,
  type Entradas,
  isAvistada,
  removeAvistada,
  restoreAvistadas,
} from '../../../domain/avistadas.ts';
import { fechaOf } from '../../../domain/fecha.ts';
import { FECHAS, type Fechas, withFecha, withoutFecha } from '../../../domain/fechas.ts';
import { changedParts, type Kept, type Parts } from '../../../domain/kept.ts';
import type { Change, KeptStore } from './kept-store.ts';
import { askToPersist } from './persistence.ts';
import { avistadasStore, fechasStore } from './stores.ts';

type Ave = Pick<AveResumen, 'nombre' | 'alias'>;

/** All that is kept of what a visitor has seen. */
export type Lista = { entradas: Entradas; fechas: Fechas };

/** A change of both, the list and its days. */
export type ListaChange = { entradas: (held: Entradas) => Entradas; fechas: (held: Fechas) => Fechas };

/** Marks a species, with the day of today, or takes the mark and its day back. */
export function setAvistada(ave: Ave, avistada: boolean): void {
  const isNew = !isAvistada(avistadasStore.getSnapshot().value, ave);
  const today = fechaOf(new Date());
  avistadasStore.change((list) => (avistada ? addAvistada(list, ave) : removeAvistada(list, ave)));
  if (!avistada) fechasStore.change((fechas) => withoutFecha(fechas, ave));
  else if (isNew) fechasStore.change((fechas) => withFecha(fechas, ave, today));
  if (avistada) askToPersist();
}

/** Empties the list and its days, and gives what they held. */
export function reset(): Lista {
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

/** Puts back what was emptied, beside what was marked since. */
export function restore(emptied: Lista): void {
  avistadasStore.change((list) => restoreAvistadas(list, emptied.entradas));
  if (emptied.fechas.size > 0) fechasStore.change((held) => new Map([...held, ...emptied.fechas]));
}

/** Applies a change and gives a function that takes it back, and nothing that was done since. */
export function apply(change: ListaChange): () => void {
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
