/** What the seen list's page fetches once there is a notebook to show. */

export { Records } from './records.tsx';
export { Recoverables } from './recoverables.tsx';
export { SightingNotes } from './sighting-notes.tsx';
