import { useEffect } from 'react';
import { useHydrated } from '../components/browser/use-hydrated.ts';
import type { Wake } from './first-press.ts';

declare global {
  interface Window {
    /** Absent where the page was not prerendered, and once it has been called. */
    wake?: Wake;
  }
}

/** Once the page answers, and shows what only the browser knows, does what was pressed before. */
export function useWake(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) window.wake?.();
  }, [hydrated]);
}
