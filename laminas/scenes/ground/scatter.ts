/** Places strewn over the plane of the near ground. */
import { DISC, LEFT, RIGHT } from '../disc.ts';
import type { View } from '../view.ts';

/** Where the plane begins, px below the horizon. */
export const SETBACK = 30;

/** A place on the plane, denser and smaller towards the horizon; depth runs from 0 (far) to 1 (near). */
export function scatter(
  view: View,
  name: string,
  count: number,
  place: (x: number, y: number, depth: number) => void,
): void {
  const random = view.dice(name);
  const top = view.horizon + SETBACK;
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 1.2;
    place(random.range(LEFT, RIGHT), top + 6 + (DISC.bottom - top) * depth, depth);
  }
}
