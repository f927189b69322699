import type { Canvas } from '@napi-rs/canvas';
import { type Rgb, rgbOf } from '../../../laminas/geometry/colour.ts';
import { type Box, boxOf, type Point } from '../../../laminas/geometry/point.ts';

/** Opacity, 0..255, from which a pixel counts as painted, and as painted through. */
const PAINTED = 40;
const SOLID = 200;

/** Pixels of a bird alone, asked for in plate px. */
export class Probe {
  private readonly data: Uint8ClampedArray;
  private readonly scale: number;
  private readonly width: number;
  private readonly height: number;
  /** All that is painted, px of the plate. */
  readonly box: Box;

  constructor(bird: Canvas) {
    this.width = bird.width;
    this.height = bird.height;
    this.scale = bird.width / 1200;
    this.data = bird.getContext('2d').getImageData(0, 0, bird.width, bird.height).data;
    this.box = this.painted();
  }

  private opacity(column: number, row: number): number {
    return this.data[(row * this.width + column) * 4 + 3] ?? 0;
  }

  private painted(): Box {
    const found: Point[] = [];
    for (let row = 0; row < this.height; row += 3) {
      for (let column = 0; column < this.width; column += 3) {
        if (this.opacity(column, row) > PAINTED) found.push([column / this.scale, row / this.scale]);
      }
    }
    return boxOf(found);
  }

  /** Solid colours of the bird within a square of `reach` px of the plate to each side. */
  around([x, y]: Point, reach: number): Rgb[] {
    const found: Rgb[] = [];
    const [column, row] = [Math.round(x * this.scale), Math.round(y * this.scale)];
    const half = Math.ceil(reach * this.scale);
    for (let dy = -half; dy <= half; dy++) {
      for (let dx = -half; dx <= half; dx++) {
        const i = ((row + dy) * this.width + column + dx) * 4;
        if ((this.data[i + 3] ?? 0) > SOLID)
          found.push([this.data[i] ?? 0, this.data[i + 1] ?? 0, this.data[i + 2] ?? 0]);
      }
    }
    return found;
  }

  /** Greatest opacity along the border, 0..255. */
  border(): number {
    let most = 0;
    for (let x = 0; x < this.width; x++)
      most = Math.max(most, this.opacity(x, 0), this.opacity(x, this.height - 1));
    for (let y = 0; y < this.height; y++)
      most = Math.max(most, this.opacity(0, y), this.opacity(this.width - 1, y));
    return most;
  }
}

/** Distance of two colours, levels. */
export const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Whether some pixel comes near one of the colours: nearer than a shade or a light would carry it. */
export function shows(pixels: readonly Rgb[], colours: readonly (string | undefined)[], reach = 70): boolean {
  const wanted = colours.filter((colour) => colour !== undefined).map(rgbOf);
  return pixels.some((pixel) => wanted.some((colour) => apart(pixel, colour) < reach));
}
