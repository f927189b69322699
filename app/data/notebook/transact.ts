import { isDay } from '../../../domain/calendar/day.ts';
import {
  appendEntries,
  type Entries,
  parseAvistadas,
  withoutEntries,
} from '../../../domain/seen-list/avistadas.ts';
import type { Days } from '../../../domain/seen-list/days.ts';
import type { Taps } from '../../../domain/walk/taps.ts';
import { LATE, type SeenList } from '../seen-list/seen-list.ts';
import type { Touched } from './contents.ts';
import type { Cupboard, Shelves } from './cupboard.ts';
import { listAfter, type Move, movedEntries, movesAfter, type Step, stepOf } from './moves.ts';
import { takeInDays, takeInEmptied, takeInTaps } from './take-in.ts';

/** Setting under which the list stands as the last transaction left it. */
const LIST = 'lista';

/**
 * `debidas` are entries that a transaction added: they stand in `localStorage` only once it has ended. `movidas` came or went a moment
 * ago: `localStorage` may still show otherwise, and a press made before them in another tab may still be to be confirmed.
 */
type KeptList = { texto: string; cuando: number; debidas: Entries; movidas?: Move[] };

/** What a piece of work leaves: the list where it changes it, what it touched, what it tells its caller. */
export type Outcome<Result> = { result: Result; entries?: Entries; touched: Touched };

/** Does its part within a transaction. `isLean`: nothing is to be set aside, for want of room. */
export type Work<Result> = (shelves: Shelves, entries: Entries, isLean: boolean) => Promise<Outcome<Result>>;

type Surroundings = {
  seenList: SeenList;
  now: () => number;
  /** When this tab was opened, ms since 1970. */
  openedAt: number;
  isLean: boolean;
};

/**
 * The one way in which the notebook is written: takes in what the presses left, does its own work, and leaves the list as it is then, in one
 * transaction. Afterwards the list goes to `localStorage`, where it differs. The `taps` that it took in are the caller's to clear away.
 */
export async function transact<Result>(
  cupboard: Cupboard,
  surroundings: Surroundings,
  work: Work<Result>,
): Promise<{ result: Result; touched: Touched; taps: Taps }> {
  const { seenList, now, isLean } = surroundings;
  const done = await cupboard.transact(async (shelves) => {
    const kept = await keptList(shelves, cupboard);
    const confirmed = seenList.unconfirmed();
    const start = listBefore(kept, surroundings);
    const before = listAfter(start, confirmed, kept?.movidas ?? [], now());
    const inbox = await takeInAll(shelves, surroundings);
    const { result, entries = before, touched } = await work(shelves, before, isLean);
    const debidas = entries === before ? [] : withoutEntries(entries, before);
    const steps = [...gone(kept, start), ...confirmed.map(stepOf), { before, after: entries, time: now() }];
    const movidas = movesAfter(kept?.movidas ?? [], steps, now());
    const valor: KeptList = { texto: JSON.stringify(entries), cuando: now(), debidas, movidas };
    await shelves.settings.put({ clave: LIST, valor });
    return { result, entries, confirmed, movidas, inbox, touched: both(touched, inbox.touched) };
  });
  seenList.adopt(done.confirmed, (edits) => listAfter(done.entries, edits, done.movidas, now()));
  if (cupboard.isDurable) clearInbox(seenList, done.inbox);
  return { result: done.result, touched: done.touched, taps: done.inbox.taps };
}

/** Takes over the list from the transaction of another tab, which has just ended. */
export async function adoptList(cupboard: Cupboard, surroundings: Surroundings): Promise<void> {
  const kept = await cupboard.transact((shelves) => keptList(shelves, cupboard));
  const { seenList, now, openedAt } = surroundings;
  if (!kept || kept.cuando < openedAt) return;
  seenList.adopt([], (edits) => listAfter(parseAvistadas(kept.texto), edits, kept.movidas ?? [], now()));
}

/** A tab wrote its list without the notebook: from here on `localStorage` has the latest. */
export async function trustStorage(cupboard: Cupboard, { list }: SeenList): Promise<void> {
  await cupboard.transact(({ settings }) => settings.delete(LIST));
  list.refresh();
}

