import { DAYS, type Days } from '../seen-list/days.ts';
import type { Kept } from '../seen-list/kept.ts';

/** The stored taps by the id of their sighting. Values that are no tap are kept and not shown. */
export type Taps = ReadonlyMap<string, unknown>;

/** What was counted on a walk, until the notebook takes it in: beside the list of names, written at once. */
export const TAPS: Kept<Days> = {
  ...DAYS,
  key: 'seenBird.salida',
  asideKey: 'seenBird.salida.respaldo',
  write: (taps) => (taps.size === 0 ? null : DAYS.write(taps)),
};
