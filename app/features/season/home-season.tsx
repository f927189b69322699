import { useLater } from '../../components/browser/use-later.ts';
import styles from './season-now.module.css';
import { SeasonPlaceholder } from './season-placeholder.tsx';

const load = () => import('./season-now.tsx');

/** What to see now: prerendered without a date, filled in once the page is alive, in the room kept for it. */
export function HomeSeason() {
  const { code, failed } = useLater(load, true);
  return (
    <section className={styles.season} aria-label="Ahora en Madrid" aria-busy={!code && !failed}>
      {code ? (
        <code.SeasonNow />
      ) : (
        <SeasonPlaceholder>
          {failed && 'No hemos podido cargarla. Recarga la página cuando tengas conexión.'}
          <noscript>
            <p>
              Para saber qué día es hace falta JavaScript. Sin él, cada ficha te dice en qué meses puedes ver
              el ave.
            </p>
          </noscript>
        </SeasonPlaceholder>
      )}
    </section>
  );
}
