import { between, blend, clamp, type Point, pick } from '../../geometry/point.ts';

/** How far a grasping toe points from the foot's middle at its root and at its claw, shares of its heading. */
const GRASP = { root: 2.6, claw: 0.3 } as const;
const COURSE_STEPS = 24;
/** Lengths of a toe that its course runs on, so that the longest hind claw lies on it. */
const REACH = 4;

/** Where a toe runs on the unrolled skin: px ahead and aside of the sole at a reach, px. */
export function courseOf(turn: number, part: number, length: number, grasp: number) {
  const step = length / COURSE_STEPS;
  const run: Point[] = [[0, 0]];
  const heading = (t: number) => turn + part * blend(1, blend(GRASP.root, GRASP.claw, Math.min(1, t)), grasp);
  for (let i = 0; i < COURSE_STEPS * REACH; i++) {
    const [ahead, aside] = pick(run, i);
    const angle = heading((i + 0.5) / COURSE_STEPS);
    run.push([ahead + Math.cos(angle) * step, aside + Math.sin(angle) * step]);
  }
  return (reach: number): Point => {
    const at = clamp(reach / step, 0, run.length - 1.001);
    return between(pick(run, Math.floor(at)), pick(run, Math.floor(at) + 1), at % 1);
  };
}
