/** What the seen list's page fetches once there is a notebook to show. */

export { SightingNotes } from './form/sighting-notes.tsx';
export { Records } from './records/records.tsx';
export { Recoverables } from './recoverables.tsx';
