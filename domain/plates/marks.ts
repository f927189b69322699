import type { Rasgo } from './lamina.ts';

/** A point of a plate, px of 1200 × 900. */
export type Point = { x: number; y: number };

/** Radius of the target of a mark, px of the plate: 12 px on a screen 320 wide, and so 24 across. */
export const MARK_RADIUS = 50;

/** Least distance between two marks: their targets do not touch. */
export const SEPARATION = 2 * MARK_RADIUS + 4;

/** How far a mark stands off what it points at, so as not to hide it. */
const STANDOFF = 110;

/** Least distance between a mark and what any mark points at. */
const CLEARANCE = 62;

/** Where marks may stand. The strip below is that of the phrase. */
export const FRAME = { left: 52, top: 52, right: 1148, bottom: 778 };

/** The corner of the medal: marks stand clear of it. */
export const MEDAL = { right: 330, bottom: 330 };

/** About the middle of the bird on every plate. */
const MIDDLE = { x: 600, y: 442 };

/** Steps of the search about the wanted place. */
const RING = 20;
const BEARINGS = 24;

/** How far the search goes: from one corner of a plate to the opposite one. */
const REACH = 1500;

/**
 * Where the numbered mark of each rasgo stands: off its point, away from the others, apart from each other, within the plate
 * and clear of the medal. The same points give the same places.
 */
export function placeMarks(rasgos: readonly Pick<Rasgo, 'x' | 'y'>[]): Point[] {
  const places: Point[] = [];
  for (const rasgo of rasgos) places.push(placeOf(rasgo, rasgos, places));
  return places;
}

/** The nearest free place for a mark; one that covers what another points at only where no other is free. */
function placeOf(rasgo: Point, rasgos: readonly Point[], places: readonly Point[]): Point {
  const wanted = outwards(rasgo);
  let first: Point | undefined;
  for (const each of candidatesAbout(wanted)) {
    if (!isInPlate(each) || places.some((place) => distance(each, place) < SEPARATION)) continue;
    if (rasgos.every((other) => distance(each, other) >= CLEARANCE)) return each;
    first ??= each;
  }
  return first ?? wanted;
}

/** The point moved away from the middle of the plate, where the bird is; upwards where it lies there itself. */
function outwards({ x, y }: Point): Point {
  const far = distance({ x, y }, MIDDLE);
  if (far < 1) return { x, y: y - STANDOFF };
  return { x: x + ((x - MIDDLE.x) / far) * STANDOFF, y: y + ((y - MIDDLE.y) / far) * STANDOFF };
}

/** Places about a point, nearest first, over the whole plate. */
function* candidatesAbout({ x, y }: Point): Generator<Point> {
  for (let ring = 0; ring < REACH; ring += RING) {
    for (let i = 0; i < (ring === 0 ? 1 : BEARINGS); i++) {
      const angle = (i / BEARINGS) * 2 * Math.PI;
      yield { x: Math.round(x + ring * Math.cos(angle)), y: Math.round(y + ring * Math.sin(angle)) };
    }
  }
}

function isInPlate({ x, y }: Point): boolean {
  const inside = x >= FRAME.left && x <= FRAME.right && y >= FRAME.top && y <= FRAME.bottom;
  return inside && !(x < MEDAL.right && y < MEDAL.bottom);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
