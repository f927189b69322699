import type { Path, Point } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';

/** One leg: hip inside the belly, ankle (the visible 'knee'), sole; width of the tarsus, px. */
export interface LegBones {
  hip: Point;
  ankle: Point;
  foot: Point;
  width: number;
  /** How the foot of a standing bird is set: turn towards the viewer (radians), px from the middle of level ground, px; whether the shin shows to its feathers. */
  set?: { yaw: number; aside: number; middleToe: number; bareShin?: boolean };
}

/** The landmarks of a posture, px of a 1200 × 900 page, facing left. */
export interface Anatomy {
  /** Back and belly, from the bill base to the tail base. */
  dorsal: readonly Knot[];
  ventral: readonly Knot[];
  eye: Point;
  headRadius: number;
  /** Turn of the head frame, radians. */
  tilt: number;
  /** Folded wing: upper and leading edge, shoulder to tip. */
  wing?: { upper: Path; lower: Path };
  tail: { base: Point; direction: number };
  /** Direction of the bill, radians. */
  bill: number;
  /** The far leg first. */
  legs: readonly LegBones[];
  /** Depth of the volume relative to a cylinder. */
  roundness: number;
  /** Seen from the front: no profile head. */
  frontal?: boolean;
  /** Head down: the trunk that it clings to lies on the side it turns its back to otherwise. */
  inverted?: boolean;
}
