import { clamp, distance, type Point, walk } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';
import type { Proportions } from '../parts/proportions.ts';
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
    return walk(pivot, angle * weight, x - pivot[0], y - pivot[1]);
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

/** Carries the head elsewhere; the neck follows, less and less down to the shoulder. */
export function carryHead(anatomy: Anatomy, [dx, dy]: Point): Anatomy {
  const carried = (knot: Knot): Knot => {
    const weight = 1 - clamp((knot[0] - 0.16) / 0.2);
    return moved(knot, [knot[1] + dx * weight, knot[2] + dy * weight]);
  };
  return {
    ...anatomy,
    dorsal: anatomy.dorsal.map(carried),
    ventral: anatomy.ventral.map(carried),
    eye: [anatomy.eye[0] + dx, anatomy.eye[1] + dy],
  };
}

/** Where on the back of the sheet forehead, crown and nape lie, and how far each spreads. */
const SKULL = { forehead: [0.05, 0.04], crown: [0.13, 0.05], nape: [0.25, 0.07] } as const;

/** The outline of the head pushed out from its middle, which lies behind and below the eye. */
export function shapeSkull(anatomy: Anatomy, skull: NonNullable<Proportions['skull']>): Anatomy {
  const { eye, headRadius } = anatomy;
  const middle: Point = [eye[0] + headRadius * 0.5, eye[1] + headRadius * 0.25];
  const push = (knot: Knot): Knot => {
    const [u] = knot;
    const [x, y] = placeOf(knot);
    const reach = distance(middle, [x, y]);
    const swell = (['forehead', 'crown', 'nape'] as const).reduce((sum, part) => {
      const [at, spread] = SKULL[part];
      return sum + (skull[part] ?? 0) * Math.exp(-(((u - at) / spread) ** 2));
    }, 0);
    const factor = 1 + (swell * headRadius) / reach;
    return u === 0
      ? knot
      : moved(knot, [middle[0] + (x - middle[0]) * factor, middle[1] + (y - middle[1]) * factor]);
  };
  return { ...anatomy, dorsal: anatomy.dorsal.map(push) };
}
