/** The boulders of a torrent's banks. */
import { addBlob, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

/** A boulder: middle, half width and half height, px of the plate. */
type Stone = readonly [x: number, y: number, halfWidth: number, halfHeight: number];

/** Those beyond the falls, far to near. */
export const FAR_STONES: readonly Stone[] = [
  [300, 508, 150, 62],
  [905, 512, 150, 58],
  [470, 548, 110, 44],
  [740, 556, 104, 40],
  [600, 572, 80, 34],
];

/** Stones that stand before the falls and hide their edges. */
export const NEAR_STONES: readonly Stone[] = [
  [250, 580, 66, 56],
  [350, 556, 30, 20],
  [436, 596, 54, 40],
  [608, 606, 56, 32],
  [776, 600, 60, 42],
  [872, 552, 30, 18],
  [962, 584, 58, 56],
  [690, 640, 34, 14],
  [236, 660, 84, 34],
  [978, 664, 84, 34],
];

/** Paints a boulder, lit from the plate's light; `far` ones take the tone of the air. */
export function drawBoulder(view: View, [x, y, halfWidth, halfHeight]: Stone, far: boolean): void {
  const { ctx, palette, light } = view;
  const stone = mix(palette.near, palette.key('#70757a'), far ? 0.3 : 0.55);
  const random = view.dice(`boulder ${x}`);
  ctx.save();
  ctx.beginPath();
  addBlob(ctx, [x, y], halfWidth, halfHeight, random, 0.34, 7);
  ctx.fillStyle = shade(stone, -0.02);
  ctx.fill();
  ctx.clip();
  const lean = Math.sign(light.x) * halfWidth * 0.22;
  fillPath(ctx, shade(stone, 0.07), () =>
    addBlob(ctx, [x + lean, y - halfHeight * 0.5], halfWidth * 0.86, halfHeight * 0.56, random, 0.24, 8),
  );
  fillPath(ctx, veil(shade(stone, -0.12), 0.8), () =>
    addBlob(ctx, [x - lean, y + halfHeight * 0.92], halfWidth, halfHeight * 0.5, random, 0.2, 8),
  );
  ctx.restore();
}
