import { useEffect, useSyncExternalStore } from 'react';
import styles from './aviso-de-version.module.css';
import { actualizar, hayVersionNueva, onVersion, registrar } from './registro.ts';

/** Offers a new version of the guide when there is one; until the visitor takes it, the open one stays whole. */
export function AvisoDeVersion() {
  useEffect(start, []);
  const nueva = useSyncExternalStore(onVersion, hayVersionNueva, () => false);
  return (
    <div role="status">
      {nueva && (
        <p className={styles.aviso}>
          Hay una versión nueva ·{' '}
          <button type="button" onClick={actualizar}>
            Actualizar
          </button>
        </p>
      )}
    </div>
  );
}

function start(): void {
  registrar().catch((error) => console.warn('The guide cannot be kept for later:', error));
}
