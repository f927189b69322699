import { useEffect, useRef, useState } from 'react';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import type { SeenList } from '../../data/seen-list/list.ts';
import styles from './reset-button.module.css';

/** How long «Deshacer» is offered, ms. */
const UNDO_TIME = 10_000;

const NOTHING: SeenList = { entries: [], days: new Map() };

/** Empties the list at once and offers to undo it for ten seconds. */
export function ResetButton() {
  const { reset, restore } = useAvistadas();
  const [emptied, setEmptied] = useState<SeenList>(NOTHING);
  const [status, setStatus] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (emptied.entries.length === 0) return;
    const timer = setTimeout(() => end(''), UNDO_TIME);
    return () => clearTimeout(timer);
  });

  /** Takes «Deshacer» away; who stands on it is led to its neighbour. */
  function end(outcome: string) {
    if (document.activeElement === undoButton.current) resetButton.current?.focus();
    setEmptied(NOTHING);
    setStatus(outcome);
  }

  function empty() {
    const held = reset();
    setEmptied({
      entries: [...emptied.entries, ...held.entries],
      days: new Map([...held.days, ...emptied.days]),
    });
    setStatus('Lista vaciada.');
  }

  function undo() {
    restore(emptied);
    end('Lista recuperada.');
  }

  return (
    <div className={`${layout.row} ${styles.reset}`}>
      <button ref={resetButton} type="button" onClick={empty}>
        Resetear
      </button>
      <span role="status">{status}</span>
      {emptied.entries.length > 0 && (
        <button ref={undoButton} type="button" onClick={undo}>
          Deshacer
        </button>
      )}
    </div>
  );
}
