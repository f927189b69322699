import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { BIRD_SCALE, createLayer, PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { DISC } from '../scenes/disc.ts';
import type { WaterEdge } from './wavelets.ts';

/** Height of the strips in which water displaces what lies in it, px. */
const STRIP = 2;
/** Px of the body seen in one px of water: refraction lifts the hull. */
const LIFTED = 1.6;
/** Depth to which one sees, px of the plate, and the opacity at the surface of clear water. */
const SIGHT = 74;
const AT_SURFACE = 0.8;
/** Where the strips begin: above the level, under the crests of the wavelets. */
const CREST = -16;
/** What is left of it where it lies outside the disc. */
const ON_PAPER = 0.25;
/** What the water puts over it. */
const MURK = 'rgba(26,46,58,0.58)';

/** Sideways displacement of the hull at a depth, px: the swing of the surface above it. */
const sway = (depth: number): number => 3.4 * Math.sin(depth / 4.3) + 2.2 * Math.sin(depth / 9.1 + 2) + 3;

/** The hull below the surface, darker, lifted and displaced in bands, on a layer of its own. */
export function hullUnderWater(bird: Canvas, level: number, edge: WaterEdge, clear: number): Canvas {
  const { canvas, ctx } = createLayer(BIRD_SCALE);
  for (let depth = CREST; depth < SIGHT; depth += STRIP) {
    const sunk = Math.max(0, depth);
    const band = 0.72 + 0.28 * Math.sin(depth / 3.1 + Math.sin(depth / 11));
    ctx.globalAlpha = AT_SURFACE * clear * (1 - sunk / SIGHT) ** 1.5 * band;
    const source = (level + depth * LIFTED) * BIRD_SCALE;
    const [height, y] = [STRIP * LIFTED * BIRD_SCALE, level + depth];
    ctx.drawImage(bird, 0, source, bird.width, height, sway(depth), y, PLATE_WIDTH, STRIP);
  }
  ctx.globalAlpha = 1;
  darken(ctx);
  cutAbove(ctx, level, edge);
  fadeOnPaper(ctx);
  return canvas;
}

/** Beyond the disc there is paper, not water: little of the hull shows through it. */
function fadeOnPaper(ctx: SKRSContext2D): void {
  ctx.fillStyle = `rgba(0,0,0,${1 - ON_PAPER})`;
  ctx.beginPath();
  ctx.rect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.arc(DISC.x, DISC.y, DISC.radius, 0, Math.PI * 2);
  ctx.fill('evenodd');
}

function darken(ctx: SKRSContext2D): void {
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = MURK;
  ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
}

function cutAbove(ctx: SKRSContext2D, level: number, edge: WaterEdge): void {
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = '#000';
  ctx.beginPath();
  ctx.moveTo(0, 0);
  for (let x = 0; x <= PLATE_WIDTH; x += 2) ctx.lineTo(x, level + edge(x));
  ctx.lineTo(PLATE_WIDTH, 0);
  ctx.fill();
}
