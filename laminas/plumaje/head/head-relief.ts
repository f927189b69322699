import { HEAD_TRACTS } from '../../anatomy/topography.ts';
import type { Path } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Subject } from '../subject.ts';

/** A plane of the face: head radii from the eye, height in head radii, softness in cells of the relief. */
interface Plane {
  shape: Path;
  height: number;
  soft: number;
}

/** The hollow of the lores before the eye and that about the eye; the cheek and the ridge over the eye stand out. */
const PLANES: readonly Plane[] = [
  { shape: HEAD_TRACTS.ear, height: 0.17, soft: 4 },
  {
    shape: [
      [0.5, -0.1],
      [0.2, -0.2],
      [0.1, 0.14],
      [0.24, 0.3],
      [0.52, 0.28],
    ],
    height: -0.15,
    soft: 3,
  },
  {
    shape: [
      [0.4, -0.3],
      [0, -0.46],
      [-0.5, -0.4],
      [-0.46, -0.26],
      [0, -0.28],
      [0.36, -0.16],
    ],
    height: 0.1,
    soft: 3,
  },
  {
    shape: [
      [0.5, 0.5],
      [0.1, 0.62],
      [-0.3, 0.95],
      [-0.1, 1.2],
      [0.3, 0.95],
      [0.6, 0.75],
    ],
    height: 0.08,
    soft: 4,
  },
];

/** Shapes the head for the light; to be called before it falls. */
export function shapeHead({ frames, relief, recipe }: Subject): void {
  const strength = recipe.planes?.relief ?? 1;
  for (const { shape, height, soft } of PLANES)
    relief.raise(
      curveThrough(shape.map(frames.head), true, 6),
      height * strength * frames.anatomy.headRadius,
      soft,
    );
}
