import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './boton-marcas.module.css';
import { createMarcasStore } from './marcas-store.ts';

const store = createMarcasStore(() => window.localStorage);

type Props = {
  /** What holds the marks, and the room that is kept for the button. */
  marcas: HTMLElement;
  room: HTMLElement;
};

/** Switches the marks of the plate on and off, for this page and the next ones. */
export function BotonMarcas({ marcas, room }: Props) {
  const visibles = useSyncExternalStore(store.subscribe, store.getSnapshot, () => true);

  useLayoutEffect(() => {
    marcas.hidden = !visibles;
  }, [marcas, visibles]);

  return createPortal(
    <button
      type="button"
      className={styles.button}
      aria-pressed={visibles}
      onClick={() => store.setVisibles(!visibles)}
    >
      Marcas en la lámina
    </button>,
    room,
  );
}
