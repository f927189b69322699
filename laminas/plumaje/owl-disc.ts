import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../geometry/colour.ts';
import { blend, clamp, heading, type Path, type Point } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill } from '../geometry/trace.ts';
import type { OwlFace } from '../recipe.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Half the distance between the eyes of the archetype, in head radii. */
const EYE_GAP = 0.58;

/** Half the distance between the eyes of a face, in head radii. */
export function eyeGap(face: OwlFace): number {
  return face.gap ?? EYE_GAP;
}

/** Face frame: origin between the eyes, unit head radius, x to the right, y down. */
export type FacePlace = (x: number, y: number) => Point;

/** The face frame of an owl as a function to plate px: turned to a side the near half widens, tilted it rolls. */
export function facePlace(subject: Subject): FacePlace {
  const { eye, headRadius } = subject.frames.anatomy;
  const { turn = 0, tilt = 0 } = subject.recipe.face ?? {};
  const middle = eye[0] + EYE_GAP * headRadius;
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return (x, y) => {
    const across = x * (1 - 0.2 * turn * Math.tanh(x * 1.5)) + 0.2 * turn * (1 - Math.min(1, x * x * 0.3));
    return [
      middle + (cosine * across - sine * y) * headRadius,
      eye[1] + (sine * across + cosine * y) * headRadius,
    ];
  };
}

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
  if (face.surround) paintSurround(ctx, subject, face.surround, side);
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

/** Dark feathers around an eye: the short-eared owl's mascara, the barn owl's rusty corner. */
function paintSurround(
  ctx: SKRSContext2D,
  subject: Subject,
  surround: NonNullable<OwlFace['surround']>,
  side: 1 | -1,
): void {
  const random = subject.stream(`surround ${side}`);
  const place = facePlace(subject);
  const { face, eye } = subject.recipe;
  const { headRadius } = subject.frames.anatomy;
  const gap = face ? eyeGap(face) : EYE_GAP;
  const [x, y] = place(side * gap, 0);
  const core = eye.radius * (surround.reach ?? 1.5) * 0.72 * headRadius;
  const shade = ctx.createRadialGradient(x, y, core * 0.6, x, y, core);
  shade.addColorStop(0, css(rgbOf(surround.colour), surround.opacity ?? 0.85));
  shade.addColorStop(1, css(rgbOf(surround.colour), 0));
  ctx.fillStyle = shade;
  ctx.fillRect(x - core, y - core, core * 2, core * 2);
  for (let i = 0; i < 240; i++) {
    const angle = random.next() * Math.PI * 2;
    const inner = Math.max(0, -Math.cos(angle) * side);
    const reach =
      eye.radius * (surround.reach ?? 1.5) * random.range(0.3, 1) * (1 + (surround.inward ?? 0) * inner);
    const root = place(side * gap + Math.cos(angle) * reach, Math.sin(angle) * reach);
    ctx.fillStyle = css(tone(rgbOf(surround.colour), random.bell() * 0.04), surround.opacity ?? 0.85);
    const length = headRadius * 0.13 * random.range(0.8, 1.2);
    brushTuft(ctx, root, angle, length, length * 0.24, 0);
  }
}

/** Right half of the heart of a barn owl, notch to chin, in head radii. */
const HEART: Path = [
  [0, -0.42],
  [0.24, -0.72],
  [0.62, -0.86],
  [1, -0.66],
  [1.2, -0.2],
  [1.14, 0.3],
  [0.86, 0.74],
  [0.44, 1.07],
  [0, 1.24],
];

/** The one heart of a barn owl: silky feathers away from the middle, a stiff dark rim. */
export function paintHeart(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const random = subject.stream('heart');
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const size = face.size ?? 1;
  const at = (x: number, y: number) => place(x * size, y * size);
  const half = curveThrough(HEART, false, 10);
  const whole = [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()];
  fill(
    ctx,
    whole.map(([x, y]) => at(x, y)),
    face.disc,
  );
  const [pale, dark, rim] = [rgbOf(face.disc), rgbOf(face.discDark), rgbOf(face.rim)];
  for (let i = 0; i < 900; i++) {
    const side = i % 2 ? 1 : -1;
    const [x, y] = half[(random.next() * half.length) | 0] ?? [1, 0];
    const q = Math.sqrt(random.range(0.02, 0.94));
    const from: Point = [x * q * side, blend(0.1, y, q)];
    const root = at(from[0], from[1]);
    const angle = heading(at(0, 0.1 + (y - 0.1) * q * 0.6), root);
    ctx.fillStyle = css(mix(pale, dark, clamp((q - 0.55) * 0.5 + random.bell() * 0.14)));
    const length = radius * 0.2 * random.range(0.8, 1.2);
    brushTuft(ctx, root, angle, length, length * 0.17, 0);
  }
  for (const side of [-1, 1] as const) {
    if (face.surround) paintSurround(ctx, subject, face.surround, side);
    for (let i = 0; i < half.length; i++) {
      const [x, y] = half[i] ?? [0, 0];
      for (let k = 0; k < 5; k++) {
        const root = at((x + random.bell() * 0.02) * side, y + random.bell() * 0.03);
        const angle = heading(at(0, 0.2), root) + side * 0.5;
        ctx.fillStyle = css(tone(mix(rim, pale, k === 0 ? 0.5 : 0), random.bell() * 0.05));
        const length = radius * 0.15 * (face.rimWidth ?? 1) * random.range(0.8, 1.2);
        brushTuft(ctx, root, angle, length, length * 0.24, 0);
      }
    }
  }
}
