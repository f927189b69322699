import { distance, heading, type Path, type Point, pick, walk } from '../../geometry/point.ts';
import type { Tail } from '../../parts/tail.ts';
import type { Anatomy } from '../anatomy.ts';
import { letDown } from './folded-wing.ts';

/** Where on the tail the tip of the wing lies: a share of its length from the base, and of its width beside its axis. */
export interface TipPlace {
  along: number;
  beside: number;
}

/** The folded wing with its bend nearer to the back, px: the whole wing turns and shifts about its tip. */
export function raiseBend(anatomy: Anatomy, by: number): Anatomy {
  if (!anatomy.wing || by === 0) return anatomy;
  const { upper, lower } = anatomy.wing;
  const axis = heading(pick(upper, 0), pick(lower, lower.length - 1));
  const raise = (edge: Path) =>
    edge.map((point, i) => walk(point, axis, 0, -by * (1 - i / (edge.length - 1))));
  return { ...anatomy, wing: { upper: raise(upper), lower: raise(lower) } };
}

/** The folded wing stretched along its own axis and let down until its tip lies at that place on the tail. */
export function tipAt(anatomy: Anatomy, tail: Tail, place: TipPlace): Anatomy {
  if (!anatomy.wing) return anatomy;
  const { base, direction } = anatomy.tail;
  const radius = anatomy.headRadius;
  const wanted = walk(
    base,
    direction - (tail.lift ?? 0),
    place.along * tail.length * radius,
    place.beside * tail.width * radius,
  );
  const { upper, lower } = anatomy.wing;
  const shoulder = pick(upper, 0);
  const tip = pick(lower, lower.length - 1);
  const [length, axis] = [distance(shoulder, tip), heading(shoulder, tip)];
  const factor = distance(shoulder, wanted) / length;
  const stretch = (edge: Path) =>
    edge.map((point): Point => {
      const run = (point[0] - shoulder[0]) * Math.cos(axis) + (point[1] - shoulder[1]) * Math.sin(axis);
      return walk(point, axis, run * (factor - 1));
    });
  const stretched = { ...anatomy, wing: { upper: stretch(upper), lower: stretch(lower) } };
  return letDown(stretched, heading(shoulder, wanted) - axis);
}
