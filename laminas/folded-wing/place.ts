import { blend, type Point } from '../geometry/point.ts';

/** Where one feather lies on the wing sheet: its shaft from root to tip, and how wide its two webs are, shares of the depth. */
export interface Place {
  root: Point;
  /** Where the shaft leaves the straight line, and its tip. */
  knee: Point;
  tip: Point;
  outer: number;
  inner: number;
}

/** Point of the shaft at a share of its length, on the sheet. */
export function shaftAt({ root, knee, tip }: Place, t: number): Point {
  const along = (i: 0 | 1) => (1 - t) ** 2 * root[i] + 2 * t * (1 - t) * knee[i] + t * t * tip[i];
  return [along(0), along(1)];
}

/** Something for each feather of a row: `t` runs from the outermost (0) to the innermost (1). */
export function row(count: number, place: (t: number, index: number) => Place): Place[] {
  return Array.from({ length: count }, (_, i) => place(count === 1 ? 0 : i / (count - 1), i));
}

/** A shaft that leaves its root along the wing and bends to its tip late. */
export function bent(root: Point, tip: Point, webs: { outer: number; inner: number }, late = 0.6): Place {
  return { root, tip, knee: [blend(root[0], tip[0], late), blend(root[1], tip[1], late * 0.55)], ...webs };
}
