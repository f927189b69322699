import { type Box, boxOf, clamp, type Path, type Point } from '../geometry/point.ts';
import type { Flight } from './flight.ts';
import type { FlightPlan } from './measures.ts';
import { planOf, radians } from './plan.ts';
import { posed } from './pose.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

/** Left or right wing: the sign of x in the plan. */
export type Side = 1 | -1;

/** Turns the bird's own plan (body lengths; x across, y from the bill tip back) into px of the plate. */
export class Stage {
  readonly flight: Flight;
  readonly plan: FlightPlan;
  readonly skeleton: Skeleton;
  /** Px of one body length. */
  readonly unit: number;
  private readonly middle: number;

  constructor(flight: Flight) {
    this.flight = flight;
    this.plan = planOf(flight);
    this.skeleton = skeletonOf(this.plan);
    this.unit = flight.size / (2 * this.skeleton.reach);
    this.middle = this.plan.trunk.projection + this.plan.wing.bulge * 0.5;
  }

  /** Distance from the axis as it looks from under the wing, and the height there: arm and hand are raised by themselves. */
  private lifted(x: number): readonly [flat: number, height: number] {
    const { raise } = this.plan;
    const [shoulder, wrist] = [this.skeleton.shoulder[0], this.skeleton.wrist[0]];
    const far = Math.abs(x);
    const arm = clamp(far - shoulder, 0, wrist - shoulder);
    const hand = Math.max(0, far - wrist);
    const [alpha, beta] = [radians(raise.arm), radians(raise.hand)];
    const flat = Math.min(far, shoulder) + arm * Math.cos(alpha) + hand * Math.cos(beta);
    return [Math.sign(x) * flat, arm * Math.sin(alpha) + hand * Math.sin(beta)];
  }

  at([x, y]: Point): Point {
    return posed(this.flight, this.unit, [...this.lifted(x), y - this.middle]);
  }

  /** A path of one wing or of the trunk (side 1). */
  path(points: Path, side: Side = 1): Point[] {
    return points.map(([x, y]) => this.at([x * side, y]));
  }

  /** The side that is turned away from us. */
  get far(): Side {
    return (this.flight.roll ?? 0) >= 0 ? -1 : 1;
  }

  /** About all that it covers, px. */
  box(): Box {
    const { tail, trunk } = this.plan;
    const half = this.skeleton.reach + 0.08;
    const ys = [...this.skeleton.tips.map(([, y]) => y), this.skeleton.wrist[1], trunk.projection];
    const [front, back] = [Math.min(0, ...ys) - 0.1, Math.max(1, ...ys) + 0.1];
    const end = 1 + tail.length * (tail.streamer ?? 0) + 0.08;
    const wide = tail.root + tail.length * Math.sin(radians(tail.spread)) * 1.5;
    const corners: Point[] = [
      [0, -0.08],
      [-half, front],
      [half, front],
      [-half, back],
      [half, back],
      [-wide, end],
      [wide, end],
    ];
    return boxOf(this.path(corners));
  }
}
