import { blend } from '../geometry/point.ts';
import type { Feather, FeatherBars, FeatherNotches, Zone } from '../parts/feather.ts';
import { type Place, shaftAt } from './place.ts';

const STEPS = 14;

/** Share of a feather's length at which its shaft crosses a place along the wing; below 0 or above 1 beyond its ends. */
function shareAt(place: Place, s: number): number {
  const [root, tip] = [place.root[0], place.tip[0]];
  if (s <= root) return (s - root) / (tip - root);
  if (s >= tip) return 1 + (s - tip) / (tip - root);
  let [low, high] = [0, 1];
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    if (shaftAt(place, middle)[0] < s) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A zone told along the wing as one told along the feather, its ends square to the wing; none where it misses it. */
function levelZone(place: Place, zone: Zone, breadth: number): Zone[] {
  if (!zone.level) return [zone];
  const [from, to] = [shareAt(place, zone.from), shareAt(place, zone.to)];
  if (from >= 0.99 || to <= 0) return [];
  const [a, b] = [shaftAt(place, Math.max(0, from)), shaftAt(place, Math.min(1, to))];
  const skew = ((b[1] - a[1]) * breadth) / Math.max(0.001, b[0] - a[0]);
  return [{ ...zone, from, to, skew }];
}

/** A series of bars or notches told along the wing: those of them that lie on the feather. */
function levelSeries<T extends FeatherBars | FeatherNotches>(
  place: Place,
  series: T | undefined,
): T | undefined {
  if (!series?.level) return series;
  const { from = 0.3, to = 0.94, count } = series;
  const all = Array.from({ length: count }, (_, i) =>
    shareAt(place, blend(from, to, count === 1 ? 0 : i / (count - 1))),
  ).filter((t) => t > 0.02 && t < 0.985);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { ...series, from: first, to: last, count: all.length };
}

/**
 * The look of a feather with what is told along the wing laid on it, so that bars run on from feather to feather; `breadth` is
 * the depth of the wing by its length.
 */
export function levelled(place: Place, look: Feather, breadth: number): Feather {
  const { zones, bars, notches } = look;
  return {
    ...look,
    ...(zones && { zones: zones.flatMap((zone) => levelZone(place, zone, breadth)) }),
    bars: levelSeries(place, bars),
    notches: levelSeries(place, notches),
  };
}
