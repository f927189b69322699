import { progressOf } from '../../../domain/seen-list/avistadas.ts';
import { TOTAL_AVES } from '../../../domain/species/total.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { ResetButton } from './reset-button.tsx';
import styles from './seen-progress.module.css';

/** How many of the 203 species are marked, on every page. */
export function SeenProgress() {
  const { nombres } = useAvistadas();
  const { text, percentage } = progressOf(nombres.size);
  return (
    <section className={`${layout.stack} ${styles.progress}`} aria-labelledby="progreso">
      <h2 id="progreso">Tu progreso</h2>
      <p className={`${layout.row} ${styles.count}`}>
        <span>{text}</span> <span className={styles.percentage}>{percentage}</span>
      </p>
      <progress max={TOTAL_AVES} value={nombres.size} aria-label="Aves avistadas" />
      <ResetButton />
    </section>
  );
}
