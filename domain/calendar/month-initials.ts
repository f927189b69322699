/** The initials of the twelve months, as calendars in Spanish write them. */
const INITIALS = 'EFMAMJJASOND';

/** The months of presence in twelve characters that tell without colour: the initial of each, «·» where absent. `[3, 4]` → «··MA········». */
export function monthInitials(meses: readonly number[]): string {
  return Array.from(INITIALS, (initial, i) => (meses.includes(i + 1) ? initial : '·')).join('');
}
