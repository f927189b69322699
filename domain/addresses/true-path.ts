import { foldText } from './slug.ts';

/**
 * The true address of a page, however its path is written: with spaces or hyphens, `%20`, accents or none, in either case, with
 * the name of its file or a slash at its end. A path that leads to none of the `pages` loses no more than such an end.
 */
export function truePath(written: string, pages: readonly string[]): string {
  const path = written.replace(/\/(index(\.html)?)?$/, '') || '/';
  const text = decoded(path);
  if (pages.includes(text)) return text;
  const wanted = foldText(text);
  return pages.find((page) => foldText(page) === wanted) ?? path;
}

/** A path as one reads it; one that nobody can read stays as it is. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
