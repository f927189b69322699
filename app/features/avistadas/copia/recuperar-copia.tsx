import { type ChangeEvent, useRef, useState } from 'react';
import {
  cuentaEnPalabras,
  cuentaOf,
  lookUp,
  mergeEntradas,
  mergeFechas,
} from '../../../../domain/merge-copia.ts';
import { useAvistadas } from '../avistadas.tsx';
import { FileError, type LoadCsv, readFile } from './read-file.ts';
import styles from './tu-lista.module.css';

/** Adds what a copy holds to the list, and offers to take it back. */
export function RecuperarCopia({ loadCsv }: { loadCsv: LoadCsv }) {
  const { aves, apply } = useAvistadas();
  const [status, setStatus] = useState('');
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function recover({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setTakeBack(null);
    try {
      merge(await readFile(file, aves, loadCsv));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      setStatus(error.message);
    } finally {
      // So that the same file can be chosen again.
      target.value = '';
    }
  }

  function merge(copia: Awaited<ReturnType<typeof readFile>>) {
    const hallazgo = lookUp(copia, aves);
    let cuenta = cuentaOf([], hallazgo);
    const undo = apply({
      entradas(held) {
        cuenta = cuentaOf(held, hallazgo);
        return mergeEntradas(held, hallazgo);
      },
      fechas: (held) => mergeFechas(held, hallazgo),
    });
    setStatus(cuentaEnPalabras(cuenta));
    setTakeBack(() => undo);
  }

  function undo() {
    takeBack?.();
    setTakeBack(null);
    setStatus('Hecho: tu lista vuelve a estar como antes de recuperar la copia.');
    input.current?.focus();
  }

  return (
    <div className={styles.part}>
      <p>Recupera una copia tuya, o súmale la de otra persona. Lo que ya tienes marcado no se pierde.</p>
      <label className={styles.button}>
        Recuperar copia
        <input ref={input} type="file" accept=".json,.csv" onChange={recover} />
      </label>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {takeBack && (
        <button type="button" className={styles.button} onClick={undo}>
          Deshacer
        </button>
      )}
    </div>
  );
}
