import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../geometry/random.ts';
import type { Afloat } from '../parts/afloat.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import type { Stand } from '../scenes/stand.ts';
import { DRAUGHT } from './draught.ts';
import { hullUnderWater } from './under-water.ts';
import { type WaterEdge, waterEdge } from './wavelets.ts';

/** Of the legs of a wader under water, what does not show. */
const MURK = 0.72;
/** How far above the water a swimmer darkens towards it, share of its height; the opacity of that shade half way and at the water. */
const SHADE = 0.1;
const HALFWAY = 0.13;
const AT_WATER = 0.46;
/** Wavelets and sight into the water where a recipe gives none. */
const CALM: Required<Afloat> = { draught: DRAUGHT, lap: 4, clear: 0.7 };

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
function erase(ctx: SKRSContext2D, level: number, edge: WaterEdge, opacity: number): void {
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = `rgba(0,0,0,${opacity})`;
  ctx.beginPath();
  ctx.moveTo(0, PLATE_HEIGHT);
  for (let x = 0; x <= PLATE_WIDTH; x += 2) ctx.lineTo(x, level + edge(x));
  ctx.lineTo(PLATE_WIDTH, PLATE_HEIGHT);
  ctx.fill();
}

/** The film where water clings to the flank: short bright pieces on the crests, dark ones in the troughs. */
function paintFilm(ctx: SKRSContext2D, level: number, edge: WaterEdge, random: Random): void {
  ctx.globalCompositeOperation = 'source-atop';
  for (let x = 0; x < PLATE_WIDTH; x += random.range(8, 30)) {
    const length = random.range(10, 34);
    ctx.strokeStyle = random.chance(0.5) ? 'rgba(240,250,252,0.55)' : 'rgba(18,28,38,0.4)';
    ctx.lineWidth = random.range(0.8, 1.8);
    ctx.beginPath();
    for (let step = 0; step <= 6; step++) {
      const at = x + (length * step) / 6;
      ctx.lineTo(at, level + edge(at) - random.range(0.4, 1));
    }
    ctx.stroke();
  }
}

/** A swimmer sunk to its own line: what is below shows as a hint, what is above ends in wavelets. */
function sink(bird: Canvas, stand: Stand, level: number, afloat: Afloat | undefined, random: Random): void {
  const { lap, clear } = { ...CALM, ...afloat };
  const ctx = bird.getContext('2d');
  const edge = waterEdge(
    stand.hull ?? { left: stand.body.x, right: stand.body.x + stand.body.width },
    lap,
    random,
  );
  const hint = hullUnderWater(bird, level, edge, clear);
  shadeBelly(ctx, level, stand.body.height);
  erase(ctx, level, edge, 1);
  paintFilm(ctx, level, edge, random);
  ctx.globalCompositeOperation = 'destination-over';
  ctx.drawImage(hint, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
}

/**
 * Puts a painted bird that faces left into the water that it stands or swims in: a wader's legs show faintly below it, a
 * swimmer's hull as a darker, displaced hint.
 */
export function putInWater(bird: Canvas, stand: Stand, afloat: Afloat | undefined, random: Random): void {
  const { waterline, feet } = stand;
  if (waterline === undefined) return;
  const ctx = bird.getContext('2d');
  if (feet.length > 0) erase(ctx, waterline, () => 0, MURK);
  else sink(bird, stand, waterline, afloat, random);
  ctx.globalCompositeOperation = 'source-over';
}
