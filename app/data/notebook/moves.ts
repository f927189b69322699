import { appendEntries, type Entries, withoutEntries } from '../../../domain/seen-list/avistadas.ts';
import { type Edit, LATE } from '../seen-list/seen-list.ts';

/** An entry that came to the list or went from it a moment ago: when it was pressed, and when a transaction took that in, ms since 1970. */
export type Move = { entrada: unknown; falta: boolean; pulsada: number; cuando: number };

/** The list before and after something done to it, and when that was, ms since 1970. */
export type Step = { before: Entries; after: Entries; time: number };

/** What a press did to the list as it stood then. */
export const stepOf = ({ change, before, time }: Edit): Step => ({ before, after: change(before), time });

/** The entries of the moves that made them come, or go. */
export const movedEntries = (moves: readonly Move[], falta: boolean): Entries =>
  moves.filter((each) => each.falta === falta).map(({ entrada }) => entrada);

/**
 * The list after edits that stand in their order. What was pressed later in another tab stands, though it was confirmed before. A move
 * of a time still to come is of a clock that was set back since: it outruns nothing.
 */
export function listAfter(
  start: Entries,
  edits: readonly Edit[],
  moves: readonly Move[],
  now: number,
): Entries {
  return edits.reduce((list, { change, time }) => {
    const later = moves.filter(({ pulsada }) => pulsada > time && pulsada <= now);
    const next = withoutEntries(change(list), movedEntries(later, true));
    return appendEntries(next, movedEntries(later, false));
  }, start);
}

/** What moves with a transaction, beside what moved a moment before it; of each entry what was pressed last. */
export function movesAfter(moves: readonly Move[], steps: readonly Step[], now: number): Move[] {
  const recent = moves.filter(({ cuando }) => Math.abs(now - cuando) < LATE);
  const here = steps.flatMap(({ before, after, time }): Move[] => [
    ...withoutEntries(before, after).map((entrada) => ({ entrada, falta: true, pulsada: time, cuando: now })),
    ...withoutEntries(after, before).map((entrada) => ({
      entrada,
      falta: false,
      pulsada: time,
      cuando: now,
    })),
  ]);
  const all = [...recent, ...here].toSorted((one, other) => one.pulsada - other.pulsada);
  return [...new Map(all.map((each) => [JSON.stringify(each.entrada), each])).values()];
}
