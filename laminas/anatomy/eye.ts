import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, lightnessOf, type Rgb, rgbOf, toned } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import type { Eye } from '../parts/eye.ts';

function disc(ctx: SKRSContext2D, radius: number, colour: string | CanvasGradient, squash = 0.97): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(0, 0, radius, radius * squash, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** Socket: a soft dark ring, or on a black head the black lifted a little so that the eye shows. */
function paintSocket(ctx: SKRSContext2D, radius: number, around: Rgb): void {
  const black = lightnessOf(around) < 0.32;
  const glow = ctx.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * (black ? 1.5 : 1.6));
  const colour = black ? '150,152,165' : '22,14,12';
  glow.addColorStop(0, `rgba(${colour},${black ? 0.16 : 0.36})`);
  glow.addColorStop(1, `rgba(${colour},0)`);
  disc(ctx, radius * 2, glow as unknown as string);
  if (!black) return;
  ctx.strokeStyle = 'rgba(214,214,218,0.7)';
  ctx.lineWidth = Math.max(1, radius * 0.1);
  ctx.beginPath();
  ctx.arc(0, 0, radius * 1.1, Math.PI * 0.18, Math.PI * 0.82);
  ctx.stroke();
}

function paintIris(ctx: SKRSContext2D, radius: number, eye: Eye): void {
  const iris = ctx.createRadialGradient(0, radius * 0.3, radius * 0.1, 0, 0, radius);
  iris.addColorStop(0, toned(eye.iris, 0.1));
  iris.addColorStop(0.65, eye.iris);
  iris.addColorStop(1, toned(eye.iris, -0.14));
  disc(ctx, radius * 0.95, iris as unknown as string);
  disc(ctx, radius * (eye.pupil ?? 0.62), '#0a0606', 1);
  const lid = ctx.createLinearGradient(0, -radius, 0, radius);
  lid.addColorStop(0, 'rgba(0,0,0,0.5)');
  lid.addColorStop(0.42, 'rgba(0,0,0,0)');
  lid.addColorStop(0.7, 'rgba(200,215,230,0)');
  lid.addColorStop(1, 'rgba(200,215,230,0.3)');
  disc(ctx, radius * 0.95, lid as unknown as string);
}

/** The eye: socket, ring, lid, iris, pupil and one highlight on the side of the light; `radius` px. */
export function paintEye(
  ctx: SKRSContext2D,
  centre: Point,
  radius: number,
  eye: Eye,
  around: Rgb,
  light: { x: number; y: number },
): void {
  ctx.save();
  ctx.translate(centre[0], centre[1]);
  if (!eye.plain) paintSocket(ctx, radius, around);
  if (eye.ring) disc(ctx, radius * (1 + (eye.ringWidth ?? 0.16)), css(rgbOf(eye.ring)));
  disc(ctx, radius * 1.04, '#0f0a08');
  paintIris(ctx, radius, eye);
  ctx.fillStyle = 'rgba(255,255,255,0.97)';
  ctx.beginPath();
  ctx.ellipse(
    light.x * radius * 0.42,
    light.y * radius * 0.42,
    radius * 0.21,
    radius * 0.18,
    0,
    0,
    Math.PI * 2,
  );
  ctx.fill();
  ctx.restore();
}
