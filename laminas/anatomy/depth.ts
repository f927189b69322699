import { distance, heading, type Path, type Point, smoothstep, walk } from '../geometry/point.ts';
import { type Knot, Sheet } from '../geometry/sheet.ts';
import type { Anatomy, LegBones } from './anatomy.ts';

/** The body slimmer or deeper about its own axis, head untouched; wing and legs follow. */
export function withDepth(anatomy: Anatomy, factor: number): Anatomy {
  const sheet = new Sheet(anatomy.dorsal, anatomy.ventral);
  const knots = (list: readonly Knot[]) =>
    list.map(([u, x, y]): Knot => {
      const [middleX, middleY] = sheet.at(u, 0.5);
      const scale = 1 + (factor - 1) * smoothstep(0.1, 0.4, u);
      return [u, middleX + (x - middleX) * scale, middleY + (y - middleY) * scale];
    });
  const start = sheet.at(0.3, 0.5);
  const axis = heading(start, sheet.at(1, 0.5));
  const squeeze = (point: Point): Point => {
    const turn = heading(start, point) - axis;
    const reach = distance(start, point);
    return walk(start, axis, Math.cos(turn) * reach, Math.sin(turn) * reach * factor);
  };
  const leg = (bones: LegBones): LegBones => {
    const hip = squeeze(bones.hip);
    const follow = ([x, y]: Point): Point => [x + hip[0] - bones.hip[0], y + hip[1] - bones.hip[1]];
    return { ...bones, hip, ankle: follow(bones.ankle), foot: follow(bones.foot) };
  };
  const path = (points: Path) => points.map(squeeze);
  return {
    ...anatomy,
    dorsal: knots(anatomy.dorsal),
    ventral: knots(anatomy.ventral),
    ...(anatomy.wing && { wing: { upper: path(anatomy.wing.upper), lower: path(anatomy.wing.lower) } }),
    legs: anatomy.legs.map(leg),
  };
}
