import { useState } from 'react';
import { useHydrated } from '../../components/browser/use-hydrated.ts';

const KEY = 'guia:marcas';
const HIDDEN = 'no';

/** Outlives the page that shows it, so that the choice holds for this visit where storage is blocked or full. */
let chosen: boolean | undefined;

function readVisible(): boolean {
  try {
    return localStorage.getItem(KEY) !== HIDDEN;
  } catch {
    return true;
  }
}

function storeVisible(visible: boolean): void {
  try {
    if (visible) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, HIDDEN);
  } catch {
    // A preference is not worth a warning.
  }
}

/** The marks of a plate: whether they show, and which of them stands out together with its phrase. */
export function useMarks() {
  const [visible, setVisible] = useState(() => chosen ?? readVisible());
  const [active, setActive] = useState<number>();
  return {
    /** They were prerendered, so they show until the page is alive. */
    visible: !useHydrated() || visible,
    toggle: () => {
      chosen = !visible;
      setVisible(chosen);
      storeVisible(chosen);
    },
    /** For a mark and for its phrase: the pointer or the focus on one makes both stand out. */
    linked: (i: number) => ({
      'data-active': active === i ? '' : undefined,
      onPointerEnter: () => setActive(i),
      onPointerLeave: () => setActive(undefined),
      onFocus: () => setActive(i),
      onBlur: () => setActive(undefined),
    }),
  };
}

export type MarksState = ReturnType<typeof useMarks>;
