import { useSyncExternalStore } from 'react';
import { type Day, dayInMadrid } from '../../../domain/calendar/day.ts';

/** Who comes back to a page left open overnight finds the new day. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The day that it is in Madrid; `null` on the server and in the first render, so that no page carries a date. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    subscribe,
    () => dayInMadrid(new Date()),
    () => null,
  );
}
