import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../../geometry/colour.ts';
import { type Path, type Point, shifted } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { stroke } from '../../geometry/trace.ts';

/** The cutting edge along which they stand, and the swelling of the cheek of the horn above it; reference bill of a duck. */
const EDGE: Path = [
  [0.86, 0.85],
  [1.2, 0.93],
  [1.6, 0.995],
  [1.92, 1.03],
];
const SWELL: Path = [
  [0.78, 0.66],
  [1.2, 0.76],
  [1.6, 0.86],
  [2, 0.93],
];
const COUNT = 30;
const LENGTH = 0.045;

/** The comb along the cutting edge of a duck's bill: fine ridges that show below the side of the horn, which rounds in above them. */
export function paintLamellae(ctx: SKRSContext2D, place: (point: Point) => Point, colour: string): void {
  const edge = new Polyline(curveThrough(EDGE, false, 10));
  for (let i = 0; i < COUNT; i++) {
    const t = (i + 0.5) / COUNT;
    const [x, y] = edge.at(t);
    const reach = LENGTH * (0.4 + 0.6 * Math.sin(Math.PI * t));
    stroke(ctx, [place([x, y]), place([x + 0.016, y - reach])], toned(colour, -0.26, 0.55), 0.9);
  }
  const swell = curveThrough(SWELL, false, 10).map(place);
  stroke(ctx, swell, toned(colour, -0.14, 0.28), 2.6);
  stroke(ctx, shifted(swell, 0, -2.4), toned(colour, 0.12, 0.35), 1.6);
}
