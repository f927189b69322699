import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element, px, as it is now: so that the letters of a drawing keep their size in any window. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    const watching = new ResizeObserver(measure);
    measure();
    watching.observe(current);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
