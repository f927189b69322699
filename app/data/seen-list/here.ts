import { createSeenList } from './seen-list.ts';

/** Name of the channel on which the tabs of the guide tell each other what they wrote. */
export const CHANNEL = 'cuaderno';

/** The seen list of this tab. */
export const seenList = createSeenList({
  open: () => window.localStorage,
  now: () => Date.now(),
  // Browsers keep `randomUUID` from pages that came without encryption.
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
});
