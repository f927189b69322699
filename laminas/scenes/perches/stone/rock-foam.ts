/** Foam of a torrent about a rock. */
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { veil } from '../../colour/pigment.ts';
import { spray } from '../../ground/water/foam.ts';
import { footing, type View } from '../../view.ts';
import { rockFoot } from '../surface.ts';
import { thicknessOf } from '../wood/rod.ts';

/** Foam that breaks about the rock on which the bird stands, over its foot. */
export function drawRockFoam(view: View): void {
  const { ctx, palette, scene, stand } = view;
  const middle = footing(stand)[0] + (scene.perch.shift ?? 0);
  const half = thicknessOf(scene) / 2;
  const foot = rockFoot(stand) - 6;
  const random = view.dice('rock foam');
  fillPath(ctx, veil(palette.waterNear, 0.55), () => {
    for (let i = 0; i < 34; i++) {
      const side = i % 2 ? 1 : -1;
      const length = random.range(60, 170);
      const x = middle + side * half * random.range(0.1, 1.3);
      addTaper(
        ctx,
        [x - length / 2, foot + random.range(-14, 20)],
        [x + length / 2, foot + random.range(-8, 22)],
        random.range(3, 8),
        random.bell() * 5,
      );
    }
  });
  for (const [at, size] of [
    [-0.98, 15],
    [-0.45, 11],
    [0.1, 10],
    [0.55, 11],
    [1, 16],
  ] as const)
    spray(view, middle + at * half, foot + 4, half * 0.3, size, `rock foam ${at}`);
}
