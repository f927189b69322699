import { NOMBRES_DE_MES } from '../../domain/estacion.ts';
import { textOfMeses } from '../../domain/meses.ts';
import styles from './calendario.module.css';

/** The months in which a species is about, as a strip of twelve and as a sentence. */
export function Calendario({ meses }: { meses: readonly number[] }) {
  return (
    <div className={styles.calendario}>
      <ol aria-hidden="true">
        {NOMBRES_DE_MES.map((nombre, i) => (
          <li key={nombre} data-presente={meses.includes(i + 1)}>
            {nombre.charAt(0).toUpperCase()}
          </li>
        ))}
      </ol>
      <p>
        Presente {textOfMeses(meses)} <small>(orientativo)</small>
      </p>
    </div>
  );
}
