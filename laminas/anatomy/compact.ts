import { type Path, type Point, pick } from '../geometry/point.ts';
import type { Anatomy } from './anatomy.ts';
import { moved, placeOf } from './head-pose.ts';

/** Knots of the breast (u ≈ 0.31) behind which the trunk is drawn together. */
const SHOULDER = 6;
const BREAST = 4;

/** The trunk behind the breast shorter by a factor along its own axis; head, neck, tail and legs keep their size. */
export function compacted(anatomy: Anatomy, factor: number): Anatomy {
  const [, backX, backY] = pick(anatomy.dorsal, SHOULDER);
  const [, breastX, breastY] = pick(anatomy.ventral, BREAST);
  const root: Point = [(backX + breastX) / 2, (backY + breastY) / 2];
  const [tailX, tailY] = anatomy.tail.base;
  const length = Math.hypot(tailX - root[0], tailY - root[1]);
  const axis: Point = [(tailX - root[0]) / length, (tailY - root[1]) / length];
  const draw = ([x, y]: Point): Point => {
    const run = Math.max(0, (x - root[0]) * axis[0] + (y - root[1]) * axis[1]) * (factor - 1);
    return [x + axis[0] * run, y + axis[1] * run];
  };
  const path = (points: Path) => points.map(draw);
  const legs = anatomy.legs.map((leg) => {
    const [hipX, hipY] = draw(leg.hip);
    const by = [hipX - leg.hip[0], hipY - leg.hip[1]] as const;
    const follow = ([x, y]: Point): Point => [x + by[0], y + by[1]];
    return { ...leg, hip: [hipX, hipY] as Point, ankle: follow(leg.ankle), foot: follow(leg.foot) };
  });
  return {
    ...anatomy,
    dorsal: anatomy.dorsal.map((knot) => moved(knot, draw(placeOf(knot)))),
    ventral: anatomy.ventral.map((knot) => moved(knot, draw(placeOf(knot)))),
    ...(anatomy.wing && { wing: { upper: path(anatomy.wing.upper), lower: path(anatomy.wing.lower) } }),
    tail: { ...anatomy.tail, base: draw(anatomy.tail.base) },
    legs,
  };
}
