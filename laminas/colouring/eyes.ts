import { type Hex, lightnessOf, rgbOf } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { eyeGap, facePlace } from '../plumaje/owl/frame.ts';
import type { Subject } from '../plumaje/subject.ts';

/** An eye: its middle and its radius, px of the plate while the bird faces left, and the share of it that is black. */
export interface EyeShape {
  at: Point;
  radius: number;
  pupil: number;
  /** The colour of an iris that is large enough to be coloured. */
  iris?: Hex;
}

/** Lightness under which an iris is drawn black as a whole. */
const DARK = 0.45;
/** What of an eye is black. */
const WHOLE = 0.86;
const PUPIL = 0.5;
/** An eye with its lids. */
const LIDS = 1.04;

/** The eyes of a bird: one in profile, both of an owl. */
export function eyesOf(subject: Subject): EyeShape[] {
  const { recipe, frames } = subject;
  const { eye, face } = recipe;
  const radius = eye.radius * frames.anatomy.headRadius * LIDS;
  const isDark = lightnessOf(rgbOf(eye.iris)) < DARK;
  const pupil = isDark ? WHOLE : PUPIL;
  if (!face) return [{ at: frames.head(eye.at ?? [0, 0]), radius, pupil }];
  const place = facePlace(subject);
  return [-1, 1].map((side) => ({
    at: place(side * eyeGap(face), 0),
    radius,
    pupil,
    ...(!isDark && { iris: eye.iris }),
  }));
}
