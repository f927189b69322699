import { useState, useSyncExternalStore } from 'react';
import { createMarcasStore } from './marcas-store.ts';

const store = createMarcasStore(() => window.localStorage);

/** The marks of a plate: whether they show, and which of them stands out together with its phrase. */
export function useMarcas() {
  const visible = useSyncExternalStore(store.subscribe, store.getSnapshot, () => true);
  const [active, setActive] = useState<number>();
  return {
    visible,
    setVisible: store.setVisibles,
    /** For a mark and for its phrase: the pointer or the focus on one makes both stand out. */
    linked: (i: number) => ({
      'data-activa': active === i ? '' : undefined,
      onPointerEnter: () => setActive(i),
      onPointerLeave: () => setActive(undefined),
      onFocus: () => setActive(i),
      onBlur: () => setActive(undefined),
    }),
  };
}

export type MarcasState = ReturnType<typeof useMarcas>;
