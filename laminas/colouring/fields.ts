import type { Cells } from './cells.ts';
import { PARTS } from './false-colours.ts';

/** Fields of a bird: cells that lie together and have one colour. */
export interface Fields {
  columns: number;
  rows: number;
  /** The field of each cell, from 1; 0 is the air. */
  labels: Uint16Array;
  /** Of each field its colour, its part, and how many cells it has; the first entry is the air. */
  all: Field[];
}

export interface Field {
  colour: number;
  part: number;
  size: number;
}

/** Claws and scales are no fields of their own. */
const ONE_COLOUR = [PARTS.indexOf('legs')];

/** A square of so many cells to each side decides by majority. */
const SMOOTHING = [
  { reach: 2, of: 'parts' },
  { reach: 3, of: 'colours' },
  { reach: 5, of: 'colours' },
] as const;

/**
 * Parts a bird into fields. What is less than `least` cells wide goes to the neighbour with which it has the longest border; `bare`
 * are the parts that stay however thin they are, each of them one field.
 */
export function fieldsOf(
  { columns, rows, parts }: Cells,
  colours: Uint8Array,
  bare: readonly number[],
  least: number,
): Fields {
  let own = { parts, colours };
  for (const { reach, of } of SMOOTHING)
    own =
      of === 'parts'
        ? { ...own, parts: majority(own.parts, columns, reach, (i) => (bare.includes(parts[i] ?? 0) ? -1 : parts[i] ? 1 : 0)) }
        : { ...own, colours: majority(own.colours, columns, reach, (i) => own.parts[i] ?? 0) };
  let fields = together(own.parts, ofOneColour(own.parts, own.colours, ONE_COLOUR), columns, rows);
  for (;;) {
    const thin = thinnest(fields, bare, least);
    if (thin.length === 0) return fields;
    fields = without(fields, thin);
  }
}

/** Each of these parts in the colour that most of it has. */
function ofOneColour(parts: Uint8Array, colours: Uint8Array, of: readonly number[]): Uint8Array {
  const counts = new Map<number, number>();
  for (const part of of) {
    const tally = new Uint32Array(64);
    parts.forEach((each, i) => {
      if (each === part) tally[colours[i] ?? 0] = (tally[colours[i] ?? 0] ?? 0) + 1;
    });
    counts.set(part, tally.indexOf(Math.max(...tally)));
  }
  return colours.map((colour, i) => counts.get(parts[i] ?? 0) ?? colour);
}

/** The commonest value among the neighbours of the same group; a cell whose group is 0 or less stays as it is. */
function majority(values: Uint8Array, columns: number, reach: number, groupOf: (i: number) => number): Uint8Array {
  const counts = new Uint16Array(64);
  return values.map((value, i) => {
    const group = groupOf(i);
    if (group <= 0) return value;
    counts.fill(0);
    let best = value;
    const x = i % columns;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = Math.max(-reach, -x); dx <= Math.min(reach, columns - 1 - x); dx++) {
        const at = i + dy * columns + dx;
        if (at < 0 || at >= values.length || groupOf(at) !== group) continue;
        const there = values[at] ?? 0;
        const count = (counts[there] ?? 0) + 1;
        counts[there] = count;
        if (count > (counts[best] ?? 0)) best = there;
      }
    return best;
  });
}

/** The cells that hang together. */
function together(parts: Uint8Array, colours: Uint8Array, columns: number, rows: number): Fields {
  const labels = new Uint16Array(parts.length);
  const all: Field[] = [{ colour: -1, part: 0, size: 0 }];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || !parts[start]) continue;
    const [part, colour] = [parts[start] ?? 0, colours[start] ?? 0];
    const field: Field = { colour, part, size: 0 };
    const label = all.push(field) - 1;
    labels[start] = label;
    stack.push(start);
    while (stack.length > 0) {
      const i = stack.pop() ?? 0;
      field.size++;
      for (const next of neighboursOf(i, columns))
        if (!labels[next] && parts[next] === part && colours[next] === colour) {
          labels[next] = label;
          stack.push(next);
        }
    }
  }
  return { columns, rows, labels, all };
}

