import { changedParts, type Parts } from '../../../domain/seen-list/kept.ts';

/** What became of a part of a kept value, and when. `undefined` for one that was taken out. */
export type Edit = { part: string; value: unknown; time: number };

/** How long, ms, an edit is looked after: much longer than a browser needs to tell one tab what another wrote. */
const LOOKED_AFTER = 5000;

export type RecentEdits = {
  /** Takes down what a change in this tab did, and gives it for the other tabs. */
  note: (before: Parts, after: Parts) => Edit[];
  /** Takes down what another tab did. */
  learn: (edits: readonly Edit[]) => void;
  /** The parts of a value that are not as they were last edited. */
  lost: (parts: Parts) => Map<string, unknown>;
  forget: () => void;
};

/**
 * Remembers for a moment what was edited, here and in other tabs. Browsers hand each tab what the others wrote only some
 * time later, so a tab may write over what it has not seen yet; whoever remembers the edit then puts it back.
 */
export function createRecentEdits(now: () => number): RecentEdits {
  const edits = new Map<string, Edit>();
  let latest = 0;

  /** Later than all that this tab knows of, so that an answer to an edit counts as later than it. */
  function tick(): number {
    latest = Math.max(now(), latest + 0.001);
    return latest;
  }

  function take(edit: Edit): void {
    const known = edits.get(edit.part);
    // Of two edits at the same time, the one that puts in: rather a mark too many than one lost.
    if (known && (known.time > edit.time || (known.time === edit.time && known.value !== undefined))) return;
    edits.set(edit.part, edit);
    latest = Math.max(latest, edit.time);
  }

  return {
    note(before, after) {
      const time = tick();
      const made = [...changedParts(before, after)].map(([part, value]) => ({ part, value, time }));
      for (const edit of made) take(edit);
      return made;
    },
    learn(heard) {
      for (const edit of heard) take(edit);
    },
    lost(parts) {
      for (const { part, time } of edits.values()) if (time < now() - LOOKED_AFTER) edits.delete(part);
      const lost = [...edits.values()].filter(({ part, value }) => !isSame(parts.get(part), value));
      return new Map(lost.map(({ part, value }) => [part, value]));
    },
    forget: () => edits.clear(),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
