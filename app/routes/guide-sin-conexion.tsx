import styles from './guide.module.css';
import { usePart } from './use-part.ts';
import { useStirred } from './use-stirred.ts';

const load = () => import('../features/sin-conexion/sin-conexion.tsx');

const isAskedFor = () => window.location.hash === '#sin-conexion';

/** How the guide is kept for where there is no network. What keeps it comes when the visitor is about to use it. */
export function GuideSinConexion() {
  const { part, failed, retry } = usePart(load, useStirred(isAskedFor));
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
      <div className={styles.offline}>
        {part && <part.Part />}
        {failed && (
          <button type="button" onClick={retry}>
            No hemos podido cargarlo: probar otra vez
          </button>
        )}
      </div>
    </section>
  );
}
