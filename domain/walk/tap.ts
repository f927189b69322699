import { parseSighting } from '../notebook/parse-sighting.ts';
import type { Sighting } from '../notebook/sighting.ts';
import type { Taps } from './taps.ts';

/** A tap on a walk: the sighting as it is from then on, or `null` where none is left. */
export type Tap = {
  id: string;
  /** When, ms since 1970. */
  cuando: number;
  avistamiento: Sighting | null;
};

/** Those stored texts that are taps, by the ids of their sightings. */
export function readTaps(taps: Taps): ReadonlyMap<string, Tap> {
  return new Map(
    [...taps].flatMap(([id, value]) => {
      const tap = tapOf(value);
      return tap ? [[id, tap] as const] : [];
    }),
  );
}

function tapOf(value: unknown): Tap | null {
  const { id, cuando, avistamiento } = (value ?? {}) as Partial<Tap>;
  if (typeof id !== 'string' || typeof cuando !== 'number' || avistamiento === undefined) return null;
  try {
    return { id, cuando, avistamiento: avistamiento && parseSighting(avistamiento) };
  } catch {
    return null;
  }
}

/** The taps without those that were taken in; one made since on the same species stays. */
export function withoutTaken(taps: Taps, taken: Taps): Taps {
  const idOf = (value: unknown) => ((value ?? {}) as Partial<Tap>).id;
  const left = [...taps].filter(([id, tap]) => idOf(tap) === undefined || idOf(tap) !== idOf(taken.get(id)));
  return left.length === taps.size ? taps : new Map(left);
}
