/** The habitat disc: a round window of colour on the paper. */
import type { Point } from '../geometry/point.ts';
import { layDryBrush, layGrain } from './brush/texture.ts';
import { mix, shade, veil } from './colour/pigment.ts';
import { DISC } from './disc.ts';
import type { View } from './view.ts';

function sky({ ctx, palette }: View): void {
  const gradient = ctx.createLinearGradient(0, DISC.top, 0, DISC.bottom);
  gradient.addColorStop(0, palette.skyTop);
  gradient.addColorStop(1, palette.skyBottom);
  ctx.fillStyle = gradient;
  ctx.fillRect(DISC.left, DISC.top, DISC.radius * 2, DISC.radius * 2);
}

/** Light gathers on the side of the sun and the rim turns away from it, as on a shallow dish. */
function dish({ ctx, light, palette }: View): void {
  const centre: Point = [DISC.x + light.x * DISC.radius * 0.4, DISC.y + light.y * DISC.radius * 0.4];
  const rim = mix(shade(palette.skyBottom, -0.22), palette.shadow, 0.3);
  const gradient = ctx.createRadialGradient(
    centre[0],
    centre[1],
    0,
    centre[0],
    centre[1],
    DISC.radius * 1.42,
  );
  gradient.addColorStop(0, veil(palette.lit, palette.night ? 0.1 : 0.22));
  gradient.addColorStop(0.5, veil(palette.lit, 0));
  gradient.addColorStop(0.55, veil(rim, 0));
  gradient.addColorStop(1, veil(rim, 0.2));
  ctx.fillStyle = gradient;
  ctx.fillRect(DISC.left, DISC.top, DISC.radius * 2, DISC.radius * 2);
}

/** Clips to the disc, paints its sky, lets `within` paint the land, and seals it with light, brush and rim. */
export function drawDisc(view: View, within: () => void): void {
  const { ctx, palette } = view;
  ctx.save();
  ctx.beginPath();
  ctx.arc(DISC.x, DISC.y, DISC.radius, 0, Math.PI * 2);
  ctx.clip();
  sky(view);
  within();
  dish(view);
  layDryBrush(ctx, palette.night ? 0.08 : 0.125, view.dice('disc brush'));
  layGrain(ctx, 0.05);
  ctx.restore();
  ctx.strokeStyle = veil(palette.night ? '#cfd3ee' : '#fffaf0', palette.night ? 0.4 : 0.55);
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(DISC.x, DISC.y, DISC.radius - 1, 0, Math.PI * 2);
  ctx.stroke();
}
