import { createSeenList } from './seen-list.ts';

/** Name of the channel on which the tabs of the guide tell each other what they wrote. */
export const CHANNEL = 'cuaderno';

/** Browsers keep `randomUUID` from pages that came without encryption. */
export const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** The seen list of this tab. */
export const seenList = createSeenList({ open: () => localStorage, now: () => Date.now(), newId });
