import { useRef, useState } from 'react';
import { seenNames } from '../../../domain/seen-list/avistadas.ts';
import { emptiedInWords } from '../../../domain/seen-list/emptied.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { seenList } from '../../data/seen-list/here.ts';
import styles from './reset-button.module.css';

/** Empties the list at once. That it was emptied is said, here and on every page, until it is undone or the notice closed. */
export function ResetButton() {
  const { emptied, aves } = useAvistadas();
  const [status, setStatus] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);

  function empty() {
    seenList.reset();
    setStatus('Lista vaciada.');
  }

  /** The notice goes; who stands in it is led to its neighbour. */
  function end(act: () => void, outcome: string) {
    act();
    resetButton.current?.focus();
    setStatus(outcome);
  }

  return (
    <div className={styles.reset}>
      <div role="status">{emptied ? emptiedInWords(seenNames(emptied.entradas, aves).size) : status}</div>
      {emptied && (
        <div className={layout.row}>
          <button type="button" onClick={() => end(seenList.undoReset, 'Lista recuperada.')}>
            Deshacer
          </button>
          <button type="button" onClick={() => end(seenList.closeNotice, '')}>
            Cerrar aviso
          </button>
        </div>
      )}
      <button ref={resetButton} type="button" className={styles.button} onClick={empty}>
        Resetear
      </button>
    </div>
  );
}
