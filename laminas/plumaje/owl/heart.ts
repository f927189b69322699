import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, heading, type Path, type Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { facePlace } from './frame.ts';
import { paintSurround } from './surround.ts';

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
    if (face.surround) paintSurround(ctx, subject, face, face.surround, side);
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
