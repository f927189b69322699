import styles from './medal.module.css';

/** The medal of a species marked as seen. */
export function Medal() {
  return (
    <svg role="img" aria-label="Avistada" className={styles.medal} viewBox="0 0 40 48">
      <path className={styles.ribbon} d="M9 0h22l-6 22H15Z" />
      <circle className={styles.metal} cx="20" cy="31" r="14" />
      <path className={styles.mark} d="m13.5 31.5 4.6 4.6 8.6-9.4" />
    </svg>
  );
}
