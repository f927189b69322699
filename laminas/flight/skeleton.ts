import { between, distance, heading, type Point, walk } from '../geometry/point.ts';
import type { FlightPlan } from './measures.ts';
import { radians } from './plan.ts';

/** Joints of one wing in plan, that on the side of positive x; body lengths, y from the bill tip back. */
export interface Skeleton {
  shoulder: Point;
  wrist: Point;
  /** End of the manus, where the outermost primary springs. */
  knuckle: Point;
  /** Tips of P1 … P10. */
  tips: readonly Point[];
  /** Half of the span. */
  reach: number;
}

/** Share of the hand that its bones take. */
export const MANUS = 0.3;

/** Direction of the primary at `inwards` from the outermost, radians behind straight out. */
function direction({ wing }: FlightPlan, inwards: number): number {
  const { fan, handSweep, crowding, fingers, spread } = wing;
  const free = Math.min(inwards, Math.max(0, fingers - 1));
  const from = handSweep + free * spread;
  const share = (inwards - free) / (wing.formula.length - Math.max(1, fingers));
  return radians(from + (fan - from) * share ** crowding);
}

export function skeletonOf(plan: FlightPlan): Skeleton {
  const { wing, trunk } = plan;
  const shoulder: Point = [trunk.chest * 0.34, trunk.projection];
  const wrist = walk(shoulder, -radians(wing.armSweep), wing.arm);
  const last = wing.formula.length - 1;
  const tips = wing.formula.map((share, i) => walk(wrist, direction(plan, last - i), wing.hand * share));
  const outermost = tips[last] ?? wrist;
  const span = distance(wrist, outermost);
  const knee = walk(
    between(wrist, outermost, 0.5),
    heading(wrist, outermost),
    0,
    -(radians(wing.bow) * span) / 4,
  );
  const at = Math.min(0.5, (MANUS * wing.hand) / span);
  const knuckle = between(between(wrist, knee, at), between(knee, outermost, at), at);
  return { shoulder, wrist, knuckle, tips, reach: Math.max(...tips.map(([x]) => x)) };
}
