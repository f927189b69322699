import { distance, type Path, type Point, pick } from './point.ts';

/** Half widths of a ribbon at a fraction of its length, px: to the left and to the right of its direction. */
export type HalfWidths = (t: number) => readonly [left: number, right: number];

/** Closed outline of a ribbon laid along a centre line. */
export function ribbon(centre: Path, halfWidths: HalfWidths): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = centre.length - 1;
  for (let i = 0; i <= last; i++) {
    const before = pick(centre, i - 1);
    const after = pick(centre, i + 1);
    const size = distance(before, after) || 1;
    const normalX = -(after[1] - before[1]) / size;
    const normalY = (after[0] - before[0]) / size;
    const [toLeft, toRight] = halfWidths(i / last);
    const [x, y] = pick(centre, i);
    left.push([x - normalX * toLeft, y - normalY * toLeft]);
    right.push([x + normalX * toRight, y + normalY * toRight]);
  }
  return left.concat(right.reverse());
}

/** A curved line that leaves a point at an angle and bends evenly, px and radians. */
export function arc(start: Point, angle: number, length: number, bend: number, steps = 14): Point[] {
  const points: Point[] = [start];
  let [x, y] = start;
  for (let i = 0; i < steps; i++) {
    const direction = angle + (bend * (i + 0.5)) / steps;
    x += (Math.cos(direction) * length) / steps;
    y += (Math.sin(direction) * length) / steps;
    points.push([x, y]);
  }
  return points;
}
