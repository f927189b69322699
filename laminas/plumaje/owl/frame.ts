import { blend, type Point } from '../../geometry/point.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';

/** Half the distance between the eyes of the archetype, in head radii. */
const EYE_GAP = 0.58;
/** How far before the axis of the neck the face lies, and how much the far half of it narrows, a radian of turn. */
const BEFORE_AXIS = 0.62;
const NARROWS = 0.34;

/** Half the distance between the eyes of a face, in head radii. */
export function eyeGap(face: OwlFace): number {
  return face.gap ?? EYE_GAP;
}

/** Face frame: origin between the eyes, unit head radius, x to the right, y down, `out` of the face towards the viewer. */
export type FacePlace = (x: number, y: number, out?: number) => Point;

/**
 * The face frame of an owl as a function to plate px. Its two halves meet in a keel, so that turned to a side the near half
 * opens and the far one closes; tilted it rolls.
 */
export function facePlace(subject: Subject): FacePlace {
  const { eye, headRadius } = subject.frames.anatomy;
  const { turn = 0, tilt = 0 } = subject.recipe.face ?? {};
  const middle = eye[0] + EYE_GAP * headRadius;
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y, out = 0) => {
    const half = x * Math.cos(turn) * (1 - NARROWS * turn * Math.tanh(x * 1.5));
    const swung = Math.sin(turn) * (BEFORE_AXIS * (1 - Math.min(1, x * x * 0.3)) + out);
    const across = half + swung;
    return [
      middle + (cosine * across - sine * y) * headRadius,
      eye[1] + (sine * across + cosine * y) * headRadius,
    ];
  };
}

/** How much narrower than high the turn shows what lies on one half of the face. */
export function foreshortening(face: OwlFace, side: 1 | -1): number {
  const { turn = 0 } = face;
  return Math.cos(turn) * (1 - NARROWS * turn * side * 0.7);
}

/** Reach of the disc from an eye about it, shares of its greatest: steps of 45° from outward over down, inward and up. */
const REACH = {
  round: [1, 1.04, 1.06, 0.94, 0.54, 0.6, 0.72, 0.9],
  ovals: [0.86, 1.02, 1.2, 1.02, 0.62, 0.72, 0.96, 0.98],
} as const;

/** Radius of the disc of an owl, head radii. */
export function discRadius(face: OwlFace): number {
  return 0.86 * (face.size ?? 1);
}

/** Place on the disc of a side: turn about the eye (0 outward, π/2 down), share of the disc's reach there. */
export function onDisc(face: OwlFace, side: 1 | -1, turn: number, share: number): Point {
  const reach = REACH[face.shape === 'ovals' ? 'ovals' : 'round'];
  const step = (((turn / (Math.PI * 2)) % 1) + 1) % 1;
  const at = step * reach.length;
  const i = Math.floor(at);
  const ease = (1 - Math.cos((at - i) * Math.PI)) / 2;
  const far = blend(reach[i % reach.length] ?? 1, reach[(i + 1) % reach.length] ?? 1, ease);
  const px = far * share * discRadius(face);
  return [side * (eyeGap(face) + Math.cos(turn) * px), Math.sin(turn) * px];
}
