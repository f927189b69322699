import { distance, heading, walk } from '../../geometry/point.ts';
import { Sheet } from '../../geometry/sheet.ts';
import type { Stance } from '../../parts/legs.ts';
import type { Anatomy, LegBones } from '../anatomy.ts';
import { bodyDepth } from './body-depth.ts';

/** How far the heels sink below the line from sole to hip, radians: near and far leg. */
const SINK = [0.5, 0.3] as const;

/**
 * Both legs of a bird that holds on to a stalk: the feet stay where the archetype sets them, one above the other, and the heel
 * sinks below the line from sole to hip, as it does under a weight that hangs between two holds.
 */
export function grasping(anatomy: Anatomy, stance: Stance): Anatomy {
  const tarsus = stance.tarsus * bodyDepth(new Sheet(anatomy.dorsal, anatomy.ventral));
  const leg = ({ hip, foot }: LegBones, index: number): LegBones => {
    const which = index === 0 ? 1 : 0;
    const sink = stance.lean?.[which] ?? SINK[which];
    const reach = Math.min(tarsus, distance(foot, hip) * 0.9);
    return {
      hip,
      foot,
      ankle: walk(foot, heading(foot, hip) + sink, reach),
      width: tarsus * (stance.girth ?? 0.075),
      set: { yaw: stance.yaw?.[which] ?? 1.3, aside: 0, middleToe: tarsus * (stance.toe ?? 0.62) },
    };
  };
  return { ...anatomy, legs: anatomy.legs.map(leg) };
}
