import { clamp, type Point } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';
import type { Anatomy } from './anatomy.ts';

/** The same landmark in another place, px. */
export const moved = (knot: Knot, [x, y]: Point): Knot => [knot[0], x, y];
/** Place of a landmark, px. */
export const placeOf = (knot: Knot): Point => [knot[1], knot[2]];

/** Only the head grows, fading out along the neck. */
export function enlargeHead(anatomy: Anatomy, factor: number): Anatomy {
  const pivot: Point = [
    anatomy.eye[0] + anatomy.headRadius * 0.75,
    anatomy.eye[1] + anatomy.headRadius * 0.9,
  ];
  const grow = ([x, y]: Point, u: number): Point => {
    const scale = 1 + (factor - 1) * (1 - clamp((u - 0.12) / 0.26));
    return [pivot[0] + (x - pivot[0]) * scale, pivot[1] + (y - pivot[1]) * scale];
  };
  return {
    ...anatomy,
    dorsal: anatomy.dorsal.map((knot) => moved(knot, grow(placeOf(knot), knot[0] * 0.8))),
    ventral: anatomy.ventral.map((knot) => moved(knot, grow(placeOf(knot), knot[0] * 1.4))),
    eye: grow(anatomy.eye, 0),
    headRadius: anatomy.headRadius * factor,
  };
}

/** Turns the head about the nape, fading out along the neck: the gaze stays level when the body leans. */
export function turnHead(anatomy: Anatomy, angle: number): Anatomy {
  const pivot: Point = [
    anatomy.eye[0] + anatomy.headRadius * 0.75,
    anatomy.eye[1] + anatomy.headRadius * 0.9,
  ];
  const turn = ([x, y]: Point, u: number): Point => {
    const weight = 1 - clamp((u - 0.14) / 0.24);
    const sine = Math.sin(angle * weight);
    const cosine = Math.cos(angle * weight);
    const [dx, dy] = [x - pivot[0], y - pivot[1]];
    return [pivot[0] + cosine * dx - sine * dy, pivot[1] + sine * dx + cosine * dy];
  };
  return {
    ...anatomy,
    dorsal: anatomy.dorsal.map((knot) => moved(knot, turn(placeOf(knot), knot[0]))),
    ventral: anatomy.ventral.map((knot) => moved(knot, turn(placeOf(knot), knot[0]))),
    eye: turn(anatomy.eye, 0),
    tilt: anatomy.tilt + angle,
    bill: anatomy.bill + angle,
  };
}
