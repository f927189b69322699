import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of `ref` when it appears, where keyboards and screen readers go on, and that to the top
 * of the window, so that what it heads is seen whole. In a frame of its own, because the page moves the focus to its
 * own heading first when the address has changed.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const handle = requestAnimationFrame(() => {
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(handle);
  }, []);
  return ref;
}
