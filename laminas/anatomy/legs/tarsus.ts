import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { between, blend, distance, heading, type Point, smoothstep, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { stroke, trace } from '../../geometry/trace.ts';
import type { LegBones } from '../anatomy.ts';
import type { FootLook } from './paint-digit.ts';

const STEPS = 44;
/** Widths in those of the slender middle: shin, heel, over the toes. */
const SHIN = 1.3;
const HEEL = 1.5;
const BALL = 1.34;
/** Shin and heel where the shin is bare (long-legged birds): a slender shin and a knobbly joint. */
const BARE = { shin: 1.02, heel: 1.78, reach: 1.25 } as const;
/** How much of the shin is drawn above the heel, widths: the feathers lie over the rest. */
const SHIN_LENGTH = 9;
/** How far the tarsus bows forward in its middle, share of its length. */
const BOW = 0.022;

const bell = (x: number) => Math.exp(-x * x);

/** From the shin over the heel to the sole. */
function shank({ hip, ankle, width, set }: LegBones, sole: Point): Polyline {
  const shin = walk(
    ankle,
    heading(ankle, hip),
    Math.min(distance(ankle, hip), set?.bareShin ? Number.POSITIVE_INFINITY : width * SHIN_LENGTH),
  );
  const length = distance(ankle, sole);
  const down = heading(ankle, sole);
  const bend = Math.min(0.16, (width * 0.9) / length);
  const points = [
    shin,
    between(ankle, shin, 0.3),
    walk(ankle, down, length * bend * 0.2),
    walk(ankle, down, length * bend),
    walk(ankle, down, length * 0.5, length * BOW),
    sole,
  ];
  return new Polyline(
    curveThrough(points, false, 12).filter(
      (point, i, all) => i === 0 || distance(point, all[i - 1] as Point) > 0.2,
    ),
  );
}

/** Horny plates down the front of the tarsus, each with a dark lower edge and a lit upper one. */
function paintScutes(ctx: SKRSContext2D, line: Polyline, half: (t: number) => number, look: FootLook): void {
  const pitch = half(0.7) * 2 * 1.05;
  for (let run = pitch; run < line.length; run += pitch) {
    const t = run / line.length;
    const width = half(t);
    const [front, middle, back] = [
      line.beside(t, width),
      line.beside(t + (width * 0.5) / line.length, width * 0.3),
      line.beside(t + (width * 0.3) / line.length, -width * 0.45),
    ];
    stroke(
      ctx,
      curveThrough([front, middle, back], false, 5),
      css(tone(look.skin, -0.2), 0.6 * look.scutes),
      0.9,
    );
    const lift = (p: Point): Point => [p[0], p[1] + 1.1];
    stroke(ctx, [lift(front), lift(middle)], css(tone(look.skin, 0.16), 0.5 * look.scutes), 0.8);
  }
}

/** Shin, heel and tarsus as one limb down to the sole; the light falls on its front or its back. */
export function paintTarsus(
  ctx: SKRSContext2D,
  bones: LegBones,
  sole: Point,
  look: FootLook,
  light: { x: number; y: number },
): void {
  const { width } = bones;
  const bare = bones.set?.bareShin;
  const [shinWidth, heelWidth, heelReach] = bare ? [BARE.shin, BARE.heel, BARE.reach] : [SHIN, HEEL, 0.95];
  const line = shank(bones, sole);
  const tarsus = distance(bones.ankle, sole);
  const half = (t: number): number => {
    const fromSole = (1 - t) * line.length;
    const fromHeel = line.length - tarsus - t * line.length;
    const shin = blend(shinWidth, 1, smoothstep(0.6, -1.4, fromHeel / width));
    const heel = (heelWidth - shin) * bell(fromHeel / width / heelReach);
    const ball = (BALL - 1) * bell(fromSole / width / 1.1);
    return (width / 2) * (shin + heel + ball);
  };
  const centre = line.even(STEPS);
  const outline = ribbon(centre, half);
  const beside = (share: number) => centre.map((_, i) => line.beside(i / STEPS, half(i / STEPS) * share));
  const lit = light.x < 0 ? 1 : -1;
  ctx.save();
  trace(ctx, outline);
  ctx.fillStyle = css(look.skin);
  ctx.fill();
  ctx.clip();
  stroke(ctx, beside(-0.74 * lit), css(tone(look.skin, -0.17), 0.8), width * 0.5);
  stroke(ctx, beside(0.5 * lit), css(tone(look.skin, 0.12), 0.75), width * 0.26);
  paintScutes(ctx, line, half, look);
  ctx.restore();
  for (const side of [-1, 1]) stroke(ctx, beside(side), css(tone(look.skin, -0.28), 0.5), 0.8);
}
