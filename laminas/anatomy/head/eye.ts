import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lightnessOf, mix, type Rgb, rgbOf, tone, toned } from '../../geometry/colour.ts';
import { clamp, type Point, shifted } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill, fillSoft, stroke, trace } from '../../geometry/trace.ts';
import type { Eye } from '../../parts/eye.ts';
import { paintMirror } from './eye-mirror.ts';
import { eyeOpening, lidLine } from './eye-opening.ts';
import { paintLidFold } from './lid-fold.ts';

/** Darker than this, plumage takes light lids instead of dark ones. */
const BLACK = 0.36;
const SKIN: Rgb = [92, 82, 76];

/** Where an eye sits: px, turn of the head (radians), px. */
export interface EyePlace {
  centre: Point;
  tilt: number;
  radius: number;
}

/** The hollow in which the eye lies: feathers turn in about it, deepest before and below. */
function paintSocket(ctx: SKRSContext2D, radius: number, around: Rgb): void {
  const black = lightnessOf(around) < BLACK;
  const colour = css(tone(around, black ? 0.09 : -0.26), black ? 0.3 : 0.34);
  fillSoft(ctx, shifted(eyeOpening(radius, 1.24), radius * 0.06, 0), colour, radius * 0.24);
  const corner: Point[] = [
    [radius * 0.9, -radius * 0.2],
    [radius * 1.62, radius * 0.3],
    [radius * 0.8, radius * 0.56],
  ];
  fillSoft(ctx, corner, css(tone(around, black ? -0.1 : -0.3), 0.3), radius * 0.14);
}

/** The rim of bare skin: two lids that thin out towards the corners and do not meet. */
function paintLids(ctx: SKRSContext2D, radius: number, eye: Eye, around: Rgb): void {
  const black = lightnessOf(around) < BLACK;
  const bare = eye.ring ? rgbOf(eye.ring) : black ? tone(around, 0.2) : mix(tone(around, -0.24), SKIN, 0.45);
  const width = radius * (eye.ring ? (eye.ringWidth ?? 0.16) : 0.1);
  if (eye.ring && eye.ringClosed)
    fill(ctx, eyeOpening(radius, 1.04 + width / radius), css(tone(bare, -0.06)));
  for (const lid of ['upper', 'lower'] as const) {
    const line = lidLine(lid, radius, 1.03 + width / radius / 2, eye.ringOpen);
    const half = (t: number) => width * 0.62 * Math.sin(Math.PI * clamp(t)) ** 0.6;
    const lift = lid === 'lower' ? 0.06 : -0.04;
    fill(ctx, ribbon(line, half), css(tone(bare, lift), eye.ring ? 1 : 0.85));
  }
}

/** Iris and pupil; a dark iris only glows a little from below. */
function paintIris(ctx: SKRSContext2D, radius: number, eye: Eye, around: Rgb): void {
  const dark = lightnessOf(rgbOf(eye.iris)) < (lightnessOf(around) < BLACK ? 0.46 : 0.3);
  const iris = ctx.createRadialGradient(radius * 0.06, radius * 0.34, radius * 0.1, 0, 0, radius * 1.05);
  iris.addColorStop(0, toned(eye.iris, dark ? 0.06 : 0.08));
  iris.addColorStop(0.6, toned(eye.iris, dark ? -0.08 : 0));
  iris.addColorStop(1, toned(eye.iris, -0.2));
  ctx.fillStyle = iris;
  ctx.fillRect(-radius * 1.3, -radius * 1.3, radius * 2.6, radius * 2.6);
  ctx.fillStyle = dark ? 'rgba(8,5,5,0.86)' : '#090606';
  ctx.beginPath();
  ctx.arc(radius * 0.03, 0, radius * (eye.pupil ?? 0.62), 0, Math.PI * 2);
  ctx.fill();
}

/** The eye of a bird in profile, in the order of what lies over what: socket, lids, eyeball, what it mirrors, edge of the lid. */
export function paintProfileEye(
  ctx: SKRSContext2D,
  { centre, tilt, radius }: EyePlace,
  eye: Eye,
  around: Rgb,
  light: { x: number; y: number },
): void {
  ctx.save();
  ctx.translate(centre[0], centre[1]);
  ctx.rotate(tilt);
  ctx.scale(-1, 1);
  if (eye.closed) paintLidFold(ctx, radius, eye.closed, around);
  ctx.scale(1, 1 - (eye.closed ?? 0));
  paintSocket(ctx, radius, around);
  paintLids(ctx, radius, eye, around);
  ctx.save();
  trace(ctx, eyeOpening(radius));
  ctx.fillStyle = '#0d0908';
  ctx.fill();
  ctx.clip();
  paintIris(ctx, radius, eye, around);
  paintMirror(ctx, radius, -light.x, eye.brow ? 0.2 : 0.42);
  ctx.restore();
  stroke(ctx, eyeOpening(radius), 'rgba(12,8,8,0.72)', Math.max(0.8, radius * 0.08), true);
  stroke(ctx, lidLine('upper', radius, 1), 'rgba(10,6,6,0.8)', Math.max(1, radius * 0.13));
  ctx.restore();
}
