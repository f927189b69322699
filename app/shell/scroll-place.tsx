import { useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, ScrollRestoration } from 'react-router';
import { scrollKey } from '../components/browser/scroll-place-key.ts';
import { useHydrated } from '../components/browser/use-hydrated.ts';

/**
 * Keeps where each page is scrolled to. A page that arrived drawn stays where the browser or the visitor has scrolled it when it
 * comes alive: the router would take it to its top, or back to where an earlier visit left it.
 */
export function ScrollPlace() {
  const hydrated = useHydrated();
  const [arrived] = useState(!hydrated);
  const arriving = useRef(arrived);
  const scrolled = useRef(0);
  const keyOf = useCallback((location: Location) => (arriving.current ? '' : scrollKey(location)), []);
  // Before the router scrolls, and after it.
  useInsertionEffect(() => {
    scrolled.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (arriving.current) window.scrollTo({ top: scrolled.current, behavior: 'instant' });
    arriving.current = false;
  }, []);
  return <ScrollRestoration getKey={keyOf} />;
}
