import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Hex, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { distance, heading, type Path, type Point, pick, shifted, walk } from '../../geometry/point.ts';
import { offsetLine, ribbon } from '../../geometry/ribbon.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { Legs } from '../../parts/legs.ts';
import type { Stretch } from './digit.ts';

/** Skin and horn of a foot. */
export interface FootLook {
  skin: Rgb;
  claw: Rgb;
  /** How strongly the scutes show, 0..1. */
  scutes: number;
}

/** How much darker the far leg is. */
const FAR = -0.08;

/** Skin and horn of a leg, and those of its foot. */
export function looksOf(legs: Legs, far: boolean, scutes: number): { leg: FootLook; foot: FootLook } {
  const dyed = (colour: Hex) => tone(rgbOf(colour), far ? FAR : 0);
  const leg = { skin: dyed(legs.colour), claw: dyed(legs.claw ?? '#2c2422'), scutes };
  return { leg, foot: legs.feet ? { ...leg, skin: dyed(legs.feet) } : leg };
}

/** Half width of a stretch at a share of its length, px. */
const halfAt =
  ({ half }: Stretch) =>
  (t: number): number =>
    half[Math.round(t * (half.length - 1))] ?? 0;

/** Outline of a stretch with round ends. */
export function outlineOf(stretch: Stretch): Point[] {
  const { centre, half, what } = stretch;
  const last = centre.length - 1;
  const outline = ribbon(centre, halfAt(stretch));
  if (what === 'claw') return outline;
  const cap = roundEnd(pick(centre, last - 1), pick(centre, last), half[last] ?? 0);
  return [...outline.slice(0, last + 1), ...cap, ...outline.slice(last + 1)];
}

/** Half a circle beyond the end of a line, from its left to its right. */
function roundEnd(before: Point, end: Point, radius: number): Point[] {
  const turn = heading(before, end) - Math.PI / 2;
  return Array.from({ length: 7 }, (_, i) => walk(end, turn + (Math.PI * (i + 0.5)) / 7, radius));
}

/** A line along the stretch, `share` half widths to the right of it. */
const beside = (stretch: Stretch, share: number) => offsetLine(stretch.centre, halfAt(stretch), -share);

/** Which side of the stretch meets the light: 1 its right, -1 its left. */
function litSide(stretch: Stretch, light: { x: number; y: number }): 1 | -1 {
  const middle = stretch.centre.length >> 1;
  const [side, centre] = [pick(beside(stretch, 1), middle), pick(stretch.centre, middle)];
  return (side[0] - centre[0]) * light.x + (side[1] - centre[1]) * light.y > 0 ? 1 : -1;
}

/** Scutes over the back of the toe, and the fold of each joint. */
function paintScutes(ctx: SKRSContext2D, stretch: Stretch, lit: 1 | -1, { skin, scutes }: FootLook): void {
  const [upper, lower] = [beside(stretch, 0.95 * lit), beside(stretch, -0.35 * lit)];
  let walked = 0;
  for (let i = 1; i < upper.length - 1; i++) {
    walked += distance(pick(stretch.centre, i - 1), pick(stretch.centre, i));
    const joint = stretch.joints.includes(i);
    if (!joint && walked < (stretch.half[i] ?? 1) * 1.15) continue;
    walked = 0;
    const across: Path = joint
      ? [pick(upper, i), pick(beside(stretch, -0.9 * lit), i)]
      : [pick(upper, i), pick(lower, i)];
    stroke(ctx, across, css(tone(skin, -0.2), (joint ? 0.6 : 0.42) * scutes), joint ? 1 : 0.7);
  }
}

/** One stretch of a toe or a claw: round, lit from its side, with a contour that stays open at its root. */
export function paintStretch(
  ctx: SKRSContext2D,
  stretch: Stretch,
  look: FootLook,
  light: { x: number; y: number },
): void {
  const outline = outlineOf(stretch);
  const horn = stretch.what === 'claw';
  const colour = horn ? look.claw : look.skin;
  const lit = litSide(stretch, light);
  const width = (stretch.half[0] ?? 1) * 2;
  ctx.save();
  trace(ctx, outline);
  ctx.fillStyle = css(colour);
  ctx.fill();
  ctx.clip();
  stroke(ctx, beside(stretch, -0.78 * lit), css(tone(colour, -0.2), 0.75), width * 0.42);
  stroke(
    ctx,
    beside(stretch, 0.5 * lit),
    css(tone(colour, horn ? 0.2 : 0.12), horn ? 0.6 : 0.75),
    width * 0.2,
  );
  if (!horn) paintScutes(ctx, stretch, lit, look);
  ctx.restore();
  for (const side of [-1, 1]) stroke(ctx, beside(stretch, side), css(tone(colour, -0.28), 0.5), 0.7);
}

/** The soft shadow that a toe throws on what it touches. */
export function paintToeShadow(ctx: SKRSContext2D, stretch: Stretch, light: { x: number; y: number }): void {
  if (!stretch.seen) return;
  const width = (stretch.half[0] ?? 1) * 2;
  const thrown = shifted(outlineOf(stretch), -light.x * width * 0.3, width * 0.42);
  fill(ctx, thrown, 'rgba(24,14,22,0.42)');
}
