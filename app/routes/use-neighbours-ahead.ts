import { type RefObject, useEffect } from 'react';
import { fetchFichas } from '../data/fichas.ts';

/**
 * Fetches what going on to a neighbouring species needs, once the links that lead there come near the window:
 * who reads one species only does not pay for the others.
 */
export function useNeighboursAhead(links: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!links.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      // What goes wrong with it is told by the page that needs it.
      fetchFichas().catch(() => {});
    });
    watcher.observe(links.current);
    return () => watcher.disconnect();
  }, [links]);
}
