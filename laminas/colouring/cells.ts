import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { rgbOf } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import { PARTS, type Part, partOfHue } from './false-colours.ts';
import { CELL, type FlatBird, type Layers } from './flat-bird.ts';

const [COLUMNS, ROWS] = [PLATE_WIDTH / CELL, PLATE_HEIGHT / CELL];

/** Empty cells about a bird. */
const MARGIN = 2;

/** From which opacity on a cell is part of the bird. */
const SEEN = 128;

/** A bird as cells, row after row, as it is seen. */
export interface Cells {
  columns: number;
  rows: number;
  /** Place of the first cell among those of the plate. */
  left: number;
  top: number;
  /** Index of the part of each cell in `PARTS`. */
  parts: Uint16Array;
  /** Red, green, blue and opacity of each cell. */
  rgba: Uint8ClampedArray;
  /** From px of the plate, while the bird faces left, to cells. */
  place(point: Point): Point;
}

export const partIndex = (part: Part) => PARTS.indexOf(part);

/** The cells of a painted bird; what the water hides is air. */
export function cellsOf(bird: FlatBird): Cells {
  const { layers, stand } = bird;
  const pixels: Pixels = {
    ...{ colours: read(bird, layers.colours), plumage: read(bird, layers.plumage) },
    ...{ legs: read(bird, layers.legs), bill: read(bird, layers.bill) },
  };
  const isOwl = bird.subject?.recipe.face !== undefined;
  const parts = new Uint16Array(COLUMNS * ROWS);
  const level = Math.min(ROWS, Math.round((stand?.waterline ?? PLATE_HEIGHT) / CELL));
  for (let i = 0; i < level * COLUMNS; i++) parts[i] = partAt(pixels, isOwl, i * 4);
  const cells = cropped(parts, seenColours(pixels, parts), bird.turned);
  for (const eye of bird.eyes) if (eye.iris) stampIris(cells, eye.at, eye.radius, eye.iris);
  return cells;
}

type Pixels = Record<keyof Layers, Uint8ClampedArray>;

/** What shows at a pixel; the bill of an owl hangs over the feathers of its face. */
function partAt({ colours, plumage, legs, bill }: Pixels, isOwl: boolean, i: number): number {
  const opaque = (pixels: Uint8ClampedArray) => (pixels[i + 3] ?? 0) >= SEEN;
  if (isOwl && opaque(bill)) return partIndex('bill');
  if (opaque(colours)) {
    if (!opaque(plumage)) return partIndex('body');
    return partIndex(partOfHue([plumage[i] ?? 0, plumage[i + 1] ?? 0, plumage[i + 2] ?? 0]));
  }
  if (opaque(bill)) return partIndex('bill');
  return opaque(legs) ? partIndex('legs') : 0;
}

/** The colours of what shows: those of the plumage, of legs and of bill where these do. */
function seenColours({ colours, legs, bill }: Pixels, parts: Uint16Array): Uint8ClampedArray {
  const seen = new Uint8ClampedArray(colours);
  for (const [part, pixels] of [
    [partIndex('legs'), legs],
    [partIndex('bill'), bill],
  ] as const)
    for (let i = 0; i < parts.length; i++)
      if (parts[i] === part) seen.set(pixels.subarray(i * 4, i * 4 + 4), i * 4);
  return seen;
}

/** The pixels of a layer, turned as the bird is seen. */
function read({ turned }: FlatBird, layer: Canvas | undefined): Uint8ClampedArray {
  const ctx = createCanvas(COLUMNS, ROWS).getContext('2d');
  if (turned) ctx.transform(-1, 0, 0, 1, COLUMNS, 0);
  if (layer) ctx.drawImage(layer, 0, 0);
  return ctx.getImageData(0, 0, COLUMNS, ROWS).data;
}

function cropped(parts: Uint16Array, rgba: Uint8ClampedArray, turned: boolean): Cells {
  let [fromX, fromY, toX, toY] = [COLUMNS, ROWS, 0, 0];
  for (let i = 0; i < parts.length; i++) {
    if (!parts[i]) continue;
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    [fromX, fromY, toX, toY] = [Math.min(fromX, x), Math.min(fromY, y), Math.max(toX, x), Math.max(toY, y)];
  }
  const [left, top] = [fromX - MARGIN, fromY - MARGIN];
  const [columns, rows] = [toX + MARGIN + 1 - left, toY + MARGIN + 1 - top];
  const cells: Cells = {
    ...{ columns, rows, left, top },
    parts: new Uint16Array(columns * rows),
    rgba: new Uint8ClampedArray(columns * rows * 4),
    place: ([x, y]) => [(turned ? PLATE_WIDTH - x : x) / CELL - left, y / CELL - top],
  };
  for (let y = fromY; y <= toY; y++) {
    const [from, to] = [y * COLUMNS + fromX, (y - top) * columns + MARGIN];
    cells.parts.set(parts.subarray(from, from + toX - fromX + 1), to);
    cells.rgba.set(rgba.subarray(from * 4, (from + toX - fromX + 1) * 4), to * 4);
  }
  return cells;
}

/** An iris that is large enough to be coloured is a part of its own. */
function stampIris({ parts, rgba, columns, place }: Cells, at: Point, radius: number, iris: string): void {
  const [middleX, middleY] = place(at);
  const reach = radius / CELL;
  const [red, green, blue] = rgbOf(iris);
  for (let y = Math.floor(middleY - reach); y <= middleY + reach; y++)
    for (let x = Math.floor(middleX - reach); x <= middleX + reach; x++) {
      if (Math.hypot(x + 0.5 - middleX, y + 0.5 - middleY) > reach) continue;
      parts[y * columns + x] = partIndex('eye');
      rgba.set([red, green, blue, 255], (y * columns + x) * 4);
    }
}
