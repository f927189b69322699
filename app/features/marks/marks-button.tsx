import styles from './marks-button.module.css';
import type { MarksState } from './use-marks.ts';

/** Switches the marks of the plate on and off, for this page and the next ones. */
export function MarksButton({ visible, setVisible }: MarksState) {
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
