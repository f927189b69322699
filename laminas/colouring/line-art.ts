import { distance, type Path, type Point, pick } from '../geometry/point.ts';
import { ownBill } from '../plumaje/head/own-bill.ts';
import { type Cells, partIndex } from './cells.ts';
import type { EyeShape } from './eyes.ts';
import type { Fields } from './fields.ts';
import { CELL, type FlatBird } from './flat-bird.ts';

/** What is drawn beside the borders of fields. */
export interface LineArt {
  /** Open lines: the mouth, what the bird stands on, the water. */
  lines: Path[];
  /** Eyes in cells. */
  eyes: EyeShape[];
}

/** How far ground and water run on beside a bird, and the perch above and below it, cells. */
const BESIDE = 14;
/** The lower side of a rod: share of its thickness. */
const ROD = 0.85;

/** Mouth, eye, perch and water of a bird, in the cells of its fields. */
export function lineArt(bird: FlatBird, cells: Cells, fields: Fields): LineArt {
  const { place } = cells;
  const onBird = (point: Point) => partAt(fields, point) !== 0;
  const mouth = mouthOf(bird).map(place);
  const inBill = (point: Point) => partAt(fields, point) === partIndex('bill');
  const ground = groundLines(bird, cells);
  return {
    lines: [...pieces(mouth, inBill), ...ground.flatMap((line) => pieces(line, (point) => !onBird(point)))],
    eyes: bird.eyes.map((eye) => ({ ...eye, at: place(eye.at), radius: eye.radius / CELL })),
  };
}

function partAt({ labels, all, columns, rows }: Fields, [x, y]: Point): number {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return 0;
  return all[labels[Math.floor(y) * columns + Math.floor(x)] ?? 0]?.part ?? 0;
}

/** The line where the mandibles meet; a duck's and an owl's is seen by the colours of their bills. */
function mouthOf({ subject }: FlatBird): Path {
  if (!subject || subject.frames.anatomy.frontal || subject.recipe.bill.kind === 'duck') return [];
  return ownBill(subject).edges.upperCut.slice(1);
}

/** What the bird stands on or swims in, as lines in the cells of the bird, no longer than needed. */
function groundLines({ surface, stand }: FlatBird, { left, top, columns, rows }: Cells): Path[] {
  if (!surface || !stand) return [];
  const inCells = (x: number, y: number): Point => [x / CELL - left, y / CELL - top];
  if (stand.waterline !== undefined) return [waves(inCells(0, stand.waterline)[1], columns)];
  if (surface.grip === 'none') return [];
  const edge = surface.edge.map(([x, y]) => inCells(x, y));
  const lines = surface.grip === 'round' ? [edge, below(edge, (surface.thickness / CELL) * ROD)] : [edge];
  const near = ([x, y]: Point) => x > -BESIDE && x < columns + BESIDE && y > -BESIDE && y < rows + BESIDE;
  return lines.flatMap((line) => pieces(dense(line), near));
}

/** A line moved to its lower side. */
function below(line: Path, by: number): Point[] {
  return line.map(([x, y], i) => {
    const [from, to] = [pick(line, i - 1), pick(line, i + 1)];
    const length = distance(from, to) || 1;
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return dx >= 0 ? [x - dy * by, y + dx * by] : [x + dy * by, y - dx * by];
  });
}

/** A water level with low waves. */
function waves(level: number, columns: number): Point[] {
  return Array.from({ length: Math.ceil((columns + 2 * BESIDE) / 3) + 1 }, (_, i): Point => {
    const x = -BESIDE + i * 3;
    return [x, level + Math.sin(x / 5.5)];
  });
}

/** Points so close together that a line can be cut at the bird's outline. */
function dense(line: Path): Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = pick(line, i);
    const steps = Math.max(1, Math.ceil(distance(from, to)));
    return Array.from(
      { length: steps },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps],
    );
  });
}

/** The pieces of a line that lie where they are wanted. */
function pieces(line: Path, wanted: (point: Point) => boolean): Path[] {
  const found: Point[][] = [[]];
  for (const point of dense(line)) {
    if (wanted(point)) found.at(-1)?.push(point);
    else if (found.at(-1)?.length) found.push([]);
  }
  return found.filter((piece) => piece.length > 2);
}
