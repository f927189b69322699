/** A round pool of colour that fades outwards: shadows on the ground. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../geometry/point.ts';

/** Lays a pool about a place; `reach` is half its width and height, px, and `stops` go from its middle (0) to its rim (1). */
export function layPool(
  ctx: SKRSContext2D,
  [x, y]: Point,
  [reachX, reachY]: Point,
  stops: readonly (readonly [at: number, colour: string])[],
  core = 0,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(reachX, reachY);
  const gradient = ctx.createRadialGradient(0, 0, core, 0, 0, 1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}
