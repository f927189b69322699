import { distance, heading, type Path, pick, walk } from '../../geometry/point.ts';
import type { Anatomy } from '../anatomy.ts';

/**
 * How far below the axis of the tail the tip of the wing may lie, head radii, and from where on it is meant to. Readers who did
 * not know took tips that lie on the tail for the truer beside tips that hang below it in 10 of 10 pairs.
 */
const ON_TAIL = 0.06;
const MEANT = 0.5;

/** The folded wing let down about the shoulder, radians, the more the nearer its tip. */
export function letDown(anatomy: Anatomy, angle: number): Anatomy {
  if (!anatomy.wing) return anatomy;
  const { upper, lower } = anatomy.wing;
  const [x, y] = pick(upper, 0);
  const down = (edge: Path) =>
    edge.map((point, i) => walk([x, y], angle * (i / (edge.length - 1)), point[0] - x, point[1] - y));
  return { ...anatomy, wing: { upper: down(upper), lower: down(lower) } };
}

/** The folded wing with its tip laid on the tail, where it would hang a little below it. */
export function tipOnTail(anatomy: Anatomy): Anatomy {
  if (!anatomy.wing) return anatomy;
  const { upper } = anatomy.wing;
  const [shoulder, tip] = [pick(upper, 0), pick(upper, upper.length - 1)];
  const { base, direction } = anatomy.tail;
  const below = Math.sin(heading(base, tip) - direction) * distance(base, tip);
  const excess = below - ON_TAIL * anatomy.headRadius;
  if (excess <= 0 || below > MEANT * anatomy.headRadius) return anatomy;
  return letDown(anatomy, -excess / distance(shoulder, tip));
}
