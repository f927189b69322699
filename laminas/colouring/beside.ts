import { distance, type Point } from '../geometry/point.ts';
import type { Fields } from './fields.ts';

/** Directions in which a place outside the bird is looked for, and steps between two looks, cells. */
const WAYS = 24;
const STEP = 1.5;

/** The nearest place in the air to which a straight line leads without crossing much of the bird. */
export function placeBeside(
  { labels, columns, rows }: Fields,
  from: Point,
  taken: readonly Point[],
  outside: number,
): Point | undefined {
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (labels[Math.floor(y) * columns + Math.floor(x)] ?? 0);
  const own = labelAt(...from);
  const free = ([x, y]: Point) =>
    taken.every((at) => distance(at, [x, y]) > outside * 2.2) &&
    ring(outside).every(([dx, dy]) => labelAt(x + dx, y + dy) === 0);
  let best: { at: Point; cost: number } | undefined;
  for (let way = 0; way < WAYS; way++) {
    const angle = (way / WAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let across = 0;
    for (let reach = STEP; reach < columns; reach += STEP) {
      const at: Point = [from[0] + dx * reach, from[1] + dy * reach];
      const label = labelAt(...at);
      if (label && label !== own) across += STEP;
      const cost = reach + across * 4;
      if (best && cost >= best.cost) break;
      if (!label && free(at)) {
        best = { at, cost };
        break;
      }
    }
  }
  return best?.at;
}

/** Points round about a place and halfway to it. */
function ring(radius: number): Point[] {
  return [1, 0.5].flatMap((share) =>
    Array.from({ length: 12 }, (_, i): Point => {
      const angle = (i / 12) * 2 * Math.PI;
      return [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share];
    }),
  );
}
