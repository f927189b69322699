/** The initials of the twelve months, as calendars in Spanish write them. */
const INICIALES = 'EFMAMJJASOND';

/** The months of presence in twelve characters that tell without colour: the initial of each, «·» where absent. `[3, 4]` → «··MA········». */
export function tiraOfMeses(meses: readonly number[]): string {
  return Array.from(INICIALES, (inicial, i) => (meses.includes(i + 1) ? inicial : '·')).join('');
}
