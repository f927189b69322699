import { between, clamp, heading, type Path, type Point, pick, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { FlightPlan } from '../measures.ts';
import { type Skeleton, skeletonOf } from '../skeleton.ts';

/** How far the skin between shoulder and wrist hangs back of the straight line, share of the arm. */
const PATAGIUM = 0.045;

/**
 * The surface of a wing: q runs 0 at the body, 1 at the wrist, 2 at the outermost primary; c from the leading edge (0) to the
 * trailing edge (1) along the feathers.
 */
export class WingField {
  readonly skeleton: Skeleton;
  /** Knots of the leading edge from the body to the wrist. */
  readonly arm: Path;
  private readonly armLead: Polyline;
  private readonly handLead: Polyline;
  private readonly armTrail: Polyline;

  constructor(plan: FlightPlan) {
    const { wing, trunk } = plan;
    this.skeleton = skeletonOf(plan);
    const { shoulder, wrist, knuckle, tips } = this.skeleton;
    const along = heading(shoulder, wrist);
    const skin = walk(between(shoulder, wrist, 0.45), along, 0, PATAGIUM * wing.arm);
    this.arm = [[0, trunk.projection - 0.01], shoulder, skin, wrist];
    const edge = curveThrough([...this.arm, knuckle]);
    const joint = edge.length - 15;
    this.armLead = new Polyline(edge.slice(14, joint + 1));
    this.handLead = new Polyline(edge.slice(joint));
    const foot = this.armLead.at(wing.bulgeAt);
    const body: Point = [shoulder[0], shoulder[1] + wing.root];
    const first = pick(tips, 0);
    const swell: Point = [foot[0], foot[1] + wing.bulge];
    this.armTrail = new Polyline(curveThrough([body, swell, first], false, 20));
  }

  /** Where the feather of q leaves the leading edge. */
  lead(q: number): Point {
    return q <= 1 ? this.armLead.at(clamp(q)) : this.handLead.at(clamp(q - 1));
  }

  /** Where it ends. */
  trail(q: number): Point {
    if (q <= 1) return this.armTrail.at(clamp(q));
    const { tips } = this.skeleton;
    const place = clamp(q - 1) * (tips.length - 1);
    const low = Math.floor(place);
    return between(pick(tips, low), pick(tips, low + 1), place - low);
  }

  at(q: number, c: number): Point {
    return between(this.lead(q), this.trail(q), c);
  }
}
