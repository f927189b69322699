import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf } from '../geometry/colour.ts';
import { blend, clamp, type Point } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import type { OwlFace } from '../recipe.ts';
import { paintFeather } from './flight-feather.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Half the distance between the eyes, in head radii. */
export const EYE_GAP = 0.58;

/** Face frame: origin between the eyes, unit head radius, x to the right, y down. */
export type FacePlace = (x: number, y: number) => Point;

/** The face frame of an owl as a function to plate px. */
export function facePlace(subject: Subject): FacePlace {
  const { eye, headRadius } = subject.frames.anatomy;
  const middle = eye[0] + EYE_GAP * headRadius;
  return (x, y) => [middle + x * headRadius, eye[1] + y * headRadius];
}

/** Reach of the disc from an eye in a direction: flat towards the bill and the brow. */
function discReach(angle: number, side: number): number {
  const inward = -Math.cos(angle) * side;
  const across = inward > 0 ? blend(1, 0.52, inward) : 1;
  const upright = Math.sin(angle) < 0 ? blend(1, 0.74, -Math.sin(angle)) : 1.02;
  return across * upright;
}

/** One half of the facial disc: rings of fine feathers around the eye, a dark rim outside. */
export function paintDisc(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const random = subject.stream(`disc ${side}`);
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [pale, dark, rim] = [rgbOf(face.disc), rgbOf(face.discDark), rgbOf(face.rim)];
  const count = 620;
  for (let i = 0; i < count; i++) {
    const q = 1 - (i / count) ** 0.8 * 0.62;
    const angle = random.next() * Math.PI * 2;
    const reach = discReach(angle, side) * q;
    const root = place(side * EYE_GAP + Math.cos(angle) * reach * 0.84, Math.sin(angle) * reach * 0.84);
    const ring = 0.5 + 0.5 * Math.sin(q * 30);
    const edge = q > 0.9 && Math.cos(angle) * side > -0.35;
    const ground = mix(pale, dark, clamp(ring * 0.5 + random.bell() * 0.12));
    ctx.fillStyle = css(mix(ground, rim, edge ? 0.8 : 0.03));
    const length = radius * 0.24 * random.range(0.8, 1.2);
    brushTuft(ctx, root, angle, length, length * 0.2, 0);
  }
}

/** An ear tuft: a sheaf of pointed feathers. */
export function paintTuft(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const { tufts } = face;
  if (!tufts) return;
  const random = subject.stream(`ear ${side}`);
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const root = place(side * blend(0.42, 1.12, t), blend(-0.46, -0.5, t));
    const lift = 0.42 + tufts.length * (1 - 0.45 * t) - 0.12 * Math.sin(t * 3);
    const tip = place(side * blend(1.25, 1.9, t), -0.5 - lift + random.bell() * 0.04);
    const middle: Point = [
      (root[0] + tip[0]) / 2 - side * radius * 0.1,
      (root[1] + tip[1]) / 2 - radius * 0.08,
    ];
    const colour = i % 3 === 1 ? tufts.pale : tufts.dark;
    const feather = { colour, fringe: tufts.pale, fringeWidth: 1.2, shape: 'pointed' as const };
    paintFeather(ctx, curveThrough([root, middle, tip], false, 6), radius * 0.2, feather, random);
  }
}
