import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, rgbOf } from '../../geometry/colour.ts';
import { noise } from '../../geometry/noise.ts';
import { type Box, clamp } from '../../geometry/point.ts';
import type { Subject } from '../subject.ts';
import { boxBlur } from './box-blur.ts';
import { DarkGrade, skyOf } from './darks.ts';
import { CELL, type Relief } from './relief.ts';

/** Height of the light above the page. */
const ELEVATION = 0.62;
const AMBIENT = 0.5;
const DIRECT = 0.66;
/** Strength of the shadow's tint, and of the light's. */
const SHADOW = 0.36;
const SHINE = 0.24;
/** Width of the lit rim, canvas px a plate px. */
const RIM = 2;

/** Shade of every cell: about 0.5 in full shadow, 1 neutral, above 1 lit. */
function shadeOf(relief: Relief, light: { x: number; y: number }): Float32Array {
  const { columns, rows, height } = relief;
  boxBlur(height, columns, rows, 3, 2);
  const shade = new Float32Array(columns * rows).fill(1);
  const flat = Math.sqrt(1 - ELEVATION * ELEVATION);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      const slopeX = ((height[i + 1] ?? 0) - (height[i - 1] ?? 0)) / 2;
      const slopeY = ((height[i + columns] ?? 0) - (height[i - columns] ?? 0)) / 2;
      const up = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const facing = (-slopeX * light.x - slopeY * light.y) * up * flat + up * ELEVATION;
      const bounce = Math.max(0, -slopeY * up) * 0.24 * (1 - up);
      shade[i] = AMBIENT + DIRECT * Math.max(0, facing) + bounce;
    }
  }
  boxBlur(shade, columns, rows, 2, 1);
  return shade;
}

/** Shade at a point between the cells. */
function sample(shade: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const column = clamp(x / CELL - 0.5, 0, columns - 2);
  const row = clamp(y / CELL - 0.5, 0, rows - 2);
  const i = (row | 0) * columns + (column | 0);
  const u = column - (column | 0);
  const v = row - (row | 0);
  const top = (shade[i] ?? 1) * (1 - u) + (shade[i + 1] ?? 1) * u;
  const bottom = (shade[i + columns] ?? 1) * (1 - u) + (shade[i + columns + 1] ?? 1) * u;
  return top * (1 - v) + bottom * v;
}

interface Tints {
  shadow: Rgb;
  light: Rgb;
}

/** Shades one pixel in place: shadows multiply towards a dark tint, lights go to the sun's colour. */
function shadePixel(pixels: Uint8ClampedArray, i: number, shade: number, tints: Tints): void {
  const dark = clamp((1 - shade) / 0.5) * SHADOW;
  const lit = clamp((shade - 1) / 0.28) * SHINE;
  for (let channel = 0; channel < 3; channel++) {
    const tint = 0.6 + ((tints.shadow[channel] ?? 0) / 255) * 0.34;
    const value = (pixels[i + channel] ?? 0) * (1 - dark + dark * tint * 0.72);
    pixels[i + channel] = value + ((tints.light[channel] ?? 255) - value) * lit;
  }
}

/** Whether the light reaches the edge there: no bird a rim's width towards the light. */
function isRim(alpha: (x: number, y: number) => number, x: number, y: number, dx: number, dy: number) {
  return 1 - alpha(Math.round(x + dx), Math.round(y + dy)) / 255;
}

/** Lights everything painted so far from the height field: volume, tinted shadow and a rim of two px. */
export function applyLight(
  ctx: SKRSContext2D,
  subject: Pick<Subject, 'relief' | 'light'> & Partial<Pick<Subject, 'recipe'>>,
  box: Box,
  scale: number,
): void {
  const { relief, light } = subject;
  const shade = shadeOf(relief, light);
  const darks = subject.recipe?.darks;
  const grade = darks && new DarkGrade(darks);
  const sky = grade && skyOf(relief);
  const tints: Tints = { shadow: rgbOf(light.shadow), light: rgbOf(light.colour) };
  const [left, top] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const image = ctx.getImageData(left, top, width, height);
  const pixels = image.data;
  const alphas = new Uint8ClampedArray(width * height);
  for (let i = 0; i < alphas.length; i++) alphas[i] = pixels[i * 4 + 3] ?? 0;
  const alpha = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (alphas[y * width + x] ?? 0);
  const [rimX, rimY] = [light.x * RIM * scale, light.y * RIM * scale];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (!pixels[i + 3]) continue;
      const plateX = (left + x) / scale;
      const plateY = (top + y) / scale;
      const grain = (noise(plateX / 30, plateY / 30, 5) - 0.5) * 0.06;
      const rim = isRim(alpha, x, y, rimX, rimY) * 0.34;
      shadePixel(pixels, i, sample(shade, relief.columns, relief.rows, plateX, plateY) + grain + rim, tints);
      if (grade && sky) grade.apply(pixels, i, sample(sky, relief.columns, relief.rows, plateX, plateY));
    }
  }
  ctx.putImageData(image, left, top);
}
