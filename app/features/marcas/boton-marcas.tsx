import styles from './boton-marcas.module.css';
import type { MarcasState } from './use-marcas.ts';

/** Switches the marks of the plate on and off, for this page and the next ones. */
export function BotonMarcas({ visible, setVisible }: MarcasState) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={visible}
      onClick={() => setVisible(!visible)}
    >
      Marcas en la lámina
    </button>
  );
}
