import { blend, type Point, smoothstep } from '../geometry/point.ts';
import type { WingWork } from './work.ts';

/** Where on the sheet the pocket begins before the bend, s, and ends below the wing, w. */
const BEFORE = -0.03;
const BELOW = 1.08;
const STEPS = 36;
/** How squarely the pocket ends behind the bend: 1 at once, more stays full at first. */
const FALL = 1.6;

/** Depth of the pocket at s: the wing's share that lies under body feathers, from the leading edge. */
function depthAt({ measures }: WingWork, s: number): number {
  const { tuck, tuckDepth, flankTo, flankDepth } = measures;
  const flank = flankDepth * (1 - smoothstep(flankTo * 0.3, flankTo, s));
  return flank + (tuckDepth - flankDepth) * Math.exp(-((Math.max(0, s) / tuck) ** FALL));
}

/**
 * The border of the pocket over the wing, from before the bend backwards, on the sheet; `over` moves it onto the wing
 * (positive) or back into the body, w.
 */
export function pocketBorder(work: WingWork, over = 0): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const s = blend(BEFORE, work.measures.flankTo, i / STEPS);
    const end = smoothstep(work.measures.flankTo, work.measures.flankTo * 0.6, s);
    return [s + over * 0.4, 1 - depthAt(work, s) - over * end];
  });
}

/** The closed outline of the pocket, px, down to `below` the wing, w. */
export function pocketOutline(work: WingWork, over = 0, below = BELOW): Point[] {
  const low = Array.from(
    { length: 8 },
    (_, i): Point => [blend(work.measures.flankTo, BEFORE, i / 7), below],
  );
  return [...pocketBorder(work, over), ...low].map(([s, w]) => work.sheet.at(s, w));
}
