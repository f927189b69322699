import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintEye } from '../anatomy/eye.ts';
import { css, mix, rgbOf, toned } from '../geometry/colour.ts';
import { blend, type Path } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { stroke, trace } from '../geometry/trace.ts';
import type { OwlFace } from '../parts/owl-face.ts';
import { paintEarTuft } from './ear-tufts.ts';
import { paintDisc } from './owl-disc.ts';
import { eyeGap, facePlace } from './owl-frame.ts';
import { paintHeart } from './owl-heart.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Pale brows, chin and whiskers. */
function paintBrowsAndChin(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const random = subject.stream('brows');
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [brow, rim, chin] = [rgbOf(face.brow), rgbOf(face.rim), rgbOf(face.chin)];
  const weight = face.browWeight ?? 1;
  const rise = face.browRise ?? 1;
  const start = face.shape === 'ovals' ? -0.55 : 0;
  for (let i = 0; i < (90 - start * 90) * weight; i++) {
    const side = i % 2 ? 1 : -1;
    const t = random.range(start, 1);
    const up = Math.max(0, t);
    const down = Math.max(0, -t);
    const arch = Math.sin(up * 1.95) / Math.sin(1.95 * 0.8);
    const y = -0.2 - 0.34 * rise * arch + down * 1.3 + random.bell() * 0.035 * weight;
    const root = place(side * (blend(0.1, 0.8, up) + down * 0.22), y - 0.04 * (weight - 1));
    ctx.fillStyle = css(mix(brow, rim, (random.next() * 0.55) / weight ** 1.5));
    const length = radius * random.range(0.14, 0.26) * (1 - 0.35 * up);
    const lean = t < 0 ? 1.15 : blend(-0.8, 0.35, up);
    brushTuft(ctx, root, side > 0 ? lean : Math.PI - lean, length, length * 0.2, 0);
  }
  for (let i = 0; i < 110; i++) {
    const angle = random.range(0.25, Math.PI - 0.25);
    const root = place(random.bell() * 0.14, 0.5 + random.next() * 0.2);
    ctx.fillStyle = css(mix(chin, rgbOf(face.disc), random.next()));
    const length = radius * random.range(0.2, 0.5);
    brushTuft(ctx, root, angle, length, length * 0.13, 0);
  }
}

/** Bill between the discs, pointing down, its root under whiskers. */
function paintOwlBill(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const { bill } = subject.recipe;
  const reach = bill.length / 0.4;
  const shape: Path = [
    place(-0.12, 0.2),
    place(0, 0.12),
    place(0.12, 0.2),
    place(0.17, 0.2 + 0.22 * reach),
    place(0.1, 0.2 + 0.46 * reach),
    place(0.01, 0.2 + 0.68 * reach),
    place(-0.1, 0.2 + 0.46 * reach),
    place(-0.17, 0.2 + 0.22 * reach),
  ];
  const outline = curveThrough(shape, true, 8);
  const [x0, y0] = place(-0.2, 0.2);
  const [x1, y1] = place(0.2, 0.8);
  const shades = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.addColorStop(0, toned(bill.upper, 0.2));
  shades.addColorStop(0.4, bill.upper);
  shades.addColorStop(1, toned(bill.upper, -0.1));
  trace(ctx, outline);
  ctx.fillStyle = shades;
  ctx.fill();
  stroke(
    ctx,
    [place(-0.05, 0.2), place(-0.08, 0.42), place(-0.03, 0.62)],
    'rgba(235,240,245,0.4)',
    radius * 0.03,
  );
  if (face.shape === 'heart') return;
  const random = subject.stream('whiskers');
  for (let i = 0; i < 60; i++) {
    const side = i % 2 ? 1 : -1;
    const root = place(side * random.range(0.14, 0.34), random.range(-0.06, 0.3));
    ctx.fillStyle = css(mix(rgbOf(face.disc), rgbOf(face.discDark), random.next() * 0.6));
    const length = radius * random.range(0.26, 0.42);
    brushTuft(ctx, root, Math.PI / 2 + side * 0.3, length, length * 0.12, side * -3);
  }
}

/** Pale feathers that run from between the eyes down and out beside the bill: with the brows, an X. */
function paintCross(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  if (!face.cross) return;
  const random = subject.stream('cross');
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  for (let i = 0; i < 150; i++) {
    const side = i % 2 ? 1 : -1;
    const t = random.next();
    const root = place(side * (blend(0.1, 0.34, t) + random.bell() * 0.045), blend(-0.12, 0.6, t));
    ctx.fillStyle = css(mix(rgbOf(face.cross), rgbOf(face.disc), random.next() * 0.3));
    const length = radius * random.range(0.16, 0.28);
    brushTuft(ctx, root, Math.PI / 2 - side * 0.5, length, length * 0.18, 0);
  }
}

/** Heavy lids that make the stare. */
function paintLids(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1, radius: number): void {
  const [x, y] = facePlace(subject)(side * eyeGap(face), 0);
  ctx.strokeStyle = 'rgba(30,20,14,0.9)';
  ctx.lineWidth = radius * 0.16 * (face.lids ?? 1);
  ctx.beginPath();
  ctx.moveTo(x - side * radius * 1.15, y - radius * 0.35);
  ctx.quadraticCurveTo(
    x - side * radius * 0.4,
    y - radius * 0.92,
    x + side * radius * 0.3,
    y - radius * 1.02,
  );
  ctx.quadraticCurveTo(x + side * radius * 0.8, y - radius, x + side * radius * 1.1, y - radius * 0.62);
  ctx.stroke();
}

/** The face of an owl: discs, ear tufts, brows, eyes and bill. */
export function paintOwlFace(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const { recipe, frames, light } = subject;
  const radius = recipe.eye.radius * frames.anatomy.headRadius;
  if (face.shape === 'heart') paintHeart(ctx, subject, face);
  else for (const side of [-1, 1] as const) paintDisc(ctx, subject, face, side);
  for (const side of [-1, 1] as const) paintEarTuft(ctx, subject, face, side);
  if (face.shape !== 'heart') paintBrowsAndChin(ctx, subject, face);
  paintCross(ctx, subject, face);
  const place = facePlace(subject);
  for (const side of [-1, 1] as const) {
    paintEye(ctx, place(side * eyeGap(face), 0), radius, recipe.eye, [200, 190, 160], light);
    if (face.lids !== 0) paintLids(ctx, subject, face, side, radius);
  }
  paintOwlBill(ctx, subject, face);
}
