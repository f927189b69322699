import { type Day, dayOf, isDay } from '../../../domain/calendar/day.ts';
import {
  AVISTADAS,
  addAvistada,
  appendEntries,
  type Entries,
  isAvistada,
  type NamedAve,
  removeAvistada,
  restoreAvistadas,
  withoutEntries,
} from '../../../domain/seen-list/avistadas.ts';
import { DAYS, findDay, withDay } from '../../../domain/seen-list/days.ts';
import { EMPTIED, type Emptied } from '../../../domain/seen-list/emptied.ts';
import { TAPS } from '../../../domain/walk/taps.ts';
import { type Change, createKeptStore } from './kept-store.ts';
import type { SeenStorage } from './kept-text.ts';

/** What a press did to the list as it was `before`, ms since 1970, and the day that it leaves, until the notebook has confirmed it. */
export type Edit = {
  change: Change<Entries>;
  time: number;
  before: Entries;
  mark?: { nombre: string; fecha: Day };
};

export type SeenList = ReturnType<typeof createSeenList>;

type Surroundings = {
  open: () => SeenStorage;
  now: () => number;
  newId: () => string;
};

/** For so long, ms, a browser may hide from one tab what another wrote; after that `localStorage` is right by itself. */
export const LATE = 5000;

/** The list of what is seen as a tab keeps it: every press is written at once, then confirmed by the notebook (decision 021). */
export function createSeenList({ open, now, newId }: Surroundings) {
  // A full storage loses what «Resetear» can bring back before it loses a mark.
  const list = createKeptStore(AVISTADAS, { open, makeRoom: (storage) => storage.removeItem(EMPTIED.key) });
  const days = createKeptStore(DAYS, { open });
  const emptied = createKeptStore(EMPTIED, { open });
  const taps = createKeptStore(TAPS, { open });
  const listeners = new Set<() => void>();
  let unconfirmed: Edit[] = [];

  function tellOfEdit(): void {
    for (const listener of listeners) listener();
  }

  function edit(change: Change<Entries>, mark?: Edit['mark']): void {
    const before = list.getSnapshot().value;
    list.change(change);
    unconfirmed.push({ change, time: now(), before, ...(mark && { mark }) });
    tellOfEdit();
  }

  function setAvistada(ave: NamedAve, avistada: boolean): void {
    const isNew = !isAvistada(list.getSnapshot().value, ave);
    const keepsDay = avistada && isNew && !findDay(days.getSnapshot().value, ave);
    const fecha = dayOf(new Date(now()));
    if (keepsDay) days.change((held) => withDay(held, ave, fecha));
    const change = avistada ? addAvistada : removeAvistada;
    edit((held) => change(held, ave), keepsDay ? { nombre: ave.nombre, fecha } : undefined);
  }

  /** Empties the list, and keeps what it held so that it can be brought back. */
  function reset(): void {
    const held = list.getSnapshot().value;
    if (held.length > 0) {
      const fechas = Object.fromEntries(days.getSnapshot().value);
      emptied.change((before) => emptiedOf(before, { id: newId(), cuando: now(), entradas: held, fechas }));
      days.change((each) => (each.size === 0 ? each : DAYS.empty));
      // The days of marks are among what was emptied.
      unconfirmed = unconfirmed.map(({ mark: _, ...each }) => each);
    }
    edit((each) => withoutEntries(each, held));
    // Where there was no room for it beside the list, there may be now.
    if (emptied.getSnapshot().problem === 'unsaved') emptied.change((each) => each);
  }

  /** Puts back what was emptied, beside what was marked since. */
  function undoReset(): void {
    const held = emptied.getSnapshot().value;
    if (held?.estado !== 'vaciada') return;
    emptied.change((each) => (each?.id === held.id ? { ...each, estado: 'deshecha' } : each));
    const fechas = Object.entries(held.fechas);
    if (fechas.length > 0) days.change((each) => new Map([...each, ...fechas]));
    edit((each) => restoreAvistadas(each, held.entradas));
  }

  function closeNotice(): void {
    emptied.change(
      (held) => held && { ...held, estado: held.estado === 'vaciada' ? 'cerrada' : held.estado },
    );
    tellOfEdit();
  }

  return {
    list,
    days,
    emptied,
    /** What was counted on a walk. */
    taps,
    /** The four by their keys. */
    stores: { [AVISTADAS.key]: list, [DAYS.key]: days, [EMPTIED.key]: emptied, [TAPS.key]: taps },
    /** Tells a listener whenever there is something for the notebook to confirm or take in. */
    onEdit(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Whether there was ever a list here; where nobody can know, there may have been. */
    isUsed(): boolean {
      try {
        return open().getItem(AVISTADAS.key) !== null;
      } catch {
        return true;
      }
    },
    /** Whether something has been standing there for the notebook since the last visit. */
    isWaiting: () =>
      [...days.getSnapshot().value.values()].some(isDay) ||
      taps.getSnapshot().value.size > 0 ||
      emptied.getSnapshot().value !== null,
    edit,
    setAvistada,
    reset,
    undoReset,
    closeNotice,
    /** What was done here and the notebook has not confirmed yet. */
    unconfirmed: () => [...unconfirmed],
    /** The notebook cannot confirm it: it stands in `localStorage` as it is. */
    giveUp(): void {
      unconfirmed = [];
    },
    /** Takes over the list as a transaction left it, given what was done here since. */
    adopt(confirmed: readonly Edit[], listWith: (edits: readonly Edit[]) => Entries): void {
      unconfirmed = unconfirmed.filter((each) => !confirmed.includes(each));
      const wanted = listWith(unconfirmed);
      const { value: here, problem } = list.getSnapshot();
      // What could not be written here stands in memory only: there, just the difference is taken over.
      const came = withoutEntries(wanted, here);
      const went = withoutEntries(here, wanted);
      if (problem === 'unsaved') list.change((held) => appendEntries(withoutEntries(held, went), came));
      else list.change((held) => (JSON.stringify(held) === JSON.stringify(wanted) ? held : wanted));
    },
  };
}

type JustEmptied = Pick<Emptied, 'id' | 'cuando' | 'entradas' | 'fechas'>;

/** What is kept of an emptied list; of one whose notice still stands, together with that. */
function emptiedOf(before: Emptied | null, just: JustEmptied): Emptied {
  const stands = before?.estado === 'vaciada';
  return {
    ...just,
    entradas: stands ? restoreAvistadas(just.entradas, before.entradas) : just.entradas,
    fechas: { ...just.fechas, ...(stands && before.fechas) },
    anteriores: before && before.estado !== 'cerrada' ? [...before.anteriores, before.id] : [],
    estado: 'vaciada',
  };
}
