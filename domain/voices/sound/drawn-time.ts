import type { Timeline } from '../timeline.ts';

/** Where on a drawing, seconds, stands what sounds after so many: notes are played a little off, and drawn exactly. */
export function drawnTime(drawn: Timeline, played: Timeline): (seconds: number) => number {
  const places = played.notes
    .map(({ start }, i) => ({ from: start, to: drawn.notes[i]?.start ?? start }))
    .sort((a, b) => a.from - b.from);
  const ends = { from: played.seconds, to: drawn.seconds };
  return (seconds) => {
    const i = places.findLastIndex(({ from }) => from <= seconds);
    const before = places[i] ?? { from: 0, to: 0 };
    const after = places[i + 1] ?? ends;
    const length = after.from - before.from;
    const share = length > 0 ? (seconds - before.from) / length : 1;
    return before.to + (after.to - before.to) * share;
  };
}
