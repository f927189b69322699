import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintProfileEye } from '../../anatomy/head/eye.ts';
import { css, rgbOf, tone, toned } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, fillSoft, stroke } from '../../geometry/trace.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { eyeGap, facePlace, foreshortening } from './frame.ts';

/** Edge of the upper lid in radii of the eye, x towards the bill: low over the inner corner, high behind it. */
const LID: readonly Point[] = [
  [1.22, 0.3],
  [0.86, -0.42],
  [0.1, -0.9],
  [-0.7, -0.74],
  [-1.14, -0.12],
];

/** The feathered upper lid: a fold that shades the eye and comes down over it by `drop`, radii of the eye. */
function paintUpperLid(ctx: SKRSContext2D, radius: number, drop: number, skin: string): void {
  const line = curveThrough(
    LID.map(([x, y]): Point => [-x * radius, (y + drop * Math.max(0, -y)) * radius]),
    false,
    10,
  );
  const fold = ribbon(line, (t) => {
    const height = radius * (0.1 + drop * 0.9) * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.7;
    return [height, height * 0.12];
  });
  ctx.save();
  ctx.filter = `blur(${Math.max(0.8, radius * 0.08)}px)`;
  fill(
    ctx,
    ribbon(line, (t) => {
      const depth = radius * 0.3 * Math.sin(Math.PI * t);
      return [0, depth];
    }),
    'rgba(6,4,4,0.5)',
  );
  ctx.restore();
  fill(ctx, fold, skin);
  stroke(ctx, line, 'rgba(14,8,6,0.9)', Math.max(1.2, radius * 0.12));
}

/** An owl's eye in its half of the disc: seen a little from the side as the face is turned, deep under its upper lid. */
export function paintOwlEye(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const { recipe, frames, light } = subject;
  const centre = facePlace(subject)(side * eyeGap(face), 0);
  const radius = recipe.eye.radius * frames.anatomy.headRadius;
  const narrow = foreshortening(face, side);
  ctx.save();
  ctx.translate(centre[0], centre[1]);
  ctx.rotate(face.tilt ?? 0);
  ctx.scale(side * narrow, 1);
  const hollow: Point[] = Array.from({ length: 24 }, (_, i) => {
    const turn = (i / 24) * Math.PI * 2;
    return [Math.cos(turn) * radius * 1.3 - radius * 0.1, Math.sin(turn) * radius * 1.2];
  });
  fillSoft(ctx, hollow, toned(face.discDark, -0.24, 0.6), radius * 0.2);
  const around = tone(rgbOf(face.discDark), -0.12);
  paintProfileEye(ctx, { centre: [0, 0], tilt: 0, radius }, recipe.eye, around, {
    x: light.x * side,
    y: light.y,
  });
  const drop = 0.24 * (face.lids ?? 1);
  paintUpperLid(ctx, radius, drop, css(tone(rgbOf(face.discDark), -0.08)));
  ctx.restore();
}
