/** A point of a line and how thick it is there, in units of the drawing. */
export type PenPoint = { x: number; y: number; width: number };

/** Paths are in tenths of a unit, as whole numbers: half the bytes. */
export const TENTHS = 10;

/** What a line may be off by, in units, for the sake of fewer points. */
const TOLERANCE = 0.12;

/** A stroke of a pen: the outline around a line of changing thickness, begun at `origin`, so that like notes have like paths. */
export function penPath(points: readonly PenPoint[], origin: number): string {
  const line = simplified(points);
  const sides = line.map((point, i) => {
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = point.width / 2 / length;
    const [dx, dy] = [-(after.y - before.y) * across, (after.x - before.x) * across];
    return { left: [point.x + dx, point.y + dy] as const, right: [point.x - dx, point.y - dy] as const };
  });
  return closedPath([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()], origin);
}

/** A closed shape in relative steps. */
export function closedPath(corners: readonly (readonly [number, number])[], origin: number): string {
  const [first, ...rest] = corners.map(([x, y]) => [Math.round(x * TENTHS), Math.round(y * TENTHS)] as const);
  if (!first) return '';
  let last = first;
  const steps = rest.flatMap((corner) => {
    const step = [corner[0] - last[0], corner[1] - last[1]];
    last = corner;
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  const [x, y] = first;
  return `M${joined([Math.round(origin * TENTHS) + x, y])}l${joined(steps)}z`;
}

/** Numbers as short as path data may hold them: a minus parts as well as a space. */
const joined = (numbers: readonly number[]) =>
  numbers.map((number, i) => (i === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');

/** Without the points that the line between their neighbours nearly meets (Ramer, Douglas and Peucker), thickness counted half. */
function simplified(points: readonly PenPoint[]): readonly PenPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let place = 0;
  points.forEach((point, i) => {
    const distance = distanceFrom(point, first, last);
    if (distance > farthest) [farthest, place] = [distance, i];
  });
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, place + 1)).slice(0, -1), ...simplified(points.slice(place))];
}

function distanceFrom({ x, y, width }: PenPoint, a: PenPoint, b: PenPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  const thickness = a.width + t * (b.width - a.width);
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy) + Math.abs(width - thickness) / 2;
}
