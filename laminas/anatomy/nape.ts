import { pick } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';
import type { Anatomy } from './anatomy.ts';
import { moved } from './head-pose.ts';

/** Knots behind the crown up to which the hollow may reach: to the back, not along to the tail. */
const REACH = 6;

/** How far a knot lies below the straight line between two others, and the step up to that line, px. */
function belowLine([, x, y]: Knot, [, fromX, fromY]: Knot, [, toX, toY]: Knot) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [across, down] = [(toX - fromX) / length, (toY - fromY) / length];
  const depth = (y - fromY) * across - (x - fromX) * down;
  return { depth, step: [down * depth, -across * depth] as const };
}

/** The hollow of the nape filled by a share of its depth: the head drawn down between the shoulders. */
export function withNape(anatomy: Anatomy, share: number): Anatomy {
  const { dorsal } = anatomy;
  const crown = dorsal.reduce((top, knot, i) => (knot[2] < pick(dorsal, top)[2] ? i : top), 0);
  const before = (i: number) => dorsal.slice(crown, i);
  const behind = (i: number) => dorsal.slice(i + 1, crown + REACH + 1);
  const filled = dorsal.map((knot, i): Knot => {
    const lines = before(i).flatMap((from) => behind(i).map((to) => belowLine(knot, from, to)));
    const deepest = lines.sort((a, b) => b.depth - a.depth)[0];
    if (!deepest || deepest.depth <= 0) return knot;
    return moved(knot, [knot[1] + deepest.step[0] * share, knot[2] + deepest.step[1] * share]);
  });
  return { ...anatomy, dorsal: filled };
}
