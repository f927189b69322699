import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Path, pick } from './point.ts';

/** Begins a path through the points. */
export function trace(ctx: SKRSContext2D, points: Path, closed = true): void {
  const first = pick(points, 0);
  ctx.beginPath();
  ctx.moveTo(first[0], first[1]);
  for (const [x, y] of points) ctx.lineTo(x, y);
  if (closed) ctx.closePath();
}

/** Fills a closed shape. */
export function fill(ctx: SKRSContext2D, points: Path, colour: string): void {
  trace(ctx, points);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Strokes a line, or the outline of a closed shape; width px. */
export function stroke(
  ctx: SKRSContext2D,
  points: Path,
  colour: string,
  width: number,
  closed = false,
): void {
  trace(ctx, points, closed);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}
