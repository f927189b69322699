import { blend, type Point, smoothstep } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { Course, FeatherTract } from '../../parts/feather-tract.ts';
import type { Ground } from './ruled-patch.ts';
import { RuledPatch } from './ruled-patch.ts';

const PITCH = 0.5;
const WIDTH = 0.6;
const STRAY = 0.5;

/** One feather of a tract on the plate. */
export interface Quill {
  root: Point;
  angle: number;
  length: number;
  breadth: number;
  /** Place in its tract: from its beginning to its end, and across it. */
  t: number;
  row: number;
  /** Whether it bears its mark, and the mark's size. */
  marked: boolean;
  grow: number;
}

/** A value that changes along a tract, softly through its middle. */
export function along([begin, middle, end]: Course, t: number): number {
  return t < 0.5 ? blend(begin, middle, smoothstep(0, 0.5, t)) : blend(middle, end, smoothstep(0.5, 1, t));
}

/** Places along one row, staggered against its neighbours, each a feather's pitch behind the last. */
function placesAlong(tract: FeatherTract, row: number, rowLength: number, radius: number): number[] {
  const places: number[] = [];
  const pitchAt = (t: number) => ((tract.pitch ?? PITCH) * along(tract.length, t) * radius) / rowLength;
  let t = (row % 2) * 0.5 * pitchAt(0);
  while (t <= 1) {
    places.push(t);
    t += Math.max(0.004, pitchAt(t));
  }
  return places;
}

/** The feathers of a tract, the hindmost first, so that each row covers the roots of the one behind it. */
export function layRows(tract: FeatherTract, ground: Ground, radius: number, random: Random): Quill[] {
  const patch = new RuledPatch(tract.from, tract.to, ground);
  const stray = tract.stray ?? STRAY;
  const quills: Quill[] = [];
  for (let i = 0; i < tract.rows; i++) {
    const even = (i + 0.5) / tract.rows;
    for (const step of placesAlong(tract, i, patch.rowLength(even), radius)) {
      const row = even + (random.bell() * 0.28 * stray) / tract.rows;
      const length = along(tract.length, step) * radius * (1 + random.bell() * 0.14 * stray);
      const t = step + (random.bell() * 0.2 * stray * length) / patch.rowLength(even);
      if (t < -0.02 || t > 1.02) continue;
      const place = patch.at(t, row);
      const outer = 1 - (tract.ragged ?? 0) * Math.abs(2 * row - 1) ** 1.5;
      quills.push({
        root: ground.at(place),
        angle: ground.flow(place) + (tract.turn ?? 0) + random.bell() * 0.1 * stray,
        length,
        breadth: length * (tract.width ?? WIDTH) * (1 + random.bell() * 0.1 * stray),
        t,
        row,
        marked: random.chance(along(tract.density ?? [1, 1, 1], t) * outer),
        grow: along(tract.grow ?? [1, 1, 1], t) * (1 + random.bell() * 0.16 * stray),
      });
    }
  }
  return quills.sort((a, b) => b.t - a.t);
}
