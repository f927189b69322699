import { distance, type Point } from '../geometry/point.ts';
import type { EyeShape } from './eyes.ts';
import { depthsOf, type Fields } from './fields.ts';

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

/** Directions in which a place outside the bird is looked for, and steps between two looks, cells. */
const WAYS = 24;
const STEP = 1.5;

/** Numbers in the fields that have room for one; one outside, with a line to its field, for each colour that has none. */
export function numbersOf(
  fields: Fields,
  bare: readonly number[],
  eyes: readonly EyeShape[],
  room: Room,
): SheetNumber[] {
  const deepest = deepestOf(withoutEyes(fields, eyes));
  const inside = fields.all.flatMap((field, label): SheetNumber[] => {
    const place = deepest[label];
    if (label === 0 || field.size === 0 || !place || place.depth < room.inside) return [];
    return [{ colour: field.colour + 1, at: place.at, field: label }];
  });
  return [...inside, ...besideOf(fields, deepest, bare, inside, room)];
}

/** No number stands on an eye: what of it is drawn black is no field. */
function withoutEyes(fields: Fields, eyes: readonly EyeShape[]): Fields {
  const labels = Uint16Array.from(fields.labels);
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
    const place = isWanted ? placeBeside(fields, deepest[label], [...inside, ...numbers], room) : undefined;
    if (!place) continue;
    numbers.push({ colour: colour + 1, at: place, field: label, leads: deepest[label]?.at as Point });
    done.add(colour + 1);
    told.add(part);
  }
  return numbers;
}

/** The nearest place in the air to which a straight line leads without crossing much of the bird. */
function placeBeside(
  { labels, columns, rows }: Fields,
  from: Deepest | undefined,
  taken: readonly SheetNumber[],
  { outside }: Room,
): Point | undefined {
  if (!from) return undefined;
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (labels[Math.floor(y) * columns + Math.floor(x)] ?? 0);
  const own = labelAt(...from.at);
  const free = ([x, y]: Point) =>
    taken.every(({ at }) => distance(at, [x, y]) > outside * 2.2) &&
    ring(outside).every(([dx, dy]) => labelAt(x + dx, y + dy) === 0);
  let best: { at: Point; cost: number } | undefined;
  for (let way = 0; way < WAYS; way++) {
    const angle = (way / WAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let across = 0;
    for (let reach = STEP; reach < columns; reach += STEP) {
      const at: Point = [from.at[0] + dx * reach, from.at[1] + dy * reach];
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
