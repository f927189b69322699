import type { Ficha } from '../../domain/ave.ts';
import { Tamano } from '../components/tamano.tsx';
import { Parecidas } from '../features/parecidos/parecidas.tsx';
import styles from './ficha-partes.module.css';

export { Marcas } from '../features/marcas/marcas.tsx';
export { Rasgos } from '../features/marcas/rasgos.tsx';
export { FichaViva } from './ficha-viva.tsx';

/** What follows the facts. On paper the plate, the text and the facts fill the sheet. */
export function Mas({ ave }: { ave: Ficha }) {
  return (
    <div className={styles.mas} data-print="no">
      <Parecidas ave={ave} />
      <Tamano ave={ave} />
    </div>
  );
}
