/** Sun and moon: where they hang decides the light of the whole plate. */
import type { Point } from '../geometry/point.ts';
import { addBlob, fillPath } from './brush/stroke.ts';
import { veil } from './colour/pigment.ts';
import { DISC, halfChord } from './disc.ts';
import { placeOf } from './light.ts';
import type { View } from './view.ts';

const RADIUS = 54;

function drawStars({ ctx, dice, palette }: View): void {
  const random = dice('stars');
  for (let i = 0; i < 26; i++) {
    const y = random.range(DISC.top + 20, DISC.y + 20);
    const x = DISC.x + random.range(-1, 1) * halfChord(y);
    const size = random.chance(0.2) ? 2.3 : random.range(0.8, 1.5);
    ctx.fillStyle = veil(palette.luminary, random.range(0.35, 0.8));
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** A faint sea or two on the moon, so that it is no sun. */
function drawSeas({ ctx, dice, palette }: View, place: Point): void {
  const random = dice('moon');
  for (const [x, y, size] of [
    [-14, -12, 17],
    [12, 6, 13],
    [-6, 20, 9],
  ] as const)
    fillPath(ctx, veil(palette.skyBottom, 0.16), () =>
      addBlob(ctx, [place[0] + x, place[1] + y], size, size * 0.8, random, 0.2),
    );
}

/** Sun or moon with its halo; stars at night. To be drawn within the disc. */
export function drawLuminary(view: View): void {
  const { ctx, scene, palette } = view;
  if (palette.night) drawStars(view);
  const place = placeOf(scene);
  if (!place) return;
  for (const [size, opacity] of [
    [2.5, 0.07],
    [1.68, 0.16],
    [1, 1],
  ] as const)
    fillPath(ctx, veil(palette.luminary, palette.night ? opacity * (size > 1 ? 0.6 : 1) : opacity), () =>
      ctx.arc(place[0], place[1], RADIUS * size, 0, Math.PI * 2),
    );
  if (palette.night) drawSeas(view, place);
}
