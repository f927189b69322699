import type { Point } from '../geometry/point.ts';
import type { OwlFace } from '../parts/owl-face.ts';
import type { Subject } from './subject.ts';

/** Half the distance between the eyes of the archetype, in head radii. */
const EYE_GAP = 0.58;

/** Half the distance between the eyes of a face, in head radii. */
export function eyeGap(face: OwlFace): number {
  return face.gap ?? EYE_GAP;
}

/** Face frame: origin between the eyes, unit head radius, x to the right, y down. */
export type FacePlace = (x: number, y: number) => Point;

/** The face frame of an owl as a function to plate px: turned to a side the near half widens, tilted it rolls. */
export function facePlace(subject: Subject): FacePlace {
  const { eye, headRadius } = subject.frames.anatomy;
  const { turn = 0, tilt = 0 } = subject.recipe.face ?? {};
  const middle = eye[0] + EYE_GAP * headRadius;
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y) => {
    const across = x * (1 - 0.2 * turn * Math.tanh(x * 1.5)) + 0.2 * turn * (1 - Math.min(1, x * x * 0.3));
    return [
      middle + (cosine * across - sine * y) * headRadius,
      eye[1] + (sine * across + cosine * y) * headRadius,
    ];
  };
}
