import { findBySlug, slugOf } from '../addresses/slug.ts';

/** How many species stand side by side at most. */
export const MAX_COMPARED = 4;

/** What an address asks to compare: the species of the page first, then the others that the guide knows. */
export type Comparison = {
  nombres: string[];
  /** What the address names and the guide does not know. */
  unknown: string[];
  /** Species beyond the fourth. */
  leftOver: string[];
};

/** Reads the text of `?comparar=`. Repeats count once; empty parts not at all. */
export function readComparison(text: string, own: string, nombres: readonly string[]): Comparison {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const known = new Set([own]);
  const unknown: string[] = [];
  for (const part of parts) {
    const nombre = findBySlug(nombres, part, (each) => each);
    if (nombre === undefined) unknown.push(part);
    else known.add(nombre);
  }
  const all = [...known];
  return {
    nombres: all.slice(0, MAX_COMPARED),
    unknown: [...new Set(unknown)],
    leftOver: all.slice(MAX_COMPARED),
  };
}

/** The text of `?comparar=` for the species that stand beside that of the page. */
export function writeComparison(others: readonly string[]): string {
  return others.map(slugOf).join(',');
}
