import { between, blend, type Point } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Anatomy } from '../anatomy.ts';

/** The folded wing as a sheet: s wrist 0 .. tip 1, w upper edge 0 .. leading (lower) edge 1. */
export class WingSheet {
  readonly upper: Polyline;
  readonly lower: Polyline;

  constructor(wing: NonNullable<Anatomy['wing']>) {
    this.upper = new Polyline(curveThrough(wing.upper));
    this.lower = new Polyline(curveThrough(wing.lower));
  }

  at(s: number, w: number): Point {
    return between(this.upper.at(s), this.lower.at(s), w);
  }

  /** Centre line of a feather from root to tip: it leaves its root along the wing and bends late to its tip. */
  feather(root: Point, tip: Point, steps = 16): Point[] {
    return Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      return this.at(blend(root[0], tip[0], t), blend(root[1], tip[1], t * t * (1.6 - 0.6 * t)));
    });
  }

  outline(): Point[] {
    return [...this.upper.points, ...[...this.lower.points].reverse()];
  }
}
