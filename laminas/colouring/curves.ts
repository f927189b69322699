import { between, distance, type Path, type Point, pick } from '../geometry/point.ts';
import type { Border } from './borders.ts';

/** How far along a line its steps are smoothed, cells: the outline keeps bill and claws, within it no feather is drawn. */
const WITHIN = weightsOf(2.6);
const OUTLINE = weightsOf(1.3);
/** How far a line may depart from the smoothed one to be written with fewer points, cells. */
const TOLERANCE = 0.2;

function weightsOf(sigma: number): number[] {
  return Array.from({ length: Math.ceil(sigma * 2.7) }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)));
}

/** A border without the steps of its cells. Its ends stay where others meet it. */
export function smoothed({ points, closed, outer }: Border): Border {
  const even = evened(points, closed, outer ? OUTLINE : WITHIN);
  return { points: closed ? ring(even) : thinned(even), closed, outer };
}

/** A ring is thinned in two halves, so that its place of beginning is no corner. */
function ring(even: Path): Point[] {
  const half = Math.floor(even.length / 2);
  const [first, second] = [even.slice(0, half + 1), [...even.slice(half), pick(even, 0)]];
  return [...thinned(first).slice(0, -1), ...thinned(second).slice(0, -1)];
}

function evened(points: Path, closed: boolean, weights: readonly number[]): Point[] {
  const last = points.length - 1;
  const at = (i: number): Point => {
    if (closed) return pick(points, (i + points.length * 8) % points.length);
    // Beyond an end the line is mirrored about it.
    if (i < 0) return between(pick(points, Math.min(last, -i)), pick(points, 0), 2);
    if (i > last) return between(pick(points, Math.max(0, 2 * last - i)), pick(points, last), 2);
    return pick(points, i);
  };
  return points.map((_, i): Point => {
    let [x, y, whole] = [0, 0, 0];
    for (let k = 1 - weights.length; k < weights.length; k++) {
      const weight = weights[Math.abs(k)] ?? 0;
      const [px, py] = at(i + k);
      x += px * weight;
      y += py * weight;
      whole += weight;
    }
    return [x / whole, y / whole];
  });
}

/** The fewest points that stay near a line (Douglas and Peucker). */
export function thinned(points: Path, tolerance = TOLERANCE): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [pick(points, 0), pick(points, points.length - 1)];
  let [far, most] = [0, 0];
  points.forEach((point, i) => {
    const away = awayFrom(point, first, last);
    if (away > most) [far, most] = [i, away];
  });
  if (most <= tolerance) return [first, last];
  return [
    ...thinned(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...thinned(points.slice(far), tolerance),
  ];
}

function awayFrom([x, y]: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length < 1e-9) return distance([x, y], from);
  return Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
}

/** A line as the data of an SVG path, rounded through the middles between its points; `place` gives units of the drawing, of which whole ones are written. */
export function pathData(
  { points, closed }: Pick<Border, 'points' | 'closed'>,
  place: (point: Point) => Point,
): string {
  const at = points.map(place);
  if (at.length < 2) return '';
  const last = at.length - 1;
  const start = closed ? between(pick(at, last), pick(at, 0), 0.5) : pick(at, 0);
  const controls = closed ? at : at.slice(1, -1);
  const pen = new Pen(start);
  controls.forEach((control, i) => {
    const next = closed ? pick(at, (i + 1) % at.length) : pick(at, i + 2);
    pen.curveTo(control, !closed && i === controls.length - 1 ? next : between(control, next, 0.5));
  });
  if (controls.length === 0) pen.lineTo(pick(at, last));
  return pen.data + (closed ? 'Z' : '');
}

/** Writes a path from point to point in whole units, each as far as it lies from the one before. */
class Pen {
  data: string;
  private at: Point;

  constructor(start: Point) {
    this.at = whole(start);
    this.data = `M${this.at.join(' ')}`;
  }

  curveTo(control: Point, end: Point): void {
    this.data += `q${this.step(control)} ${this.step(end)}`;
    this.at = whole(end);
  }

  lineTo(end: Point): void {
    this.data += `l${this.step(end)}`;
    this.at = whole(end);
  }

  private step(to: Point): string {
    const [x, y] = whole(to);
    return `${x - this.at[0]} ${y - this.at[1]}`;
  }
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
