import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { eyeGap, facePlace } from './frame.ts';

/** Dark feathers around an eye: the short-eared owl's mascara, the barn owl's rusty corner. */
export function paintSurround(
  ctx: SKRSContext2D,
  subject: Subject,
  face: OwlFace,
  surround: NonNullable<OwlFace['surround']>,
  side: 1 | -1,
): void {
  const random = subject.stream(`surround ${side}`);
  const place = facePlace(subject);
  const { eye } = subject.recipe;
  const { headRadius } = subject.frames.anatomy;
  const gap = eyeGap(face);
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
