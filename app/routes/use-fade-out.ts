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

/**
 * Lays a picture of an element that is about to go over its place, out of reach of keyboards and screen readers: of as
 * much of it as the window shows once it is scrolled up, as it will be on the next page.
 */
function fadeGhostOf(element: HTMLElement): void {
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = element;
  const ghost = document.createElement('div');
  layOver(ghost, { top, left, width, height });
  ghost.style.background = 'var(--papel)';
  ghost.style.zIndex = '1';
  for (const part of element.children) {
    if (part instanceof HTMLElement && part.offsetTop < window.innerHeight)
      ghost.append(pictureOf(part, top, left));
  }
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset.fantasma = '';
  document.body.append(ghost);
  const leaving = ghost.animate({ opacity: [1, 0] }, { duration: FADE_TIME, easing: 'ease-in' });
  leaving.onfinish = () => ghost.remove();
  leaving.oncancel = () => ghost.remove();
}

/** A copy of a part of an element that stands at `top` and `left`, px, to be laid into a picture of that. */
function pictureOf(part: HTMLElement, top: number, left: number): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement;
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  const { offsetTop, offsetLeft, offsetWidth: width, offsetHeight: height } = part;
  layOver(copy, { top: offsetTop - top, left: offsetLeft - left, width, height });
  return copy;
}

/** Takes an element out of the flow and puts it at a place, px. */
function layOver({ style }: HTMLElement, box: Record<'top' | 'left' | 'width' | 'height', number>): void {
  style.position = 'absolute';
  style.margin = '0';
  for (const side of ['top', 'left', 'width', 'height'] as const) style[side] = `${box[side]}px`;
}
