import { clamp, type Path, type Point } from '../../geometry/point.ts';
import type { Bill, DuckBillShape } from '../../parts/bill.ts';

/** All in head radii from the eye, for a bill 1.62 long: x forward, y down. */
const REFERENCE_LENGTH = 1.62;
export const ROOT = 0.6;
export const SPAN = 1.67;
export const LOWER: Path = [
  [0.5, 0.8],
  [1.05, 0.99],
  [1.62, 1.08],
  [2, 1.08],
  [2.1, 1],
  [1.5, 0.92],
  [0.6, 0.72],
];
export const UPPER: Path = [
  [0.4, -0.1],
  [0.62, -0.05],
  [0.84, 0.14],
  [1.14, 0.38],
  [1.5, 0.58],
  [1.86, 0.72],
  [2.08, 0.81],
  [2.21, 0.9],
  [2.24, 0.98],
  [2.15, 1.04],
  [1.95, 1.05],
  [1.5, 1],
  [1.05, 0.91],
  [0.68, 0.83],
  [0.4, 0.76],
];
export const RIDGE: Path = [
  [0.4, -0.1],
  [0.62, -0.05],
  [0.84, 0.14],
  [1.14, 0.38],
  [1.5, 0.58],
  [1.86, 0.72],
  [2.1, 0.82],
  [2.1, 0.88],
  [1.84, 0.82],
  [1.5, 0.75],
  [1.14, 0.61],
  [0.84, 0.45],
  [0.6, 0.33],
  [0.4, 0.3],
];
export const GAPE: Path = [
  [0.62, 0.79],
  [1.05, 0.9],
  [1.6, 1],
  [2.14, 1.04],
];
export const NAIL: Path = [
  [2.1, 0.79],
  [2.22, 0.85],
  [2.32, 0.98],
  [2.22, 1.04],
  [2.15, 0.95],
];
export const NOSTRIL: Path = [
  [1.16, 0.54],
  [1.05, 0.46],
  [0.98, 0.47],
  [1.05, 0.55],
];
export const SHINE: Path = [
  [0.98, 0.42],
  [1.4, 0.66],
  [1.85, 0.78],
];
/** Middle of the bill from root to tip, head radii below the eye. */
const AXIS_ROOT = 0.37;
const AXIS_DROP = 0.5;

const bump = (t: number, at: number, spread: number) => Math.exp(-(((t - at) / spread) ** 2));

/** Bends the reference bill to the shape of a species; without one it stays as it is. */
function shaped(shape: DuckBillShape | undefined): (point: Point) => Point {
  if (!shape) return (point) => point;
  const { droop = 1, depth = 1, spatula = 0, swell = 0, taper = 0, straight = 0, blunt = 0 } = shape;
  return ([x, y]) => {
    const t = clamp((x - ROOT) / SPAN, 0, 1.1);
    const axis = AXIS_ROOT + AXIS_DROP * t;
    const widen = 1 + spatula * clamp((t - 0.3) / 0.5) - taper * t;
    const off = (y - axis) * (1 + (depth - 1) * Math.min(1, t * 3)) * widen;
    const lift =
      off < 0 ? swell * bump(t, 0.26, 0.26) + straight * bump(t, 0.45, 0.32) + blunt * bump(t, 0.86, 0.3) : 0;
    return [x, AXIS_ROOT + AXIS_DROP * droop * t + off - lift];
  };
}

/** Places a point of the reference bill, head radii from the eye, on the bill of a species. */
export function duckBillPlace(head: (point: Point) => Point, bill: Bill): (point: Point) => Point {
  const reach = bill.length / REFERENCE_LENGTH;
  const bend = shaped(bill.shape);
  return (point) => {
    const [x, y] = bend(point);
    return head([ROOT + (x - ROOT) * reach, y]);
  };
}
