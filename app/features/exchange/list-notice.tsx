import { useState } from 'react';
import { importAgain } from '../../components/browser/import-again.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './list-notice.module.css';

const NOTICES = {
  illegible:
    'No hemos podido leer tu lista de aves avistadas, así que empiezas con una vacía. No se pierde nada: antes de guardar la nueva dejamos una copia de la anterior en este navegador.',
  'illegible-days':
    'No hemos podido leer las fechas de tus avistamientos, así que las nuevas empiezan de cero. Tu lista está entera, y antes de guardar otra fecha dejamos una copia de las anteriores en este navegador.',
  unsaved:
    'Tu navegador no nos deja guardar la lista de aves avistadas: tiene el almacenamiento lleno o bloqueado. Lo que marques valdrá mientras no cierres ni recargues esta pestaña; guarda antes una copia y no lo perderás.',
};

/** Says what is the matter with the stored list, when anything is. */
export function ListNotice() {
  const { problem, entries, aves } = useAvistadas();
  return (
    <div data-print="no">
      <div role="status">{problem && <p className={styles.notice}>{NOTICES[problem]}</p>}</div>
      {problem === 'unsaved' && entries.length > 0 && <BackupNow list={[entries, aves]} />}
    </div>
  );
}

/** Gives the list as a file, at once: nothing else keeps it. */
function BackupNow({ list }: { list: Parameters<typeof import('./out/save.ts').saveJson> }) {
  const [failed, setFailed] = useState(false);
  const save = () =>
    importAgain(() => import('./out/save.ts'))
      .then(({ saveJson }) => saveJson(...list))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      );
  return (
    <>
      <button type="button" className={styles.copy} onClick={save}>
        Guardar copia ahora
      </button>
      <p role="status">
        {failed &&
          'Ahora no podemos hacer la copia. No cierres esta pestaña: comprueba tu conexión y pulsa otra vez.'}
      </p>
    </>
  );
}
