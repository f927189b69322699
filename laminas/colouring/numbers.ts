import { distance, type Point } from '../geometry/point.ts';
import { placeBeside } from './beside.ts';
import { depthsOf } from './depths.ts';
import type { Fields } from './fields.ts';
import type { LineArt } from './line-art.ts';

/** A number on a sheet: which colour, counted from 1, and where it stands, cells. */
export interface SheetNumber {
  colour: number;
  at: Point;
  /** The field that it stands for. */
  field: number;
  /** Where a line from the number leads to, when it stands outside its field. */
  leads?: Point;
}

/** Room of a number: from its middle to what it may touch, cells. */
interface Room {
  /** Inside a field. */
  inside: number;
  /** Outside the bird. */
  outside: number;
}

/** Numbers in the fields that have room for one; one outside, with a line to its field, for each colour that has none. */
export function numbersOf(fields: Fields, bare: readonly number[], art: LineArt, room: Room): SheetNumber[] {
  const deepest = deepestOf(withoutArt(fields, art));
  const inside = fields.all.flatMap((field, label): SheetNumber[] => {
    const place = deepest[label];
    if (label === 0 || field.size === 0 || !place || place.depth < room.inside) return [];
    return [{ colour: field.colour + 1, at: place.at, field: label }];
  });
  return [...inside, ...besideOf(fields, deepest, bare, inside, room)];
}

/** No number stands on an eye, of which what is drawn black is no field, or on a line. */
function withoutArt(fields: Fields, { eyes, lines }: LineArt): Fields {
  const labels = fields.labels.slice();
  for (const [x, y] of lines.flat())
    if (x >= 0 && y >= 0 && x < fields.columns && y < fields.rows)
      labels[Math.floor(y) * fields.columns + Math.floor(x)] = 0;
  for (const { at, radius, pupil, iris } of eyes) {
    const reach = iris ? radius * pupil : radius + 1;
    for (let y = Math.floor(at[1] - reach); y <= at[1] + reach; y++)
      for (let x = Math.floor(at[0] - reach); x <= at[0] + reach; x++)
        if (distance([x + 0.5, y + 0.5], at) <= reach) labels[y * fields.columns + x] = 0;
  }
  return { ...fields, labels };
}

interface Deepest {
  at: Point;
  depth: number;
}

function deepestOf({ labels, columns, rows, all }: Fields): (Deepest | undefined)[] {
  const depths = depthsOf({ labels, columns, rows, all });
  const deepest: (Deepest | undefined)[] = [];
  labels.forEach((label, i) => {
    const depth = depths[i] ?? 0;
    if (label && depth > (deepest[label]?.depth ?? 0))
      deepest[label] = { depth, at: [(i % columns) + 0.5, Math.floor(i / columns) + 0.5] };
  });
  return deepest;
}

/** For bill and legs, and for each colour that stands nowhere: a number in the air, near the largest field of it. */
function besideOf(
  fields: Fields,
  deepest: readonly (Deepest | undefined)[],
  bare: readonly number[],
  inside: readonly SheetNumber[],
  room: Room,
): SheetNumber[] {
  const done = new Set(inside.map(({ colour }) => colour));
  const asked = new Set(inside.map(({ field }) => field));
  const bySize = fields.all
    .map((field, label) => ({ ...field, label }))
    .filter(({ label, size }) => label > 0 && size > 0 && !asked.has(label))
    .sort((a, b) => b.size - a.size);
  const numbers: SheetNumber[] = [];
  const told = new Set<number>();
  for (const { label, colour, part } of bySize) {
    const isWanted = !done.has(colour + 1) || (bare.includes(part) && !told.has(part));
    const leads = deepest[label]?.at;
    if (!isWanted || !leads) continue;
    const taken = [...inside, ...numbers].map(({ at }) => at);
    const at = placeBeside(fields, leads, taken, room.outside);
    if (!at) continue;
    numbers.push({ colour: colour + 1, at, field: label, leads });
    done.add(colour + 1);
    told.add(part);
  }
  return numbers;
}
