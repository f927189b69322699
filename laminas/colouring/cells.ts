import { createCanvas } from '@napi-rs/canvas';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { PARTS, type Part, partOfHue } from './false-colours.ts';
import type { FlatBird } from './flat-bird.ts';

/** Empty cells about a bird. */
const MARGIN = 2;

/** From which opacity on a cell is part of the bird. */
const SEEN = 128;

/** A bird as cells of one plate px, row after row, as it is seen. */
export interface Cells {
  columns: number;
  rows: number;
  /** Place of the first cell on the plate, px. */
  left: number;
  top: number;
  /** Index of the part of each cell in `PARTS`. */
  parts: Uint8Array;
  /** Red, green, blue and opacity of each cell. */
  rgba: Uint8ClampedArray;
}

export const partIndex = (part: Part) => PARTS.indexOf(part);

const [AIR, LEGS, BILL, BODY] = [0, 1, 2, 3] as const;

/** The cells of a painted bird; what the water hides is air. */
export function cellsOf(bird: FlatBird): Cells {
  const pixels = pixelsOf(bird);
  const parts = new Uint8Array(PLATE_WIDTH * PLATE_HEIGHT);
  const level = bird.stand?.waterline ?? PLATE_HEIGHT;
  for (let i = 0; i < Math.min(parts.length, Math.round(level) * PLATE_WIDTH); i++)
    parts[i] = partAt(pixels, i * 4);
  return cropped(parts, pixels.seen);
}

type Pixels = Record<'seen' | 'colours' | 'plumage' | 'legs', Uint8ClampedArray>;

function partAt({ seen, colours, plumage, legs }: Pixels, i: number): number {
  const opaque = (pixels: Uint8ClampedArray) => (pixels[i + 3] ?? 0) >= SEEN;
  if (opaque(colours)) {
    if (!opaque(plumage)) return BODY;
    return partIndex(partOfHue([plumage[i] ?? 0, plumage[i + 1] ?? 0, plumage[i + 2] ?? 0]));
  }
  if (opaque(legs)) return LEGS;
  return opaque(seen) ? BILL : AIR;
}

/** The pixels of each layer, turned as the bird is seen, and of all over one another. */
function pixelsOf({ colours, plumage, legs, bare, turned }: FlatBird): Pixels {
  const read = (...layers: FlatBird['legs'][]) => {
    const canvas = createCanvas(PLATE_WIDTH, PLATE_HEIGHT);
    const ctx = canvas.getContext('2d');
    if (turned) ctx.transform(-1, 0, 0, 1, PLATE_WIDTH, 0);
    for (const layer of layers) if (layer) ctx.drawImage(layer, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
    return ctx.getImageData(0, 0, PLATE_WIDTH, PLATE_HEIGHT).data;
  };
  return { seen: read(bare, legs, colours), colours: read(colours), plumage: read(plumage), legs: read(legs) };
}

function cropped(parts: Uint8Array, rgba: Uint8ClampedArray): Cells {
  const used = parts.reduce(
    (box, part, i) => {
      if (part === AIR) return box;
      const [x, y] = [i % PLATE_WIDTH, Math.floor(i / PLATE_WIDTH)];
      return [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)] as const;
    },
    [PLATE_WIDTH, PLATE_HEIGHT, 0, 0] as readonly [number, number, number, number],
  );
  const [left, top] = [used[0] - MARGIN, used[1] - MARGIN];
  const [columns, rows] = [used[2] + MARGIN + 1 - left, used[3] + MARGIN + 1 - top];
  const cells: Cells = {
    ...{ columns, rows, left, top },
    parts: new Uint8Array(columns * rows),
    rgba: new Uint8ClampedArray(columns * rows * 4),
  };
  for (let y = Math.max(0, -top); y < rows && y + top < PLATE_HEIGHT; y++)
    for (let x = Math.max(0, -left); x < columns && x + left < PLATE_WIDTH; x++) {
      const from = (y + top) * PLATE_WIDTH + x + left;
      const to = y * columns + x;
      cells.parts[to] = parts[from] ?? AIR;
      cells.rgba.set(rgba.subarray(from * 4, from * 4 + 4), to * 4);
    }
  return cells;
}
