import { between, distance, type Path, type Point, pick } from './point.ts';

/** A polyline walked by fractions of its own length; beyond 0 and 1 it goes straight on. */
export class Polyline {
  readonly points: Path;
  readonly length: number;
  private readonly reached: number[];

  constructor(points: Path) {
    this.points = points;
    this.reached = [0];
    for (let i = 1; i < points.length; i++) {
      this.reached.push(pick(this.reached, i - 1) + distance(pick(points, i - 1), pick(points, i)));
    }
    this.length = pick(this.reached, points.length - 1) || 1;
  }

  /** Point at a fraction of the length. */
  at(fraction: number): Point {
    const last = this.points.length - 1;
    const wanted = fraction * this.length;
    if (fraction <= 0) return this.beyond(0, 1, wanted);
    if (fraction >= 1) return this.beyond(last - 1, last, wanted - pick(this.reached, last - 1));
    let low = 0;
    let high = last;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (pick(this.reached, middle) <= wanted) low = middle;
      else high = middle;
    }
    const start = pick(this.reached, low);
    const rest = (wanted - start) / (pick(this.reached, high) - start || 1);
    return between(pick(this.points, low), pick(this.points, high), rest);
  }

  /** Point at a fraction of the length, `across` px to the right of the walking direction. */
  beside(fraction: number, across: number): Point {
    const before = this.at(fraction - 0.02);
    const after = this.at(fraction + 0.02);
    const size = distance(before, after) || 1;
    const point = this.at(fraction);
    return [
      point[0] - ((after[1] - before[1]) / size) * across,
      point[1] + ((after[0] - before[0]) / size) * across,
    ];
  }

  /** The same line with evenly spaced points. */
  even(count: number): Point[] {
    return Array.from({ length: count + 1 }, (_, i) => this.at(i / count));
  }

  private beyond(first: number, second: number, pixels: number): Point {
    const a = pick(this.points, first);
    const b = pick(this.points, second);
    return between(a, b, pixels / (distance(a, b) || 1));
  }
}
