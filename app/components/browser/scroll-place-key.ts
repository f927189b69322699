import type { Location } from 'react-router';

/** The key under which the scroll place of a page is kept: who goes back by «Volver» finds the place that they left. */
export function scrollKey({ state, key }: Location): string {
  return state?.volver ?? key;
}
