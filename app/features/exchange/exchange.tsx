import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import { HandOver } from './device/hand-over.tsx';
import styles from './exchange.module.css';
import { BringIn } from './in/bring-in.tsx';
import { TakeOut } from './out/take-out.tsx';

/** What the page of copies fetches: bringing in and taking out. */
export function Exchange() {
  const { entries, aves } = useAvistadas();
  return (
    <div className={`${layout.prose} ${styles.parts}`} data-print="no">
      <section className={layout.stack} aria-labelledby="traer">
        <h2 id="traer">Traer</h2>
        <p>
          Tu descarga de eBird (tal como llega, en su ZIP), tu lista de la vida, los archivos de iNaturalist,
          Observation.org o Birda, una copia de esta guía, o tu propia hoja con una columna de nombres.
          Primero te enseñamos qué trae; lo que ya tienes no se pierde ni se repite.
        </p>
        <BringIn aves={aves} />
      </section>
      <section className={layout.stack} aria-labelledby="llevar">
        <h2 id="llevar">Llevar</h2>
        {entries.length === 0 ? (
          <p>Todavía no has marcado ninguna ave, así que no hay nada que llevar.</p>
        ) : (
          <TakeOut />
        )}
      </section>
      {entries.length > 0 && (
        <section className={layout.stack} aria-labelledby="otro-aparato">
          <h2 id="otro-aparato">A otro aparato</h2>
          <HandOver />
        </section>
      )}
    </div>
  );
}
