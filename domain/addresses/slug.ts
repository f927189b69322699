/** The form of a text in an address: NFC, accents and capitals kept, spaces as hyphens. «Águila real» → `Águila-real`. */
export function slugOf(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, '-');
}

/**
 * The form in which texts are compared: without accents or case, spaces as hyphens. «Águila real» → `aguila-real`.
 * Idempotent, and the same for NFC and NFD. It also names the files of a species.
 */
export function foldText(text: string): string {
  return slugOf(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Finds the item that an address names, whatever the case, accents or Unicode form of the address. */
export function findBySlug<Item>(
  items: readonly Item[],
  slug: string,
  textOf: (item: Item) => string,
): Item | undefined {
  // Links are exact: only what is typed by hand pays for folding every name.
  const exact = items.find((item) => slugOf(textOf(item)) === slug);
  if (exact) return exact;
  const wanted = foldText(slug);
  return items.find((item) => foldText(textOf(item)) === wanted);
}
