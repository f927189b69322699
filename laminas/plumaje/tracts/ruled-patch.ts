import { between, blend, distance, heading, type Path, type Point, pick } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { FeatherTract } from '../../parts/feather-tract.ts';
import type { Subject } from '../subject.ts';

/** A sheet on which feathers lie: where a place of it is on the plate, and how feathers run there. */
export interface Ground {
  at(place: Point): Point;
  flow(place: Point): number;
}

/** The sheet of the body or of the folded wing; nothing when the bird shows no wing. */
export function groundOf({ frames }: Subject, on: NonNullable<FeatherTract['on']>): Ground | undefined {
  const { sheet, wing } = frames;
  if (on !== 'wing') return { at: ([u, v]) => sheet.at(u, v), flow: ([u, v]) => sheet.flow(u, v) };
  if (!wing) return undefined;
  const at = ([s, w]: Point) => wing.at(s, w);
  return { at, flow: ([s, w]) => heading(at([s, w]), at([s + 0.06, w])) };
}

/** One edge of a tract: places at even steps of its length on the plate. */
class Edge {
  readonly length: number;
  private readonly places: Path;
  private readonly runs: number[] = [0];

  constructor(path: Path, ground: Ground) {
    this.places = path.length > 2 ? curveThrough(path, false, 10) : path;
    for (let i = 1; i < this.places.length; i++) {
      const step = distance(ground.at(pick(this.places, i - 1)), ground.at(pick(this.places, i)));
      this.runs.push(pick(this.runs, i - 1) + step);
    }
    this.length = pick(this.runs, this.runs.length - 1);
  }

  at(t: number): Point {
    const run = t * this.length;
    let i = 0;
    while (i < this.runs.length - 2 && pick(this.runs, i + 1) < run) i++;
    const start = pick(this.runs, i);
    const share = (run - start) / (pick(this.runs, i + 1) - start || 1);
    return between(pick(this.places, i), pick(this.places, i + 1), share);
  }
}

/** The field between the two edges of a tract: `t` from where it begins to where it ends, `row` from one edge to the other. */
export class RuledPatch {
  private readonly upper: Edge;
  private readonly lower: Edge;

  constructor(from: Path, to: Path, ground: Ground) {
    this.upper = new Edge(from, ground);
    this.lower = new Edge(to, ground);
  }

  at(t: number, row: number): Point {
    return between(this.upper.at(t), this.lower.at(t), row);
  }

  /** Length of a row, px. */
  rowLength(row: number): number {
    return blend(this.upper.length, this.lower.length, row);
  }
}
