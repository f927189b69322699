import { type Point, walk } from '../../geometry/point.ts';
import type { Sheet } from '../../geometry/sheet.ts';
import type { Anatomy } from '../anatomy.ts';
import { WingSheet } from './wing.ts';

const STEPS = 120;

/** A place as the body's frame sees it: along it, across it, and what is left beyond its end, px. */
interface BodyPlace {
  u: number;
  v: number;
  beyond: Point;
}

/** The place of a point in the frame of the body: on the nearest of its cross-sections. */
function placeOn(body: Sheet, [x, y]: Point): BodyPlace {
  let best: BodyPlace = { u: 0, v: 0, beyond: [Number.POSITIVE_INFINITY, 0] };
  for (let i = 0; i <= STEPS; i++) {
    const u = i / STEPS;
    const [from, to] = [body.at(u, 0), body.at(u, 1)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const v = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const beyond: Point = [x - from[0] - dx * v, y - from[1] - dy * v];
    if (Math.hypot(...beyond) < Math.hypot(...best.beyond)) best = { u, v, beyond };
  }
  return best;
}

/**
 * The other folded wing of a bird that faces the reader: as the near one, but from the other edge of the body inwards and
 * `share` of its breadth.
 */
export function farWing(anatomy: Anatomy, body: Sheet, share: number): WingSheet | undefined {
  if (!anatomy.wing || !anatomy.frontal) return undefined;
  const across = (point: Point): Point => {
    const { u, v, beyond } = placeOn(body, point);
    return walk(body.at(u, 1 - v * share), 0, -beyond[0] * share, beyond[1]);
  };
  return new WingSheet({ upper: anatomy.wing.upper.map(across), lower: anatomy.wing.lower.map(across) });
}
