/** A rosette of lichen: a handful of ragged crusts close together. */
import type { Point } from '../../../geometry/point.ts';
import type { Random } from '../../../geometry/random.ts';
import { addBlob, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

/** Grey-green and mustard, the two that every bark and stone here carries. */
const CRUSTS = ['#aebb98', '#c9a94a'] as const;

/** Draws one rosette; `size` is the radius of its largest crust and `squash` its height over its width. */
export function growLichen(view: View, at: Point, size: number, squash: number, random: Random): void {
  const colour = view.palette.key(CRUSTS[random.chance(0.32) ? 1 : 0]);
  for (let k = 0; k < 6; k++) {
    const patch: Point = [at[0] + random.bell() * size * 1.5, at[1] + random.bell() * size * 1.3 * squash];
    const reach = size * random.range(0.4, 0.95);
    fillPath(view.ctx, veil(shade(colour, random.bell() * 0.05), 0.85), () =>
      addBlob(view.ctx, patch, reach, reach * squash * random.range(0.8, 1.1), random, 0.32, 9),
    );
  }
}
