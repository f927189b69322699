import type { Path, Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';

/** The open lids in radii of the eye: x towards the bill, y down; the fore corner a little lower and sharper. */
const OPENING: Path = [
  [1.13, 0.14],
  [0.74, -0.66],
  [0.04, -0.97],
  [-0.72, -0.68],
  [-1.06, 0],
  [-0.74, 0.68],
  [0, 0.97],
  [0.76, 0.68],
];

/** Outline of the open lids, `grown` times their size, px. */
export function eyeOpening(radius: number, grown = 1): Point[] {
  const at = OPENING.map(([x, y]): Point => [x * radius * grown, y * radius * grown]);
  return curveThrough(at, true, 8);
}

/** A lid from its fore to its hind corner, px: it leaves both corners open, the fore one by `open` radians more. */
export function lidLine(lid: 'upper' | 'lower', radius: number, grown = 1, open = 0): Point[] {
  const side = lid === 'upper' ? -1 : 1;
  const [from, to] = lid === 'upper' ? [0.2, 2.94] : [0.36, 2.7];
  return Array.from({ length: 15 }, (_, i): Point => {
    const turn = from + open + ((to - from - open) * i) / 14;
    return [Math.cos(turn) * radius * 1.05 * grown, side * Math.sin(turn) * radius * 0.98 * grown];
  });
}
