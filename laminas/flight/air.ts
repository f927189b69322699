import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../geometry/colour.ts';
import { type Box, boxOf } from '../geometry/point.ts';
import { createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import type { Recipe } from '../recipe.ts';
import { paletteOf } from '../scenes/colour/palette.ts';

/** Breadth of the contour, canvas px. */
const CONTOUR = 3;
/**
 * Air over a vignette: share of the disc's colour. Readers who did not know took flying birds with this, fuller heads and
 * bulging secondaries for the more beautiful beside 0.12 in 15 of 16 pairs, for the truer in 11 (the others in two).
 */
const HAZE = 0.035;

/** A veil of the disc's air over a bird that is not the one of the plate. */
export function veilInAir(ctx: SKRSContext2D, recipe: Recipe, main = false): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = css(rgbOf(paletteOf(recipe.scene).skyTop), main ? 0 : HAZE);
  ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.restore();
}

/** The bird with the thinnest dark air about it, so that a pale one stands out from the paper. */
export function contoured(bird: Canvas, opacity: number): Canvas {
  const { canvas, ctx } = createLayer(bird.width / PLATE_WIDTH);
  ctx.shadowColor = `rgba(58,44,40,${opacity})`;
  ctx.shadowBlur = CONTOUR;
  ctx.drawImage(bird, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  return canvas;
}

/** What of a box lies on the plate, px. */
export function onPlate({ x, y, width, height }: Box): Box {
  return boxOf([
    [Math.max(0, x), Math.max(0, y)],
    [Math.min(PLATE_WIDTH, x + width), Math.min(PLATE_HEIGHT, y + height)],
  ]);
}
