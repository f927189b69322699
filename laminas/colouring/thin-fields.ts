import { depthsOf } from './depths.ts';
import { type Field, type Fields, rejoined } from './fields.ts';

/** How much room a field has at least, squares of the least width. */
const LEAST_AREA = 3;
/** Without fields that are too thin to be coloured. */
export function withoutThin(from: Fields, bare: readonly number[], least: number): Fields {
  let fields = from;
  for (;;) {
    const thin = thinnest(fields, bare, least);
    if (thin.length === 0) return fields;
    const next = without(fields, thin, bare);
    if (next === fields) return fields;
    fields = next;
  }
}

/** The fields that are too thin to be coloured and have a neighbour to go to, the smallest first. */
function thinnest(fields: Fields, bare: readonly number[], least: number): number[] {
  const widest = new Float32Array(fields.all.length);
  const depths = depthsOf(fields);
  for (let i = 0; i < depths.length; i++) {
    const label = fields.labels[i] ?? 0;
    if ((depths[i] ?? 0) > (widest[label] ?? 0)) widest[label] = depths[i] ?? 0;
  }
  return fields.all
    .map((_, label) => label)
    .filter((label) => {
      const { part, size } = fields.all[label] as Field;
      const isSmall = !bare.includes(part) && size < least * least * LEAST_AREA;
      return label > 0 && size > 0 && (isSmall || 2 * (widest[label] ?? 0) < least);
    })
    .sort((a, b) => (fields.all[a]?.size ?? 0) - (fields.all[b]?.size ?? 0));
}

/** Of each field, how long its border with each other field is, cells; the air is none. */
export function bordersOf({ labels, columns }: Fields): Map<number, Map<number, number>> {
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

/** Whether a field may take cells of a part: a bare part keeps to itself, plumage to plumage. */
const takes = (field: Field, part: number, bare: readonly number[]) =>
  bare.includes(part) ? field.part === part : !bare.includes(field.part);

/** Gives fields away to their neighbours, one after the other; one that has got some of its own stays for the next round. */
function without(fields: Fields, thin: readonly number[], bare: readonly number[]): Fields {
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
        .filter(([other]) => !goes.has(other) && takes(fields.all[other] as Field, part, bare))
        .sort((a, b) => weight(b) - weight(a))[0] ?? [];
    if (near === undefined) continue;
    goes.set(label, near);
    touched.add(near);
  }
  if (goes.size === 0) return fields;
  return rejoined({ ...fields, labels: fields.labels.map((label) => goes.get(label) ?? label) });
}
