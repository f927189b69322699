import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollKey } from '../browser/scroll-place-key.ts';

/** The card that stood first in the window, and how far from its top, px. */
type Place = { href: string; top: number };

const STORE = 'guia:lugar';

/** Entries of the history that are kept. */
const KEPT = 50;

/** How long a list that is come back to may take until it is drawn as it was left, ms. */
const SETTLING = 2000;

/** When the place is looked up: a page may be left after any of these. */
const LEAVING = ['scrollend', 'click', 'pagehide'];

/** What a visitor does to scroll by themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * A list that is come back to shows the very card that it was left at. Its height in pixels would not do: a list that arrives
 * drawn is laid out as one sees it, a narrowed one once its filters are there, and their heights differ until then.
 */
export function useListPlace(): void {
  const location = useLocation();
  const key = scrollKey(location);
  const back = useNavigationType() === 'POP' || location.state?.volver !== undefined;

  // In the commit itself: the next page scrolls to its own place before other effects run.
  useLayoutEffect(() => {
    const place = back ? stored()[key] : undefined;
    const stop = place && settle(place);
    const leave = () => remember(key);
    for (const way of LEAVING) window.addEventListener(way, leave, true);
    return () => {
      stop?.();
      for (const way of LEAVING) window.removeEventListener(way, leave, true);
    };
  }, [key, back]);
}

const linkTo = (href: string) =>
  document.querySelector(`main article a[href="${CSS.escape(href)}"]`)?.closest('article');

/** Keeps a card where it stood while the list is drawn, until the visitor scrolls. */
function settle({ href, top }: Place): () => void {
  const end = performance.now() + SETTLING;
  let frame = requestAnimationFrame(function look(now) {
    const off = (linkTo(href)?.getBoundingClientRect().top ?? top) - top;
    if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
    if (now < end) frame = requestAnimationFrame(look);
  });
  const stop = () => cancelAnimationFrame(frame);
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { once: true, passive: true });
  return stop;
}

function remember(key: string): void {
  write(key, window.scrollY === 0 ? undefined : firstInWindow());
}

function firstInWindow(): Place | undefined {
  for (const article of document.querySelectorAll('main article')) {
    const { top, bottom } = article.getBoundingClientRect();
    const href = bottom > 0 && article.querySelector('a')?.getAttribute('href');
    if (href) return { href, top };
  }
  return undefined;
}

function stored(): Record<string, Place | undefined> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
  } catch {
    return {};
  }
}

function write(key: string, place: Place | undefined): void {
  const { [key]: _, ...others } = stored();
  const places = Object.entries({ ...others, [key]: place }).slice(-KEPT);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Without storage the place in pixels must do.
  }
}
