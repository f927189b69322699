/** Paper grain and dry brush: two small seamless tiles, always the same, laid over a scene as patterns. */

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../../geometry/point.ts';
import { type Random, streamOf } from '../../geometry/random.ts';

const TILE = 512;

/** Value noise that repeats every `TILE` px, with its own grid step along x and y. */
function wrappedNoise(random: Random, stepX: number, stepY: number): Float32Array {
  const columns = TILE / stepX;
  const rows = TILE / stepY;
  const grid = Float32Array.from({ length: columns * rows }, () => random.next());
  const noise = new Float32Array(TILE * TILE);
  const ease = (v: number): number => v * v * (3 - 2 * v);
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y / stepY);
    const nextRow = (row + 1) % rows;
    const v = ease((y % stepY) / stepY);
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x / stepX);
      const nextColumn = (column + 1) % columns;
      const u = ease((x % stepX) / stepX);
      const top = (grid[row * columns + column] ?? 0) * (1 - u) + (grid[row * columns + nextColumn] ?? 0) * u;
      const low =
        (grid[nextRow * columns + column] ?? 0) * (1 - u) + (grid[nextRow * columns + nextColumn] ?? 0) * u;
      noise[y * TILE + x] = top * (1 - v) + low * v;
    }
  }
  return noise;
}

/** A tile of black and white specks whose opacity follows the noise, so that it darkens and lightens alike. */
function tileOf(value: (i: number) => number): Canvas {
  const tile = createCanvas(TILE, TILE);
  const ctx = tile.getContext('2d');
  const image = ctx.createImageData(TILE, TILE);
  for (let i = 0; i < TILE * TILE; i++) {
    const level = clamp(value(i), -1);
    const tone = level > 0 ? 255 : 40;
    image.data[i * 4] = tone;
    image.data[i * 4 + 1] = level > 0 ? 250 : 28;
    image.data[i * 4 + 2] = level > 0 ? 238 : 22;
    image.data[i * 4 + 3] = Math.abs(level) * 255;
  }
  ctx.putImageData(image, 0, 0);
  return tile;
}

function makeGrain(): Canvas {
  const random = streamOf(7, 'grain');
  const fibre = wrappedNoise(random, 4, 4);
  const tooth = wrappedNoise(random, 2, 2);
  return tileOf((i) => ((fibre[i] ?? 0) - 0.5) * 0.35 + ((tooth[i] ?? 0) - 0.5) * 0.6 + random.bell() * 0.2);
}

function makeDryBrush(): Canvas {
  const random = streamOf(11, 'brush');
  const octaves = [
    { noise: wrappedNoise(random, 128, 64), weight: 0.3 },
    { noise: wrappedNoise(random, 64, 32), weight: 0.3 },
    { noise: wrappedNoise(random, 64, 8), weight: 0.25 },
    { noise: wrappedNoise(random, 64, 2), weight: 0.3 },
    { noise: wrappedNoise(random, 4, 4), weight: 0.35 },
  ];
  return tileOf((i) => {
    const level = octaves.reduce((sum, { noise, weight }) => sum + ((noise[i] ?? 0.5) - 0.5) * weight, 0.06);
    return level > 0 ? level : level * 0.5;
  });
}

// The tiles depend on nothing but this file, so keeping them between plates changes no pixel.
let grain: Canvas | undefined;
let dryBrush: Canvas | undefined;

function lay(ctx: SKRSContext2D, tile: Canvas, opacity: number, shift = 0): void {
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.fillStyle = ctx.createPattern(tile, 'repeat') as unknown as string;
  ctx.translate(-shift, -shift);
  ctx.fillRect(0, 0, 1200 + TILE, 900 + TILE);
  ctx.restore();
}

/** The tooth of the paper over the whole plate (or the clip). */
export function layGrain(ctx: SKRSContext2D, opacity: number): void {
  grain ??= makeGrain();
  lay(ctx, grain, opacity);
}

/** Broad horizontal strokes of a nearly dry brush over the clip, as gouache leaves them; laid anew each time. */
export function layDryBrush(ctx: SKRSContext2D, opacity: number, random: Random): void {
  dryBrush ??= makeDryBrush();
  lay(ctx, dryBrush, opacity, Math.floor(random.next() * TILE));
}
