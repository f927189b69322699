/** The bird's shadow on a rod, to be drawn within the rod's outline. */
import type { Point } from '../../../geometry/point.ts';
import { layPool } from '../../brush/pool.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

/** Soft shadow of the bird on the rod below it. */
export function shadeRod(view: View, half: number, colour: string): void {
  const { ctx, stand, light } = view;
  const centre = stand.body.x + stand.body.width / 2 - light.x * 70;
  const reach = stand.body.width * 0.5;
  const gradient = ctx.createLinearGradient(centre - reach, 0, centre + reach, 0);
  gradient.addColorStop(0, veil(view.palette.shadow, 0));
  gradient.addColorStop(0.35, veil(view.palette.shadow, 0.22));
  gradient.addColorStop(0.7, veil(view.palette.shadow, 0.22));
  gradient.addColorStop(1, veil(view.palette.shadow, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(centre - reach, 0, reach * 2, 900);
  for (const foot of stand.feet) toeShadow(view, foot, half, colour);
}

/** Dark and close where the toes wrap the bark. */
function toeShadow({ ctx, light }: View, foot: Point, half: number, colour: string): void {
  const dark = shade(colour, -0.3);
  const place: Point = [foot[0] - light.x * 6, foot[1] + half * 0.45];
  layPool(
    ctx,
    place,
    [34, Math.max(9, half * 0.85)],
    [
      [0, veil(dark, 0.55)],
      [1, veil(dark, 0)],
    ],
  );
}
