import { useEffect, useState } from 'react';
import { Hueco } from '../features/temporada/hueco.tsx';
import styles from '../features/temporada/temporada.module.css';
import { usePart } from './use-part.ts';

const load = () => import('./temporada.tsx');

/** How long a browser that cannot tell when it is idle is left alone, ms. */
const PATIENCE = 300;

/** What to see now: prerendered without a date, filled in once the page is alive and idle, in the room kept for it. */
export function HomeTemporada() {
  const { part, failed } = usePart(load, useIdle());
  return (
    <section className={styles.temporada} aria-label="Ahora en Madrid" aria-busy={!part && !failed}>
      {part ? (
        <part.Part />
      ) : (
        <Hueco>
          {failed && 'No hemos podido cargarla. Recarga la página cuando tengas conexión.'}
          <noscript>
            <p>
              Para saber qué día es hace falta JavaScript. Sin él, cada ficha te dice en qué meses puedes ver
              el ave.
            </p>
          </noscript>
        </Hueco>
      )}
    </section>
  );
}

/** False until the browser has nothing more urgent to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, PATIENCE);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(onIdle);
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
