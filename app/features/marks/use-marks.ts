import { useState, useSyncExternalStore } from 'react';
import { createMarksStore } from './marks-store.ts';

const store = createMarksStore(() => window.localStorage);

/** The marks of a plate: whether they show, and which of them stands out together with its phrase. */
export function useMarks() {
  const visible = useSyncExternalStore(store.subscribe, store.getSnapshot, () => true);
  const [active, setActive] = useState<number>();
  return {
    visible,
    setVisible: store.setVisible,
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
