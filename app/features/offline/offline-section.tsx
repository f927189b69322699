import { useLater } from '../../components/browser/use-later.ts';
import styles from './offline-section.module.css';

const load = () => import('./offline.tsx');

/** How the guide is kept for where there is no network. */
export function OfflineSection() {
  const { code, failed, retry } = useLater(load, true);
  return (
    <section id="sin-conexion">
      <h2>Sin conexión</h2>
      <p>
        Lo que ya has visitado se abre también sin red. Si vas al campo, guarda antes la guía entera:
        cualquier página se abrirá sin cobertura, y también puedes instalarla desde el menú del navegador como
        una aplicación más.
      </p>
      <noscript>
        <p>Para guardar la guía hace falta JavaScript.</p>
      </noscript>
      <div className={styles.room}>
        {code && <code.Offline />}
        {failed && (
          <button type="button" onClick={retry}>
            No hemos podido cargarlo: probar otra vez
          </button>
        )}
      </div>
    </section>
  );
}
