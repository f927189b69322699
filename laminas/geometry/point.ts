/** A point of the plate (px, y down) or of a local frame. */
export type Point = readonly [x: number, y: number];

/** A closed or open string of points. */
export type Path = readonly Point[];

/** Axis-aligned box, px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element at an index, clamped to the ends; throws only on an empty list. */
export function pick<T>(list: ArrayLike<T>, index: number): T {
  const value = list[Math.max(0, Math.min(list.length - 1, index))];
  if (value === undefined) throw new Error('pick: empty list');
  return value;
}

/** A number kept between two bounds. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}

/** Linear blend of two numbers. */
export function blend(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Hermite step between two thresholds: 0 below the first, 1 above the second. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Point between two others. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Distance between two points, px. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Direction from one point to another, radians. */
export function heading(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** Point at a distance along a direction and, if asked, across it (positive: to the right of the direction). */
export function walk(from: Point, angle: number, along: number, across = 0): Point {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return [from[0] + cosine * along - sine * across, from[1] + sine * along + cosine * across];
}

/** The same points elsewhere. */
export function shifted(points: Path, dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy]);
}

/** Value of an evenly spaced row of values at a share of its length. */
export function valueAt(values: readonly number[], share: number): number {
  const step = clamp(share, 0, 0.9999) * (values.length - 1);
  const i = Math.floor(step);
  return blend(pick(values, i), pick(values, i + 1), step - i);
}

/** Smallest box that holds all the points. */
export function boxOf(points: Path): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
