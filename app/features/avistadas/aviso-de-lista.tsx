import { useState } from 'react';
import { importAgain } from '../../components/import-again.ts';
import styles from './aviso-de-lista.module.css';
import { useAvistadas } from './avistadas.tsx';

const AVISOS = {
  ilegible:
    'No hemos podido leer tu lista de aves avistadas, así que empiezas con una vacía. No se pierde nada: antes de guardar la nueva dejamos una copia de la anterior en este navegador.',
  'fechas-ilegibles':
    'No hemos podido leer las fechas de tus avistamientos, así que las nuevas empiezan de cero. Tu lista está entera, y antes de guardar otra fecha dejamos una copia de las anteriores en este navegador.',
  'sin-guardar':
    'Tu navegador no nos deja guardar la lista de aves avistadas: tiene el almacenamiento lleno o bloqueado. Lo que marques valdrá mientras no cierres ni recargues esta pestaña; guarda antes una copia y no lo perderás.',
};

/** Says what is the matter with the stored list, when anything is. */
export function AvisoDeLista() {
  const { problema, entradas, fechas, aves } = useAvistadas();
  return (
    <div data-print="no">
      <div role="status">{problema && <p className={styles.notice}>{AVISOS[problema]}</p>}</div>
      {problema === 'sin-guardar' && entradas.length > 0 && <CopiaYa lista={[entradas, fechas, aves]} />}
    </div>
  );
}

/** Gives the list as a file, at once: nothing else keeps it. */
function CopiaYa({ lista }: { lista: Parameters<typeof import('./copia/guardar.ts').guardar> }) {
  const [failed, setFailed] = useState(false);
  const save = () =>
    importAgain(() => import('./copia/guardar.ts')).then(
      ({ guardar }) => {
        guardar(...lista);
        setFailed(false);
      },
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
