import { useEffect, useState } from 'react';

/** What tells that a visitor is about to use the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** After this time, ms, it counts as one: whoever reads so long may want it. */
const LONGEST_WAIT = 4000;

/**
 * False until the visitor stirs: the first view does not pay for what they may want later. Where it is `asked` for, by
 * the address say, it waits for no sign. `asked` must stay the same function.
 */
export function useStirred(asked: () => boolean): boolean {
  const [stirred, setStirred] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      setStirred(true);
    };
    const timer = setTimeout(wake, asked() ? 0 : LONGEST_WAIT);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of SIGNS) window.addEventListener(sign, wake, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [asked]);
  return stirred;
}
