/** Where a branch was sawn. */
import type { Point } from '../../../geometry/point.ts';
import { fillPath } from '../../brush/stroke.ts';
import { mix, shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

/** Sawn end of a rod: pale wood with its rings. */
export function drawCutEnd(view: View, at: Point, angle: number, half: number, bark: string): void {
  const { ctx } = view;
  const wood = mix(view.palette.key('#d9bd92'), bark, 0.15);
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.rotate(angle);
  fillPath(ctx, shade(bark, -0.16), () => ctx.ellipse(0, 0, half * 0.5, half * 1.03, 0, 0, Math.PI * 2));
  fillPath(ctx, wood, () => ctx.ellipse(0, 0, half * 0.41, half * 0.9, 0, 0, Math.PI * 2));
  ctx.strokeStyle = veil(shade(wood, -0.16), 0.7);
  ctx.lineWidth = 1.1;
  for (const ring of [0.7, 0.46, 0.22]) {
    ctx.beginPath();
    ctx.ellipse(0.6, -half * 0.06, half * 0.41 * ring, half * 0.9 * ring, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}
