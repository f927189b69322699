import { useEffect, useSyncExternalStore } from 'react';
import button from '../../components/page/button.module.css';
import layout from '../../components/page/layout.module.css';
import { isVersionWaiting, onVersion, register, update } from './registration.ts';
import styles from './version-notice.module.css';

/** Offers a new version of the guide when there is one; until the visitor takes it, the open one stays whole. */
export function VersionNotice() {
  useEffect(start, []);
  const waiting = useSyncExternalStore(onVersion, isVersionWaiting, () => false);
  return (
    <div role="status">
      {waiting && (
        <p className={`${layout.floating} ${styles.notice}`}>
          Hay una versión nueva ·{' '}
          <button type="button" className={button.primary} onClick={update}>
            Actualizar
          </button>
        </p>
      )}
    </div>
  );
}

function start(): void {
  register().catch((error) => console.warn('The guide cannot be kept for later:', error));
}
