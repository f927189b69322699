import type { Path, Point } from '../geometry/point.ts';
import type { Fields } from './fields.ts';

/** A border between two fields, or between a field and the air: each is there once, however many fields meet at its ends. */
export interface Border {
  /** Corners of cells; a closed one does not repeat its first. */
  points: Path;
  closed: boolean;
  /** Whether there is air on one side of it. */
  outer: boolean;
}

/** Steps from a corner of cells: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The borders of fields as lines from one meeting of three to the next, or round in a ring. */
export function bordersBetween({ labels, columns, rows }: Fields): Border[] {
  const label = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (labels[y * columns + x] ?? 0);
  /** Whether the edge from a corner in a direction parts two fields. */
  const parts = (x: number, y: number, way: number): boolean => {
    const [ax, ay, bx, by] = SIDES[way] as (typeof SIDES)[number];
    return label(x + ax, y + ay) !== label(x + bx, y + by);
  };
  const waysAt = (x: number, y: number) => [0, 1, 2, 3].filter((way) => parts(x, y, way));
  const walked = new Set<number>();
  const key = (x: number, y: number, way: number) =>
    way < 2
      ? (y * (columns + 1) + x) * 2 + way
      : way === 2
        ? (y * (columns + 1) + x - 1) * 2
        : ((y - 1) * (columns + 1) + x) * 2 + 1;

  const walk = (fromX: number, fromY: number, first: number): Border => {
    const points: Point[] = [[fromX, fromY]];
    const [ax, ay, bx, by] = SIDES[first] as (typeof SIDES)[number];
    const outer = label(fromX + ax, fromY + ay) === 0 || label(fromX + bx, fromY + by) === 0;
    let [x, y, way] = [fromX, fromY, first];
    for (;;) {
      walked.add(key(x, y, way));
      const [dx, dy] = STEPS[way] as (typeof STEPS)[number];
      [x, y] = [x + dx, y + dy];
      const isBack = x === fromX && y === fromY;
      if (isBack && waysAt(x, y).length === 2) return { points, closed: true, outer };
      points.push([x, y]);
      const ways = waysAt(x, y);
      if (ways.length !== 2) return { points, closed: false, outer };
      way = ways.find((each) => each !== (way + 2) % 4) ?? way;
    }
  };

  const borders: Border[] = [];
  const collect = (wanted: (ways: number) => boolean) => {
    for (let y = 0; y <= rows; y++)
      for (let x = 0; x <= columns; x++) {
        const ways = waysAt(x, y);
        if (!wanted(ways.length)) continue;
        for (const way of ways) if (!walked.has(key(x, y, way))) borders.push(walk(x, y, way));
      }
  };
  collect((ways) => ways > 2);
  collect((ways) => ways === 2);
  return borders;
}

/** The cells on both sides of the edge from a corner in each direction, from that corner. */
const SIDES = [
  [0, -1, 0, 0],
  [-1, 0, 0, 0],
  [-1, -1, -1, 0],
  [-1, -1, 0, -1],
] as const;
