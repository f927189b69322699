import type { Point } from './point.ts';

/** A cubic Bézier curve: its start, two control points, its end. */
export type Cubic = readonly [start: Point, out: Point, into: Point, end: Point];

/** Point of the curve at `t`, 0 at its start to 1 at its end. */
export function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const part = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [part(0), part(1)];
}
