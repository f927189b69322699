import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** How long a species takes to leave, ms. */
const FADE_TIME = 220;

/** Fades the element of `ref` out before following a link, unless the visitor wants less motion or a new tab. */
export function useFadeOut<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const navigate = useNavigate();

  function fadeTo(event: MouseEvent<HTMLAnchorElement>) {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (newTab || still || !ref.current) return;
    event.preventDefault();
    const { pathname } = event.currentTarget;
    const fade = ref.current.animate(
      { opacity: [1, 0] },
      { duration: FADE_TIME, easing: 'ease-in', fill: 'forwards' },
    );
    fade.onfinish = () => navigate(decodeURI(pathname));
  }

  return { ref, fadeTo };
}
