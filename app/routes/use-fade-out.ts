import { useLayoutEffect, useRef } from 'react';

/** How long a species takes to fade, ms. The next one is there from the first moment, beneath it. */
const FADE_TIME = 220;

/**
 * Fades the element of `ref` out once another stands in its place, when the visitor left it by a link that called
 * `fade`, unless they want less motion. Presses meanwhile are swallowed: a double press moves on by one.
 */
export function useFadeOut<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const fading = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (element && fading.current && !still) fadeGhostOf(element);
    };
  }, []);

  const fade = () => {
    fading.current = true;
  };
  return { ref, fade };
}

/** Lays a picture of an element that is about to go over its place, out of reach of keyboards and screen readers. */
function fadeGhostOf(element: HTMLElement): void {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = element;
  const ghost = document.createElement('div');
  const copy = element.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  copy.inert = true;
  ghost.append(copy);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset.fantasma = '';
  Object.assign(ghost.style, {
    position: 'absolute',
    insetBlockStart: `${top}px`,
    insetInlineStart: `${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    zIndex: '1',
    background: 'var(--papel)',
  });
  document.body.append(ghost);
  const leaving = ghost.animate({ opacity: [1, 0] }, { duration: FADE_TIME, easing: 'ease-in' });
  leaving.onfinish = () => ghost.remove();
  leaving.oncancel = () => ghost.remove();
}
