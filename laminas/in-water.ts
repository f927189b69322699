import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { PLATE_HEIGHT, PLATE_WIDTH } from './plumaje/layer.ts';
import type { Stand } from './scenes/scene.ts';

/** Of the legs of a wader under water, what does not show. */
const MURK = 0.72;
/** How far above the water a swimmer darkens towards it, share of its height; the opacity of that shade half way and at the water. */
const SHADE = 0.125;
const HALFWAY = 0.16;
const AT_WATER = 0.55;

/** The edge of the water along a swimmer, px above or below its level: small waves of three lengths. */
const wave = (x: number): number =>
  Math.sin(x / 19) * 1.7 + Math.sin(x / 47 + 1) * 1.8 + Math.sin(x / 7.3) * 0.6;

/** The lowest feathers of a swimmer, in the shade of its body and wet. */
function shadeBelly(ctx: SKRSContext2D, level: number, height: number): void {
  const top = level - height * SHADE;
  const shade = ctx.createLinearGradient(0, top, 0, level);
  shade.addColorStop(0, 'rgba(22,26,40,0)');
  shade.addColorStop(0.6, `rgba(22,26,40,${HALFWAY})`);
  shade.addColorStop(1, `rgba(22,26,40,${AT_WATER})`);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = shade;
  ctx.fillRect(0, top, PLATE_WIDTH, PLATE_HEIGHT - top);
}

/** All below an edge of water, erased. */
function erase(ctx: SKRSContext2D, level: number, edge: (x: number) => number, opacity: number): void {
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = `rgba(0,0,0,${opacity})`;
  ctx.beginPath();
  ctx.moveTo(0, PLATE_HEIGHT);
  for (let x = 0; x <= PLATE_WIDTH; x += 3) ctx.lineTo(x, level + edge(x));
  ctx.lineTo(PLATE_WIDTH, PLATE_HEIGHT);
  ctx.fill();
}

/**
 * Puts a painted bird into the water that it stands or swims in: a wader's legs show faintly below it, a swimmer's belly not at
 * all. Readers who did not know took a belly that darkens towards an uneven edge for the truer beside a straight cut in 11 of
 * 12 pairs and for the more beautiful in all.
 */
export function putInWater(bird: Canvas, { waterline, feet, body }: Stand): void {
  if (waterline === undefined) return;
  const ctx = bird.getContext('2d');
  if (feet.length > 0) erase(ctx, waterline, () => 0, MURK);
  else {
    shadeBelly(ctx, waterline, body.height);
    erase(ctx, waterline, wave, 1);
  }
  ctx.globalCompositeOperation = 'source-over';
}
