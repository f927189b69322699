import type { Anatomy } from '../../anatomy/anatomy.ts';
import { blend, clamp, heading, type Point, pick } from '../../geometry/point.ts';
import type { Knot } from '../../geometry/sheet.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Flight } from '../flight.ts';
import type { FlightPlan } from '../measures.ts';
import { Stage } from '../stage.ts';

/** Head radius of a bird in plan, body lengths: the measure of bill and eye in its recipe. */
const HEAD_RADIUS = 0.11;
/** Roundness of the trunk in its height field. */
export const ROUNDNESS = 0.95;

/** Half widths of head, neck and trunk: [y, half width], body lengths; it ends under the tail. */
function sections({ trunk, tail }: FlightPlan): Point[] {
  const { bill, headLength, headWidth, neck, chest, belly, projection } = trunk;
  const vent = 1 - tail.length;
  const nape = Math.max(bill + headLength * 0.98, projection - 0.045);
  const breast = blend(projection, vent, 0.16);
  return [
    [bill * 0.96, headWidth * 0.1],
    [bill + headLength * 0.05, headWidth * 0.25],
    [bill + headLength * 0.14, headWidth * 0.36],
    [bill + headLength * 0.28, headWidth * 0.45],
    [bill + headLength * 0.5, headWidth * 0.5],
    [bill + headLength * 0.8, Math.max(headWidth * 0.46, Math.min(neck, headWidth) * 0.48)],
    [nape, neck / 2],
    [Math.max(nape + 0.03, blend(nape, breast, 0.6)), blend(neck, chest, 0.72) / 2],
    [breast, chest / 2],
    [blend(projection, vent, 0.42), chest * 0.47],
    [blend(projection, vent, 0.7), blend(chest, belly, 0.66) / 2],
    [blend(projection, vent, 0.9), blend(belly, tail.root, 0.5) * 0.5],
    [vent + tail.length * 0.04, tail.root * 0.48],
    [vent + tail.length * 0.16, tail.root * 0.34],
  ];
}

/** Head, neck and trunk as a surface: y along the axis, k −1 and 1 its two flanks. */
export class Trunk {
  private readonly profile: readonly Point[];
  private readonly neckAt: number;
  private readonly look: number;
  readonly front: number;
  readonly end: number;

  constructor(plan: FlightPlan, look = 0) {
    this.profile = curveThrough(sections(plan), false, 10);
    this.neckAt = plan.trunk.projection;
    this.look = look;
    this.front = pick(this.profile, 0)[0];
    this.end = pick(this.profile, this.profile.length - 1)[0];
  }

  half(y: number): number {
    const i = this.profile.findIndex(([at]) => at >= y);
    if (i <= 0) return pick(this.profile, i < 0 ? this.profile.length - 1 : 0)[1];
    const [before, here] = [pick(this.profile, i - 1), pick(this.profile, i)];
    return blend(before[1], here[1], clamp((y - before[0]) / (here[0] - before[0] || 1)));
  }

  /** The axis bends at the neck to the side to which the bird looks. */
  at(y: number, k: number): Point {
    const ahead = Math.max(0, this.neckAt - y);
    return [k * this.half(y) - Math.tan(this.look) * ahead, y];
  }

  /** The outline of all, or of the part before `end`. */
  outline(end = this.end): Point[] {
    const steps = Array.from({ length: 61 }, (_, i) => blend(this.front, end, i / 60));
    return [...steps.map((y) => this.at(y, 1)), ...steps.reverse().map((y) => this.at(y, -1))];
  }
}

/** The trunk as an anatomy of a bird without legs: its flanks are the two edges of the sheet. */
export function trunkAnatomy(flight: Flight): Anatomy {
  const stage = new Stage(flight);
  const { bill, headLength } = stage.plan.trunk;
  const trunk = new Trunk(stage.plan, flight.look);
  const edge = (side: 1 | -1): Knot[] =>
    Array.from({ length: 17 }, (_, i) => {
      const y = blend(trunk.front, trunk.end, i / 16);
      return [i / 16, ...stage.at(trunk.at(y, side))] as const;
    });
  const base = stage.at([0, 1 - stage.plan.tail.length]);
  return {
    dorsal: edge(-1),
    ventral: edge(1),
    eye: stage.at(trunk.at(bill + headLength * 0.36, -0.7 * stage.far)),
    headRadius: stage.unit * HEAD_RADIUS,
    tilt: 0,
    tail: { base, direction: heading(base, stage.at([0, 1])) },
    bill: heading(stage.at([0, 0.1]), stage.at([0, 0])),
    legs: [],
    roundness: ROUNDNESS,
  };
}
