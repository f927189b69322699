import { useState } from 'react';
import layout from '../../components/page/layout.module.css';
import { takeBack } from '../../data/notebook/changes.ts';
import { notebook } from '../../data/notebook/here.ts';

type Props = { id: string | null; onEnd: () => void };

/** That a sighting was deleted, and its way back. After a reload it stands under «Volver atrás». */
export function DeletedNotice({ id, onEnd }: Props) {
  const [fault, setFault] = useState('');
  const undo = () =>
    takeBack(notebook, id ?? '').then(onEnd, () =>
      setFault('El navegador no nos deja guardarlo: libera espacio y pulsa otra vez.'),
    );
  return (
    <div className={layout.row} role="status">
      {id && (
        <>
          <span>Avistamiento borrado. {fault}</span>
          <button type="button" onClick={undo}>
            Deshacer
          </button>
        </>
      )}
    </div>
  );
}
