import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../geometry/colour.ts';
import { blend, clamp } from '../geometry/point.ts';
import type { OwlFace } from '../parts/owl-face.ts';
import { eyeGap, facePlace } from './owl-frame.ts';
import { paintSurround } from './owl-surround.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Reach of the disc from an eye in a direction: flat towards the bill and the brow. */
function discReach(face: OwlFace, angle: number, side: number): number {
  const inward = -Math.cos(angle) * side;
  if (face.shape === 'ovals') {
    const across = inward > 0 ? blend(1, 0.62, inward) : blend(1, 0.84, -inward);
    return (
      across * (Math.sin(angle) < 0 ? blend(1, 0.96, -Math.sin(angle)) : blend(1, 1.18, Math.sin(angle)))
    );
  }
  const across = inward > 0 ? blend(1, 0.52, inward) : 1;
  const upright = Math.sin(angle) < 0 ? blend(1, 0.74, -Math.sin(angle)) : 1.02;
  return across * upright;
}

/** One half of the facial disc: rings of fine feathers around the eye, a dark rim outside. */
export function paintDisc(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const random = subject.stream(`disc ${side}`);
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [pale, dark, rim] = [rgbOf(face.disc), rgbOf(face.discDark), rgbOf(face.rim)];
  const spread = 0.84 * (face.size ?? 1);
  const rings = face.rings ?? 0.5;
  const gap = eyeGap(face);
  const count = 620;
  for (let i = 0; i < count; i++) {
    const q = 1 - (i / count) ** 0.8 * 0.62;
    const angle = random.next() * Math.PI * 2;
    const reach = discReach(face, angle, side) * q * spread;
    const root = place(side * gap + Math.cos(angle) * reach, Math.sin(angle) * reach);
    const ring = 0.5 + 0.5 * Math.sin(q * 30);
    const edge = q > 1 - 0.1 * (face.rimWidth ?? 1) && Math.cos(angle) * side > -0.35;
    const ground = mix(pale, dark, clamp(ring * rings + random.bell() * 0.12));
    ctx.fillStyle = css(mix(ground, rim, edge ? 0.8 : 0.03));
    const length = radius * 0.24 * random.range(0.8, 1.2);
    brushTuft(ctx, root, angle, length, length * 0.2, 0);
  }
  if (face.surround) paintSurround(ctx, subject, face, face.surround, side);
  paintRim(ctx, subject, face, side);
}

/** The stiff dark feathers that bound the disc, from the brow around the cheek to the chin. */
function paintRim(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  if (!face.rimWidth) return;
  const random = subject.stream(`rim ${side}`);
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const spread = 0.84 * (face.size ?? 1);
  const rim = rgbOf(face.rim);
  const count = 90;
  for (let i = 0; i < count; i++) {
    const turn = blend(-1.15, 1.95, (i + random.next()) / count);
    const angle = side > 0 ? turn : Math.PI - turn;
    const reach = (discReach(face, angle, side) * spread + 0.1) * random.range(0.97, 1.03);
    const root = place(side * eyeGap(face) + Math.cos(angle) * reach, Math.sin(angle) * reach);
    ctx.fillStyle = css(tone(rim, random.bell() * 0.05), 0.9);
    const length = radius * 0.16 * face.rimWidth * random.range(0.8, 1.2);
    brushTuft(ctx, root, angle + side * 1.05, length, length * 0.26, 0);
  }
}
