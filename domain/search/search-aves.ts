import { foldText } from '../addresses/slug.ts';

/**
 * The species whose `nombre` contains `text`, in the order given. Case, accents and the difference between
 * space and hyphen do not count. An empty text is contained in every name, so it finds all.
 */
export function searchAves<Item extends { nombre: string }>(aves: readonly Item[], text: string): Item[] {
  const wanted = foldText(text);
  return aves.filter(({ nombre }) => foldText(nombre).includes(wanted));
}
