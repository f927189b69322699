import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import layout from '../../components/page/layout.module.css';
import { usePersisted } from '../../data/seen-list/persistence.ts';
import styles from './your-list.module.css';

/** What threatens the list, and where it is copied and brought back. */
export function YourList() {
  return (
    <section className={`${layout.prose} ${styles.list}`} data-print="no" aria-labelledby="tu-lista">
      <h2 id="tu-lista">Tu lista</h2>
      <p>
        Safari borra lo que guardan las páginas que no usas en siete días, y tu lista con ello. Con una copia
        la tienes a salvo.
      </p>
      <p>
        <Link to={paths.copies()}>Guardar una copia, recuperarla o traer tus registros de eBird y otros</Link>
      </p>
      <PersistencePromise />
    </section>
  );
}

/** Whether the browser keeps the list when it wants for room. */
function PersistencePromise() {
  const persisted = usePersisted();
  if (persisted === null) return null;
  return (
    <p className={styles.promise}>
      {persisted
        ? 'Este navegador nos ha prometido no borrarla por su cuenta.'
        : 'Este navegador no ha prometido conservarla: si le falta espacio, puede borrarla.'}
    </p>
  );
}
