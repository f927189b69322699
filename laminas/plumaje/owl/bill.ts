import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone, toned } from '../../geometry/colour.ts';
import { blend, type Point, shifted } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { eyeGap, facePlace } from './frame.ts';

/** Where the bill comes out of the feathers below the eyes, how broad it is there, and how far its back stands out, head radii. */
const ROOT = 0.16;
const HALF = 0.15;
const OUT = 0.3;
const STEPS = 16;
/** How far from the keel of the face the bristles are rooted at most, head radii. */
const BRISTLES = 0.27;

/** The ridge of the culmen from its root to the hook, as it is seen: out of the face, then down. */
function ridgeOf(subject: Subject): Point[] {
  const place = facePlace(subject);
  const reach = subject.recipe.bill.length / 0.36;
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const out = OUT * Math.sin(Math.PI * blend(0.1, 0.86, t)) ** 0.9;
    return place(0, ROOT - 0.08 + 0.56 * reach * t ** 1.05, out);
  });
}

/** The hooked bill that hangs between the halves of the disc: two sides that fall from a ridge, a point bent in under itself. */
export function paintOwlBill(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames, light } = subject;
  const radius = frames.anatomy.headRadius;
  const ridge = ridgeOf(subject);
  const half = (t: number) => radius * HALF * Math.sin(Math.PI * blend(0.3, 1, t ** 1.3)) ** 0.75;
  const outline = ribbon(ridge, half);
  ctx.save();
  ctx.filter = `blur(${radius * 0.03}px)`;
  fill(ctx, shifted(outline, -light.x * radius * 0.05, radius * 0.05), 'rgba(20,12,8,0.4)');
  ctx.restore();
  ctx.save();
  trace(ctx, outline);
  ctx.fillStyle = recipe.bill.upper;
  ctx.fill();
  ctx.clip();
  const beside = (share: number) => ridge.map(([x, y], i): Point => [x + share * half(i / STEPS), y]);
  const shaded = light.x > 0 ? -1 : 1;
  stroke(ctx, beside(shaded * 0.75), toned(recipe.bill.upper, -0.16, 0.85), radius * 0.11);
  stroke(ctx, beside(-shaded * 0.85), toned(recipe.bill.upper, -0.08, 0.6), radius * 0.05);
  stroke(ctx, beside(-shaded * 0.2).slice(2, -2), toned(recipe.bill.upper, 0.16, 0.8), radius * 0.05);
  stroke(ctx, beside(-shaded * 0.24).slice(5, 11), 'rgba(255,255,255,0.4)', radius * 0.018);
  ctx.restore();
  stroke(ctx, outline, toned(recipe.bill.upper, -0.34, 0.55), 0.8, true);
}

/** The hair-like feathers from the corners between eye and bill: they bury its sides and sweep down and out over the disc. */
export function paintLoralBristles(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [disc, dark, chin] = [rgbOf(face.disc), rgbOf(face.discDark), rgbOf(face.cross ?? face.chin)];
  const heart = face.shape === 'heart';
  const room = Math.min(
    BRISTLES * (face.muzzle ?? 1),
    eyeGap(face) - subject.recipe.eye.radius * (heart ? 1.5 : 0.9),
  );
  for (const side of [-1, 1] as const) {
    const random = subject.stream(`bristles ${side}`);
    for (let i = 0; i < 150; i++) {
      const t = 1 - i / 150;
      const x = room * random.next() ** 0.8;
      const y = blend(-0.08, x < 0.09 ? 0.08 : 0.36, t) + random.bell() * 0.02;
      const root = place(side * x, y);
      const flow = Math.PI / 2 - side * blend(0.05, heart ? 0.3 : 0.75, x / room);
      const length = radius * random.range(0.2, 0.36) * (x < 0.09 ? 0.6 : 1) * (face.muzzle ?? 1) ** 0.5;
      ctx.fillStyle = css(
        tone(mix(mix(disc, chin, 0.5), dark, random.next() * (heart ? 0.08 : 0.5)), random.bell() * 0.02),
        0.8,
      );
      brushTuft(ctx, root, flow + random.bell() * 0.08, length, length * 0.07, side * -length * 0.1);
    }
  }
}

/** The pale beard below the bill, drawn before it. */
export function paintChin(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const place = facePlace(subject);
  const random = subject.stream('chin');
  const radius = subject.frames.anatomy.headRadius;
  const [chin, disc] = [rgbOf(face.chin), rgbOf(face.disc)];
  for (let i = 0; i < 150; i++) {
    const t = 1 - i / 150;
    const lean = random.bell();
    const angle = Math.PI / 2 - lean * 0.6;
    const root = place(lean * 0.17, blend(0.44, 0.66, t) - Math.abs(lean) * 0.06);
    ctx.fillStyle = css(mix(chin, disc, random.next() * 0.7), 0.9);
    const length = radius * random.range(0.14, 0.26) * (1 - Math.abs(lean) * 0.2);
    brushTuft(ctx, root, angle, length, length * 0.1, 0);
  }
}
