import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLater } from '../../components/browser/use-later.ts';
import layout from '../../components/page/layout.module.css';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './exchange.module.css';
import { FileChooser } from './in/file-chooser.tsx';
import { OnDemand } from './on-demand.tsx';

const loadBringIn = () => import('./in/bring-in.tsx');
const loadTakeOut = () => import('./out/take-out.tsx');
const loadHandOver = () => import('./device/hand-over.tsx');

/** What the page of copies does: bringing in and taking out, each fetched when it is asked for. */
export function Exchange() {
  const { entries } = useAvistadas();
  return (
    <div className={`${layout.prose} ${styles.parts}`} data-print="no">
      <section className={layout.stack} aria-labelledby="traer">
        <h2 id="traer">Traer</h2>
        <p>Primero te enseñamos qué trae el archivo; lo que ya tienes no se pierde ni se repite.</p>
        <Bring />
      </section>
      <section className={layout.stack} aria-labelledby="llevar">
        <h2 id="llevar">Llevar</h2>
        <p>
          {entries.length === 0
            ? 'Todavía no has marcado ninguna ave, así que no hay nada que llevar.'
            : 'Una copia completa, una hoja de cálculo o un archivo que eBird sabe tomar.'}
        </p>
        {entries.length > 0 && (
          <OnDemand load={loadTakeOut} words="Preparar una copia">
            {({ TakeOut }) => <TakeOut />}
          </OnDemand>
        )}
      </section>
      {entries.length > 0 && (
        <section className={layout.stack} aria-labelledby="otro-aparato">
          <h2 id="otro-aparato">A otro aparato</h2>
          <p>Con un enlace o un código para su cámara, sin cuenta y sin que la lista pase por un servidor.</p>
          <OnDemand load={loadHandOver} words="Mostrar el enlace y el código">
            {({ HandOver }) => <HandOver />}
          </OnDemand>
        </section>
      )}
    </div>
  );
}

/** The choice of a file; what reads it comes when there is one, or when the page was opened with something. */
function Bring() {
  const { aves } = useAvistadas();
  const { hash } = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const [isInstalled] = useState(() => window.matchMedia('(display-mode: standalone)').matches);
  const { code, failed, retry } = useLater(loadBringIn, file !== null || hash !== '' || isInstalled);
  if (code) return <code.BringIn aves={aves} first={file} />;
  function choose(chosen: File) {
    setFile(chosen);
    retry();
  }
  return (
    <>
      <FileChooser onChoose={choose} />
      <p role="status">
        {failed
          ? 'No llega la parte de la guía que lee archivos: quizá no hay conexión. Prueba otra vez.'
          : file && 'Preparando la lectura…'}
      </p>
    </>
  );
}
