import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Size of a plate, px. */
export const PLATE_WIDTH = 1200 as const;
export const PLATE_HEIGHT = 900 as const;

/** Canvas px a plate px of the bird's layer. */
export const BIRD_SCALE = 1.5;

/** A transparent canvas of the plate's size; `scale` canvas px to each plate px. */
export function createLayer(scale = 1): { canvas: Canvas; ctx: SKRSContext2D } {
  const canvas = createCanvas(PLATE_WIDTH * scale, PLATE_HEIGHT * scale);
  const ctx = canvas.getContext('2d');
  ctx.scale(scale, scale);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  return { canvas, ctx };
}