/** A notebook that lasts as long as the tab hears nothing of the others' lists. */
async function keptList({ settings }: Shelves, { isDurable }: Cupboard): Promise<KeptList | undefined> {
  return isDurable ? ((await settings.get(LIST))?.valor as KeptList | undefined) : undefined;
}

/**
 * Whether `localStorage` may not show here what a transaction left: another tab's may not have come through yet, or what was pressed
 * here since then, and not confirmed, may have been written over it.
 */
function isNewer({ cuando }: KeptList, { seenList, now, openedAt }: Surroundings): boolean {
  const since = Math.min(now(), ...seenList.unconfirmed().map(({ time }) => time));
  return cuando >= openedAt && cuando > since - LATE && cuando < now() + LATE;
}

/** The list with which a transaction begins: as the last one left it a moment ago, else as `localStorage`, which decides, has it. */
function listBefore(kept: KeptList | undefined, surroundings: Surroundings): Entries {
  const { list } = surroundings.seenList;
  list.refresh();
  const here = list.getSnapshot().value;
  if (!kept) return here;
  // What stands here and was not taken away is a mark of a tab that has not confirmed it, and may not live to do so.
  if (isNewer(kept, surroundings))
    return appendEntries(
      parseAvistadas(kept.texto),
      withoutEntries(here, movedEntries(kept.movidas ?? [], true)),
    );
  // A tab that ended between its transaction and its write still owes these.
  return kept.cuando < surroundings.openedAt ? appendEntries(here, kept.debidas) : here;
}

/** What `localStorage` has no longer, nobody knows since when. */
function gone(kept: KeptList | undefined, start: Entries): Step[] {
  if (!kept) return [];
  return [{ before: appendEntries(start, parseAvistadas(kept.texto)), after: start, time: kept.cuando }];
}

type NamedDay = readonly [nombre: string, fecha: unknown];

type Inbox = { days: Days; taps: Taps; closedId: string | null; touched: Touched };

async function takeInAll(shelves: Shelves, { seenList, isLean }: Surroundings): Promise<Inbox> {
  const { emptied: reset, days: marked, taps: counted } = seenList;
  for (const store of [reset, marked, counted]) store.refresh();
  const emptied = reset.getSnapshot().value;
  const days = marked.getSnapshot().value;
  const taps = counted.getSnapshot().value;
  const isOfReset = ([nombre, fecha]: NamedDay) => emptied?.fechas[nombre] === fecha;
  // What another tab has emptied meanwhile is not a mark of this one any more.
  const marks = seenList
    .unconfirmed()
    .flatMap(({ mark }): NamedDay[] => (mark ? [[mark.nombre, mark.fecha]] : []))
    .filter((mark) => !isOfReset(mark));
  const all = [...days, ...marks];
  // Before sightings come back, beside which the day of a mark made meanwhile would say nothing new.
  const isUndone = emptied?.estado === 'deshecha';
  const early = await takeInDays(shelves, isUndone ? all.filter((day) => !isOfReset(day)) : []);
  const before = await takeInTaps(shelves, taps, (cuando) => emptied !== null && cuando <= emptied.cuando);
  const hasMoved = emptied !== null && (await takeInEmptied(shelves, emptied, isLean));
  const late = await takeInDays(shelves, isUndone ? all.filter(isOfReset) : all);
  const after = await takeInTaps(shelves, taps, () => true);
  return {
    days,
    taps,
    closedId: emptied && emptied.estado !== 'vaciada' ? emptied.id : null,
    touched: hasMoved ? { ids: null, recoverables: true } : { ids: [...early, ...before, ...late, ...after] },
  };
}

/** Once the notebook has it, it need not stand beside the list. */
function clearInbox({ days, emptied }: SeenList, inbox: Inbox): void {
  const isTaken = ([nombre, fecha]: [string, unknown]) => isDay(fecha) && inbox.days.get(nombre) === fecha;
  days.change((held) => ([...held].some(isTaken) ? new Map([...held].filter((day) => !isTaken(day))) : held));
  if (inbox.closedId !== null)
    emptied.change((held) => (held?.id === inbox.closedId && held.estado !== 'vaciada' ? null : held));
}

function both(one: Touched, other: Touched): Touched {
  return {
    ids: one.ids && other.ids && [...one.ids, ...other.ids],
    recoverables: one.recoverables || other.recoverables || false,
  };
}
