import { type ChangeEvent, useRef, useState } from 'react';
import { importAgain } from '../../components/browser/import-again.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import type { Restored } from './restore.ts';
import { UnreadList } from './unread-list.tsx';
import styles from './your-list.module.css';

/** What reads copies comes when one is given. */
const load = () => importAgain(() => import('./restore.ts'));

const NOTHING: Restored = { status: '', unread: [], undo: null };

/** Adds what a copy holds to the list, says what of it was not understood, and offers to take it back. */
export function RestoreBackup() {
  const { aves } = useAvistadas();
  const [{ status, unread, undo }, setRestored] = useState(NOTHING);
  const input = useRef<HTMLInputElement>(null);

  async function recover({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    // So that the same file can be chosen again.
    target.value = '';
    setRestored(NOTHING);
    setRestored(
      await load().then(
        ({ restoreBackup }) =>
          restoreBackup(file, aves).catch(() => ({ ...NOTHING, status: fault(file, NO_ROOM) })),
        () => ({ ...NOTHING, status: fault(file, NO_READER) }),
      ),
    );
  }

  async function takeBack() {
    input.current?.focus();
    const done = await undo?.().then(
      () => 'Hecho: tu lista vuelve a estar como antes de recuperar la copia.',
      () => 'Ahora no podemos deshacerlo: el navegador no nos deja guardar.',
    );
    setRestored({ ...NOTHING, status: done ?? '' });
  }

  return (
    <div className={`${layout.stack} ${layout.card} ${styles.part}`}>
      <p>Recupera una copia tuya, o súmale la de otra persona. Lo que ya tienes marcado no se pierde.</p>
      <label className={styles.file}>
        Recuperar copia
        <input ref={input} type="file" accept=".json,.csv,application/json,text/csv" onChange={recover} />
      </label>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {undo && (
        <button type="button" onClick={takeBack}>
          Deshacer
        </button>
      )}
      {unread.length > 0 && <UnreadList lines={unread} />}
    </div>
  );
}

const NO_READER = 'no se puede leer ahora: falta la parte de la guía que lee copias. Comprueba tu conexión.';
const NO_ROOM = 'no cabe: el navegador no nos deja guardar lo que trae, y tu lista queda como estaba.';

const fault = (file: File, what: string) => `«${file.name}» ${what}`;
