import { type Point, walk } from '../../geometry/point.ts';
import type { Ground } from '../foot.ts';

/** How far the eye looks down on level ground and on a rod, radians. */
const DOWN_ON_GROUND = 0.3;
const DOWN_ON_ROD = 0.2;

/** How far inside the edge of level ground a toe begins to bend over it, px. */
const LIP = 5;

/** A place of the skin of a perch as it is seen; `seen` is false on the far side of a rod. */
export interface Trodden {
  point: Point;
  seen: boolean;
}

/**
 * The skin of a perch unrolled about a sole: px ahead (where the bird looks), px aside (towards the viewer, round a rod
 * down its near side) and px above it.
 */
export type Tread = (ahead: number, aside: number, above: number) => Trodden;

/** How far what stands off the bark is seen beside it, and how much the bark narrows across, shares. */
const OFF_BARK = 0.55;
const ACROSS_BARK = 0.86;

/** The bark of a trunk seen nearly face on: ahead is up it, or down it for a bird head down; what stands off it leans to the bird. */
export function barkTread({ point, inverted }: Ground): Tread {
  const up = inverted ? -1 : 1;
  const off = inverted ? -1 : 1;
  return (ahead, aside, above) => ({
    point: [point[0] - aside * ACROSS_BARK + above * OFF_BARK * off, point[1] - ahead * up - above * 0.2],
    seen: true,
  });
}

/** The skin of what a foot stands on: a plane seen a little from above (`down` radians), or a cylinder. */
export function treadOf({ grip, point, angle, thickness, ends }: Ground, down = DOWN_ON_GROUND): Tread {
  const place = (x: number, y: number) => walk(point, angle, x, y);
  if (grip !== 'round' || thickness <= 0) {
    const flatten = Math.sin(down);
    const [before, behind] = ends ? [point[0] - ends[0] - LIP, ends[1] - LIP - point[0]] : [1200, 1200];
    return (ahead, aside, above) => {
      const over = Math.max(0, ahead - before, -ahead - behind);
      const out = Math.sign(ahead) * (Math.abs(ahead) - over + above * Math.min(1, over / LIP) * 0.6);
      return { point: place(-(over > 0 ? out : ahead), aside * flatten - above + over * 0.9), seen: true };
    };
  }
  const radius = thickness / 2;
  return (ahead, aside, above) => {
    const turn = aside / radius + DOWN_ON_ROD;
    return {
      point: place(-ahead, radius - (radius + above) * Math.cos(turn)),
      seen: Math.sin(turn) > 0,
    };
  };
}
