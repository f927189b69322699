import { useEffect, useState } from 'react';
import type { Entradas } from '../../../domain/avistadas.ts';
import { useAvistadas } from './avistadas.tsx';
import styles from './reset-button.module.css';

/** How long «Deshacer» is offered, ms. */
const UNDO_TIME = 10_000;

/** Empties the list at once and offers to undo it for ten seconds. */
export function ResetButton() {
  const { reset, restore } = useAvistadas();
  const [emptied, setEmptied] = useState<Entradas | null>(null);

  useEffect(() => {
    if (!emptied) return;
    const timer = setTimeout(() => setEmptied(null), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [emptied]);

  function undo() {
    if (emptied) restore(emptied);
    setEmptied(null);
  }

  return (
    <div className={styles.reset}>
      <button type="button" onClick={() => setEmptied((before) => [...(before ?? []), ...reset()])}>
        Resetear
      </button>
      <span role="status">{emptied && 'Lista vaciada.'}</span>
      {emptied && (
        <button type="button" onClick={undo}>
          Deshacer
        </button>
      )}
    </div>
  );
}
