import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Mark } from '../parts/tract.ts';
import { CELL } from './light/relief.ts';
import { paintMark } from './mark-shapes.ts';
import type { Subject } from './subject.ts';
import { tuftLength } from './tufts.ts';

const TRIES = 26000;
const BUCKET = 48;

/** One marked feather. */
interface Marked {
  x: number;
  y: number;
  u: number;
  angle: number;
  length: number;
  mark: Mark;
}

/** Keeps marked feathers apart: more along the flow than across it. */
class Spacing {
  private readonly buckets = new Map<number, Point[]>();

  /** Whether there is room there; if so the place is taken. */
  take(x: number, y: number, angle: number, apart: number): boolean {
    const column = Math.floor(x / BUCKET);
    const row = Math.floor(y / BUCKET);
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (const [ox, oy] of this.buckets.get((row + j) * 1000 + column + i) ?? []) {
          const along = (ox - x) * cosine + (oy - y) * sine;
          const across = (oy - y) * cosine - (ox - x) * sine;
          if ((along * along) / 2.25 + across * across < apart * apart) return false;
        }
      }
    }
    const key = row * 1000 + column;
    const bucket = this.buckets.get(key);
    if (bucket) bucket.push([x, y]);
    else this.buckets.set(key, [[x, y]]);
    return true;
  }
}

/** The feathers of marked tracts, on an irregular lattice along the flow, tail first. */
function chooseMarked(subject: Subject, random: Random): Marked[] {
  const { relief, albedo, frames } = subject;
  const spacing = new Spacing();
  const chosen: Marked[] = [];
  for (let i = 0; i < TRIES; i++) {
    const cell = (random.next() * relief.u.length) | 0;
    const u = relief.u[cell] ?? -1;
    const v = relief.v[cell] ?? 0;
    if (u < 0 || v < 0.03 || v > 0.975) continue;
    const x = (cell % relief.columns) * CELL + random.next() * CELL;
    const y = Math.floor(cell / relief.columns) * CELL + random.next() * CELL;
    const mark = albedo.markAt([x + random.bell() * 4, y + random.bell() * 4]);
    if (!mark) continue;
    const angle = frames.sheet.flow(u, v);
    const length = tuftLength(subject, u) * (mark.size ?? 1);
    if (!spacing.take(x, y, angle, length * 0.55 * (mark.spacing ?? 1))) continue;
    if (!random.chance(mark.chance ?? 1)) continue;
    chosen.push({ x, y, u, angle: angle + random.bell() * 0.09, length, mark });
  }
  return chosen.sort((a, b) => b.u - a.u);
}

/** The patterns of the plumaje: each mark belongs to one feather and varies with it. */
export function paintMarks(ctx: SKRSContext2D, subject: Subject, region?: (point: Point) => boolean): void {
  if (!subject.albedo.hasMarks) return;
  const random = subject.stream('marks');
  for (const { x, y, angle, length, mark } of chooseMarked(subject, random)) {
    if (region && !region([x, y])) continue;
    paintMark(ctx, [x, y], angle, length * random.range(0.85, 1.2), mark, random);
  }
}
