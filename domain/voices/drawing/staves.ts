import type { PlacedNote, Timeline } from '../timeline.ts';
import { STAFF_SECONDS } from './scale.ts';

/** A stretch of time that stands on one staff, seconds. */
export type Stretch = { from: number; to: number };

/** A rest of a note shorter than this does not begin a staff. */
const REST = 0.02;

/**
 * Parts voices that are shown together into staves as long as there is room for, where all are silent if they are so anywhere
 * in the second half of a staff.
 */
export function stretchesOf(timelines: readonly Timeline[]): Stretch[] {
  const notes = timelines.flatMap((timeline) => timeline.notes);
  const end = Math.max(0, ...notes.map(endOf));
  const stretches: Stretch[] = [];
  let from = 0;
  while (from < end - REST || stretches.length === 0) {
    const limit = from + STAFF_SECONDS;
    const to = limit >= end - REST ? end : breakBefore(limit, notes);
    stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

function breakBefore(limit: number, notes: readonly PlacedNote[]): number {
  const isSilent = (at: number) => !notes.some((note) => note.start < at - 1e-6 && endOf(note) > at + 1e-6);
  const starts = notes.map(({ start }) => start);
  const places = [limit, ...starts.filter((at) => at < limit && at > limit - STAFF_SECONDS / 2)];
  const silent = places.filter(isSilent);
  return silent.length > 0 ? Math.max(...silent) : limit;
}

const endOf = ({ start, seconds }: PlacedNote) => start + seconds;
