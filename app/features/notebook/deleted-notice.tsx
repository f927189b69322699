import { useEffect, useRef, useState } from 'react';
import layout from '../../components/page/layout.module.css';
import { takeBack } from '../../data/notebook/changes.ts';
import { notebook } from '../../data/notebook/here.ts';
import styles from './deleted-notice.module.css';

type Props = { id: string | null; onEnd: () => void };

/** That a sighting was deleted, and its way back, in sight and in focus wherever one has scrolled to. After a reload it stands under «Volver atrás». */
export function DeletedNotice({ id, onEnd }: Props) {
  const [fault, setFault] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone with its line.
  useEffect(() => {
    if (id) button.current?.focus({ preventScroll: true });
  }, [id]);

  const undo = () =>
    takeBack(notebook, id ?? '').then(onEnd, () =>
      setFault('El navegador no nos deja guardarlo: libera espacio y pulsa otra vez.'),
    );
  return (
    <div className={`${layout.row} ${styles.notice}`} role="status" data-print="no">
      {id && (
        <>
          <span>Avistamiento borrado. {fault}</span>
          <button ref={button} type="button" onClick={undo}>
            Deshacer
          </button>
          <button type="button" aria-label="Cerrar aviso" onClick={onEnd}>
            Cerrar
          </button>
        </>
      )}
    </div>
  );
}
