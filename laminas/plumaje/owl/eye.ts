import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lightnessOf, rgbOf, tone, toned } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import { fillSoft } from '../../geometry/trace.ts';
import type { Eye } from '../../parts/eye.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { eyeGap, facePlace, foreshortening } from './frame.ts';
import { circle, paintLid, RIM } from './lid.ts';

/** Lightness below which an iris is dark: it only glows a little from below. */
const DARK = 0.3;

/** Iris, pupil and what the wet eye mirrors, inside the eyeball. */
function paintBall(ctx: SKRSContext2D, radius: number, eye: Eye): void {
  const dark = lightnessOf(rgbOf(eye.iris)) < DARK;
  const iris = ctx.createRadialGradient(0, radius * 0.3, radius * 0.1, 0, 0, radius);
  iris.addColorStop(0, toned(eye.iris, dark ? 0.05 : 0.07));
  iris.addColorStop(0.72, toned(eye.iris, dark ? -0.02 : 0));
  iris.addColorStop(1, toned(eye.iris, dark ? -0.06 : -0.16));
  circle(ctx, radius);
  ctx.fillStyle = iris;
  ctx.fill();
  ctx.clip();
  circle(ctx, radius * (eye.pupil ?? 0.5), 0, radius * 0.02);
  ctx.fillStyle = dark ? 'rgba(8,5,5,0.8)' : '#090606';
  ctx.fill();
  const shade = ctx.createLinearGradient(0, -radius, 0, radius * 0.3);
  shade.addColorStop(0, 'rgba(10,4,0,0.55)');
  shade.addColorStop(1, 'rgba(10,4,0,0)');
  ctx.fillStyle = shade;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 1.3);
  ctx.save();
  ctx.filter = `blur(${radius * 0.07}px)`;
  ctx.strokeStyle = `rgba(190,200,214,${dark ? 0.3 : 0.22})`;
  ctx.lineWidth = radius * 0.14;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.76, Math.PI * 0.25, Math.PI * 0.75);
  ctx.stroke();
  ctx.restore();
}

/** The sky as one small light on the wet eye. */
function paintLight(ctx: SKRSContext2D, radius: number, light: number): void {
  ctx.fillStyle = 'rgba(255,255,255,0.97)';
  ctx.beginPath();
  ctx.ellipse(
    light * radius * 0.34,
    -radius * 0.36,
    radius * 0.19,
    radius * 0.16,
    light * 0.6,
    0,
    Math.PI * 2,
  );
  ctx.fill();
}

/** An owl's eye in its half of the disc: a round ball, a little from the side as the face is turned, under a stern upper lid. */
export function paintOwlEye(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const { recipe, frames, light } = subject;
  const centre = facePlace(subject)(side * eyeGap(face), 0);
  const radius = recipe.eye.radius * frames.anatomy.headRadius;
  ctx.save();
  ctx.translate(centre[0], centre[1]);
  ctx.rotate(face.tilt ?? 0);
  ctx.scale(side * foreshortening(face, side), 1);
  const hollow: Point[] = Array.from({ length: 24 }, (_, i) => {
    const turn = (i / 24) * Math.PI * 2;
    return [Math.cos(turn) * radius * 1.3 - radius * 0.08, Math.sin(turn) * radius * 1.24];
  });
  fillSoft(ctx, hollow, toned(face.discDark, -0.24, 0.6), radius * 0.2);
  circle(ctx, radius * (1 + RIM));
  ctx.fillStyle = recipe.eye.ring ?? '#15100e';
  ctx.fill();
  ctx.save();
  paintBall(ctx, radius, recipe.eye);
  ctx.restore();
  circle(ctx, radius);
  ctx.strokeStyle = 'rgba(12,8,8,0.8)';
  ctx.lineWidth = Math.max(1, radius * 0.08);
  ctx.stroke();
  const cut = 0.26 * (face.lids ?? 1);
  if (cut > 0) paintLid(ctx, radius, cut, css(tone(rgbOf(face.discDark), -0.06)));
  paintLight(ctx, radius, side * (light.x < 0 ? -1 : 1));
  ctx.restore();
}
