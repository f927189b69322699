import { useState } from 'react';
import type { AveSummary } from '../../../domain/species/ave.ts';
import button from '../../components/page/button.module.css';
import { CHECK, Icon } from '../../components/page/icon.tsx';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './avistada-button.module.css';

/** Marks the species as seen, or takes the mark back. Its icon turns once a press; before the page is alive `first-press.ts` shows the check. */
export function AvistadaButton({ ave }: { ave: Pick<AveSummary, 'nombre' | 'alias'> }) {
  const { nombres, setAvistada } = useAvistadas();
  const [turns, setTurns] = useState(0);
  const avistada = nombres.has(ave.nombre);

  function toggle() {
    setAvistada(ave, !avistada);
    setTurns(turns + 1);
  }

  return (
    <button
      type="button"
      className={`${button.outline} ${styles.button}`}
      aria-pressed={avistada}
      data-shape={CHECK}
      onClick={toggle}
    >
      <span>¿Avistada?</span>
      <span className={styles.icon} style={turns === 0 ? undefined : { rotate: `${turns}turn` }}>
        <Icon name={avistada ? 'check' : 'cross'} />
      </span>
    </button>
  );
}
