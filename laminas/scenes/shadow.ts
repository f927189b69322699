/** The bird's shadow on the ground: close and dark under the toes, wide and faint under the body. */
import type { Point } from '../geometry/point.ts';
import { layPool } from './brush/pool.ts';
import { veil } from './colour/pigment.ts';
import { footing, type View } from './view.ts';

function pool({ ctx, palette }: View, at: Point, reach: Point, opacity: number): void {
  layPool(ctx, at, reach, [
    [0, veil(palette.shadow, opacity)],
    [0.55, veil(palette.shadow, opacity * 0.55)],
    [1, veil(palette.shadow, 0)],
  ]);
}

/** Only where the bird stands, or lies, on level ground; rods, posts and rocks carry their own. */
export function drawContactShadow(view: View): void {
  const { scene, stand, light } = view;
  if (scene.perch.kind !== 'suelo' && scene.perch.kind !== 'orilla') return;
  const sole = footing(stand);
  const reach = stand.body.width * 0.46;
  pool(view, [sole[0] - light.x * 80, sole[1] + 10], [reach, reach * 0.13], 0.3);
  for (const foot of stand.feet) pool(view, [foot[0] - light.x * 6, foot[1] + 3], [44, 8], 0.4);
  const { x, y, width, height } = stand.body;
  if (y + height > sole[1] - 8) pool(view, [x + width / 2, y + height + 2], [width * 0.44, 22], 0.6);
}
