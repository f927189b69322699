import { findBySlug, slugOf } from './slug.ts';

/** How many species stand side by side at most. */
export const COMPARADAS = 4;

/** What an address asks to compare: the species of the page first, then the others that the guide knows. */
export type Comparacion = {
  nombres: string[];
  /** What the address names and the guide does not know. */
  desconocidas: string[];
  /** Species beyond the fourth. */
  sobrantes: string[];
};

/** Reads the text of `?comparar=`. Repeats count once; empty parts not at all. */
export function parseComparar(text: string, propio: string, nombres: readonly string[]): Comparacion {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const known = new Set([propio]);
  const desconocidas: string[] = [];
  for (const part of parts) {
    const nombre = findBySlug(nombres, part, (each) => each);
    if (nombre === undefined) desconocidas.push(part);
    else known.add(nombre);
  }
  const all = [...known];
  return {
    nombres: all.slice(0, COMPARADAS),
    desconocidas: [...new Set(desconocidas)],
    sobrantes: all.slice(COMPARADAS),
  };
}

/** The text of `?comparar=` for the species that stand beside that of the page. */
export function textOfComparar(others: readonly string[]): string {
  return others.map(slugOf).join(',');
}
