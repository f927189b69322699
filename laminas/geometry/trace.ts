import type { SKRSContext2D } from '@napi-rs/canvas';
import { boxOf, type Path, pick } from './point.ts';

/** Begins a path through the points. */
export function trace(ctx: SKRSContext2D, points: Path, closed = true): void {
  const first = pick(points, 0);
  ctx.beginPath();
  ctx.moveTo(first[0], first[1]);
  for (const [x, y] of points) ctx.lineTo(x, y);
  if (closed) ctx.closePath();
}

/** Fills a closed shape. */
export function fill(ctx: SKRSContext2D, points: Path, colour: SKRSContext2D['fillStyle']): void {
  trace(ctx, points);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Fills a closed shape with soft edges, `blur` px wide. A blur costs by the area it may touch, so it is kept small. */
export function fillSoft(ctx: SKRSContext2D, points: Path, colour: string, blur: number): void {
  const { x, y, width, height } = boxOf(points);
  const margin = blur * 3 + 4;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - margin, y - margin, width + margin * 2, height + margin * 2);
  ctx.clip();
  if (blur > 0.4) ctx.filter = `blur(${blur}px)`;
  fill(ctx, points, colour);
  ctx.restore();
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
