import { foldText } from '../addresses/slug.ts';

/** The parameter by which an address asks for an order of its list; «orden» is a filter, that of the taxonomic orders. */
const PARAM = 'ordenar';

/** The orders in which a list can stand, as a visitor reads them, the usual one first. */
export const ARRANGEMENTS = ['alfabético', 'taxonómico'] as const;

export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Whether the query of an address asks for an order, understood or not. */
export function asksArrangement(search: string): boolean {
  return new URLSearchParams(search).has(PARAM);
}

/** The order that a query asks for, and what of it could not be understood. */
export function readArrangement(search: string): { arrangement: Arrangement; unknown?: string } {
  const text = new URLSearchParams(search).get(PARAM)?.trim() ?? '';
  const known = ARRANGEMENTS.find((each) => foldText(each) === foldText(text));
  if (known) return { arrangement: known };
  return text === '' ? { arrangement: 'alfabético' } : { arrangement: 'alfabético', unknown: text };
}

/** The query with that order instead of its own, the other parameters as they stand; the usual order needs no word. */
export function writeArrangement(arrangement: Arrangement, search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !asksArrangement(pair));
  const own = arrangement === 'alfabético' ? [] : [`${PARAM}=${foldText(arrangement)}`];
  const query = [...others, ...own].join('&');
  return query && `?${query}`;
}
