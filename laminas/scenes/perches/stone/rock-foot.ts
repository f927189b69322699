/** Where a boulder meets the ground: the dark under it and the stones before it. */
import type { Point } from '../../../geometry/point.ts';
import { layPool } from '../../brush/pool.ts';
import { addBlob, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';
import type { Boulder } from './granite.ts';

/** The dark under a boulder, where it presses on the ground. */
export function pressOnGround({ ctx, palette }: View, { left, right, foot }: Boulder): void {
  const stops = [
    [0, veil(palette.shadow, 0.5)],
    [1, veil(palette.shadow, 0)],
  ] as const;
  layPool(ctx, [(left + right) / 2, foot + 4], [(right - left) * 0.6, 20], stops, 0.3);
}

/** Stones broken off it that lie before its foot, smaller away from it. */
export function strewStones(view: View, { left, right, foot, colour }: Boulder): void {
  const random = view.dice('rock stones');
  for (let i = 0; i < 26; i++) {
    const u = random.range(-1, 1);
    const at: Point = [
      (left + right) / 2 + u * (right - left) * 0.5,
      foot + 13 * (1 - u * u) + random.range(-5, 8),
    ];
    const size = random.range(2, 9) * (1.15 - Math.abs(u) * 0.6);
    const stone = shade(colour, random.bell() * 0.05 - 0.05);
    fillPath(view.ctx, veil(view.palette.shadow, 0.3), () =>
      addBlob(view.ctx, [at[0], at[1] + size * 0.5], size * 1.7, size * 0.6, random, 0.2, 7),
    );
    fillPath(view.ctx, stone, () => addBlob(view.ctx, at, size * 1.5, size * 0.9, random, 0.4, 7));
    fillPath(view.ctx, shade(stone, 0.1), () =>
      addBlob(
        view.ctx,
        [at[0] + view.light.x * size * 0.3, at[1] - size * 0.3],
        size,
        size * 0.4,
        random,
        0.3,
        6,
      ),
    );
  }
}
