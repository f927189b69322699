import type { Location } from 'react-router';

/**
 * The key under which the scroll place of a page is kept. Who goes back by «Volver» finds the place that they left. The first page
 * of a document has no key of its own: without its address, one page would be scrolled to the place of another.
 */
export function scrollKey({ state, key, pathname, search }: Location): string {
  return state?.volver ?? (key === 'default' ? pathname + search : key);
}
