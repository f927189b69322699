import { useId } from 'react';
import { TOTAL_AVES } from '../../../domain/species/total.ts';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import styles from './offline.module.css';
import { inMegabytes } from './offline-index.ts';
import type { SavedCopy } from './saved-copy.ts';
import { type Failure, type SavedCopyUse, useSavedCopy } from './use-saved-copy.ts';

const FAILURES: Record<Failure, string> = {
  offline: 'La descarga se ha interrumpido porque no llega la red. Lo que ya está guardado no se pierde.',
  'no-room': 'No queda sitio en este dispositivo. Libera espacio y sigue desde donde estaba.',
  forbidden: 'Este navegador no deja guardar la guía, quizá porque estás en una ventana privada.',
};

/** Keeps the whole guide on the device, shows how far that is, and takes it away again. */
export function Offline() {
  const use = useSavedCopy();
  const { savedCopy, saving, failed } = use;
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return <p>Este navegador no permite guardar la guía para usarla sin conexión.</p>;
  }
  return (
    <div className={styles.offline}>
      {savedCopy && <SavedState savedCopy={savedCopy} saving={saving} />}
      <p role="status">{failed && FAILURES[failed]}</p>
      {savedCopy && <Buttons {...use} savedCopy={savedCopy} />}
    </div>
  );
}

function SavedState({ savedCopy, saving }: { savedCopy: SavedCopy; saving: boolean }) {
  const id = useId();
  const { savedCount, total, bytes, bytesTotal } = savedCopy;
  if (savedCount === total) {
    return (
      <p role="status">
        La guía está guardada en este dispositivo: las {TOTAL_AVES} aves, {inMegabytes(bytes)}. Ya puedes
        abrir cualquier página sin conexión.
      </p>
    );
  }
  if (savedCount === 0 && !saving) return <p>No hay nada guardado todavía.</p>;
  return (
    <p>
      <label htmlFor={id}>
        {saving ? 'Guardando' : 'Guardado'}: {inMegabytes(bytes)} de {inMegabytes(bytesTotal)} ({savedCount}{' '}
        de {total} láminas)
      </label>
      <progress id={id} max={bytesTotal} value={bytes} />
    </p>
  );
}

function Buttons({ savedCopy, saving, start, stop, remove }: SavedCopyUse & { savedCopy: SavedCopy }) {
  const { savedCount, total, bytes, bytesTotal } = savedCopy;
  if (saving) {
    return (
      <button type="button" className={button.outline} onClick={stop}>
        Parar
      </button>
    );
  }
  return (
    <p className={layout.row}>
      {savedCount < total && (
        <button type="button" className={button.primary} onClick={start}>
          {savedCount === 0
            ? `Guardar la guía en este dispositivo (${inMegabytes(bytesTotal)})`
            : `Seguir guardando (faltan ${inMegabytes(bytesTotal - bytes)})`}
        </button>
      )}
      {savedCount > 0 && (
        <button type="button" className={button.outline} onClick={remove}>
          Borrar lo guardado
        </button>
      )}
    </p>
  );
}
