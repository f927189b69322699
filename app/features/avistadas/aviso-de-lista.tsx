import styles from './aviso-de-lista.module.css';
import { useAvistadas } from './avistadas.tsx';

const AVISOS = {
  'lista-ilegible':
    'No hemos podido leer tu lista de aves avistadas, así que empiezas con una vacía. No se pierde nada: antes de guardar la nueva dejamos una copia de la anterior en este navegador.',
  'sin-guardar':
    'Tu navegador no nos deja guardar la lista de aves avistadas. Lo que marques valdrá mientras no cierres ni recargues esta pestaña.',
};

/** Says what is the matter with the stored list, when anything is. */
export function AvisoDeLista() {
  const { problema } = useAvistadas();
  return (
    <div role="status" data-print="no">
      {problema && <p className={styles.aviso}>{AVISOS[problema]}</p>}
    </div>
  );
}
