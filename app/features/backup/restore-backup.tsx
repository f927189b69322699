import { type ChangeEvent, useRef, useState } from 'react';
import { importAgain } from '../../components/browser/import-again.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './your-list.module.css';

/** What reads copies comes when one is given. */
const load = () => importAgain(() => import('./restore.ts'));

const NO_READER = 'no se puede leer ahora: falta la parte de la guía que lee copias. Comprueba tu conexión.';

/** Adds what a copy holds to the list, and offers to take it back. */
export function RestoreBackup() {
  const list = useAvistadas();
  const [status, setStatus] = useState('');
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function recover({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    // So that the same file can be chosen again.
    target.value = '';
    setTakeBack(null);
    const { status, undo } = await load().then(
      ({ restoreBackup }) => restoreBackup(file, list),
      () => ({ status: `«${file.name}» ${NO_READER}`, undo: null }),
    );
    setStatus(status);
    setTakeBack(() => undo);
  }

  function undo() {
    takeBack?.();
    setTakeBack(null);
    setStatus('Hecho: tu lista vuelve a estar como antes de recuperar la copia.');
    input.current?.focus();
  }

  return (
    <div className={`${layout.stack} ${layout.card} ${styles.part}`}>
      <p>Recupera una copia tuya, o súmale la de otra persona. Lo que ya tienes marcado no se pierde.</p>
      <label className={styles.file}>
        Recuperar copia
        <input ref={input} type="file" accept=".json,.csv" onChange={recover} />
      </label>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {takeBack && (
        <button type="button" onClick={undo}>
          Deshacer
        </button>
      )}
    </div>
  );
}
