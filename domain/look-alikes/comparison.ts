import { findBySlug } from '../addresses/slug.ts';

/** How many species stand side by side at most. */
export const MAX_COMPARED = 4;

/** What an address asks to compare. */
export type Comparison = {
  /** Species that the guide knows, in their order, at most four. */
  nombres: string[];
  /** What the address names and the guide does not know. */
  unknown: string[];
  /** Species beyond the fourth. */
  leftOver: string[];
  /** Whether no other has room. */
  full: boolean;
};

/** Reads names with commas between them, whatever their case and accents. Repeats count once; empty parts not at all. */
export function readComparison(text: string, nombres: readonly string[]): Comparison {
  const known = new Set<string>();
  const unknown = new Set<string>();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const nombre = findBySlug(nombres, part, (each) => each);
    if (nombre === undefined) unknown.add(part);
    else known.add(nombre);
  }
  const all = [...known];
  return {
    nombres: all.slice(0, MAX_COMPARED),
    unknown: [...unknown],
    leftOver: all.slice(MAX_COMPARED),
    full: all.length >= MAX_COMPARED,
  };
}
