import type { Cells } from './cells.ts';
import { PARTS } from './false-colours.ts';
import { type Fields, rejoined, together } from './fields.ts';
import { majority } from './majority.ts';
import { bordersOf, withoutThin } from './thin-fields.ts';

/** How far about a cell the majority decides, cells: of its part, of its colour, and at last of its field, shares of the least width. */
const OF_PARTS = 2;
const OF_COLOURS = [2, 4];
const OF_FIELDS = 0.6;
/** Cells under which a piece beside the bird, or a hole in it, is a speck. */
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

/** Pieces that hang in the air beside the bird become air, and air that shows through it becomes bird. */
function withoutSpecks(fields: Fields): Fields {
  const { columns, rows } = fields;
  const borders = bordersOf(fields);
  const isSpeck = (label: number) =>
    label > 0 && (fields.all[label]?.size ?? 0) < SPECK && !borders.has(label);
  const labels = fields.labels.map((label) => (isSpeck(label) ? 0 : label));
  const holes = together(
    labels.map((label) => (label ? 0 : 1)),
    new Uint16Array(labels.length),
    columns,
    rows,
  );
  for (let i = 0; i < labels.length; i++) {
    const hole = holes.labels[i] ?? 0;
    if (hole && (holes.all[hole]?.size ?? 0) < SPECK) labels[i] = labels[i - 1] ?? 0;
  }
  return rejoined({ ...fields, labels });
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
