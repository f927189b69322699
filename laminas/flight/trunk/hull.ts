import { type Point, pick } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, trace } from '../../geometry/trace.ts';
import { placed, type WingEasel } from '../easel.ts';
import type { Remiges } from '../wing/remiges.ts';

/** The closed part of a wing, without the free ends of the fingers: leading edge, hand, trailing edge; body lengths. */
export function hullOf({ field }: WingEasel, { primaries, secondaries }: Remiges): Point[] {
  const outermost = pick(primaries, primaries.length - 1);
  const end = outermost.notch < 1 ? outermost.notch : 0.97;
  const hand = [0.08, 0.3, 0.55, 0.8, 1].map((t) => outermost.vane.at(t * end, -1));
  const closed = primaries.filter(({ notch }) => notch === 1).map(({ vane }) => vane.tip());
  const slots = primaries.filter(({ notch }) => notch < 1).map(({ vane, notch }) => vane.at(notch, 0));
  const inner = secondaries.map(({ vane }) => vane.tip());
  const trail = curveThrough([...inner, ...closed, ...slots], false, 6);
  return [...curveThrough([...field.arm, ...hand]), ...trail.reverse(), [0, pick(inner, 0)[1]]];
}

/** Lays the closed part as one field under the feathers, so that neither root nor tip lets air through. */
export function fillHull(easel: WingEasel, hull: readonly Point[]): void {
  const { colours } = easel.stage.flight;
  fill(
    easel.ctx,
    placed(easel, hull),
    colours.trailing?.ground ?? colours.trailing?.colour ?? colours.flight,
  );
}

/** Nothing painted from here on leaves the closed part. */
export function clipToHull(easel: WingEasel, hull: readonly Point[]): void {
  trace(easel.ctx, placed(easel, hull));
  easel.ctx.clip();
}
