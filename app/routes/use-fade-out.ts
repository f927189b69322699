import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { fetchFichas } from './fichas.ts';

/** How long a species takes to leave, ms. */
const FADE_TIME = 220;

/** Fades the element of `ref` out before following a link, unless the visitor wants less motion or a new tab. */
export function useFadeOut<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const fade = useRef<Animation>(null);
  const navigate = useNavigate();
  const { state } = useNavigation();

  // Who follows another link meanwhile goes there and nowhere else; who stays after all sees the page again.
  useEffect(() => {
    if (state === 'idle') fade.current?.cancel();
    return () => {
      if (isFading(fade.current)) fade.current?.cancel();
    };
  }, [state]);

  function fadeTo(event: MouseEvent<HTMLAnchorElement>) {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (newTab || still || !ref.current) return;
    event.preventDefault();
    if (isFading(fade.current) || (fade.current && state !== 'idle')) return;
    // What goes wrong with it is told by the page that needs it.
    fetchFichas().catch(() => {});
    const { pathname } = event.currentTarget;
    fade.current = ref.current.animate(
      { opacity: [1, 0] },
      { duration: FADE_TIME, easing: 'ease-in', fill: 'forwards' },
    );
    fade.current.onfinish = () => navigate(decodeURI(pathname));
  }

  return { ref, fadeTo };
}

function isFading(animation: Animation | null): boolean {
  return animation?.playState === 'running';
}
