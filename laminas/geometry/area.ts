import type { Path } from './point.ts';

/** Area of a closed polygon, by the shoelace formula. */
export function areaOf(polygon: Path): number {
  let twice = 0;
  polygon.forEach(([x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}
