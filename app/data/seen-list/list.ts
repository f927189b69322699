import { dayOf } from '../../../domain/calendar/day.ts';
import {
  AVISTADAS,
  addAvistada,
  type Entries,
  isAvistada,
  removeAvistada,
  restoreAvistadas,
} from '../../../domain/seen-list/avistadas.ts';
import { DAYS, type Days, withDay, withoutDay } from '../../../domain/seen-list/days.ts';
import { changedParts, type Kept, type Parts } from '../../../domain/seen-list/kept.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import type { Change, KeptStore } from './kept-store.ts';
import { askToPersist } from './persistence.ts';
import { avistadasStore, daysStore } from './stores.ts';

type Ave = Pick<AveSummary, 'nombre' | 'alias'>;

/** All that is kept of what a visitor has seen. */
export type SeenList = { entries: Entries; days: Days };

/** A change of both, the list and its days. */
export type ListChange = { entries: (held: Entries) => Entries; days: (held: Days) => Days };

/** Marks a species, with the day of today, or takes the mark and its day back. */
export function setAvistada(ave: Ave, avistada: boolean): void {
  const isNew = !isAvistada(avistadasStore.getSnapshot().value, ave);
  const today = dayOf(new Date());
  avistadasStore.change((list) => (avistada ? addAvistada(list, ave) : removeAvistada(list, ave)));
  if (!avistada) daysStore.change((days) => withoutDay(days, ave));
  else if (isNew) daysStore.change((days) => withDay(days, ave, today));
  if (avistada) askToPersist();
}

/** Empties the list and its days, and gives what they held. */
export function reset(): SeenList {
  let entries = AVISTADAS.empty;
  let days = DAYS.empty;
  avistadasStore.change((held) => {
    entries = held;
    return [];
  });
  daysStore.change((held) => {
    days = held;
    return held.size === 0 ? held : DAYS.empty;
  });
  return { entries, days };
}

/** Puts back what was emptied, beside what was marked since. */
export function restore(emptied: SeenList): void {
  avistadasStore.change((list) => restoreAvistadas(list, emptied.entries));
  if (emptied.days.size > 0) daysStore.change((held) => new Map([...held, ...emptied.days]));
}

/** Applies a change and gives a function that takes it back, and nothing that was done since. */
export function apply(change: ListChange): () => void {
  const entries = changeAndInvert(avistadasStore, AVISTADAS, change.entries);
  const days = changeAndInvert(daysStore, DAYS, change.days);
  askToPersist();
  return () => {
    avistadasStore.change(entries);
    daysStore.change(days);
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
