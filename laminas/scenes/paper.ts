/** Warm drawing paper, a touch darker towards its edges. */
import { layDryBrush } from './brush/texture.ts';
import { veil } from './colour/pigment.ts';
import type { View } from './view.ts';

export const PLATE = { width: 1200, height: 900 } as const;

export function drawPaper({ ctx, palette, dice }: View): void {
  ctx.fillStyle = palette.paper;
  ctx.fillRect(0, 0, PLATE.width, PLATE.height);
  const edge = ctx.createRadialGradient(600, 430, 420, 600, 450, 800);
  edge.addColorStop(0, veil('#b79a66', 0));
  edge.addColorStop(1, veil('#b79a66', 0.09));
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, PLATE.width, PLATE.height);
  layDryBrush(ctx, 0.03, dice('paper brush'));
}