const neighboursOf = (i: number, columns: number) => [i - 1, i + 1, i - columns, i + columns];

/** How far each cell is from the edge of its field, cells. */
export function depthsOf({ labels, columns }: Fields): Float32Array {
  const depths = Float32Array.from(labels, (label) => (label ? 1e6 : 0));
  const pass = (i: number, back: number) => {
    for (const [step, away] of [
      [back, 1],
      [back * columns, 1],
      [back * (columns + 1), Math.SQRT2],
      [back * (columns - 1), Math.SQRT2],
    ] as const) {
      const there = i + step;
      const reach = labels[there] === labels[i] ? (depths[there] ?? 0) + away : away / 2;
      if (reach < (depths[i] ?? 0)) depths[i] = reach;
    }
  };
  for (let i = 0; i < labels.length; i++) if (labels[i]) pass(i, -1);
  for (let i = labels.length - 1; i >= 0; i--) if (labels[i]) pass(i, 1);
  return depths;
}

/** The fields that are too thin to be coloured and have a neighbour on the bird, the smallest first. */
function thinnest(fields: Fields, bare: readonly number[], least: number): number[] {
  const widest = new Float32Array(fields.all.length);
  const depths = depthsOf(fields);
  fields.labels.forEach((label, i) => {
    widest[label] = Math.max(widest[label] ?? 0, depths[i] ?? 0);
  });
  const borders = bordersOf(fields);
  return fields.all
    .map((_, label) => label)
    .filter((label) => {
      const { part, size } = fields.all[label] as Field;
      if (label === 0 || size === 0 || (borders.get(label)?.size ?? 0) === 0) return false;
      const limit = bare.includes(part) ? least / 3 : least;
      return 2 * (widest[label] ?? 0) < limit;
    })
    .sort((a, b) => (fields.all[a]?.size ?? 0) - (fields.all[b]?.size ?? 0));
}

/** Of each field, how long its border with each other field is, cells; the air is none. */
function bordersOf({ labels, columns }: Fields): Map<number, Map<number, number>> {
  const borders = new Map<number, Map<number, number>>();
  const count = (a: number, b: number) => {
    const own = borders.get(a) ?? new Map<number, number>();
    own.set(b, (own.get(b) ?? 0) + 1);
    borders.set(a, own);
  };
  for (let i = 0; i < labels.length - columns; i++)
    for (const j of [i + 1, i + columns]) {
      const [a = 0, b = 0] = [labels[i], labels[j]];
      if (a === b || !a || !b) continue;
      count(a, b);
      count(b, a);
    }
  return borders;
}

/** Gives fields away to their neighbours, one after the other; one that has got some of its own stays for the next round. */
function without(fields: Fields, thin: readonly number[]): Fields {
  const borders = bordersOf(fields);
  const goes = new Map<number, number>();
  const touched = new Set<number>();
  for (const label of thin) {
    if (touched.has(label)) continue;
    const { part, colour } = fields.all[label] as Field;
    const weight = ([other, length]: [number, number]) => {
      const field = fields.all[other] as Field;
      return length * (field.part === part ? 1.5 : 1) * (field.colour === colour ? 2 : 1);
    };
    const [near] = [...(borders.get(label) ?? [])].filter(([other]) => !goes.has(other)).sort((a, b) => weight(b) - weight(a))[0] ?? [];
    if (near === undefined) continue;
    goes.set(label, near);
    touched.add(near);
  }
  if (goes.size === 0) return { ...fields, all: fields.all.map((field, i) => (thin.includes(i) ? { ...field, size: 0 } : field)) };
  const parts = Uint8Array.from(fields.labels, (label) => fields.all[goes.get(label) ?? label]?.part ?? 0);
  const colours = Uint8Array.from(fields.labels, (label) => Math.max(0, fields.all[goes.get(label) ?? label]?.colour ?? 0));
  return together(parts, colours, fields.columns, fields.rows);
}
