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

/** How far about a cell the majority decides, cells: of its part, of its colour, and at last of its field, shares of the least width. */
const OF_PARTS = 2;
const OF_COLOURS = [2, 4];
const OF_FIELDS = 0.6;
/** What a bare part may be thin, and how much room any other field has at least, squares of the least width. */
const BARE_LEAST = 0.5;
const LEAST_AREA = 3;
/** Cells under which a piece apart from the bird is a speck. */
const SPECK = 60;

/**
 * Parts a bird into fields. What is less than `least` cells wide goes to the neighbour with which it has the longest border; `bare`
 * are the parts that stay however thin they are.
 */
export function fieldsOf(
  { columns, rows, parts }: Cells,
  colours: Uint16Array,
  bare: readonly number[],
  least: number,
): Fields {
  const isPlumage = (part: number) => part > 0 && !bare.includes(part);
  const ownParts = majority(parts, columns, OF_PARTS, (i) => (isPlumage(parts[i] ?? 0) ? 1 : 0));
  let own = colours;
  for (const reach of OF_COLOURS) own = majority(own, columns, reach, (i) => ownParts[i] ?? 0);
  const raw = together(ownParts, ofOneColour(ownParts, own, ONE_COLOUR), columns, rows);
  const fields = withoutThin(withoutSpecks(raw), bare, least);
  const labels = majority(fields.labels, columns, Math.round(least * OF_FIELDS), (i) =>
    isPlumage(fields.all[fields.labels[i] ?? 0]?.part ?? 0) ? 1 : 0,
  );
  return withoutThin(rejoined({ ...fields, labels }), bare, least);
}

/** Without fields that are too thin to be coloured. */
function withoutThin(from: Fields, bare: readonly number[], least: number): Fields {
  let fields = from;
  for (;;) {
    const thin = thinnest(fields, bare, least);
    if (thin.length === 0) return fields;
    const next = without(fields, thin);
    if (next === fields) return fields;
    fields = next;
  }
}

/** Pieces that hang in the air beside the bird become air. */
function withoutSpecks(fields: Fields): Fields {
  const borders = bordersOf(fields);
  const isSpeck = (label: number) =>
    label > 0 && (fields.all[label]?.size ?? 0) < SPECK && !borders.has(label);
  return rejoined({ ...fields, labels: fields.labels.map((label) => (isSpeck(label) ? 0 : label)) });
}

/** Fields anew from cells that have changed their field. */
function rejoined({ labels, all, columns, rows }: Fields): Fields {
  const [parts, colours] = [new Uint16Array(labels.length), new Uint16Array(labels.length)];
  for (let i = 0; i < labels.length; i++) {
    const field = all[labels[i] ?? 0];
    if (!field?.part) continue;
    parts[i] = field.part;
    colours[i] = field.colour;
  }
  return together(parts, colours, columns, rows);
}

/** Claws and scales are no fields of their own. */
const ONE_COLOUR = [PARTS.indexOf('legs')];

/** Each of these parts in the colour that most of it has. */
function ofOneColour(parts: Uint16Array, colours: Uint16Array, of: readonly number[]): Uint16Array {
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

/** The commonest value among the neighbours of the same group; a cell whose group is 0 stays as it is. */
function majority(
  values: Uint16Array,
  columns: number,
  reach: number,
  groupOf: (i: number) => number,
): Uint16Array {
  const groups = new Uint8Array(values.length);
  for (let i = 0; i < groups.length; i++) groups[i] = groupOf(i);
  const counts = new Uint16Array(values.reduce((most, value) => Math.max(most, value), 0) + 1);
  const next = values.slice();
  for (let i = 0; i < values.length; i++) {
    const group = groups[i];
    if (!group) continue;
    counts.fill(0);
    let best = values[i] ?? 0;
    const x = i % columns;
    const [from, to] = [Math.max(-reach, -x), Math.min(reach, columns - 1 - x)];
    for (let row = i - reach * columns; row <= i + reach * columns; row += columns)
      for (let at = row + from; at <= row + to; at++) {
        if (groups[at] !== group) continue;
        const there = values[at] ?? 0;
        const count = (counts[there] ?? 0) + 1;
        counts[there] = count;
        if (count > (counts[best] ?? 0)) best = there;
      }
    next[i] = best;
  }
  return next;
}

/** The cells that hang together. */
function together(parts: Uint16Array, colours: Uint16Array, columns: number, rows: number): Fields {
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
      for (let way = 0; way < 4; way++) {
        const next = i + (way < 2 ? 1 : columns) * (way % 2 === 0 ? 1 : -1);
        if (labels[next] || parts[next] !== part || colours[next] !== colour) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
  }
  return { columns, rows, labels, all };
}

/** How far each cell is from the edge of its field, cells. */
export function depthsOf({ labels, columns }: Fields): Float32Array {
  const depths = new Float32Array(labels.length);
  for (let i = 0; i < labels.length; i++) depths[i] = labels[i] ? Number.POSITIVE_INFINITY : 0;
  const reach = (i: number, there: number, away: number) =>
    labels[there] === labels[i] ? (depths[there] ?? 0) + away : away / 2;
  const pass = (i: number, back: number) => {
    const straight = Math.min(reach(i, i + back, 1), reach(i, i + back * columns, 1));
    const aslant = Math.min(
      reach(i, i + back * (columns + 1), Math.SQRT2),
      reach(i, i + back * (columns - 1), Math.SQRT2),
    );
    depths[i] = Math.min(depths[i] ?? 0, straight, aslant);
  };
  for (let i = 0; i < labels.length; i++) if (labels[i]) pass(i, -1);
  for (let i = labels.length - 1; i >= 0; i--) if (labels[i]) pass(i, 1);
  return depths;
}

/** The fields that are too thin to be coloured and have a neighbour on the bird, the smallest first. */
function thinnest(fields: Fields, bare: readonly number[], least: number): number[] {
  const widest = new Float32Array(fields.all.length);
  const depths = depthsOf(fields);
  for (let i = 0; i < depths.length; i++) {
    const label = fields.labels[i] ?? 0;
    if ((depths[i] ?? 0) > (widest[label] ?? 0)) widest[label] = depths[i] ?? 0;
  }
  const borders = bordersOf(fields);
  return fields.all
    .map((_, label) => label)
    .filter((label) => {
      const { part, size } = fields.all[label] as Field;
      if (label === 0 || size === 0 || (borders.get(label)?.size ?? 0) === 0) return false;
      const isBare = bare.includes(part);
      const limit = isBare ? least * BARE_LEAST : least;
      return 2 * (widest[label] ?? 0) < limit || (!isBare && size < least * least * LEAST_AREA);
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
    const [near] =
      [...(borders.get(label) ?? [])]
        .filter(([other]) => !goes.has(other))
        .sort((a, b) => weight(b) - weight(a))[0] ?? [];
    if (near === undefined) continue;
    goes.set(label, near);
    touched.add(near);
  }
  if (goes.size === 0) return fields;
  return rejoined({ ...fields, labels: fields.labels.map((label) => goes.get(label) ?? label) });
}
