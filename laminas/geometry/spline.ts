import { between, distance, type Path, type Point, pick } from './point.ts';

/** Hermite tangents of the segment b–c, given its neighbours, with centripetal (square root) spacing. */
function tangents(a: number, b: number, c: number, d: number, spans: readonly [number, number, number]) {
  const [before, own, after] = spans;
  const start = own * ((b - a) / before - (c - a) / (before + own) + (c - b) / own);
  const end = own * ((c - b) / own - (d - b) / (own + after) + (d - c) / after);
  return [start, end] as const;
}

function hermite(from: number, to: number, start: number, end: number, t: number): number {
  const square = t * t;
  const cube = square * t;
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + t) * start +
    (-2 * cube + 3 * square) * to +
    (cube - square) * end
  );
}

/** Neighbour of an open string beyond its ends: the mirrored point. */
function neighbour(points: Path, index: number, closed: boolean): Point {
  const count = points.length;
  if (closed) return pick(points, (index + count) % count);
  if (index < 0) return between(pick(points, 1), pick(points, 0), 2);
  if (index >= count) return between(pick(points, count - 2), pick(points, count - 1), 2);
  return pick(points, index);
}

const span = (a: Point, b: Point) => Math.sqrt(distance(a, b)) || 1e-3;

/**
 * Centripetal Catmull-Rom curve through all the points: no loops, no overshoot at close knots.
 * Returns a dense polyline with `samples` points a segment.
 */
export function curveThrough(points: Path, closed = false, samples = 14): Point[] {
  const count = points.length;
  if (count < 3 && !closed) {
    return Array.from({ length: samples + 1 }, (_, i) =>
      between(pick(points, 0), pick(points, 1), i / samples),
    );
  }
  const curve: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = neighbour(points, i - 1, closed);
    const b = neighbour(points, i, closed);
    const c = neighbour(points, i + 1, closed);
    const d = neighbour(points, i + 2, closed);
    const spans = [span(a, b), span(b, c), span(c, d)] as const;
    const [startX, endX] = tangents(a[0], b[0], c[0], d[0], spans);
    const [startY, endY] = tangents(a[1], b[1], c[1], d[1], spans);
    for (let step = 0; step < samples; step++) {
      const t = step / samples;
      curve.push([hermite(b[0], c[0], startX, endX, t), hermite(b[1], c[1], startY, endY, t)]);
    }
  }
  if (!closed) curve.push(pick(points, count - 1));
  return curve;
}
