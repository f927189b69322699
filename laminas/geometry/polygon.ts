import { type Box, boxOf, type Path, type Point, pick } from './point.ts';

/** Whether a point lies inside a closed polygon (even-odd rule). */
export function isInside(point: Point, polygon: Path): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = pick(polygon, i);
    const b = pick(polygon, j);
    const crosses = a[1] > point[1] !== b[1] > point[1];
    if (crosses && point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** A polygon that knows its box, so that most questions are answered without walking it. */
export class Region {
  readonly polygon: Path;
  readonly box: Box;

  constructor(polygon: Path) {
    this.polygon = polygon;
    this.box = boxOf(polygon);
  }

  holds(point: Point): boolean {
    const { x, y, width, height } = this.box;
    if (point[0] < x || point[1] < y || point[0] > x + width || point[1] > y + height) return false;
    return isInside(point, this.polygon);
  }
}
