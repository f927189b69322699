import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, distance, heading, type Path, type Point, walk } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { curveThrough } from '../geometry/spline.ts';
import type { Aloft } from './aloft.ts';
import type { FlightFrame } from './flight-frame.ts';
import type { Quill, WingPlan } from './wing-plan.ts';

/** One wing on the easel; `side` 1 is that of positive x. */
export interface WingWork {
  ctx: SKRSContext2D;
  aloft: Aloft;
  frame: FlightFrame;
  plan: WingPlan;
  side: 1 | -1;
  random: Random;
}

/** Place of a point of the plan on the side of the wing, px. */
export const placed = ({ frame, side }: WingWork, [x, y]: Point): Point => frame.at([x * side, y]);
export const placedPath = (work: WingWork, path: Path) => path.map((point) => placed(work, point));

/** A quill bent a little towards the body, as a resting feather is. */
export function lineOf(work: WingWork, { root, tip }: Quill, bend: number): Point[] {
  const middle = walk(between(root, tip, 0.55), heading(root, tip), 0, -distance(root, tip) * bend);
  return placedPath(work, curveThrough([root, middle, tip], false, 10));
}
