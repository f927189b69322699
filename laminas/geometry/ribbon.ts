import { distance, type Path, type Point, pick } from './point.ts';

/** Half width of a ribbon at a fraction of its length, px: one for both sides, or to the left and to the right of its direction. */
export type HalfWidths = (t: number) => number | readonly [left: number, right: number];

/** Unit normal at a place of a polyline, to the left of its direction seen on the page (up for a line to the right). */
export function normalAt(line: Path, i: number): Point {
  const before = pick(line, i - 1);
  const after = pick(line, i + 1);
  const size = distance(before, after) || 1;
  return [(after[1] - before[1]) / size, -(after[0] - before[0]) / size];
}

/** A polyline moved sideways by `offset` half widths of its own, to the left of its direction. */
export function offsetLine(line: Path, halfWidth: (t: number) => number, offset = 1): Point[] {
  return line.map(([x, y], i) => {
    const [normalX, normalY] = normalAt(line, i);
    const reach = halfWidth(i / Math.max(1, line.length - 1)) * offset;
    return [x + normalX * reach, y + normalY * reach];
  });
}

/** Closed outline of a ribbon laid along a centre line. */
export function ribbon(centre: Path, halfWidths: HalfWidths): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of centre.entries()) {
    const [normalX, normalY] = normalAt(centre, i);
    const half = halfWidths(i / (centre.length - 1));
    const [toLeft, toRight] = typeof half === 'number' ? [half, half] : half;
    left.push([x + normalX * toLeft, y + normalY * toLeft]);
    right.push([x - normalX * toRight, y - normalY * toRight]);
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
