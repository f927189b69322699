import { blend, type Point } from '../../geometry/point.ts';
import type { Measures } from '../measures.ts';
import { type Place, row } from '../place.ts';
import { hang } from './scapular-field.ts';

/** How much shorter back the lanes nearest to the back end, s. */
const LAG = 0.09;
/** How the lanes of one row stand to those of the next: shingles, half a lane apart. */
const SHINGLE = 0.5;

/** Index of a long scapular in its row from the lowest lane, and where it lies. */
export interface Scapular {
  lane: number;
  place: Place;
}

/**
 * The long firm scapulars in painting order: rows from the hindmost, each from its lowest feather. They fan out from the
 * shoulder and hang over the wing, each lying on the one below it and on the row behind.
 */
export function longScapulars(m: Measures): Scapular[][] {
  const layout = m.form.longScapulars;
  if (!layout) return [];
  const { rows, lanes, webs, droop, shingle = SHINGLE } = layout;
  return rows.map(({ end, length }, k) => {
    const low = m.scapularDepth * hang(end, m.scapularHang);
    const high = -m.scapularRise * (1.12 - end);
    const shift = k % 2 === 0 ? 0 : shingle / lanes;
    return row(lanes, (t) => {
      const w = blend(low, high, Math.min(1, t + shift));
      const s = m.scapularTo * end - LAG * t ** 1.5;
      const tip: Point = [s, w + droop * (1 - t)];
      return {
        root: [s - length, w * 0.62 - 0.05],
        knee: [s - length * 0.4, w * 0.9 - 0.035],
        tip,
        outer: webs[0],
        inner: webs[1],
      };
    }).map((place, lane) => ({ lane, place }));
  });
}
