import type { SKRSContext2D } from '@napi-rs/canvas';
import { blend, distance, type Point } from '../../geometry/point.ts';
import { paintTufts, tuftLength } from '../../plumaje/tufts.ts';
import type { WingWork } from '../work.ts';

const PLACES = 14;
/** Where the mantle comes over the foremost scapulars, s and w, from the bend to the upper end of their field. */
const FRONT = { from: [-0.04, 0.3], to: [0.03] } as const;
/** Breadth of the seams, shares of the wing's depth. */
const MANTLE = 0.09;
const EDGE = 0.035;
/** Where the back lies over the upper edge of the wing, shares of the scapulars' reach and w, and its feathers there beside the body's. */
const TUCKED = { from: 0.64, to: 1.06, w: -0.02, length: 0.7 } as const;

/** Whether a point lies within a radius of one of some places on the wing sheet. */
function near({ sheet }: WingWork, places: readonly Point[], radius: number) {
  const points = places.map(([s, w]) => sheet.at(s, w));
  return (point: Point) => points.some((place) => distance(place, point) < radius);
}

/** The mantle's own feathers over the roots of the first scapulars, so that the tract begins nowhere. */
export function blendIntoMantle(ctx: SKRSContext2D, work: WingWork): void {
  const { scapularTo, scapularRise, form } = work.measures;
  const places = Array.from({ length: PLACES }, (_, i): Point => {
    const t = i / (PLACES - 1);
    return [blend(0.07, scapularTo * 0.7, t), -scapularRise * blend(1.05, 0.5, t)];
  });
  const front = Array.from({ length: form.frontSeam ? PLACES : 0 }, (_, i): Point => {
    const t = i / (PLACES - 1);
    return [blend(FRONT.from[0], FRONT.to[0], t), blend(FRONT.from[1], -scapularRise, t)];
  });
  const region = near(work, [...places, ...front], work.depth * MANTLE);
  paintTufts(ctx, work.subject, { part: 'mantle over scapulars', gap: 0.3, region });
}

/** Feathers of the back over the upper edge of the wing just behind the scapulars. */
export function tuckUpperEdge(ctx: SKRSContext2D, work: WingWork): void {
  const { scapularTo } = work.measures;
  const places = Array.from({ length: PLACES }, (_, i): Point => {
    return [scapularTo * blend(TUCKED.from, TUCKED.to, i / (PLACES - 1)), TUCKED.w];
  });
  const region = near(work, places, work.depth * EDGE);
  const length = tuftLength(work.subject, 0.5) * TUCKED.length;
  paintTufts(ctx, work.subject, { part: 'back over wing', gap: 0.3, length, region });
}
