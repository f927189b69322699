import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Ground } from '../anatomy/foot.ts';
import { type Box, type Point, shifted } from '../geometry/point.ts';
import { trace } from '../geometry/trace.ts';

/** Distance between two questions about the edge of the perch, px. */
const STEP = 4;

/**
 * Hides what hangs behind the perch: an owl that faces us has its tail on the far side, so a rod covers a strip of it
 * and a rock or a post all that is below the edge.
 */
export function hideBehindPerch(
  ctx: SKRSContext2D,
  groundUnder: (foot: Point) => Ground,
  box: Box,
  sole: number,
): void {
  const edge: Point[] = [];
  let depth = 0;
  for (let x = box.x; x <= box.x + box.width; x += STEP) {
    const { grip, point, thickness } = groundUnder([x, sole]);
    if (grip !== 'round' && grip !== 'flat') return;
    depth = grip === 'round' ? (thickness ?? 0) : 900;
    edge.push(point);
  }
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = '#000';
  trace(ctx, [...edge, ...shifted(edge, 0, depth).reverse()]);
  ctx.fill();
  ctx.restore();
}
