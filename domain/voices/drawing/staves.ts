import type { PlacedNote, Timeline } from '../timeline.ts';
import { STAFF_SECONDS } from './scale.ts';

/** A stretch of time, seconds: what stands on one staff, or a silence. */
export type Stretch = { from: number; to: number };

/** What is left of a voice below this, seconds, begins no staff. */
const REST = 0.02;

/** A silence that is shorter than the longest by no more than this share parts a voice as well. */
const ALIKE = 0.75;

/**
 * Parts voices that are shown together into staves: in the longest silence of all within the second half of a staff, so that phrases
 * stay whole, and in the midst of a sound only where there is none.
 */
export function stretchesOf(timelines: readonly Timeline[]): Stretch[] {
  const notes = timelines.flatMap((timeline) => timeline.notes);
  const silences = silencesOf(notes);
  const end = Math.max(...notes.map(endOf));
  const stretches: Stretch[] = [];
  for (let from = 0; from < end - REST; ) {
    const to = from + STAFF_SECONDS >= end - REST ? end : breakAfter(from, silences);
    stretches.push({ from, to });
    from = to;
  }
  return stretches;
}

/** Where a staff that begins at `from` ends: the next then begins with a sound, if it is within reach. */
function breakAfter(from: number, silences: readonly Stretch[]): number {
  const limit = from + STAFF_SECONDS;
  const within = silences
    .map(({ from: start, to }) => ({ at: Math.min(to, limit), length: to - start, start }))
    .filter(({ at, start }) => start < limit && at > from + STAFF_SECONDS / 2);
  const longest = Math.max(0, ...within.map(({ length }) => length));
  return within.findLast(({ length }) => length >= longest * ALIKE)?.at ?? limit;
}

/** Where no note sounds. */
function silencesOf(notes: readonly PlacedNote[]): Stretch[] {
  let until = 0;
  return notes
    .toSorted((a, b) => a.start - b.start)
    .flatMap((note) => {
      const silence = { from: until, to: note.start };
      until = Math.max(until, endOf(note));
      return silence.to > silence.from + 1e-6 ? [silence] : [];
    });
}

const endOf = ({ start, seconds }: PlacedNote) => start + seconds;
