import { addTaper, fillPath, ribbonPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import { rodSpine, thicknessOf } from './wood/rod.ts';

/** A wire of two strands. */
export function drawCable(view: View): void {
  const { ctx, scene, stand, palette } = view;
  const spine = rodSpine(scene, stand);
  const half = thicknessOf(scene) / 2;
  const colour = palette.key('#4d4642');
  ribbonPath(ctx, spine, () => half);
  ctx.fillStyle = colour;
  ctx.fill();
  ribbonPath(ctx, spine, () => half, 0.8, 0.15);
  ctx.fillStyle = shade(colour, 0.2);
  ctx.fill();
  fillPath(ctx, veil(shade(colour, -0.16), 0.9), () => {
    for (const place of spine)
      addTaper(ctx, [place[0] - 5, place[1] + half], [place[0] + 5, place[1] - half], 1);
  });
}
