import { posed } from '../flight/pose.ts';
import { type Box, boxOf, clamp, type Path, type Point } from '../geometry/point.ts';
import type { Aloft } from './aloft.ts';

/** Turns points of the bird's own plan (body lengths; x across, y from the bill tip back) into px of the plate. */
export class FlightFrame {
  /** Px of one body length. */
  readonly unit: number;
  private readonly aloft: Aloft;
  private readonly middle: number;

  constructor(aloft: Aloft) {
    this.aloft = aloft;
    this.unit = aloft.size / aloft.span;
    this.middle = aloft.projection + aloft.wing.breadth * 0.5;
  }

  /** Place of a point of the plan; the wings rise with their distance from the body. */
  at([x, y]: Point): Point {
    const { raise = 0, body } = this.aloft;
    const arm = Math.max(0, Math.abs(x) - body / 2);
    const height = arm * Math.sin(raise);
    const flat = x - Math.sign(x) * arm * (1 - Math.cos(raise));
    return posed(this.aloft, this.unit, [flat, height, y - this.middle]);
  }

  path(points: Path): Point[] {
    return points.map((point) => this.at(point));
  }

  /** How broad a wing of that side looks: 1 square on. */
  foreshortening(side: 1 | -1): number {
    const { roll = 0, raise = 0 } = this.aloft;
    return clamp(Math.cos(roll - side * raise), 0.3, 1);
  }

  /** About all that it covers, px. */
  box(): Box {
    const { span, wing, tail, projection, legs = 0 } = this.aloft;
    const reach =
      1 + Math.max(legs, tail.length * ((tail.streamer ?? 0) + Math.max(0, tail.fork ?? 0))) + 0.08;
    const back = projection + Math.max(wing.sweep, wing.breadth) + 0.1;
    const front = projection - Math.max(wing.wrist, -wing.sweep) - 0.12;
    const half = span / 2 + 0.06;
    const spread = tail.width + tail.length * (tail.spread ?? 0.1) * 1.4;
    return boxOf(
      this.path([
        [0, -0.08],
        [-half, front],
        [half, front],
        [-half, back],
        [half, back],
        [-spread, reach],
        [spread, reach],
      ]),
    );
  }
}
