import { importAgain } from '../../import-again.ts';
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
      <div role="status">{problema && <p className={styles.aviso}>{AVISOS[problema]}</p>}</div>
      {problema === 'sin-guardar' && entradas.length > 0 && (
        <button
          type="button"
          className={styles.copia}
          onClick={async () => {
            const { guardar } = await importAgain(() => import('./copia/guardar.ts'));
            guardar(entradas, fechas, aves);
          }}
        >
          Guardar copia ahora
        </button>
      )}
    </div>
  );
}
